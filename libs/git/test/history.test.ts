// Answers about history, held against `git merge-base --is-ancestor` and a plain walk over generated histories.
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Repository } from '#git';
import { needs } from '../../../test/support/needs.ts';
import { cases } from '../../../test/support/scale.ts';
import { backends, open, shown } from './support/open.ts';
import { type Step, TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

/** Small numbers that are the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A history with merges and several roots, in which three folders change now and then. */
function tangled(seed: number, count: number): readonly Step[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const parents = Array.from({ length: next(4) === 0 ? 2 : 1 }, () => Math.max(0, index - 1 - next(4)));
    const isRoot = index === 0 || next(15) === 0;
    return {
      parents: isRoot ? [] : [...new Set(parents)],
      files: { [`p${next(3)}/file`]: `content ${next(3)}`, other: `${index}`, ...(isRoot ? { 'p0/file': 'x' } : {}) },
    };
  });
}

describe.each(backends)('by the %s backend', (backend) => {
  test('isAncestor agrees with Git', async () => {
    for (let seed = 1; seed <= cases(2, 20); seed += 1) {
      const repository = TestRepository.create();
      const ids = repository.import(tangled(seed, 30));
      const opened = await open(repository.root, { backend });
      // One question to Git answers for all: the ancestors of each commit.
      const lines = repository.git('rev-list', '--parents', '--topo-order', '--reverse', ...new Set(ids)).split('\n');
      const ancestors = new Map<string, Set<string>>();
      for (const [id = '', ...parents] of lines.map((line) => line.split(' '))) {
        ancestors.set(id, new Set([id, ...parents.flatMap((parent) => [...(ancestors.get(parent) ?? [])])]));
      }
      const yes = { count: 0 };
      for (const [index, ancestor] of ids.entries()) {
        for (const descendant of ids.slice(index % 3)) {
          const expected = ancestors.get(descendant)?.has(ancestor) ?? false;
          expect(shown(await opened.isAncestor(ancestor, descendant))).toBe(expected);
          yes.count += expected ? 1 : 0;
        }
      }
      expect(yes.count).toBeGreaterThan(30);
    }
  });

  test('firstParentSource agrees with a plain walk', async () => {
    for (let seed = 1; seed <= cases(2, 20); seed += 1) {
      const repository = TestRepository.create();
      const ids = repository.import(tangled(seed, 30));
      const opened = await open(repository.root, { backend });
      const paths = ['p0', 'p1', 'p2', 'p0/file', 'other', ''];
      for (const commit of ids.slice(-6)) {
        const expected = await Promise.all(paths.map((path) => plainWalk(opened, commit, path)));
        for (const [index, path] of paths.entries()) {
          expect(shown(await opened.firstParentSource(commit, path))).toBe(expected[index]);
        }
        const present = paths.filter((_, index) => !expected[index]?.startsWith('E_'));
        const together = await opened.firstParentSources(commit, present);
        expect(together.ok ? [...together.value].length : together.refusal).toBe(present.length);
        for (const path of present) {
          expect(together.ok && together.value.get(path)).toBe(expected[paths.indexOf(path)]);
        }
      }
    }
  });

  test('what counts as a change', async () => {
    const repository = TestRepository.create();
    const [root = '', added = '', modified = '', executable = '', removed = '', restored = '', elsewhere = ''] =
      repository.import([
        { files: { other: '0' } },
        { files: { 'p/a': 'a' } },
        { files: { 'p/a': 'b' } },
        { files: { 'p/a*': 'b' } },
        { files: { 'p/a': undefined } },
        { files: { 'p/a*': 'b' } },
        { files: { other: '1', pp: 'a neighbour whose name begins alike' } },
      ]);
    const opened = await open(repository.root, { backend });
    const rows = [
      // at         path     expected
      [elsewhere, 'p', restored],
      [executable, 'p', executable],
      [executable, 'p/a', executable],
      [modified, 'p', modified],
      [added, 'p', added],
      [elsewhere, 'other', elsewhere],
      [restored, 'other', root],
      [removed, 'p', 'E_OBJECT path-missing'],
      [root, 'p', 'E_OBJECT path-missing'],
      [root, 'p/', 'E_OBJECT path'],
      [root, 'other/x', 'E_OBJECT path-missing'],
      [elsewhere, '', elsewhere],
    ] as const;
    for (const [at, path, expected] of rows) expect(shown(await opened.firstParentSource(at, path))).toBe(expected);
  });

  test('only the first parent of a merge counts', async () => {
    const repository = TestRepository.create();
    const [root = '', side = '', main = '', merge = ''] = repository.import([
      { files: { 'p/a': '1', o: '1' } },
      { files: { 'p/a': '2' }, parents: [0] },
      { files: { o: '2' }, parents: [0] },
      { files: { 'p/a': '2' }, parents: [2, 1] },
    ]);
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.firstParentSource(merge, 'p'))).toBe(merge);
    expect(shown(await opened.firstParentSource(merge, 'o'))).toBe(main);
    expect(shown(await opened.firstParentSource(main, 'p'))).toBe(root);
    expect(shown(await opened.isAncestor(side, merge))).toBe(true);
    expect(shown(await opened.isAncestor(side, main))).toBe(false);
    expect(shown(await opened.isAncestor(main, main))).toBe(true);
  });

  test('a shallow clone answers what it can and says when it cannot', async () => {
    const source = TestRepository.create();
    const ids = source.import([
      { files: { 'old/a': '1' } },
      { files: { o: '1' } },
      { files: { 'new/a': '1' } },
      { files: { o: '2' } },
    ]);
    const root = join(temporaryFolder(), 'clone');
    source.git('clone', '--quiet', '--depth=3', `file://${source.root}`, root);
    const opened = await open(root, { backend });
    const [first = '', second = '', third = '', last = ''] = ids;
    expect(opened.isShallow).toBe(true);
    expect(shown(await opened.head())).toBe(last);
    expect(shown(await opened.firstParentSource(last, 'o'))).toBe(last);
    expect(shown(await opened.firstParentSource(last, 'new'))).toBe(third);
    const cut = await opened.firstParentSource(last, 'old');
    expect(cut.ok ? '' : cut.refusal).toMatchObject({ code: 'E_SHALLOW', at: first, mend: 'git fetch --unshallow' });
    expect(shown(await opened.isAncestor(second, last))).toBe(true);
    expect(shown(await opened.isAncestor(last, second))).toBe('E_SHALLOW history-cut');
    expect(shown(await opened.isAncestor(first, last))).toBe('E_SHALLOW history-cut');
    new TestRepository(root, 'sha1').git('fetch', '--quiet', '--unshallow');
    const whole = await open(root, { backend });
    expect(whole.isShallow).toBe(false);
    expect(shown(await whole.firstParentSource(last, 'old'))).toBe(first);
  });

  test('a commit that is missing in a whole clone is no cut', async () => {
    const repository = TestRepository.create();
    const [first = '', , last = ''] = repository.import([
      { files: { a: '1' } },
      { files: { b: '1' } },
      { files: { c: '1' } },
    ]);
    repository.forgeLoose(first, Buffer.of());
    const opened = await open(repository.root, { backend });
    const answer = await opened.firstParentSource(last, 'a');
    expect(answer.ok ? '' : answer.refusal.code).toBe('E_OBJECT');
  });
});

/** The rule, word for word, on Git's own answers. */
async function plainWalk(opened: Repository, commit: string, path: string): Promise<string> {
  const entryAt = async (oid: string | undefined) => {
    if (oid === undefined) return undefined;
    const entry = await opened.lookup(oid, path);
    return entry.ok ? entry.value : undefined;
  };
  if ((await entryAt(commit)) === undefined) return 'E_OBJECT path-missing';
  for (let at: string | undefined = commit; at !== undefined; ) {
    const read = await opened.commit(at);
    if (!read.ok) throw new Error(read.refusal.detail);
    const parent: string | undefined = read.value.parents[0];
    if (JSON.stringify(await entryAt(at)) !== JSON.stringify(await entryAt(parent))) return at;
    at = parent;
  }
  return '';
}
