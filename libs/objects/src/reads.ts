// How a pure room reads a repository: it is written as a generator that yields batches of reads and is sent the answers.
// An effect room drives it (`drive` of `#git`); a test drives it from a map with `driveSync`. Nothing here does I/O.
import type { Refusal } from '#canonical';
import type { ObjectType } from './object-id.ts';
import type { TreeMode } from './tree.ts';

/**
 * One read: of the object at `path` in the tree of `commit` (a full commit or tree id; the empty path is its root tree),
 * or of an object by its id. `bytesMax` bounds the content, and never raises the reader's own bound.
 * With `content: false` only what the path leads to is asked (`bytes` is empty then): no content is read, and a gitlink,
 * whose commit lies in another repository, may be named.
 */
export type ReadRequest =
  | { readonly commit: string; readonly path: string; readonly content?: boolean; readonly bytesMax?: number }
  | { readonly oid: string; readonly bytesMax?: number };

/** What was found. `mode` is absent when the read was by id. */
export type ReadObject = {
  readonly mode?: TreeMode;
  readonly type: ObjectType;
  readonly oid: string;
  readonly bytes: Uint8Array;
};

/** The answer in the place of its request. `detail` tells a missing path from a damaged object. */
export type ReadAnswer =
  | { readonly ok: true; readonly value: ReadObject }
  | { readonly ok: false; readonly refusal: Refusal<ReadCode> & { readonly detail: string } };

export type ReadCode = 'E_OBJECT' | 'E_LIMIT';

/** A pure plan of reads ending in `T`. */
export type ReadPlan<T> = Generator<readonly ReadRequest[], T, readonly ReadAnswer[]>;

/** Drives a plan from a function that answers at once: for tests and in-memory trees. */
export function driveSync<T>(plan: ReadPlan<T>, answer: (request: ReadRequest) => ReadAnswer): T {
  let step = plan.next();
  while (!step.done) step = plan.next(step.value.map(answer));
  return step.value;
}
