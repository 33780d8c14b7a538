// The two commands, from the command line's side.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../test/support/needs.ts';
import { runReceiptKind, selfTest } from '../src/index.ts';
import { fakeRuntime } from './support/fake-runtime.ts';

const main = join(import.meta.dirname, '../../tools/ystack/main.mjs');
let folder: string;

beforeEach(needs('bubblewrap', 'c-compiler', 'user-namespaces'));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ystack-sandbox-commands-'));
  for (const name of ['plain', 'linked']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'plain/file'), 'of the candidate\n');
  symlinkSync('file', join(folder, 'linked/link'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ystack(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const run = spawnSync(process.execPath, [main, 'sandbox', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, INIT_CWD: folder, ...env },
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr.toString() };
}

function receiptOf({ status, stdout, stderr }: ReturnType<typeof ystack>) {
  if (status !== 0) throw new Error(stderr);
  const parsed = runReceiptKind.parse(stdout);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return { body: parsed.value.content.body, stderr };
}

describe('run', () => {
  test('leaves a receipt of a command over a candidate, and what it said and left', () => {
    const script = 'cat file; echo left > /sandbox/evidence/note.txt; exit 3';
    const words = [
      '--candidate',
      'plain',
      '--tool',
      'cat',
      '--limit',
      'wall_time_ms=20000',
      '--limit',
      'open_files=64',
      '--keep',
      'kept',
    ];
    const { body, stderr } = receiptOf(ystack(['run', ...words, '--', 'sh', '-c', script]));
    expect(body.outcome.verdict).toBe('satisfied');
    expect(body.process.exit_code).toBe(3);
    expect(body.candidate).toMatchObject({ files: 1, folders: 0 });
    expect(body.command.argv).toEqual(['sh', '-c', script]);
    expect(body.limits.map(({ declared }) => declared)).toEqual(expect.arrayContaining([20_000, 64]));
    expect(body.evidence).toMatchObject({ files: [{ name: 'note.txt', size_bytes: 5 }], refused: 0 });
    expect(readFileSync(join(folder, 'kept/stdout')).toString()).toBe('of the candidate\n');
    expect(readFileSync(join(folder, 'kept/evidence/note.txt')).toString()).toBe('left\n');
    expect(stderr).toBe('satisfied: enforcement.satisfied; exit 3\n');
  });

  test('a word of the command that looks like an option is its own', () => {
    const { body } = receiptOf(ystack(['run', '--', 'sh', '-c', 'exit 0', '--limit', '--json']));
    expect(body.command.argv.slice(3)).toEqual(['--limit', '--json']);
  });

  test('a limit that ends it is told', () => {
    const { body, stderr } = receiptOf(ystack(['run', '--limit', 'wall_time_ms=100', '--', 'sleep', '9']));
    expect(body.outcome).toEqual({ reason_ids: ['limit.wall-time-reached'], verdict: 'violated' });
    expect(stderr).toContain('stopped by wall_time_ms');
  });

  test('what was written runs only where that is asked for', () => {
    const script = 'cp /sandbox/tools/true /sandbox/scratch/own && /sandbox/scratch/own';
    const words = ['--tool', 'cp', '--tool', 'true', '--', 'sh', '-c', script];
    expect(receiptOf(ystack(['run', ...words])).body.process.exit_code).toBe(126);
    const allowed = receiptOf(ystack(['run', '--own-binaries', ...words])).body;
    expect([allowed.process.exit_code, allowed.command.own_binaries]).toEqual([0, 'allowed']);
  });

  // biome-ignore format: a table
  const refusals: readonly (readonly [words: readonly string[], status: number, token: string])[] = [
    [['run'],                                              64, 'E_USAGE'],
    [['run', '--limit', 'x=1', '--', 'true'],              64, 'E_USAGE'],
    [['run', '--', 'no-such-program'],                     65, 'E_TOOL'],
    [['run', '--tool', 'no-such-program', '--', 'true'],   65, 'E_TOOL'],
    [['run', '--candidate', 'linked', '--', 'true'],       65, 'E_CANDIDATE'],
    [['run', '--keep', 'absent/kept', '--', 'true'],       73, 'E_TARGET'],
  ];
  test.each(refusals)('%j', (words, status, token) => {
    const run = ystack(words);
    expect([run.status, run.stderr.split('\n')[0], run.stdout.length]).toEqual([status, token, 0]);
  });

  test('a candidate that is not there', () => {
    const run = ystack(['run', '--candidate', 'absent', '--', 'true']);
    expect([run.status, run.stderr.split('\n')[0]]).toEqual([66, 'E_RUNTIME']);
  });

  test('without bubblewrap nothing runs, and the receipt says so', () => {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    symlinkSync('/bin/sh', join(folder, 'bin/sh'));
    const run = ystack(['run', '--keep', 'none', '--', 'sh', '-c', 'echo ran'], { PATH: join(folder, 'bin') });
    const { body, stderr } = receiptOf(run);
    expect(body.outcome).toEqual({ reason_ids: ['failure.runtime'], verdict: 'failed' });
    expect(body.process.state).toBe('not-started');
    expect(stderr).toContain('no `bwrap` on the PATH');
    expect(readFileSync(join(folder, 'none/stdout'))).toHaveLength(0);
  });
});

describe('probe', () => {
  test('tells how each limit is held', () => {
    const run = ystack(['probe']);
    expect(run.status).toBe(0);
    const text = run.stdout.toString();
    expect(text).toMatch(/^scratch_bytes +kernel /m);
    expect(text).toMatch(/^system-calls +proven /m);
  });

  test('prints a receipt', () => {
    expect(receiptOf(ystack(['probe', '--json'])).body.outcome.verdict).toBe('satisfied');
  });

  test('names what is missing', () => {
    const run = ystack(['probe'], { PATH: folder });
    expect([run.status, run.stderr.split('\n')[0]]).toEqual([78, 'E_SANDBOX']);
    expect(run.stderr).toContain('bubblewrap');
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test('a bubblewrap that does not start is named with what it said', () => {
    const crippled = mkdtempSync('/var/tmp/ystack-crippled-');
    chmodSync(crippled, 0o755);
    const script =
      '#!/bin/sh\n[ "$1" = --version ] && echo bubblewrap 0.8.0 && exit 0\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n';
    writeFileSync(join(crippled, 'bwrap'), script, { mode: 0o755 });
    const run = ystack(['probe'], { PATH: `${crippled}:${process.env.PATH}` });
    rmSync(crippled, { recursive: true });
    expect([run.status, run.stderr.split('\n')[0]]).toEqual([78, 'E_SANDBOX']);
    expect(run.stderr).toContain('No permissions to create new namespace');
  });

  test('root of a user namespace without the id to lend is told so', async (context) => {
    await needs('root')(context);
    const words = ['--user', '--map-root-user', process.execPath, main, 'sandbox', 'probe'];
    const run = spawnSync('unshare', words, { env: { PATH: process.env.PATH } });
    expect([run.status, run.stderr.toString().split('\n')[0]]).toEqual([78, 'E_SANDBOX']);
    expect(run.stderr.toString()).toContain('root of a user namespace without them');
  });

  test('restricted user namespaces are named', async (context) => {
    await needs('root')(context);
    const inside =
      'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --ambient-caps -all --inh-caps -all "$@"';
    const words = ['--user', '--map-current-user', '--keep-caps', 'sh', '-c', inside, 'sh', process.execPath, main];
    const options = { env: { PATH: process.env.PATH }, uid: 64_018, gid: 64_018 };
    const run = spawnSync('unshare', [...words, 'sandbox', 'probe'], options);
    expect([run.status, run.stderr.toString().split('\n')[0]]).toEqual([78, 'E_SANDBOX']);
    expect(run.stderr.toString()).toContain('no further user namespaces');
  });

  test('a sandbox that does not hold is named by the promise that fails', async () => {
    const { runtime } = fakeRuntime({ report: (good) => ({ ...good, interfaces: ['lo', 'eth0'] }) });
    const tested = await selfTest(runtime);
    expect(tested).toMatchObject({ ok: false, refusal: { code: 'E_SANDBOX' } });
    if (!tested.ok) expect(tested.refusal.expected).toContain('network: interfaces: not declared [eth0]');
  });
});
