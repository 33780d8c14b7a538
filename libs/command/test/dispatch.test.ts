import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dispatch } from '../src/dispatch.ts';
import { measure, meddling, refusing, silent } from './support/commands.ts';
import { memoryHost } from './support/memory-host.ts';
import { scratchPerTest } from './support/scratch.ts';

const scratch = scratchPerTest();
const boom = (error: unknown) =>
  meddling(() => {
    throw error;
  });

async function run(args: string[], commands = [measure, silent, refusing('0')]) {
  scratch.write('a', '1');
  scratch.write('b', '22');
  const host = memoryHost(scratch.path());
  const status = await dispatch(host, commands, args);
  return { status, ...host.said, token: host.said.stderr.split('\n')[0] };
}

describe('statuses and streams', () => {
  test.each([
    // words                                  status  token       stdout
    [['measure', 'a', 'b'], 0, '', '[1,2]\n'],
    [['silent', 'a'], 0, '', ''],
    [['refusing', 'a', 'b'], 65, 'E_SHAPE', ''],
    [['measure', 'a', 'absent'], 66, 'E_RUNTIME', ''],
    [['measure', 'a'], 64, 'E_USAGE', ''],
    [['unheard-of', 'a'], 64, 'E_USAGE', ''],
    [[], 64, 'E_USAGE', ''],
    [['measure', '--unheard-of', 'a', 'b'], 64, 'E_USAGE', ''],
    [['silent', 'a', '--output', 'out'], 64, 'E_USAGE', ''],
    [['measure', 'a', 'b', '--output', 'nowhere/out'], 73, 'E_TARGET', ''],
    [['measure', 'a', 'b', '--output', '.'], 73, 'E_TARGET', ''],
  ])('%j: %i %s', async (words, status, token, stdout) => {
    expect(await run(words)).toMatchObject({ status, token, stdout });
  });

  test('help goes to stdout', async () => {
    const { status, stdout, stderr } = await run(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('measure FILE MORE…\n    Say the sizes of the inputs\n');
  });

  test.each([
    // what is thrown                                                status  token
    [new Error('a bug'), 70, 'E_FAULT'],
    ['no error at all', 70, 'E_FAULT'],
    [Object.assign(new Error('disk full'), { code: 'ENOSPC' }), 74, 'E_IO'],
  ])('a fault: %s', async (error, status, token) => {
    expect(await run(['meddling', 'a', 'b'], [boom(error)])).toMatchObject({ status, token, stdout: '' });
  });

  test('a stack is shown only when asked for, and below the token', async () => {
    scratch.write('a', '1');
    const host = memoryHost(scratch.path(), { trace: true });
    await dispatch(host, [boom(new Error('a bug'))], ['meddling', 'a', 'a']);
    expect(host.said.stderr).toMatch(/^E_FAULT\nexpected: [^\n]*a bug\n(?:.*\n)*? {4}at /);
  });

  test('a reader that went away ends with 74', async () => {
    scratch.write('a', '1');
    const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const host = memoryHost(scratch.path(), { stdout: () => Promise.reject(gone) });
    expect(await dispatch(host, [measure], ['measure', 'a', 'a'])).toBe(74);
    const deaf = memoryHost(scratch.path(), { stdout: () => Promise.reject(gone), stderr: () => Promise.reject(gone) });
    expect(await dispatch(deaf, [measure], ['measure', 'a', 'a'])).toBe(74);
  });
});

describe('--output', () => {
  test('writes the bytes and says nothing', async () => {
    expect(await run(['measure', 'a', 'b', '--output', 'out'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(scratch.path('out'), 'utf8')).toBe('[1,2]\n');
    expect(statSync(scratch.path('out')).mode & 0o777).toBe(0o644);
    expect(readdirSync(scratch.path()).sort()).toEqual(['a', 'b', 'out']);
  });

  test('a refusal leaves what stood there', async () => {
    writeFileSync(scratch.path('out'), 'before');
    expect(await run(['refusing', 'a', 'b', '--output', 'out'])).toMatchObject({ status: 65 });
    expect(readFileSync(scratch.path('out'), 'utf8')).toBe('before');
    expect(readdirSync(scratch.path()).sort()).toEqual(['a', 'b', 'out']);
  });

  test('replaces a link instead of writing through it', async () => {
    mkdirSync(scratch.path('elsewhere'));
    writeFileSync(scratch.path('elsewhere/precious'), 'before');
    symlinkSync('elsewhere/precious', scratch.path('out'));
    await run(['measure', 'a', 'b', '--output', 'out']);
    expect(readFileSync(scratch.path('elsewhere/precious'), 'utf8')).toBe('before');
    expect(readFileSync(scratch.path('out'), 'utf8')).toBe('[1,2]\n');
  });

  test('may be one of its own inputs', async () => {
    expect(await run(['measure', 'a', 'b', '--output', 'a'])).toMatchObject({ status: 0 });
    expect(readFileSync(scratch.path('a'), 'utf8')).toBe('[1,2]\n');
  });
});
