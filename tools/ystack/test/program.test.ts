import { describe, expect, test } from 'vitest';
import type { EffectCommand } from '#command';
import { memoryHost } from '../../../libs/command/test/support/memory-host.ts';
import { entryOf } from '../src/entry.ts';
import { runProgram } from '../src/program.ts';

const seen: unknown[] = [];
const echo: EffectCommand = {
  name: 'group echo',
  summary: 'Say what was given',
  details: ['A second paragraph.'],
  arguments: [
    { name: 'FIRST', describe: 'one word' },
    { name: 'REST', describe: 'further words', variadic: { min: 1, max: 2 } },
  ],
  options: [
    { flag: '--as', value: 'HOW', describe: 'how', choices: ['this', 'that'] },
    { flag: '--skip-it', describe: 'a switch' },
    { flag: '--output', value: 'FILE', describe: 'where to' },
  ],
  codes: [],
  run: async (context) => {
    seen.push(context.arguments, context.options, context.place('a'));
    context.progress('working');
    return { stdout: Buffer.from('out\n'), notes: ['a note\nof one line'], status: 3 };
  },
};
const optional: EffectCommand = {
  name: 'maybe',
  summary: 'Take a word or none',
  arguments: [{ name: 'WORD', describe: 'a word', optional: true }],
  options: [],
  codes: [],
  run: async (context) => ({ stdout: Buffer.from(JSON.stringify(context.arguments)) }),
};

async function run(args: string[], overrides: Parameters<typeof memoryHost>[1] = {}) {
  const host = memoryHost('/somewhere', overrides);
  const status = await runProgram(host, [echo, optional].map(entryOf), args);
  return { status, ...host.said };
}

describe('a call', () => {
  test('reaches the command with words, options and the place of the caller', async () => {
    seen.length = 0;
    const ran = await run(['group', 'echo', 'a', 'b', 'c', '--as', 'that', '--skip-it']);
    expect(seen).toEqual([
      { FIRST: 'a', REST: ['b', 'c'] },
      { as: 'that', 'skip-it': true, output: undefined },
      '/somewhere/a',
    ]);
    expect(ran).toEqual({ status: 3, stdout: 'out\n', stderr: 'a note\\u000aof one line\n' });
  });

  test('progress is said to a person who watches, and to nobody else', async () => {
    const watched = await run(['group', 'echo', 'a', 'b'], { watched: true });
    expect(watched.stderr).toMatch(/^working\n/);
    expect((await run(['group', 'echo', 'a', 'b'])).stderr).not.toContain('working');
  });

  test('words after -- are never options', async () => {
    expect((await run(['maybe', '--', '--as'])).stdout).toBe('{"WORD":"--as"}');
    expect((await run(['maybe'])).stdout).toBe('{}');
  });
});

describe('a call that does not fit', () => {
  test.each([
    // words                                         what is said about it
    [[], 'a command is missing'],
    [['group'], 'a command is missing'],
    [['nothing'], "unknown command 'nothing'"],
    [['mabye'], "unknown command 'mabye' (Did you mean maybe?)"],
    [['group', 'nothing'], "unknown command 'nothing'"],
    [['group', 'echo', 'a'], "missing required argument 'REST'"],
    [['group', 'echo', 'a', 'b', 'c', 'd'], '1 to 2 REST, not 3'],
    [['group', 'echo', 'a', 'b', '--as', 'other'], 'Allowed choices are this, that'],
    [['group', 'echo', 'a', 'b', '--as'], 'argument missing'],
    [['group', 'echo', 'a', 'b', '--other'], "unknown option '--other'"],
    [['maybe', 'a', 'b'], 'too many arguments'],
  ])('%j', async (words, said) => {
    const ran = await run(words);
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status: 64, stdout: '' });
    const [token, expected, mend, ...rest] = ran.stderr.split('\n');
    expect(token).toBe('E_USAGE');
    expect(expected).toContain(said);
    expect(mend).toMatch(/^mend: {5}npm run -s ystack -- /);
    expect(rest).toEqual(['']);
  });

  test('the mend is the usage of the command that was meant', async () => {
    expect((await run(['group', 'echo'])).stderr).toContain(
      'npm run -s ystack -- group echo FIRST REST… [--as HOW] [--skip-it] [--output FILE]\n',
    );
  });
});

describe('help', () => {
  test.each([
    // words                          what it holds
    [['--help'], 'maybe [WORD]'],
    [['help', 'maybe'], 'Usage: ystack maybe'],
    [['maybe', '-h'], 'Take a word or none'],
    [['group', 'echo', '--help'], 'A second paragraph.'],
    [['group', '--help'], 'Say what was given'],
  ])('%j', async (words, holds) => {
    const { status, stdout, stderr } = await run(words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(holds);
  });
});
