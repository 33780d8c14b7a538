// What an upgrade refuses, in the order in which it asks, and that the target is then as it was.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Refusal, Result } from '#canonical';
import { releaseDirectorySource, type UpgradeOrder } from '#store';
import { needs } from '../../../../test/support/needs.ts';
import {
  type Living,
  livingTarget,
  newOptions,
  oldOptions,
  orderOf,
  upgraded,
  writeReleases,
} from '../support/living-target.ts';
import { runAsOther } from '../support/other-user.ts';
import { sampleRelease, writeDirectory } from '../support/sample-release.ts';
import { scratchFolder } from '../support/scratch.ts';
import { snapshotOf } from '../support/snapshot.ts';

const scratch = scratchFolder('upgrade-refusals');
const releases = writeReleases(scratch);
const child = join(import.meta.dirname, '../support/upgrade-child.ts');
const zeros = `sha256:${'0'.repeat(64)}`;

/** A directory with the new release and another profile beside it. */
const twoProfiles = scratch.folder('two-profiles');
writeDirectory(twoProfiles, sampleRelease({ ...newOptions, profiles: ['other', 'sample'] }));
const spoilt = scratch.folder('spoilt');
writeDirectory(spoilt, sampleRelease(newOptions));
truncateSync(join(spoilt, 'release.tar'), 10_240);

const from = (directory: string) => ({
  manifestPath: join(directory, 'manifest.json'),
  source: releaseDirectorySource(directory),
});
const token = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);
const nothing = (): void => undefined;
const fifo = (path: string): void => void spawnSync('mkfifo', [path]);

type Row = readonly [string, (living: Living) => void, Partial<UpgradeOrder>, string, string];
// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // what                                 done to the target                                                       order                                                              token          it names
  ['a profile that is no id',             nothing,                                                                 { profileId: 'sample' },                                           'E_USAGE',     'sample'],
  ['a plan that is no digest',            nothing,                                                                 { plan: 'sha256:1' },                                              'E_USAGE',     'sha256:1'],
  ['no manifest',                         nothing,                                                                 { manifestPath: '/nowhere' },                                      'E_RUNTIME',   '/nowhere'],
  ['no manifest of the old release',      nothing,                                                                 { oldManifestPath: '/nowhere' },                                   'E_RUNTIME',   '/nowhere'],
  ['no target',                           ({ target }) => rmSync(target, { recursive: true }),                     {},                                                                'E_TARGET',    'target'],
  ['a target that is a link',             ({ target }) => { renameSync(target, `${target}2`); symlinkSync('target2', target); }, {},                                                'E_TARGET',    'target'],
  ['a target without a tree',             ({ at }) => rmSync(at(''), { recursive: true }),                         {},                                                                'E_TARGET',    'target'],
  ['a tree that is a link',               ({ at, target }) => { renameSync(at('.'), join(target, 'x')); symlinkSync('x', join(target, '.ystack')); }, {},                           'E_TARGET',    'target'],
  ['a release in other bytes',            nothing,                                                                 from(spoilt),                                                      'E_DIGEST',    'release.tar'],
  ['a profile that the release lacks',    nothing,                                                                 { profileId: 'profile.none.v1' },                                  'E_PROFILE',   'profile.none.v1'],
  ['a tree without a record',             ({ at }) => rmSync(at('install-record.json')),                           {},                                                                'E_RUNTIME',   'install-record.json'],
  ['a record that is none',               ({ write }) => write('install-record.json', '{}\n'),                     {},                                                                'E_SHAPE',     'install-record.json'],
  ['another profile',                     nothing,                                                                 { ...from(twoProfiles), profileId: 'profile.other.v1' },           'E_PROFILE',   'profile.other.v1'],
  ['another old release',                 nothing,                                                                 { oldManifestPath: join(releases.newDir, 'manifest.json') },       'E_RELATION',  '/id'],
  ['a pipe in the tree',                  ({ at }) => fifo(at('libs/pipe')),                                       {},                                                                'E_TARGET',    'libs/pipe'],
  ['a file in the way of a folder',       ({ write }) => write('libs/new', 'mine\n'),                              {},                                                                'E_TARGET',    'libs/new'],
  ['a link in the way of a folder',       ({ at }) => symlinkSync('tool', at('libs/new')),                         {},                                                                'E_TARGET',    'libs/new'],
  ['another plan',                        nothing,                                                                 { plan: zeros },                                                   'E_STALE',     zeros],
];

test.each(rows)('%s', async (_what, spoil, order, code, names) => {
  const living = await livingTarget(scratch, releases);
  spoil(living);
  const before = snapshotOf(living.parent);
  // A plan is asked for, and an upgrade; both refuse alike, except for what is about the plan.
  for (const plan of order.plan === undefined ? [undefined, zeros] : [order.plan]) {
    const done = await living.upgrade(plan, order);
    expect(token(done)).toBe(code);
    if (done.ok) continue;
    expect(saying(done.refusal)).toContain(names);
    expect(snapshotOf(living.parent)).toEqual(before);
  }
});

const saying = ({ at, input, expected }: Refusal): string => [at, input, expected].join(' ');

test('a plan writes nothing, is the same each time, and names no folder of the machine', async () => {
  const living = await livingTarget(scratch, releases);
  const before = snapshotOf(living.parent);
  const [one, other] = [await living.upgrade(), await living.upgrade()];
  if (!one.ok || !other.ok) throw new Error('no plan');
  expect(one.value.outcome).toBe('planned');
  expect(other.value.digest).toBe(one.value.digest);
  expect(snapshotOf(living.parent)).toEqual(before);
  expect(new TextDecoder().decode(one.value.plan.bytes)).not.toContain(scratch.path);
  const oldManifestPath = join(releases.oldDir, 'manifest.json');
  const against = await living.upgrade(undefined, { oldManifestPath });
  expect(against.ok && against.value.plan.content.body.checked_against).toBe('manifest');
});

// biome-ignore format: an aligned table
test.each<readonly [string, (living: Living) => void, Partial<UpgradeOrder>]>([
  // what changed after the plan           change                                                      order
  ['an edit',                              ({ write }) => write('libs/tool/same.txt', 'mine\n'),       {}],
  ['a mode',                               ({ at }) => chmodSync(at('libs/tool/same.txt'), 0o600),     {}],
  ['a file of their own',                  ({ write }) => write('mine', ''),                           {}],
  ['an empty folder',                      ({ at }) => mkdirSync(at('mine')),                          {}],
  ['the goal',                             ({ write }) => write('north-star.md', '# Ship\n'),          {}],
  ['the release',                          () => undefined,                                            from(twoProfiles)],
  ['what the old release is held against', () => undefined,                                            { oldManifestPath: join(releases.oldDir, 'manifest.json') }],
])('a plan does not hold after %s changed', async (_what, change, order) => {
  const living = await livingTarget(scratch, releases);
  const planned = await living.upgrade();
  if (!planned.ok) throw new Error('no plan');
  change(living);
  const before = snapshotOf(living.parent);
  const done = await living.upgrade(planned.value.digest, order);
  expect(token(done)).toBe('E_STALE');
  expect(snapshotOf(living.parent)).toEqual(before);
});

// biome-ignore format: an aligned table
test.each<readonly [string, (living: Living, directory: string) => void, string]>([
  // what moves while the tree is built   move                                                                           expected
  ['an edit in the tree',                 ({ write }) => write('libs/tool/same.txt', 'mine\n'),                          'E_STALE'],
  ['a new file in the tree',              ({ write }) => write('mine', ''),                                              'E_STALE'],
  ['a file of their own is edited',      ({ write }) => write('mine.txt', 'longer than before\n'),                      'E_STALE'],
  ['a pipe for a file',                   ({ at }) => { rmSync(at('mine.txt')); fifo(at('mine.txt')); },                 'E_STALE'],
  ['a link for a file',                   ({ at }) => { rmSync(at('mine.txt')); symlinkSync('/etc/hostname', at('mine.txt')); }, 'E_STALE'],
  ['the tree is moved away',              ({ at, target }) => renameSync(at('.'), join(target, 'elsewhere')),            'E_STALE'],
  ['the manifest is edited',              (_, directory) => appendFileSync(join(directory, 'manifest.json'), ' '),       'E_RUNTIME'],
  ['the archive is cut',                  (_, directory) => truncateSync(join(directory, 'release.tar'), 10_240),        'E_DIGEST'],
])('meanwhile %s', async (_what, move, expected) => {
  const living = await livingTarget(scratch, releases);
  living.write('mine.txt', 'mine\n');
  const directory = scratch.folder('moving');
  writeDirectory(directory, sampleRelease(newOptions));
  const planned = await living.upgrade(undefined, orderOf(directory, living.target));
  if (!planned.ok) throw new Error('no plan');
  let before: string[] = [];
  const done = await living.upgrade(planned.value.digest, {
      ...orderOf(directory, living.target),
      at: (step) => {
        if (step !== 'staging') return;
        move(living, directory);
        before = snapshotOf(living.parent).filter((line) => !/staging|lock/.test(line) && !line.includes('pipe'));
      },
    });
  expect(token(done)).toBe(expected);
  expect(snapshotOf(living.parent)).toEqual(before);
});

test('the same release is no upgrade: nothing is written', async () => {
  const living = await livingTarget(scratch, releases);
  const before = snapshotOf(living.parent);
  const same = from(releases.oldDir);
  const planned = await living.upgrade(undefined, same);
  if (!planned.ok) throw new Error('no plan');
  expect(planned.value.plan.content.body.entries.every(({ action }) => action === 'keep')).toBe(true);
  const done = await living.upgrade(planned.value.digest, from(releases.oldDir));
  expect(done).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
  expect(snapshotOf(living.parent)).toEqual(before);
});

test('a name with no room for another beside it is refused', async () => {
  const long = `libs/a/${'n'.repeat(250)}`;
  const [older, newer] = ['one\n', 'two\n'].map((text) => {
    const directory = scratch.folder('long');
    writeDirectory(directory, sampleRelease({ extra: { [long]: text } }));
    return directory;
  });
  const living = await livingTarget(scratch, { oldDir: older ?? '', newDir: newer ?? '' });
  living.write(long, 'mine\n');
  const done = await living.upgrade();
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_PATH', at: `${long}.ystack-new` } });
});

test('a folder that may not be written, and a tree that is of another user', async (context) => {
  await needs('ordinary-user')(context);
  const living = await livingTarget(scratch, releases);
  for (const path of [scratch.path, living.parent, releases.newDir]) chmodSync(path, 0o755);
  chmodSync(living.target, 0o555);
  chmodSync(living.at('.'), 0o755);
  const planned = await living.upgrade();
  if (!planned.ok) throw new Error('no plan');
  const before = snapshotOf(living.parent);
  const run = runAsOther([child, 'upgrade', releases.newDir, living.target, planned.value.digest]);
  expect(run.stdout).toBe('E_TARGET');
  expect(snapshotOf(living.parent)).toEqual(before);
});

test('a file of another user in the tree', async ({ skip }) => {
  if (process.geteuid?.() !== 0) return skip('only root can give a file away');
  const living = await livingTarget(scratch, releases);
  living.write('mine.txt', 'mine\n');
  chownSync(living.at('mine.txt'), 65_534, 65_534);
  const done = await living.upgrade();
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_TARGET' } });
  expect(done.ok ? '' : done.refusal.expected).toContain('`mine.txt`: it belongs to another user');
});

test('a mount in the tree', async (context) => {
  await needs('user-namespaces')(context);
  const living = await livingTarget(scratch, releases);
  mkdirSync(living.at('mine'));
  const script = `mount --bind ${living.at('libs')} ${living.at('mine')} && exec ${process.execPath} ${child} upgrade ${releases.newDir} ${living.target} ${zeros}`;
  const run = spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', script], { encoding: 'utf8' });
  expect(run.stdout).toBe('E_TARGET');
  expect(readdirSync(living.target)).toEqual(['.ystack']);
});

test('a conflict upon a conflict counts on', async () => {
  const living = await livingTarget(scratch, releases);
  living.write('libs/tool/text.txt', 'mine\n');
  await upgraded(living);
  const third = scratch.folder('third');
  writeDirectory(
    third,
    sampleRelease({ ...oldOptions, extra: { ...oldOptions.extra, 'libs/tool/text.txt': 'three\n' } }),
  );
  const planned = await living.upgrade(undefined, from(third));
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  const done = await living.upgrade(planned.value.digest, from(third));
  expect(done).toMatchObject({ ok: true, value: { outcome: 'upgraded', keptAs: '.ystack-previous-2' } });
  const names = ['', '.ystack-new', '.ystack-new-2'].map((end) => living.at(`libs/tool/text.txt${end}`));
  expect(names.map((path) => readFileSync(path, 'utf8'))).toEqual(['mine\n', 'two\n', 'three\n']);
});
