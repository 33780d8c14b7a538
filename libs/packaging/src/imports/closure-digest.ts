// One digest for a set of files, as it stands in gate records and beside an adapter's pin: it moves when a path, a mode or
// a byte moves, and with nothing else.
import { compareCodePoints, documentDigest } from '#canonical';

/** A file by its place, its Git mode and id, and the digest of its bytes. */
export type ClosureFile = {
  readonly path: string;
  readonly mode: string;
  readonly object_id: string;
  readonly sha256: string;
};

/** The files sorted by path, each with exactly the four members that the digest covers. */
export const closureList = (files: readonly ClosureFile[]): ClosureFile[] =>
  files
    .map(({ path, mode, object_id, sha256 }) => ({ mode, object_id, path, sha256 }))
    .sort((a, b) => compareCodePoints(a.path, b.path));

/** The document digest of the sorted list; the order of `files` does not matter. */
export const closureDigest = (files: readonly ClosureFile[]): string => documentDigest(closureList(files));
