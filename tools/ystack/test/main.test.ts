// The command line as a process: what only a real one shows.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { runtimePath } from '../../../test/support/runtimes.ts';
import { main, root, runYstack } from './support/run-ystack.ts';

const folder = mkdtempSync(join(tmpdir(), 'ystack-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'other.json'), '{}\n');

describe('which folder a path is taken from', () => {
  const npm = { npm_lifecycle_script: 'node tools/ystack/main.mjs', INIT_CWD: folder };
  test.each([
    // started                        cwd      environment               token
    ['by npm from another folder', root, npm, 'E_SHAPE'],
    ['by hand in that folder', folder, {}, 'E_SHAPE'],
    ['by hand elsewhere', root, {}, 'E_RUNTIME'],
    ['by hand, below a test that npm started', root, { ...npm, npm_lifecycle_script: 'node x.ts' }, 'E_RUNTIME'],
  ])('%s', (_how, cwd, env, token) => {
    expect(runYstack(['validate-document', 'other.json'], { cwd, env })).toMatchObject({ token, stdout: '' });
  });

  test('by npm itself', () => {
    const args = ['run', '-s', '--prefix', root, 'ystack', '--', 'validate-document', 'other.json'];
    const env = { PATH: process.env.PATH, HOME: folder };
    const ran = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
    expect(ran.stderr.split('\n')[0]).toBe('E_SHAPE');
    expect(ran.status).toBe(65);
  });
});

test('a working folder that was removed is told as a file that is not there', () => {
  const command = `mkdir gone && cd gone && rmdir ../gone && "${process.execPath}" "${main}" validate-document x.json`;
  const ran = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
  expect(ran.stderr).toMatch(/^E_RUNTIME\nfile: +x\.json\n/);
  expect(ran.status).toBe(66);
});

describe('streams', () => {
  test('a pipe that closes early ends with 74 and no trace', () => {
    const lines = '{"command":"none","inputs":[]}\n'.repeat(20_000);
    const command = `"${process.execPath}" "${main}" batch | head -n 1; echo "\${PIPESTATUS[0]}"`;
    const ran = spawnSync('bash', ['-c', command], { input: lines, encoding: 'utf8' });
    expect(ran.stdout.split('\n')[1]).toBe('74');
    expect(ran.stderr).toMatch(/^E_IO\nexpected: [^\n]*EPIPE\nmend: [^\n]*\n$/);
  });

  test('a batch from a file and from stdin say the same', () => {
    const lines = '{"command":"validate-document","inputs":[{"document":{}}]}\n'.repeat(3);
    writeFileSync(join(folder, 'lines.jsonl'), lines);
    const fromFile = runYstack(['batch', join(folder, 'lines.jsonl')]);
    expect(fromFile.stdout.split('\n')).toHaveLength(4);
    expect(fromFile).toEqual(runYstack(['batch'], { input: lines }));
  });

  test('an input of a pure command is read from stdin where `-` stands', () => {
    const read = runYstack(['validate-document', '-'], { input: '{}\n' });
    expect(read).toMatchObject({ token: 'E_SHAPE', status: 65, stdout: '' });
    expect(read.stderr).toContain('file:     stdin\n');
    expect(runYstack(['validate-document', '-'], { input: '' })).toMatchObject({ token: 'E_PARSE', status: 65 });
    const tooMuch = runYstack(['validate-document', '-'], { input: ' '.repeat(1_048_577) });
    expect(tooMuch).toMatchObject({ token: 'E_LIMIT', status: 65, stdout: '' });
    expect(runYstack(['validate-profile-set', '-', '-', '-'])).toMatchObject({ token: 'E_USAGE', status: 64 });
  });

  test('a batch whose file is not there is refused', () => {
    expect(runYstack(['batch', 'absent.jsonl'])).toMatchObject({ status: 66, token: 'E_RUNTIME', stdout: '' });
  });

  test('nothing is coloured when nobody watches', () => {
    expect(runYstack(['validate-document'], { env: { FORCE_COLOR: '1' } }).stderr).not.toContain('\u001b');
  });

  test.each([
    // environment        is coloured
    [{}, true],
    [{ NO_COLOR: '1' }, false],
  ])('colour on a terminal with %j: %s', (env, coloured) => {
    const command = `'${process.execPath}' '${main}' validate-document`;
    const plain = { PATH: process.env.PATH, TERM: 'xterm-256color', ...env };
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { env: plain, encoding: 'utf8' });
    expect(stdout.split('\r\n')[0]).toBe('E_USAGE');
    expect(stdout.includes('\u001b')).toBe(coloured);
  });
});

describe('other Nodes', () => {
  beforeEach(needs('runtimes'));

  test.each([
    // major   status  token
    ['20', 78, 'E_CONFIG'],
    ['22', 65, 'E_SHAPE'],
    ['26', 65, 'E_SHAPE'],
  ] as const)('Node %s', (major, status, token) => {
    const node = runtimePath(major);
    if (node === undefined) throw new Error(`no Node ${major}`);
    expect(runYstack(['validate-document', join(folder, 'other.json')], { node })).toMatchObject({
      status,
      token,
      stdout: '',
    });
  });
});
