// Questions about history, answered from commits and the few trees on a path; dates are never believed. Commits are read
// raw, so a shallow clone's cut shows as a parent that is not here: then the answer is unknown, never no.
import { accept } from '#canonical';
import { decline, type TreeEntry } from '#objects';
import { batchesOf } from './object-reader.ts';
import { batchObjectsMax } from './object-request.ts';
import type { HistoryOutcome, HistoryRefusal, ObjectOutcome } from './refusals.ts';
import type { GitCommit, Trees } from './trees.ts';

/** Most commits one walk visits. */
export const historyCommitsMax = 1_048_576;
/** Steps by which most walks have ended; a longer one asks in which order to read. */
const roundsUntilOrder = 32;

export class History {
  readonly #trees: Trees;
  readonly #isShallow: boolean;
  readonly #commitsMax: number;

  constructor(trees: Trees, isShallow: boolean, commitsMax = historyCommitsMax) {
    this.#commitsMax = commitsMax;
    this.#trees = trees;
    this.#isShallow = isShallow;
  }

  /** Whether `ancestor` is `descendant` or can be reached from it by parents. Both must be commits that are here. */
  async isAncestor(ancestor: string, descendant: string): Promise<HistoryOutcome<boolean>> {
    const target = this.#judge(await this.#trees.commit(ancestor));
    if (!target.ok) return target;
    const seen = new Set([descendant]);
    let cut: HistoryRefusal | undefined;
    let frontier = [descendant];
    for (let rounds = 0; frontier.length > 0 && !seen.has(ancestor); rounds += 1) {
      if (rounds === roundsUntilOrder) frontier = await this.#follow(frontier, seen, ancestor);
      const read = await this.#trees.commits(frontier);
      frontier = [];
      if (seen.size > this.#commitsMax) return refuseLength(descendant, this.#commitsMax);
      for (const outcome of read.values()) {
        const commit = this.#judge(outcome);
        // Another line may still lead there, unless what is missing is missing for another reason than a cut.
        if (!commit.ok && commit.refusal.code !== 'E_SHALLOW') return commit;
        if (!commit.ok) cut ??= commit.refusal;
        for (const parent of commit.ok ? commit.value.parents : []) {
          if (!seen.has(parent)) frontier.push(parent);
          seen.add(parent);
        }
      }
    }
    if (seen.has(ancestor)) return accept(true);
    return cut === undefined ? accept(false) : decline(cut);
  }

  /**
   * Walks on in the order that the store tells, reading commits in batches: each is taken only when a commit that was read
   * before names it as a parent. Adds what is reached to `seen`, until that holds `ancestor`, and returns what is still to
   * be read: what the order left out, and what could not be read.
   */
  async #follow(frontier: readonly string[], seen: Set<string>, ancestor: string): Promise<string[]> {
    const reached = new Set(frontier);
    const order = this.#trees.reader.historyOrder(frontier) ?? [];
    for await (const batch of batchesOf(order, batchObjectsMax)) {
      const read = await this.#trees.commits(batch);
      for (const oid of batch) {
        const commit = read.get(oid);
        if (commit?.ok !== true || !reached.delete(oid)) continue;
        for (const parent of commit.value.parents) {
          if (!seen.has(parent)) reached.add(parent);
          seen.add(parent);
        }
      }
      if (seen.has(ancestor) || seen.size > this.#commitsMax) break;
    }
    return [...reached];
  }

  /**
   * For each path, the newest commit on the first-parent line of `commit` at which what the path leads to (mode and id)
   * differs from what it leads to at that commit's first parent. A path that is not there is `E_OBJECT`, `path-missing`.
   */
  async firstParentSources(
    commit: string,
    paths: readonly string[],
  ): Promise<HistoryOutcome<ReadonlyMap<string, string>>> {
    const start = this.#judge(await this.#trees.commit(commit));
    if (!start.ok) return start;
    const wanted = await this.#entriesAt(start.value, [...new Set(paths)]);
    if (!wanted.ok) return wanted;
    for (const [path, entry] of wanted.value) if (entry === undefined) return refusePath(commit, path);
    const sources = new Map<string, string>();
    let child = start.value;
    for (let count = 0; wanted.value.size > sources.size; count += 1) {
      if (count >= this.#commitsMax) return refuseLength(commit, this.#commitsMax);
      const open = [...wanted.value.keys()].filter((path) => !sources.has(path));
      const parent = await this.#firstParent(child);
      if (!parent.ok) return parent;
      const before = parent.value === undefined ? undefined : await this.#entriesAt(parent.value, open);
      if (before?.ok === false) return before;
      for (const path of open) {
        if (!isSame(wanted.value.get(path), before?.value.get(path))) sources.set(path, child.oid);
      }
      if (parent.value !== undefined) child = parent.value;
    }
    return accept(sources);
  }

  async #firstParent(child: GitCommit): Promise<HistoryOutcome<GitCommit | undefined>> {
    const oid = child.parents[0];
    if (oid === undefined) return accept(undefined);
    const parent = this.#judge(await this.#trees.commit(oid));
    // Its tree is needed now and its own parent next: one batch for both halves the time of a long walk.
    if (parent.ok) await this.#trees.warm([parent.value.tree, ...parent.value.parents.slice(0, 1)]);
    return parent;
  }

  async #entriesAt(
    commit: GitCommit,
    paths: readonly string[],
  ): Promise<ObjectOutcome<ReadonlyMap<string, TreeEntry | undefined>>> {
    const outcomes = await this.#trees.lookup(paths.map((path) => ({ root: commit.tree, path })));
    const entries = new Map<string, TreeEntry | undefined>();
    for (const [index, outcome] of outcomes.entries()) {
      if (!outcome.ok) return outcome;
      entries.set(paths[index] ?? '', outcome.value);
    }
    return accept(entries);
  }

  /** In a shallow clone a commit that is not here was most likely cut off. */
  #judge(outcome: ObjectOutcome<GitCommit>): HistoryOutcome<GitCommit> {
    if (outcome.ok || !this.#isShallow || outcome.refusal.detail !== 'object-missing') return outcome;
    return decline({
      code: 'E_SHALLOW',
      detail: 'history-cut',
      expected: 'history that reaches this commit',
      ...(outcome.refusal.at === undefined ? {} : { at: outcome.refusal.at }),
      mend: 'git fetch --unshallow',
    });
  }
}

const isSame = (left: TreeEntry | undefined, right: TreeEntry | undefined): boolean =>
  left?.oid === right?.oid && left?.mode === right?.mode;

const refuseLength = (commit: string, commitsMax: number) =>
  decline({
    code: 'E_LIMIT' as const,
    detail: 'history-commits' as const,
    expected: `at most ${commitsMax} commits`,
    at: commit,
  });

const refusePath = (commit: string, path: string) =>
  decline({
    code: 'E_OBJECT' as const,
    detail: 'path-missing' as const,
    expected: `a path that ${commit} holds`,
    at: path.slice(0, 200),
  });
