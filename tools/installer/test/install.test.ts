import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sampleRelease, writeDirectory } from '../../../libs/store/test/support/sample-release.ts';
import { scratchFolder } from '../../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../../libs/store/test/support/snapshot.ts';
import { runtimePath, runtimesSkip } from '../../../test/support/runtimes.ts';
import { bundleInstaller } from '../src/bundle.ts';

const scratch = scratchFolder('installer');
const root = join(import.meta.dirname, '../../..');
const profileId = 'profile.sample.v1';
let dir = '';
let program = '';

beforeAll(async () => {
  const installer = await bundleInstaller(root);
  dir = scratch.folder('release');
  writeDirectory(dir, sampleRelease({ installer, extra: { 'libs/a/b.txt': 'text\n' } }));
  program = join(dir, 'install.mjs');
});

type Run = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the program from the root folder with an empty environment, by this Node or another. */
function run(args: readonly string[], node = process.execPath, cwd = '/'): Run {
  const { status, stdout, stderr } = spawnSync(node, [program, ...args], { encoding: 'utf8', cwd, env: {} });
  return { status, stdout, stderr };
}

test('the program is one module: nothing of this machine in it, nothing but Node to import', () => {
  const text = readFileSync(program, 'utf8');
  const specifiers = [...text.matchAll(/^import .* from "([^"]+)";$/gm)].map((found) => found[1]);
  expect(specifiers.length).toBeGreaterThan(0);
  expect(specifiers.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  expect(text.includes(root)).toBe(false);
  // Once as text: the name by which ajv knows a helper that was bundled.
  expect(text.match(/(?<!")\b(?:require|import)\(/g)).toBe(null);
});

test('bundled twice it is the same bytes, from whatever folder', async () => {
  const before = process.cwd();
  process.chdir('/');
  const again = await bundleInstaller(root).finally(() => process.chdir(before));
  expect(Buffer.compare(again, readFileSync(program))).toBe(0);
});

test('install, verify and uninstall, from the release directory by default', () => {
  const target = scratch.folder('target');
  const installed = run(['install', profileId, target]);
  expect(installed).toMatchObject({ status: 0, stdout: expect.stringMatching(/^install\.[0-9a-f]{64}\n$/) });
  expect(installed.stderr).toContain('the gates were not run again');
  const recordId = installed.stdout.trim();

  const alone = run(['verify', target]);
  expect(alone).toMatchObject({ status: 0, stdout: installed.stdout });
  expect(alone.stderr).toContain('compared with the record in the tree only');
  const against = run(['verify', target, '--from', dir, '--record', recordId]);
  expect(against).toMatchObject({ status: 0, stderr: expect.stringContaining('compared with the release manifest') });

  writeFileSync(join(target, '.ystack/libs/a/extra'), '');
  const differs = run(['verify', target]);
  expect(differs).toMatchObject({ status: 65, stdout: '' });
  expect(differs.stderr.split('\n').slice(0, 2)).toEqual([
    'E_DIGEST',
    'extra: libs/a/extra: expected nothing, found a file',
  ]);

  const uninstalled = run(['uninstall', target]);
  expect(uninstalled).toMatchObject({ status: 0, stdout: '' });
  expect(uninstalled.stderr).toContain('kept libs/a/extra: not installed\n');
  expect(snapshotOf(target).filter((line) => !line.includes('/ '))).toHaveLength(1);
});

test('upgrade by a plan that is agreed to, verify, roll back and uninstall, through the program of the new release', () => {
  const newer = scratch.folder('newer');
  const installer = readFileSync(program);
  writeDirectory(newer, sampleRelease({ installer, extra: { 'libs/a/b.txt': 'newer\n', 'libs/a/c.txt': 'more\n' } }));
  const target = scratch.folder('target');
  const installed = run(['install', profileId, target]);
  const edited = join(target, '.ystack/libs/a/b.txt');
  rmSync(edited);
  writeFileSync(edited, 'mine\n');
  const before = snapshotOf(target);
  const upgrading = ['upgrade', '--from', newer, profileId, target, '--installed-from', dir];

  const planned = run(upgrading);
  expect(planned).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\{.*"kind":"upgrade_plan".*\}\n$/) });
  const digest = /^plan (sha256:[0-9a-f]{64})$/m.exec(planned.stderr)?.[1] ?? '';
  expect(digest).toBe(`sha256:${createHash('sha256').update(planned.stdout).digest('hex')}`);
  expect(planned.stderr).toContain(
    "conflict libs/a/b.txt: yours stays, the release's goes to libs/a/b.txt.ystack-new\n",
  );
  expect(planned.stderr).toContain('2 added, 1 replaced, 0 removed, 0 with another mode,');
  expect(planned.stderr).toContain(`nothing was written; to do this, run it again with --plan ${digest}`);
  expect(snapshotOf(target)).toEqual(before);
  expect(run([...upgrading, '--plan', digest.replace(/.$/, 'x')])).toMatchObject({ status: 64 });
  const stale = run(['upgrade', '--from', newer, profileId, target, '--plan', digest]);
  expect([stale.status, stale.stdout, stale.stderr.split('\n')[0]]).toEqual([65, '', 'E_STALE']);

  const done = run([...upgrading, '--plan', digest]);
  expect(done).toMatchObject({ status: 0, stdout: expect.stringMatching(/^install\.[0-9a-f]{64}\n$/) });
  expect(done.stdout).not.toBe(installed.stdout);
  expect(done.stderr).toContain('the tree from before is kept in .ystack-previous-1');
  const verified = run(['verify', target, '--from', newer]);
  expect(verified.stderr).toContain('bytes: libs/a/b.txt: ');
  expect(verified.stderr).toContain('extra: libs/a/b.txt.ystack-new: ');

  writeFileSync(join(target, '.ystack/since.txt'), '');
  const back = run(['rollback', target]);
  expect(back).toMatchObject({ status: 0, stdout: installed.stdout });
  expect(back.stderr).toContain('changed since the upgrade: since.txt, now only in .ystack-undone-1\n');
  expect(snapshotOf(target).filter((line) => !line.startsWith('.ystack-'))).toEqual(before);
  const uninstalled = run(['uninstall', target]);
  expect(uninstalled).toMatchObject({ status: 0, stdout: '' });
  expect(uninstalled.stderr).toContain('left .ystack-undone-1, a tree from before an upgrade or rollback');
});

test('paths are taken from the caller', () => {
  const place = scratch.folder('place');
  mkdirSync(join(place, 'target'));
  symlinkSync(dir, join(place, 'release'));
  expect(run(['install', '--from', 'release', profileId, 'target'], undefined, place)).toMatchObject({ status: 0 });
  expect(run(['verify', 'target', '--from=release'], undefined, place)).toMatchObject({ status: 0 });
  expect(run(['uninstall', './target/'], undefined, place)).toMatchObject({ status: 0 });
  expect(snapshotOf(place).filter((line) => !line.startsWith('release'))).toEqual(['target/ 755']);
});

// biome-ignore format: an aligned table
test.each([
  // words                                       status token
  [[],                                           64,          'E_USAGE'],
  [['instal', profileId, '/x'],                  64,          'E_USAGE'],
  [['install', profileId],                       64,          'E_USAGE'],
  [['install', profileId, '/x', '/y'],           64,          'E_USAGE'],
  [['install', profileId, ''],                   64,          'E_USAGE'],
  [['install', 'profile', '/x'],                 64,          'E_USAGE'],
  [['install', '--form', '/x', profileId, '/y'], 64,          'E_USAGE'],
  [['install', '--from'],                        64,          'E_USAGE'],
  [['verify'],                                   64,          'E_USAGE'],
  [['uninstall', '/x', '/y'],                    64,          'E_USAGE'],
  [['upgrade', profileId],                       64,          'E_USAGE'],
  [['upgrade', profileId, '/x', '--plan', '1'],  64,          'E_USAGE'],
  [['rollback'],                                 64,          'E_USAGE'],
  [['upgrade', profileId, '/x'],                 73,          'E_TARGET'],
  [['rollback', '/x'],                           73,          'E_TARGET'],
  [['install', '--from', '/x', profileId, '/y'], 66,          'E_RUNTIME'],
  [['install', profileId, '/x'],                 73,          'E_TARGET'],
  [['verify', '/x'],                             73,          'E_TARGET'],
  [['verify', '/x', '--from', '/x'],             66,          'E_RUNTIME'],
  [['uninstall', '/x'],                          73,          'E_TARGET'],
] as const)('%j ends with %i and %s', (words, status, token) => {
  const done = run(words);
  expect([done.status, done.stdout, done.stderr.split('\n')[0]]).toEqual([status, '', token]);
  expect(done.stderr).toMatch(/^expected: /m);
});

test.each([[['--help']], [['-h']], [['install', '--help']]])('%j helps', (words) => {
  const help = run(words);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain('node install.mjs install [--from DIR] [--allowed-signers FILE] PROFILE_ID TARGET');
  expect(help.stdout).toContain('does not run the gates again');
});

const ownNode = run20();

/** A Node 20: the matrix's, or the one this machine has by itself. */
function run20(): string | undefined {
  const found = runtimePath('20');
  if (found !== undefined) return found;
  const path = '/usr/local/bin:/usr/bin:/bin';
  const version = spawnSync('node', ['--version'], { encoding: 'utf8', env: { PATH: path } }).stdout ?? '';
  const where = spawnSync('sh', ['-c', 'command -v node'], { encoding: 'utf8', env: { PATH: path } }).stdout.trim();
  return version.startsWith('v20.') ? where : undefined;
}

test('on Node 20 it does the same', ({ skip }) => {
  if (ownNode === undefined) return skip(runtimesSkip);
  const [old, now] = [scratch.folder('old'), scratch.folder('now')];
  const byOld = run(['install', profileId, old], ownNode);
  expect(byOld).toMatchObject({ status: 0, stdout: run(['install', profileId, now]).stdout });
  expect(snapshotOf(old)).toEqual(snapshotOf(now));
  expect(run(['verify', old, '--from', dir], ownNode)).toMatchObject({ status: 0 });
  expect(run(['uninstall', old], ownNode)).toMatchObject({ status: 0 });
  expect(snapshotOf(old)).toEqual([]);
});

test('an archive in other bytes is refused and nothing is written', () => {
  const spoilt = scratch.folder('spoilt');
  const bytes = readFileSync(join(dir, 'release.tar'));
  bytes[600] = (bytes[600] ?? 0) ^ 1;
  writeDirectory(spoilt, sampleRelease({ extra: { 'libs/a/b.txt': 'text\n' } }), { 'release.tar': bytes });
  const target = scratch.folder('target');
  const done = run(['install', '--from', spoilt, profileId, target]);
  expect([done.status, done.stdout, done.stderr.split('\n')[0]]).toEqual([65, '', 'E_DIGEST']);
  expect(snapshotOf(target)).toEqual([]);
});
