// Reads of the repository's own small files: regular, no symbolic link followed in the last component, bounded.
// A link or a fifo among Git's files is never needed and could name anything, so both are refused and not opened blindly.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { accept } from '#canonical';
import { decline } from '#objects';
import type { RepositoryOutcome } from './refusals.ts';

export type EntryKind = 'file' | 'directory' | 'symlink' | 'other' | 'absent';

/** What stands at a path, without following a link in its last component. */
export function kindOf(path: string): EntryKind {
  const stat = statOrAbsent(path);
  if (stat === undefined) return 'absent';
  if (stat.isFile()) return 'file';
  if (stat.isDirectory()) return 'directory';
  return stat.isSymbolicLink() ? 'symlink' : 'other';
}

function statOrAbsent(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A name too long for the disk cannot be on it.
    if (errnoOf(error) === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

/** The operating system's word for what went wrong, or undefined for any other kind of error. */
export const errnoOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;

/** Runs a reading; what the disk denies becomes the refusal `unreadable`. */
export function guardReading<T>(read: () => RepositoryOutcome<T>): RepositoryOutcome<T> {
  try {
    return read();
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    const expected = `files that can be read (${errno})`;
    return decline({ code: 'E_REPOSITORY', detail: 'unreadable', expected, mend: 'ls -lR .git' });
  }
}

/**
 * The bytes of a file, or undefined when there is none. `at` is the name a refusal gives it.
 * Refuses `symlink`, `irregular` and, above `bytesMax`, `file-bytes`.
 */
export function readSmallFile(path: string, at: string, bytesMax: number): RepositoryOutcome<Buffer | undefined> {
  const kind = kindOf(path);
  if (kind === 'absent') return accept(undefined);
  if (kind === 'symlink') return refuseLink(at);
  if (kind !== 'file') return refuseIrregular(at);
  const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(handle).isFile()) return refuseIrregular(at);
    const bytes = readUpTo(handle, bytesMax + 1);
    if (bytes.length <= bytesMax) return accept(bytes);
    return decline({ code: 'E_REPOSITORY', detail: 'file-bytes', expected: `at most ${bytesMax} bytes`, at });
  } finally {
    closeSync(handle);
  }
}

function readUpTo(handle: number, bytesMax: number): Buffer {
  const size = Math.min(fstatSync(handle).size + 1, bytesMax);
  const chunks: Buffer[] = [];
  for (let total = 0; total < bytesMax; ) {
    const chunk = Buffer.allocUnsafe(Math.min(total === 0 ? size : 65_536, bytesMax - total));
    const taken = readSync(handle, chunk, 0, chunk.length, null);
    if (taken === 0) break;
    chunks.push(chunk.subarray(0, taken));
    total += taken;
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

/** The first bytes of a regular file and its length; undefined when there is none, or it is a link or something else. */
export function readFileHead(
  path: string,
  bytesMax: number,
): { readonly bytes: Buffer; readonly fileBytes: number } | undefined {
  if (kindOf(path) !== 'file') return undefined;
  const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const bytes = Buffer.alloc(bytesMax);
    const taken = readSync(handle, bytes, 0, bytesMax, 0);
    return { bytes: bytes.subarray(0, taken), fileBytes: fstatSync(handle).size };
  } finally {
    closeSync(handle);
  }
}

export const refuseLink = (at: string) =>
  decline({ code: 'E_REPOSITORY' as const, detail: 'symlink' as const, expected: 'no symbolic link', at });

export const refuseIrregular = (at: string) =>
  decline({ code: 'E_REPOSITORY' as const, detail: 'irregular' as const, expected: 'a regular file', at });
