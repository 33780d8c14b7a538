// A command with a folder: which of its files are read, what each refusal calls them, and what counts as moving.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accept, encodeCanonical, refuse } from '#canonical';
import { defineCommand, type FolderSlot, type PureCommand } from '#contract';
import { isRefusal, type Outcome } from '../src/outcome.ts';
import { runPure } from '../src/run-pure.ts';
import { fileSource, folderSource } from '../src/sources.ts';
import { silent } from './support/commands.ts';
import { scratchPerTest } from './support/scratch.ts';

const scratch = scratchPerTest();
const folder: FolderSlot = {
  option: 'rules',
  describe: 'other rules',
  files: [{ name: 'must.json' }, { name: 'may.json', optional: true }],
  bytesMax: 8,
};
const file = { name: 'file', describe: 'any bytes', bytesMax: 16 } as const;

/** Prints the names and sizes of what lies in the folder; refuses `about` when given, and meddles first. */
const listing = (about?: string, meddle: () => void = () => undefined): PureCommand =>
  defineCommand({
    name: 'listing',
    summary: 'Say what lies in the folder',
    inputs: [file],
    folder,
    output: 'listing',
    run: (_inputs, files) => {
      meddle();
      if (about !== undefined) return refuse({ code: 'E_SHAPE', input: about, expected: 'another' });
      return accept(
        encodeCanonical(
          [...(files ?? new Map([['shipped', new Uint8Array()]]))].map(([name, { length }]) => [name, length]),
        ),
      );
    },
  });

const run = (command: PureCommand = listing(), path: string | null = 'rules'): Outcome => {
  scratch.write('input', '{}\n');
  const place = scratch.path;
  return runPure(command, [fileSource('input', place)], path === null ? undefined : folderSource(path, place));
};
const said = (outcome: Outcome): string =>
  isRefusal(outcome) ? `${outcome.code} ${outcome.input ?? ''}` : Buffer.from(outcome.stdout ?? []).toString('utf8');

function rules(...names: string[]): void {
  mkdirSync(scratch.path('rules'), { recursive: true });
  for (const name of names) writeFileSync(scratch.path(`rules/${name}`), '{}\n');
}

describe('what is read', () => {
  // biome-ignore format: a table
  test.each([
    // files                                   said
    [['must.json'],                            '[["must.json",3]]\n'],
    [['must.json', 'may.json'],                '[["must.json",3],["may.json",3]]\n'],
    [['must.json', 'README.md'],               'E_USAGE rules/README.md'],
    [['must.json', 'may.JSON'],                'E_USAGE rules/may.JSON'],
    [['b.json', 'a.json'],                     'E_USAGE rules/a.json'],
    [['may.json'],                             'E_RUNTIME rules/must.json'],
    [[],                                       'E_RUNTIME rules/must.json'],
  ])('%j: %s', (names, expected) => {
    rules(...names);
    expect(said(run())).toBe(expected);
  });

  test('without the option, what ships', () => {
    expect(said(run(listing(), null))).toBe('[["shipped",0]]\n');
  });

  test('neither the folder nor a file in it may be a link, an optional one neither', () => {
    rules('must.json');
    symlinkSync('rules', scratch.path('linked'));
    expect(said(run(listing(), 'linked'))).toBe('E_RUNTIME linked');
    symlinkSync('must.json', scratch.path('rules/may.json'));
    expect(said(run())).toBe('E_RUNTIME rules/may.json');
    rmSync(scratch.path('rules/may.json'));
    symlinkSync('nowhere', scratch.path('rules/may.json'));
    expect(said(run())).toBe('E_RUNTIME rules/may.json');
  });

  test('at most the bytes of the slot, and only when everything could be opened', () => {
    rules('may.json');
    writeFileSync(scratch.path('rules/must.json'), 'x'.repeat(8));
    expect(said(run())).toContain('["must.json",8]');
    writeFileSync(scratch.path('rules/must.json'), 'x'.repeat(9));
    expect(said(run())).toBe('E_LIMIT rules/must.json');
    rmSync(scratch.path('rules/may.json'));
    mkdirSync(scratch.path('rules/may.json'));
    expect(said(run())).toBe('E_RUNTIME rules/may.json');
  });

  test('a command without one takes none', () => {
    rules('must.json');
    expect(said(run(silent))).toBe('E_USAGE ');
  });
});

// biome-ignore format: a table
test.each([
  // what the command refuses   what is said
  ['must.json',                 'E_SHAPE rules/must.json'],
  ['may.json',                  'E_SHAPE input'],
  ['0',                         'E_SHAPE input'],
])('a refusal about `%s` is said about %s', (about, expected) => {
  rules('must.json');
  expect(said(run(listing(about)))).toBe(expected);
});

describe('a file of the folder that moves while it is judged', () => {
  // biome-ignore format: a table
  const moves: readonly (readonly [what: string, meddle: () => void, said: string])[] = [
    ['is rewritten',  () => writeFileSync(scratch.path('rules/must.json'), '[]\n'), 'E_RUNTIME rules/must.json'],
    ['is removed',    () => rmSync(scratch.path('rules/must.json')),                'E_RUNTIME rules/must.json'],
    ['appears',       () => rules('may.json'),                                      'E_RUNTIME rules/may.json'],
    ['does not',      () => undefined,                                              '[["must.json",3]]\n'],
  ];

  test.each(moves)('%s', (_what, meddle, expected) => {
    rules('must.json');
    expect(said(run(listing(undefined, meddle)))).toBe(expected);
  });
});
