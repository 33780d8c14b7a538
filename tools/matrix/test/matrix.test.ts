// The matrix as people run it: four honest combinations, the command and its report, and the bounds that every program runs in.
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Json, parseCanonical } from '#canonical';
import { runYstack } from '../../ystack/test/support/run-ystack.ts';
import { holds, type MatrixRun, runMatrix } from '../src/matrix.ts';
import { combinations } from '../src/names.ts';
import { reportTable } from '../src/report.ts';
import { fixedEnvironment } from '../src/run/environment.ts';
import { limits } from '../src/run/limits.ts';
import { runProgram } from '../src/run/run-program.ts';
import { honest } from './support/hostile.ts';

const run = await runMatrix(honest);

describe('two producers and two forges', () => {
  test('all four combinations hold', () => {
    expect(run.outcomes.map(({ combination, violations }) => ({ ...combination, violations }))).toEqual(
      combinations.map((combination) => ({ ...combination, violations: [] })),
    );
    expect(combinations).toHaveLength(4);
    expect(run.disagreements).toEqual([]);
    expect(holds(run)).toBe(true);
  });

  // Frozen: what a patch leads to depends on the fixture, the patch and the rules of the commit, and on no machine.
  test.each([
    ['claude-code-producer', '80732a1f762971c9808aa150f5088dfe762dd5d9', '68292bb43bcc8c126d3a25be4543e2aa598e9857'],
    ['codex-cli-producer', '1bbeed79e96d01c41846d1b508665deed58a4970', '97e7dcf24a9263e6b5a801cc1e5c62ccb9ee4dcc'],
  ])('%s leads to one tree and one commit', (producer, tree_id, commit_id) => {
    const candidates = run.outcomes.flatMap((outcome) =>
      outcome.combination.producer === producer ? [outcome.facts?.candidate] : [],
    );
    expect(candidates).toEqual([
      { commit_id, tree_id },
      { commit_id, tree_id },
    ]);
  });

  test.each<[string, (whole: MatrixRun) => MatrixRun]>([
    ['no combination', (whole) => ({ ...whole, outcomes: [] })],
    ['three of four', (whole) => ({ ...whole, outcomes: whole.outcomes.slice(1) })],
    ['a disagreement', (whole) => ({ ...whole, disagreements: [{ rule: 'agreement', expected: 'one patch' }] })],
    [
      'one without a candidate',
      (whole) => ({ ...whole, outcomes: whole.outcomes.map(({ facts: _, ...rest }) => rest) }),
    ],
  ])('%s does not hold', (_what, change) => {
    expect(holds(change(run))).toBe(false);
  });

  test('the table says which rule was broken, where and what was expected', () => {
    const [first, ...others] = run.outcomes;
    const violations = [{ step: 'produce', rule: 'attempt', expected: 'number 1\nor so' } as const];
    const lines = reportTable({
      ...run,
      outcomes: [{ ...(first as NonNullable<typeof first>), violations }, ...others],
    }).split('\n');
    expect(lines[0]).toMatch(/^claude-code-producer {2}index-forge {3}violated {2}candidate [0-9a-f]{40}$/);
    expect(lines[1]).toBe('  produce: attempt: expected number 1\\u000aor so');
    expect(lines.at(-2)).toBe('violated');
  });
});

describe('adapter matrix', () => {
  test('prints a line for each combination and ends with 0', () => {
    const { status, stdout, stderr } = runYstack(['adapter', 'matrix']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toHaveLength(6);
    expect(stdout).toMatch(/\nsatisfied\n$/);
  });

  test('prints one canonical document, the same in a hostile environment and without a time or path in it', () => {
    const plain = runYstack(['adapter', 'matrix', '--json']);
    const other = runYstack(['adapter', 'matrix', '--json'], {
      cwd: tmpdir(),
      env: {
        TZ: 'Pacific/Auckland',
        LC_ALL: 'tr_TR.UTF-8',
        GIT_DIR: '/nowhere',
        GIT_AUTHOR_NAME: 'x',
        NODE_OPTIONS: '',
      },
    });
    expect(plain.status).toBe(0);
    expect(other.stdout).toBe(plain.stdout);
    const read = parseCanonical(Buffer.from(plain.stdout), { bytesMax: 65_536, depthMax: 8 });
    expect(read).toMatchObject({ ok: true, value: { kind: 'adapter_matrix_report', id: 'adapter-matrix.v1' } });
    expect(plain.stdout).not.toMatch(/\/tmp|\/home|T\d\d:\d\d|node/);
  });
});

describe('what a program runs in', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ystack-matrix-test-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const work = join(folder, 'work');
  mkdirSync(work);

  async function printed(text: string, input = ''): Promise<Json> {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, text);
    const ran = await runProgram({ file, arguments: [], input: Buffer.from(input), work, readable: folder }, limits);
    if (!ran.ok) throw new Error(ran.violation.expected);
    return JSON.parse(Buffer.from(ran.stdout).toString('utf8'));
  }
  const print = (expression: string) => `process.stdout.write(JSON.stringify(${expression}));`;

  test('it sees the fixed variables and no other, and so does what it starts', async () => {
    process.env.YSTACK_MATRIX_SECRET = 'not for fakes';
    const shown = await printed(
      `import { execFileSync } from 'node:child_process';
       const told = execFileSync('/usr/bin/env', { encoding: 'utf8' }).trim().split('\\n').sort();
       // Node tells its children of the permissions it is under.
       const child = told.filter((line) => !line.startsWith('NODE_OPTIONS=--permission '));
       ${print('{ own: process.env, child }')}`,
    );
    delete process.env.YSTACK_MATRIX_SECRET;
    const lines = Object.entries(fixedEnvironment).map(([name, value]) => `${name}=${value}`);
    expect(shown).toEqual({ own: fixedEnvironment, child: lines.sort() });
  });

  test.each([
    ['may write to its folder', `(fs.writeFileSync('mine', ''), fs.rmSync('mine'), 'done')`, 'done'],
    ['may not write beside it', `attempt(() => fs.writeFileSync('../mine', ''))`, 'ERR_ACCESS_DENIED'],
    ['may not read a person`s files', `attempt(() => fs.readFileSync('/etc/hostname'))`, 'ERR_ACCESS_DENIED'],
    ['may not start threads', `attempt(() => new Worker('0', { eval: true }))`, 'ERR_ACCESS_DENIED'],
    ['may write no large file', `attempt(() => fs.writeFileSync('large', Buffer.alloc(40 << 20)))`, 'EFBIG'],
  ])('%s', async (_what, expression, expected) => {
    const head = `import fs from 'node:fs'; import { Worker } from 'node:worker_threads';
      process.on('SIGXFSZ', () => {});
      const attempt = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };`;
    expect(await printed(`${head}\n${print(expression)}`)).toBe(expected);
  });

  test('one that does not read its input is judged by what it prints', async () => {
    expect(await printed(print('1'), 'x'.repeat(1 << 20))).toBe(1);
  });

  test('what it leaves running is ended with it', async () => {
    const late = 'sleep 0.6; echo > late';
    await printed(
      `import { spawn } from 'node:child_process';
       spawn('/bin/sh', ['-c', ${JSON.stringify(late)}], { stdio: 'inherit' }).unref();
       ${print('1')}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(existsSync(join(work, 'late'))).toBe(false);
  });
});
