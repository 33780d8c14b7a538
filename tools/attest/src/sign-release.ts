// Signs a release directory: an envelope for each statement, and last the manifest, since that is the signature installers ask
// for. Ed25519 gives the same bytes each time, so signing again changes nothing; another key's signature is never replaced.
import { join } from 'node:path';
import {
  attestationsFolder,
  encodeEnvelope,
  encodeReleaseSignature,
  envelopeName,
  parsePrivateKey,
  privateKeyBytesMax,
  type SigningKey,
  signatureName,
} from '#attest';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { admitFile, identityAt, writeFileDurably } from '#files';
import { type Attestations, deriveAttestations, writeAttestations } from './attestations.ts';

export type SignedFolder = {
  readonly releaseId: string;
  readonly fingerprint: string;
  /** The public half as a line of `.pub` and allowed signers holds it. */
  readonly publicKey: string;
  /** Files that were not there before, relative to the folder. */
  readonly written: readonly string[];
};

/**
 * Signs the release in `folder` with the key in `keyPath`, attesting it first where that was not done. Refuses E_KEY, as
 * `deriveAttestations` and `writeAttestations` do, and E_EXISTS for a signature of another key, before any is written. Throws
 * `FilesFault`.
 */
export async function signRelease(folder: string, keyPath: string): Promise<Result<SignedFolder>> {
  const key = readKey(keyPath);
  if (!key.ok) return key;
  const attestations = await deriveAttestations(folder);
  if (!attestations.ok) return attestations;
  const attested = writeAttestations(folder, attestations.value);
  if (!attested.ok) return attested;
  const signatures = signaturesOf(attestations.value, key.value);
  const missing: (readonly [string, Uint8Array])[] = [];
  for (const [name, bytes] of signatures) {
    const path = join(folder, name);
    if (identityAt(path) === undefined) missing.push([name, bytes]);
    else if (!isFileOf(path, bytes)) return refuse(otherSignature(path));
  }
  for (const [name, bytes] of missing) writeFileDurably(join(folder, name), bytes);
  return accept({
    releaseId: attestations.value.releaseId,
    fingerprint: key.value.fingerprint,
    publicKey: `ssh-ed25519 ${key.value.publicKey.toString('base64')}`,
    written: missing.map(([name]) => name),
  });
}

function readKey(path: string): Result<SigningKey> {
  const file = admitFile(path, { bytesMax: privateKeyBytesMax });
  if (!file.ok) return file;
  const key = parsePrivateKey(file.value.bytes);
  return key.ok ? key : refuse({ ...key.refusal, input: path });
}

/** Every signature by its path in the folder, that of the manifest last. */
const signaturesOf = ({ statements, manifest }: Attestations, key: SigningKey): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ...[...statements].map(
      ([name, bytes]) => [`${attestationsFolder}/${envelopeName(name)}`, encodeEnvelope(bytes, key)] as const,
    ),
    [signatureName, encodeReleaseSignature(manifest, key)],
  ]);

function isFileOf(path: string, bytes: Uint8Array): boolean {
  const file = admitFile(path, { bytesMax: bytes.length });
  return file.ok && Buffer.compare(file.value.bytes, bytes) === 0;
}

const otherSignature = (path: string): Refusal<'E_EXISTS'> => ({
  code: 'E_EXISTS',
  input: path,
  expected: 'no signature, or the one that this key makes',
  mend: 'move it away if it is not wanted; two signers keep two copies of the release directory',
});
