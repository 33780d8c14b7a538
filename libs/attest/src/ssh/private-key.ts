// Private ed25519 keys, from the two kinds of file that people have: OpenSSH's own (PROTOCOL.key) and PEM with PKCS#8.
// Neither is decrypted here: a passphrase has no place in a pipeline, and `ssh-keygen -Y sign` takes such keys, and those of
// an agent or a token, and gives the very bytes that we would.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { accept, type Refused, type Result, refuse } from '#canonical';
import { beginOf, dearmor } from './armor.ts';
import { encodePublicKey, fingerprintOf, keyTypeOf, pointOf, publicKeyBytes } from './public-key.ts';
import { releaseNamespace } from './signature.ts';
import { encodeStrings, readExactly, readStrings } from './wire.ts';

export const privateKeyBytesMax = 65_536;

export type SigningKey = {
  readonly key: KeyObject;
  /** The blob of its public half. */
  readonly publicKey: Buffer;
  readonly fingerprint: string;
};

/** Reads a private key. E_KEY for one that is encrypted, of another kind, or none. */
export function parsePrivateKey(bytes: Uint8Array): Result<SigningKey, 'E_KEY'> {
  const text = Buffer.from(bytes.subarray(0, privateKeyBytesMax + 1)).toString('latin1');
  if (text.length > privateKeyBytesMax) return notAKey();
  return text.startsWith(beginOf('OPENSSH PRIVATE KEY')) ? parseOpenSsh(text) : parsePem(text);
}

const magic = Buffer.from('openssh-key-v1\0');
const oneKey = Buffer.from([0, 0, 0, 1]);
const blockBytes = 8;

function parseOpenSsh(text: string): Result<SigningKey, 'E_KEY'> {
  const blob = dearmor('OPENSSH PRIVATE KEY', text);
  if (blob?.subarray(0, magic.length).equals(magic) !== true) return notAKey();
  const head = readStrings(blob.subarray(magic.length), 3);
  const [cipher, derivation] = head?.strings.map((string) => string.toString('latin1')) ?? [];
  if (head === undefined) return notAKey();
  if (cipher !== 'none' || derivation !== 'none') return encrypted();
  if (!head.rest.subarray(0, oneKey.length).equals(oneKey)) return notAKey();
  const [publicKey, secret] = readExactly(head.rest.subarray(oneKey.length), 2) ?? [];
  if (publicKey === undefined || secret === undefined) return notAKey();
  if (pointOf(publicKey) === undefined) return otherKind(keyTypeOf(publicKey));
  const seed = seedOf(secret, publicKey);
  const key = seed && keyOfSeed(seed);
  return key?.publicKey.equals(publicKey) === true ? accept(key) : notAKey();
}

/** The seed in the section that would be encrypted: two equal check words, the key, a comment, and padding 1, 2, 3, … */
function seedOf(secret: Buffer, publicKey: Buffer): Buffer | undefined {
  if (secret.length % blockBytes !== 0 || !secret.subarray(0, 4).equals(secret.subarray(4, 8))) return undefined;
  const read = readStrings(secret.subarray(8), 4);
  const [type, point, pair] = read?.strings ?? [];
  const isPadded =
    read !== undefined && read.rest.length < blockBytes && read.rest.every((byte, at) => byte === at + 1);
  if (!isPadded || type === undefined || point === undefined || pair === undefined) return undefined;
  const isOne = encodeStrings([type, point]).equals(publicKey) && pair.subarray(publicKeyBytes).equals(point);
  return isOne ? pair.subarray(0, publicKeyBytes) : undefined;
}

/** What DER puts before the 32 bytes of a seed (RFC 8410, section 7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyOfSeed(seed: Buffer): SigningKey {
  return signingKey(createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' }));
}

function parsePem(text: string): Result<SigningKey, 'E_KEY'> {
  if (/^-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(text)) return encrypted();
  if (!/^-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n/.test(text)) return notAKey();
  try {
    const key = createPrivateKey({ key: text, format: 'pem' });
    return key.asymmetricKeyType === 'ed25519' ? accept(signingKey(key)) : otherKind(key.asymmetricKeyType);
  } catch {
    return notAKey();
  }
}

function signingKey(key: KeyObject): SigningKey {
  const point = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');
  const publicKey = encodePublicKey(point);
  return { key, publicKey, fingerprint: fingerprintOf(publicKey) };
}

const refusal = (expected: string, mend: string): Refused<'E_KEY'> => refuse({ code: 'E_KEY', expected, mend });

const newKey = 'ssh-keygen -t ed25519 -f KEY';
const notAKey = () => refusal('an ed25519 private key, of OpenSSH or PEM (PKCS#8), whole and unencrypted', newKey);
const otherKind = (kind = 'no key') => refusal(`an ed25519 key, not \`${printable(kind)}\``, newKey);
const encrypted = () =>
  refusal(
    'a key that is not encrypted',
    `let OpenSSH sign: ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json`,
  );

const printable = (word: string): string => word.replaceAll(/[^!-~]/g, '?').slice(0, 64);
