// What may be asked of a repository's objects, the bounds of it, and the refusals that need no store to be asked.
import { decline, type HashAlgorithm, type ObjectType } from '#objects';
import type { ObjectRefusal } from './refusals.ts';

/** Largest object that is ever read, in bytes. */
export const objectBytesMax = 64 * 1_048_576;
/** Ids asked about in one round trip. */
export const batchObjectsMax = 512;
/**
 * Content taken in one round trip, in bytes, unless a single object is larger. About what a pipe holds: the child fills it
 * with the next group while the one before is worked on.
 */
export const groupBytesMax = 262_144;

/** A verified object. `bytes` is its content, without Git's header. */
export type GitObject = { readonly oid: string; readonly type: ObjectType; readonly bytes: Uint8Array };

/** One object to read; `bytesMax` lowers `objectBytesMax`. */
export type ObjectRequest = { readonly oid: string; readonly bytesMax?: number };

export const missing = {
  code: 'E_OBJECT',
  detail: 'object-missing',
  expected: 'an object that is here',
  mend: 'git fetch',
} as const;
export const closed: ObjectRefusal = {
  code: 'E_OBJECT',
  detail: 'store-closed',
  expected: 'a repository that is still open',
};

export const refuseId = (oid: string, algorithm: HashAlgorithm) =>
  decline({
    code: 'E_OBJECT' as const,
    detail: 'object-id' as const,
    expected: `a full ${algorithm} id in lower-case hex`,
    at: JSON.stringify(oid.slice(0, 80)).slice(1, -1),
    mend: 'git rev-parse NAME',
  });

export const refuseSize = (oid: string, bytesMax: number) =>
  decline({
    code: 'E_LIMIT' as const,
    detail: 'object-bytes' as const,
    expected: `at most ${bytesMax} bytes`,
    at: oid,
  });
