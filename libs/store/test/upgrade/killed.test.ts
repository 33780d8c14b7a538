// Killed between any two renames, an upgrade or rollback leaves the old tree or the new one whole, and whoever comes next
// puts right what is between.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rollback, uninstall, verify } from '#store';
import { cases } from '../../../../test/support/scale.ts';
import { type Living, livingTarget, upgraded, writeReleases } from '../support/living-target.ts';
import { scratchFolder } from '../support/scratch.ts';
import { snapshotOf } from '../support/snapshot.ts';

const scratch = scratchFolder('upgrade-killed');
const releases = writeReleases(scratch);
const child = join(import.meta.dirname, '../support/upgrade-child.ts');
const env = { NODE_COMPILE_CACHE: scratch.folder('compile-cache') };
const run = (...words: readonly string[]) => {
  const { signal, stdout } = spawnSync(process.execPath, [child, ...words], { encoding: 'utf8', env });
  return { signal, said: lastLine(stdout) };
};
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
const edit = ({ write }: Living): void => {
  write('libs/tool/text.txt', 'mine\n');
  write('mine.txt', 'mine\n');
};

// The tree that the upgrade gives when nobody disturbs it, and the plan, which is the same for every such target.
const model = await livingTarget(scratch, releases);
edit(model);
const old = snapshotOf(model.at(''));
const { digest: plan } = await upgraded(model);
const fresh = snapshotOf(model.at(''));

/** A target whose owner edited something. */
async function edited(): Promise<Living> {
  const living = await livingTarget(scratch, releases);
  edit(living);
  return living;
}

const treeOf = ({ at }: Living): string[] | undefined => (existsSync(at('')) ? snapshotOf(at('')) : undefined);
const namesIn = ({ target }: Living): string[] => readdirSync(target).sort();

// biome-ignore format: an aligned table
const upgradeKills = [
  // step           tree that stands   after a rollback   what verify says meanwhile
  ['staging',       'old',             'refused',         'ok'],
  ['staged',        'old',             'refused',         'ok'],
  ['pending',       'old',             'old',             'ok'],
  ['old tree out',  'none',            'old',             'E_TARGET'],
  ['new tree in',   'fresh',           'old',             'ok'],
] as const;

test.each(upgradeKills)('an upgrade killed at `%s`', async (step, stands, afterRollback, said) => {
  const living = await edited();
  const killed = run('upgrade', releases.newDir, living.target, plan, step);
  expect(killed).toEqual({ signal: 'SIGKILL', said: step });
  expect(treeOf(living)).toEqual({ old, fresh, none: undefined }[stands]);
  const verified = verify(living.target);
  expect(verified.ok ? 'ok' : verified.refusal.code).toBe(said);
  if (!verified.ok) expect(verified.refusal.mend).toContain('run `rollback`');
  if (!verified.ok) {
    expect(snapshotOf(join(living.target, '.ystack-pending/tree'))).toEqual(old);
    expect(snapshotOf(join(living.target, '.ystack-pending/coming'))).toEqual(fresh);
  }

  const back = rollback(living.target);
  expect(back.ok ? 'old' : 'refused').toBe(afterRollback);
  expect(treeOf(living)).toEqual(old);
  expect(namesIn(living).filter((name) => /pending|lock/.test(name))).toEqual([]);
  const done = await upgraded(living);
  expect(done.mended).toBe('nothing');
  expect(treeOf(living)).toEqual(fresh);
  expect(snapshotOf(join(living.target, done.keptAs ?? '', 'tree'))).toEqual(old);
  expect(namesIn(living).filter((name) => /staging|pending|lock/.test(name))).toEqual([]);
});

// biome-ignore format: an aligned table
test.each([
  // step           mended             what the next plan finds
  ['staged',        'nothing',         'old'],
  ['pending',       'upgrade-undone',  'old'],
  ['old tree out',  'upgrade-undone',  'old'],
  ['new tree in',   'upgrade-stands',  'fresh'],
] as const)('killed at `%s`, the next plan puts it right: %s', async (step, mended, found) => {
  const living = await edited();
  expect(run('upgrade', releases.newDir, living.target, plan, step).signal).toBe('SIGKILL');
  expect(await living.upgrade()).toMatchObject({ ok: true, value: { outcome: 'planned', mended } });
  expect(treeOf(living)).toEqual({ old, fresh }[found]);
  expect(namesIn(living).filter((name) => /pending/.test(name))).toEqual([]);
});

// biome-ignore format: an aligned table
test.each([
  // step           tree that stands   mended             keeps
  ['pending',       'fresh',           'upgrade-stands',  '.ystack-undone-1'],
  ['new tree out',  'none',            'upgrade-stands',  '.ystack-undone-1'],
  ['old tree in',   'old',             'rolled-back',     undefined],
] as const)('a rollback killed at `%s`', async (step, stands, mended, keptAs) => {
  const living = await edited();
  await upgraded(living);
  living.write('since.txt', 'since\n');
  const since = snapshotOf(living.at(''));
  expect(since.length).toBe(fresh.length + 1);
  expect(run('rollback', living.target, step).signal).toBe('SIGKILL');
  expect(treeOf(living)).toEqual({ old, fresh: since, none: undefined }[stands]);
  const back = rollback(living.target);
  expect(back).toMatchObject({ ok: true, value: { mended } });
  expect(back.ok && back.value.keptAs).toBe(keptAs);
  expect(treeOf(living)).toEqual(old);
  expect(snapshotOf(join(living.target, '.ystack-undone-1/undone'))).toEqual(since);
  expect(namesIn(living)).toEqual(['.ystack', '.ystack-undone-1']);
});

/** Resolves when the child has begun to build the new tree. */
const building = (upgrading: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    upgrading.stdout?.on('data', (chunk) => String(chunk).includes('staging') && resolve());
  });

test('killed at any moment, the tree is the old one or the new one, or both lie whole in the pending folder', async () => {
  const spawnUpgrade = (target: string): ChildProcess =>
    spawn(process.execPath, [child, 'upgrade', releases.newDir, target, plan], { env });
  const timed = spawnUpgrade((await edited()).target);
  await building(timed);
  const start = performance.now();
  await once(timed, 'exit');
  const spanMs = performance.now() - start;

  const outcomes = { killed: 0, old: 0, fresh: 0 };
  const turns = cases(4, 120);
  for (let turn = 0; turn < turns; turn += 1) {
    const living = await edited();
    const upgrading = spawnUpgrade(living.target);
    const gone = once(upgrading, 'exit');
    await building(upgrading);
    await sleep((turn / turns) * spanMs * 1.1);
    upgrading.kill('SIGKILL');
    const [, signal] = await gone;
    if (signal === 'SIGKILL') outcomes.killed += 1;
    const tree = treeOf(living) ?? snapshotOf(join(living.target, '.ystack-pending/tree'));
    expect([old, fresh]).toContainEqual(tree);
    expect((await living.upgrade()).ok).toBe(true);
    expect([old, fresh]).toContainEqual(treeOf(living));
    if (JSON.stringify(treeOf(living)) === JSON.stringify(fresh)) {
      outcomes.fresh += 1;
      expect(rollback(living.target).ok).toBe(true);
    } else outcomes.old += 1;
    expect(treeOf(living)).toEqual(old);
    await upgraded(living);
    expect(treeOf(living)).toEqual(fresh);
  }
  // Kills that all came too late would prove nothing.
  expect(outcomes.killed).toBeGreaterThan(0);
  expect(outcomes.old).toBeGreaterThan(0);
}, 600_000);

test('while one works, the others are refused and change nothing', async () => {
  const living = await edited();
  const said: string[] = [];
  const done = await living.upgrade(plan, {
    at: (step) => {
      if (step !== 'staged') return;
      said.push(run('upgrade', releases.newDir, living.target, plan).said);
      said.push(run('rollback', living.target).said);
      said.push(run('uninstall', living.target).said);
      const here = [rollback(living.target), uninstall(living.target)];
      said.push(...here.map((result) => (result.ok ? 'ok' : result.refusal.code)));
    },
  });
  expect(done.ok).toBe(true);
  expect(said).toEqual(['E_LOCK', 'E_LOCK', 'E_LOCK', 'E_LOCK', 'E_LOCK']);
  expect(treeOf(living)).toEqual(fresh);
  expect(namesIn(living)).toEqual(['.ystack', '.ystack-previous-1']);
});

test('of two at the same moment at most one upgrades, and the tree is whole', async () => {
  for (let turn = 0; turn < cases(1, 20); turn += 1) {
    const living = await edited();
    const both = [1, 2].map(async () => {
      const process_ = spawn(process.execPath, [child, 'upgrade', releases.newDir, living.target, plan], { env });
      let text = '';
      for await (const chunk of process_.stdout) text += String(chunk);
      return lastLine(text);
    });
    const said = await Promise.all(both);
    const won = said.filter((word) => word === 'ok').length;
    expect(won).toBeLessThanOrEqual(1);
    expect(said.filter((word) => word !== 'ok').every((word) => ['E_LOCK', 'E_STALE'].includes(word))).toBe(true);
    expect(treeOf(living)).toEqual(won === 1 ? fresh : old);
    expect(namesIn(living)).toEqual(won === 1 ? ['.ystack', '.ystack-previous-1'] : ['.ystack']);
  }
}, 600_000);
