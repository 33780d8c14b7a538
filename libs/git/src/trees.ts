// Commits and trees read and parsed, in batches, with a cache; paths looked up level by level for many requests at once.
import { accept } from '#canonical';
import { type Commit, decline, parseCommit, parsePath, parseTree, type TreeEntry } from '#objects';
import { WeightedCache } from './cache.ts';
import type { ObjectReader } from './object-reader.ts';
import type { GitObject } from './object-request.ts';
import type { ObjectOutcome } from './refusals.ts';

/** Largest commit or tree that is parsed, in bytes. */
export const structureBytesMax = 16 * 1_048_576;
// A few hundred bytes an entry: some tens of megabytes for both.
const treeEntriesKept = 65_536;
const commitsKept = 65_536;

/** A commit with its id. `committerTimeS` is in seconds since 1970. */
export type GitCommit = Commit & { readonly oid: string };
/** Where a path leads: the entry, or undefined when the tree has none there. */
export type LookupOutcome = ObjectOutcome<TreeEntry | undefined>;

export class Trees {
  readonly reader: ObjectReader;
  #trees = new WeightedCache<readonly TreeEntry[]>(treeEntriesKept);
  #commits = new WeightedCache<GitCommit>(commitsKept);

  constructor(reader: ObjectReader) {
    this.reader = reader;
  }

  async commit(oid: string): Promise<ObjectOutcome<GitCommit>> {
    return (await this.commits([oid])).get(oid) ?? wrongType(oid, 'commit');
  }

  async tree(oid: string): Promise<ObjectOutcome<readonly TreeEntry[]>> {
    return (await this.trees([oid])).get(oid) ?? wrongType(oid, 'tree');
  }

  /** Brings commits and trees into the cache in one batch. What cannot be read is left for the one who asks for it. */
  async warm(oids: readonly string[]): Promise<void> {
    const unread = oids.filter((oid) => this.#commits.get(oid) === undefined && this.#trees.get(oid) === undefined);
    for await (const outcome of this.reader.stream(unread.map((oid) => ({ oid, bytesMax: structureBytesMax })))) {
      if (outcome.ok) this.#keepRoot(outcome.value);
    }
  }

  /** The commits of these ids, each once. */
  commits(oids: Iterable<string>): Promise<ReadonlyMap<string, ObjectOutcome<GitCommit>>> {
    return this.#parsed(
      oids,
      (oid) => this.#commits.get(oid),
      (object) => this.#keepCommit(object),
    );
  }

  /** The trees of these ids, each once. */
  trees(oids: Iterable<string>): Promise<ReadonlyMap<string, ObjectOutcome<readonly TreeEntry[]>>> {
    return this.#parsed(
      oids,
      (oid) => this.#trees.get(oid),
      (object) => this.#keepTree(object),
    );
  }

  /** The root tree of each commit or tree. */
  roots(oids: Iterable<string>): Promise<ReadonlyMap<string, ObjectOutcome<string>>> {
    return this.#parsed(
      oids,
      (oid) => this.#commits.get(oid)?.tree ?? (this.#trees.get(oid) === undefined ? undefined : oid),
      (object) => this.#keepRoot(object),
    );
  }

  /** Looks up each path in the tree of its commit (or in the tree itself). The empty path is the root tree, nameless. */
  async lookup(
    requests: readonly { readonly root: string; readonly path: string }[],
  ): Promise<readonly LookupOutcome[]> {
    const roots = await this.roots(requests.map(({ root }) => root));
    const walks = requests.map(({ root, path }) => startWalk(roots.get(root), path));
    for (;;) {
      const open = walks.filter((walk) => walk.names.length > 0 && walk.outcome.ok && walk.outcome.value !== undefined);
      if (open.length === 0) return walks.map(({ outcome }) => outcome);
      await this.#step(open);
    }
  }

  async #step(walks: readonly Walk[]): Promise<void> {
    const entryOf = (walk: Walk) => (walk.outcome.ok ? walk.outcome.value : undefined);
    const folders = walks.filter((walk) => entryOf(walk)?.mode === '040000');
    const trees = await this.trees(folders.map((walk) => entryOf(walk)?.oid ?? ''));
    for (const walk of walks) {
      const name = walk.names.shift();
      const tree = trees.get(entryOf(walk)?.oid ?? '');
      // A path through a file, link or gitlink leads nowhere in this repository.
      if (tree === undefined) walk.outcome = accept(undefined);
      else walk.outcome = tree.ok ? accept(entryNamed(tree.value, name ?? '')) : tree;
    }
  }

  /** What is at hand is taken before anything is read: reading may push it out of the cache. */
  async #parsed<T>(
    oids: Iterable<string>,
    recall: (oid: string) => T | undefined,
    keep: (object: GitObject) => ObjectOutcome<T>,
  ): Promise<ReadonlyMap<string, ObjectOutcome<T>>> {
    const wanted = [...new Set(oids)];
    const parsed = new Map<string, ObjectOutcome<T>>();
    for (const oid of wanted) {
      const known = recall(oid);
      if (known !== undefined) parsed.set(oid, accept(known));
    }
    const unread = wanted.filter((oid) => !parsed.has(oid));
    let index = 0;
    for await (const outcome of this.reader.stream(unread.map((oid) => ({ oid, bytesMax: structureBytesMax })))) {
      parsed.set(unread[index] ?? '', outcome.ok ? keep(outcome.value) : outcome);
      index += 1;
    }
    return parsed;
  }

  #keepRoot(object: GitObject): ObjectOutcome<string> {
    if (object.type === 'tree') {
      const tree = this.#keepTree(object);
      return tree.ok ? accept(object.oid) : tree;
    }
    const commit = this.#keepCommit(object);
    return commit.ok ? accept(commit.value.tree) : commit;
  }

  #keepCommit({ oid, type, bytes }: GitObject): ObjectOutcome<GitCommit> {
    if (type !== 'commit') return wrongType(oid, 'commit');
    const parsed = parseCommit(this.reader.algorithm, bytes);
    if (!parsed.ok) return decline({ ...parsed.refusal, at: `${oid} ${parsed.refusal.at}` });
    const commit = { oid, ...parsed.value };
    this.#commits.set(oid, commit, 1);
    return accept(commit);
  }

  #keepTree({ oid, type, bytes }: GitObject): ObjectOutcome<readonly TreeEntry[]> {
    if (type !== 'tree') return wrongType(oid, 'tree');
    const parsed = parseTree(this.reader.algorithm, bytes);
    if (!parsed.ok) return decline({ ...parsed.refusal, at: `${oid} ${parsed.refusal.at}` });
    this.#trees.set(oid, parsed.value, parsed.value.length + 1);
    return parsed;
  }
}

type Walk = { readonly names: string[]; outcome: LookupOutcome };

function startWalk(root: ObjectOutcome<string> | undefined, path: string): Walk {
  const components = parsePath(path);
  if (!components.ok) return { names: [], outcome: components };
  if (root === undefined || !root.ok) return { names: [], outcome: root ?? accept(undefined) };
  return { names: [...components.value], outcome: accept({ mode: '040000', name: '', oid: root.value }) };
}

const indexes = new WeakMap<readonly TreeEntry[], ReadonlyMap<string, TreeEntry>>();

/** By a map made once a tree: a folder of n files, each looked up, must not cost n² comparisons. */
function entryNamed(tree: readonly TreeEntry[], name: string): TreeEntry | undefined {
  const index = indexes.get(tree) ?? new Map(tree.map((entry) => [entry.name, entry]));
  indexes.set(tree, index);
  return index.get(name);
}

const wrongType = (oid: string, type: string) =>
  decline({ code: 'E_OBJECT' as const, detail: 'object-type' as const, expected: `a ${type}`, at: oid });
