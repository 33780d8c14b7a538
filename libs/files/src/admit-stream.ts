// The way in for a file too large to hold, such as an archive: the same rules as `admitFile`, but the descriptor stays
// open and the content is read in pieces, as often as the caller likes. Memory is one piece, whatever the file's size.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { accept, type Result, refuse } from '#canonical';
import { movedErrnos } from './admit-file.ts';
import { attempt, errnoOf, explainErrno } from './fault.ts';

export type AdmittedStream = {
  readonly path: string;
  readonly sizeBytes: number;
  /** The content in pieces, from the start; a piece is only good until the next one is asked for. Throws `FilesFault`. */
  chunks(): Generator<Uint8Array>;
  /** Whether the path still leads to this file and nothing wrote to it since (size and times). Throws `FilesFault`. */
  unchanged(): boolean;
  close(): void;
};

const pieceBytes = 1 << 20;

/** Opens a user's large file. `E_RUNTIME` and `E_LIMIT` as `admitFile`; the caller closes. */
export function admitStream(
  path: string,
  options: { readonly bytesMax: number },
): Result<AdmittedStream, 'E_RUNTIME' | 'E_LIMIT'> {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const errno = errnoOf(error);
    return refuse({ code: 'E_RUNTIME', input: path, expected: `a readable file: ${explainErrno(errno)} (${errno})` });
  }
  const stats = attempt('look at', path, () => fstatSync(descriptor, { bigint: true }));
  const sizeBytes = Number(stats.size);
  if (!stats.isFile() || sizeBytes > options.bytesMax) {
    closeSync(descriptor);
    return stats.isFile()
      ? refuse({ code: 'E_LIMIT', input: path, expected: `at most ${options.bytesMax} bytes, not ${sizeBytes}` })
      : refuse({ code: 'E_RUNTIME', input: path, expected: 'a regular file' });
  }
  const stamp = stampOf(stats);
  return accept({
    path,
    sizeBytes,
    chunks: () => readChunks(descriptor, path, sizeBytes),
    unchanged: () => isUnchanged(descriptor, path, stamp),
    close: () => closeSync(descriptor),
  });
}

function isUnchanged(descriptor: number, path: string, stamp: string): boolean {
  try {
    return attempt('look at', path, () => {
      const there = lstatSync(path, { bigint: true });
      return stampOf(there) === stamp && stampOf(fstatSync(descriptor, { bigint: true })) === stamp;
    });
  } catch (error) {
    if (movedErrnos.includes(errnoOf(error))) return false;
    throw error;
  }
}

type Stats = { dev: bigint; ino: bigint; size: bigint; mtimeNs: bigint; ctimeNs: bigint };

const stampOf = (stats: Stats): string =>
  [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].map(String).join(' ');

/** Reads up to the size seen at admission and no further, so a file that grows cannot feed us for ever. */
function* readChunks(descriptor: number, path: string, sizeBytes: number): Generator<Uint8Array> {
  const piece = new Uint8Array(Math.min(pieceBytes, sizeBytes));
  let offset = 0;
  while (offset < sizeBytes) {
    const wanted = Math.min(piece.length, sizeBytes - offset);
    const count = attempt('read', path, () => readSync(descriptor, piece, 0, wanted, offset));
    if (count === 0) return;
    offset += count;
    yield piece.subarray(0, count);
  }
}
