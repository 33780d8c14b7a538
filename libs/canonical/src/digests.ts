// The digests of the wire format. A document's digest covers its canonical bytes with the final LF (it is the digest of
// the file); a text digest covers the same bytes without it. Mixing the two is the commonest trap, so each has a name.
import { createHash } from 'node:crypto';
import { canonicalText, encodeCanonical } from './encode.ts';
import type { Json } from './result.ts';

/** The hash a Git repository names its objects by. */
export type GitHash = 'sha1' | 'sha256';

/** SHA-256 as 64 lower-case hex digits; a string is hashed as UTF-8. */
export const sha256Hex = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** SHA-512 as a Subresource Integrity string, `sha512-` and base64. */
export const sha512Sri = (bytes: Uint8Array): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** The id Git gives to a blob of these bytes: the hash over `blob <size>`, a NUL and the bytes. */
export const gitBlobId = (bytes: Uint8Array, hash: GitHash): string =>
  createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Document digest: SHA-256 over the canonical bytes, the final LF **included**. */
export const documentDigest = (value: Json): string => sha256Hex(encodeCanonical(value));

/** Text digest: SHA-256 over the canonical text, **without** the final LF. */
export const textDigest = (value: Json): string => sha256Hex(canonicalText(value));
