// The one face of this room: an admitted repository, read by full ids, every object hashed as it is read. The same over
// both backends.
import { accept } from '#canonical';
import {
  decline,
  type HashAlgorithm,
  type ReadAnswer,
  type ReadPlan,
  type ReadRequest,
  type TreeEntry,
} from '#objects';
import type { Admitted } from './admission.ts';
import { answerReads, drive } from './drive.ts';
import { History } from './history.ts';
import { type FileEntry, listFiles } from './listing.ts';
import { ObjectReader } from './object-reader.ts';
import type { GitObject, ObjectRequest } from './object-request.ts';
import type { HistoryOutcome, ObjectOutcome, RevisionOutcome } from './refusals.ts';
import { resolveRevision } from './revision.ts';
import type { Backend, ObjectInfo, ObjectStore } from './store.ts';
import { type GitCommit, Trees } from './trees.ts';

export class Repository {
  readonly algorithm: HashAlgorithm;
  readonly backend: Backend;
  /** Whether this clone's history is cut; walks that reach the cut are `E_SHALLOW`. */
  readonly isShallow: boolean;
  readonly #admitted: Admitted;
  readonly #reader: ObjectReader;
  readonly #trees: Trees;
  readonly #history: History;

  constructor(admitted: Admitted, store: ObjectStore) {
    this.#admitted = admitted;
    this.algorithm = admitted.algorithm;
    this.backend = store.backend;
    this.isShallow = admitted.shallow.size > 0;
    this.#reader = new ObjectReader(store, admitted.algorithm);
    this.#trees = new Trees(this.#reader);
    this.#history = new History(this.#trees, this.isShallow);
  }

  /** The commit that HEAD leads to. */
  head(): Promise<RevisionOutcome<string>> {
    return this.resolveRevision('HEAD');
  }

  /** The commit that `HEAD`, a full ref or a full id names; annotated tags are followed. */
  resolveRevision(name: string): Promise<RevisionOutcome<string>> {
    return resolveRevision(this.#admitted, this.#trees, name);
  }

  /** Type and size as the store tells them: not proved by a hash. */
  async objectInfo(oid: string): Promise<ObjectOutcome<ObjectInfo>> {
    const [outcome] = await this.#reader.info([{ oid }]);
    return outcome ?? decline({ code: 'E_OBJECT', detail: 'object-missing', expected: 'an object', at: oid });
  }

  /** One object; `bytesMax` lowers the bound of 64 MiB. */
  readObject(oid: string, bounds: { readonly bytesMax?: number } = {}): Promise<ObjectOutcome<GitObject>> {
    return this.#reader.read({ oid, ...bounds });
  }

  /**
   * Many objects, one outcome an id and in order, streamed: memory is bounded however many there are. Ids may come from
   * an async source. Other reads may run while the stream is being taken.
   */
  readObjects(
    oids: AsyncIterable<string> | Iterable<string>,
    bounds: { readonly bytesMax?: number } = {},
  ): AsyncGenerator<ObjectOutcome<GitObject>, void, undefined> {
    return this.#reader.stream(requestsOf(oids, bounds));
  }

  /** Tree, parents and committer time of a commit. */
  commit(oid: string): Promise<ObjectOutcome<GitCommit>> {
    return this.#trees.commit(oid);
  }

  /** The entries of a tree, in Git's order. */
  tree(oid: string): Promise<ObjectOutcome<readonly TreeEntry[]>> {
    return this.#trees.tree(oid);
  }

  /** What `path` leads to in a commit or tree; undefined when nothing stands there. The empty path is the root tree. */
  async lookup(root: string, path: string): Promise<ObjectOutcome<TreeEntry | undefined>> {
    const [outcome] = await this.#trees.lookup([{ root, path }]);
    return outcome ?? accept(undefined);
  }

  /** All that is no folder below a commit or tree, or below `prefix` in it; paths whole, sorted by code point. */
  async listFiles(root: string, prefix = ''): Promise<ObjectOutcome<readonly FileEntry[]>> {
    const entry = await this.lookup(root, prefix);
    if (!entry.ok) return entry;
    if (entry.value?.mode === '040000') return listFiles(this.#trees, entry.value.oid, prefix);
    return decline({ code: 'E_OBJECT', detail: 'path-missing', expected: 'a folder', at: prefix.slice(0, 200) });
  }

  /** Whether `ancestor` is `descendant` or reached from it by parents. */
  isAncestor(ancestor: string, descendant: string): Promise<HistoryOutcome<boolean>> {
    return this.#history.isAncestor(ancestor, descendant);
  }

  /** The newest commit on the first-parent line at which `path` differs from its first parent's. */
  async firstParentSource(commit: string, path: string): Promise<HistoryOutcome<string>> {
    const sources = await this.#history.firstParentSources(commit, [path]);
    return sources.ok ? accept(sources.value.get(path) ?? commit) : sources;
  }

  /** The same for several paths in one walk. */
  firstParentSources(commit: string, paths: readonly string[]): Promise<HistoryOutcome<ReadonlyMap<string, string>>> {
    return this.#history.firstParentSources(commit, paths);
  }

  /** Answers a batch of reads in order. */
  answer(requests: readonly ReadRequest[]): Promise<readonly ReadAnswer[]> {
    return answerReads(this.#trees, requests);
  }

  /** Runs a pure plan of reads to its end. */
  drive<T>(plan: ReadPlan<T>): Promise<T> {
    return drive(this.#trees, plan);
  }

  /** Ends the backend. Everything asked later is refused. */
  close(): Promise<void> {
    return this.#reader.close();
  }
}

async function* requestsOf(
  oids: AsyncIterable<string> | Iterable<string>,
  bounds: { readonly bytesMax?: number },
): AsyncGenerator<ObjectRequest> {
  for await (const oid of oids) yield { oid, ...bounds };
}
