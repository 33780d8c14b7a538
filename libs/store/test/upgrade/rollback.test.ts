// Going back: once, twice, and no further; what was written since the upgrade is kept and named; a tree that was changed
// where it was kept is not passed off as the one from before. And what an uninstallation makes of all that.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseDirectorySource, rollback, uninstall } from '#store';
import {
  type Living,
  livingTarget,
  newRelease,
  oldRelease,
  upgraded,
  writeReleases,
} from '../support/living-target.ts';
import { sampleRelease, writeDirectory } from '../support/sample-release.ts';
import { scratchFolder } from '../support/scratch.ts';
import { snapshotOf } from '../support/snapshot.ts';

const scratch = scratchFolder('rollback');
const releases = writeReleases(scratch);
const third = scratch.folder('third');
writeDirectory(third, sampleRelease({ extra: { 'libs/tool/third.txt': 'three\n' } }));
const toThird = () => ({ manifestPath: join(third, 'manifest.json'), source: releaseDirectorySource(third) });

async function upgradedTwice(): Promise<{ living: Living; trees: string[][] }> {
  const living = await livingTarget(scratch, releases);
  const trees = [snapshotOf(living.at(''))];
  await upgraded(living);
  trees.push(snapshotOf(living.at('')));
  const planned = await living.upgrade(undefined, toThird());
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  expect((await living.upgrade(planned.value.digest, toThird())).ok).toBe(true);
  trees.push(snapshotOf(living.at('')));
  return { living, trees };
}

test('two upgrades are rolled back one by one, and then there is nothing to roll back', async () => {
  const { living, trees } = await upgradedTwice();
  expect(readdirSync(living.target).sort()).toEqual(['.ystack', '.ystack-previous-1', '.ystack-previous-2']);
  const once = rollback(living.target);
  expect(once).toMatchObject({ ok: true, value: { releaseId: newRelease.manifest.id, keptAs: '.ystack-undone-1' } });
  expect(snapshotOf(living.at(''))).toEqual(trees[1]);
  const twice = rollback(living.target);
  expect(twice).toMatchObject({ ok: true, value: { releaseId: oldRelease.manifest.id, keptAs: '.ystack-undone-2' } });
  expect(snapshotOf(living.at(''))).toEqual(trees[0]);
  const before = snapshotOf(living.parent);
  expect(rollback(living.target)).toMatchObject({ ok: false, refusal: { code: 'E_TARGET' } });
  expect(snapshotOf(living.parent)).toEqual(before);
  // Forward again from there.
  expect((await upgraded(living)).keptAs).toBe('.ystack-previous-1');
  expect(snapshotOf(living.at(''))).toEqual(trees[1]);
});

test('the tree that comes back is the very one: times and file numbers too', async () => {
  const living = await livingTarget(scratch, releases);
  living.write('mine.txt', 'mine\n');
  utimesSync(living.at('mine.txt'), 1000, 2000);
  const before = statSync(living.at('mine.txt'));
  await upgraded(living);
  expect(rollback(living.target).ok).toBe(true);
  const { ino, mtimeMs } = statSync(living.at('mine.txt'));
  expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test('what the owner changed since the upgrade is kept whole and named', async () => {
  const living = await livingTarget(scratch, releases);
  const old = snapshotOf(living.at(''));
  await upgraded(living);
  living.write('libs/tool/text.txt', 'since\n');
  living.write('since.txt', 'since\n');
  rmSync(living.at('libs/tool/same.txt'));
  symlinkSync('nowhere', living.at('libs/link'));
  const since = snapshotOf(living.at(''));
  const back = rollback(living.target);
  const changedSince = ['libs/link', 'libs/tool/same.txt', 'libs/tool/text.txt', 'since.txt'];
  expect(back).toMatchObject({ ok: true, value: { changedSince, keptAs: '.ystack-undone-1' } });
  expect(snapshotOf(living.at(''))).toEqual(old);
  expect(snapshotOf(join(living.target, '.ystack-undone-1/undone'))).toEqual(since);
});

const previous = (living: Living, path: string): string => join(living.target, '.ystack-previous-1', path);
const rewrite = (path: string, text: string): void => {
  rmSync(path, { recursive: true });
  writeFileSync(path, text);
};
// biome-ignore format: an aligned table
test.each<readonly [string, (living: Living) => void, string]>([
  // what                               edit                                                                          expected
  ['no tree',                           (living) => rmSync(living.at(''), { recursive: true }),                       'E_TARGET'],
  ['no target',                         (living) => rmSync(living.target, { recursive: true }),                       'E_TARGET'],
  ['a file edited in the kept tree',    (living) => rewrite(previous(living, 'tree/libs/tool/text.txt'), 'x'),        'E_DIGEST'],
  ['a file more in the kept tree',      (living) => writeFileSync(previous(living, 'tree/more'), ''),                 'E_DIGEST'],
  ['a file less in the kept tree',      (living) => rmSync(previous(living, 'tree/libs/tool/text.txt')),              'E_DIGEST'],
  ['no plan beside the kept tree',      (living) => rmSync(previous(living, 'upgrade-plan.json')),                    'E_RUNTIME'],
  ['no JSON for a plan',                (living) => rewrite(previous(living, 'upgrade-plan.json'), '{'),              'E_PARSE'],
  ['something else for a plan',         (living) => rewrite(previous(living, 'upgrade-plan.json'), '{}\n'),           'E_SHAPE'],
  ['a tree of another installation',    (living) => { rmSync(living.at(''), { recursive: true }); renameSync(previous(living, 'tree'), living.at('.')); mkdirSync(previous(living, 'tree')); }, 'E_DIGEST'],
])('nothing is rolled back with %s', async (_what, edit, expected) => {
  const living = await livingTarget(scratch, releases);
  await upgraded(living);
  edit(living);
  const before = snapshotOf(living.parent);
  const done = rollback(living.target);
  expect(done.ok ? 'ok' : done.refusal.code).toBe(expected);
  expect(snapshotOf(living.parent)).toEqual(before);
});

test('a tree that came otherwise than by the upgrade is not rolled back', async () => {
  const living = await livingTarget(scratch, releases);
  await upgraded(living);
  const other = await livingTarget(scratch, releases);
  rmSync(living.at('.'), { recursive: true });
  renameSync(other.at('.'), living.at('.'));
  const done = rollback(living.target);
  expect(done.ok ? 'ok' : done.refusal.code).toBe('E_RELATION');
});

test('uninstalled after upgrades, what was put aside stays whole and is named, and so does what is the owner’s', async () => {
  const living = await livingTarget(scratch, releases);
  living.write('libs/tool/text.txt', 'mine\n');
  const old = snapshotOf(living.at(''));
  await upgraded(living);
  expect(rollback(living.target).ok).toBe(true);
  await upgraded(living);
  const done = uninstall(living.target);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  expect(done.value.kept).toEqual([
    { path: 'libs/tool/text.txt', why: 'edited' },
    { path: 'libs/tool/text.txt.ystack-new', why: 'not installed' },
  ]);
  expect(done.value.aside).toEqual(['.ystack-previous-1', '.ystack-undone-1']);
  expect(snapshotOf(join(living.target, '.ystack-previous-1/tree'))).toEqual(old);
  expect(readdirSync(living.at('.'))).toEqual(['libs']);
});
