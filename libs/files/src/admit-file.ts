// The one way in for a small file named by a user: regular, not a symbolic link in its last component, within a bound
// that is checked before reading. Whoever judged the bytes asks `unchanged()` at the end, so a file edited during the
// judgement is noticed. For files too large to hold, see `admit-stream.ts`.
import { closeSync, constants, openSync } from 'node:fs';
import { accept, type Result, refuse } from '#canonical';
import { attempt, errnoOf, explainErrno } from './fault.ts';
import { type Identity, identityOfDescriptor, isSameFile } from './identity.ts';
import { type Bounded, readBounded } from './read-bounded.ts';

export type AdmittedFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether the path still leads to the same regular file with the same bytes. Throws `FilesFault` when the disk fails. */
  unchanged(): boolean;
};

export type AdmitOptions = {
  /** Largest size accepted, in bytes. */
  readonly bytesMax: number;
};

// Not blocking, so a pipe is refused instead of waited for.
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads a user's file: `E_RUNTIME` when it is missing, unreadable, a link or no regular file, or moves while it is read;
 * `E_LIMIT` when it is larger than `bytesMax`. Folders above it may be links: only the last component is judged.
 */
export function admitFile(path: string, options: AdmitOptions): Result<AdmittedFile, 'E_RUNTIME' | 'E_LIMIT'> {
  let snapshot: Snapshot;
  try {
    snapshot = takeSnapshot(path, options.bytesMax);
  } catch (error) {
    return refuse({ code: 'E_RUNTIME', input: path, expected: `a readable file: ${reasonOf(error)}` });
  }
  const { bounded, identity } = snapshot;
  switch (bounded.kind) {
    case 'not-regular':
      return refuse({ code: 'E_RUNTIME', input: path, expected: 'a regular file' });
    case 'too-large':
      return refuse({
        code: 'E_LIMIT',
        input: path,
        expected: `at most ${options.bytesMax} bytes, not ${bounded.sizeBytes}`,
      });
    case 'moved':
      return refuse({ code: 'E_RUNTIME', input: path, expected: 'a file that holds still while it is read' });
    case 'read':
      return accept({ path, bytes: bounded.bytes, unchanged: () => isUnchanged(path, identity, bounded.bytes) });
  }
}

type Snapshot = { readonly identity: Identity; readonly bounded: Bounded };

function takeSnapshot(path: string, bytesMax: number): Snapshot {
  const descriptor = openSync(path, openFlags);
  try {
    return { identity: identityOfDescriptor(descriptor), bounded: readBounded(descriptor, bytesMax) };
  } finally {
    closeSync(descriptor);
  }
}

/** What the system says when something else stands at the path now. */
export const movedErrnos: readonly string[] = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO'];

function isUnchanged(path: string, identity: Identity, bytes: Uint8Array): boolean {
  try {
    const now = attempt('read again', path, () => takeSnapshot(path, bytes.length));
    return isSameFile(now.identity, identity) && now.bounded.kind === 'read' && sameBytes(now.bounded.bytes, bytes);
  } catch (error) {
    if (movedErrnos.includes(errnoOf(error))) return false;
    throw error;
  }
}

const sameBytes = (left: Uint8Array, right: Uint8Array): boolean => Buffer.compare(left, right) === 0;

function reasonOf(error: unknown): string {
  const errno = errnoOf(error);
  return errno === 'ELOOP' ? 'a symbolic link is not followed (ELOOP)' : `${explainErrno(errno)} (${errno})`;
}
