// Ed25519 public keys as SSH holds them: the words `ssh-ed25519` and 32 bytes. Keys of other kinds are told apart and
// never used: one algorithm is enough, its signatures are the same every time, and nothing needs to be negotiated.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { encodeStrings, readExactly, readStrings } from './wire.ts';

export const keyType = 'ssh-ed25519';
export const publicKeyBytes = 32;

export const encodePublicKey = (point: Uint8Array): Buffer => encodeStrings([keyType, point]);

/** The kind that a key blob names, as text; undefined when it is no blob. */
export const keyTypeOf = (blob: Buffer): string | undefined => readStrings(blob, 1)?.strings[0]?.toString('latin1');

/** The 32 bytes of an ed25519 blob; undefined for every other. */
export function pointOf(blob: Buffer): Buffer | undefined {
  const [type, point] = readExactly(blob, 2) ?? [];
  return type?.toString('latin1') === keyType && point?.length === publicKeyBytes ? point : undefined;
}

/** The fingerprint as `ssh-keygen -l` prints it, `SHA256:` and base64 without padding. */
export const fingerprintOf = (blob: Uint8Array): string =>
  `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;

export const publicKeyObject = (point: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: point.toString('base64url') }, format: 'jwk' });
