// What a backend does: tell type and size of objects, and hand out verified content. Everything above (bounds, batches,
// trees, history) is the same for both backends.
import type { ObjectType } from '#objects';
import type { ObjectOutcome } from './refusals.ts';

export type Backend = 'git' | 'embedded';

/** What is said of an object before its content is taken; believed only once the content hashes to the id. */
export type ObjectInfo = { readonly oid: string; readonly type: ObjectType; readonly sizeBytes: number };

/** A source of objects. A refusal from here means that the store itself is damaged or gone: nothing more is asked of it. */
export interface ObjectStore {
  readonly backend: Backend;
  /** Type and size of each id in turn; undefined where there is no such object. Ids are full and well formed. */
  info(oids: readonly string[]): Promise<ObjectOutcome<readonly (ObjectInfo | undefined)[]>>;
  /** The content of each, hashed and found equal to its id, of the type and size that `info` told. */
  contents(infos: readonly ObjectInfo[]): Promise<ObjectOutcome<readonly Uint8Array[]>>;
  /** Commits reached from these, children before parents, where the backend can tell; to be proved by whoever takes it. */
  historyOrder?(oids: readonly string[]): AsyncIterable<string>;
  close(): Promise<void>;
}
