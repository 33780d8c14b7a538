// A large file written from pieces as they come, in a held folder, digested on the way. Small pieces are gathered, so that
// many of them make one call to the system; in memory are about a mebibyte and one piece.
import { createHash } from 'node:crypto';
import { closeSync, constants, fchmodSync, openSync, unlinkSync, writeSync, writevSync } from 'node:fs';
import { attempt, succeeds } from './fault.ts';
import type { Folder } from './folder.ts';

const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** Pieces are gathered until they hold this much. */
const gatheredBytesMin = 1_048_576;

/**
 * Creates `name` in `folder` exclusively, with exactly `mode`, from `pieces`; gives the SHA-256 and size of what was
 * written. A piece may be kept until a later one was given. Not synced: for files in a staging folder. Throws `FilesFault`, or what `pieces` throws; then nothing is left.
 */
export async function createFileFrom(
  folder: Folder,
  name: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mode: number,
): Promise<{ readonly sha256: string; readonly sizeBytes: number }> {
  const path = folder.named(name);
  const descriptor = attempt('create', path, () => openSync(folder.at(name), createFlags, mode));
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let gathered: Uint8Array[] = [];
  let gatheredBytes = 0;
  const flush = () => {
    attempt('write', path, () => writeAllFully(descriptor, gathered));
    gathered = [];
    gatheredBytes = 0;
  };
  try {
    attempt('set the mode of', path, () => fchmodSync(descriptor, mode));
    for await (const piece of pieces) {
      hash.update(piece);
      sizeBytes += piece.length;
      gathered.push(piece);
      gatheredBytes += piece.length;
      if (gatheredBytes >= gatheredBytesMin) flush();
    }
    flush();
  } catch (error) {
    succeeds(() => closeSync(descriptor));
    succeeds(() => unlinkSync(folder.at(name)));
    throw error;
  }
  attempt('write', path, () => closeSync(descriptor));
  return { sha256: hash.digest('hex'), sizeBytes };
}

/** Writes all of `bytes` at the descriptor's place; the system may take them in parts. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset, bytes.length - offset);
}

/** The same for several pieces at once. */
function writeAllFully(descriptor: number, pieces: readonly Uint8Array[]): void {
  if (pieces.length === 0) return;
  let left = writevSync(descriptor, pieces);
  // What the system did not take of them, piece by piece.
  for (const piece of pieces) {
    writeFully(descriptor, piece.subarray(Math.min(left, piece.length)));
    left -= Math.min(left, piece.length);
  }
}
