import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Outcome } from '../src/outcome.ts';
import { runPure } from '../src/run-pure.ts';
import { bytesSource, fileSource } from '../src/sources.ts';
import { measure, meddling, refusing, silent } from './support/commands.ts';
import { scratchPerTest } from './support/scratch.ts';

const scratch = scratchPerTest();
const files = (...names: string[]) => names.map((name) => fileSource(name, scratch.path));
const codeOf = (outcome: Outcome) => (isRefusal(outcome) ? outcome.code : 'none');
const inputOf = (outcome: Outcome) => (isRefusal(outcome) ? outcome.input : undefined);
const textOf = (outcome: Outcome) => (isRefusal(outcome) ? '' : Buffer.from(outcome.stdout ?? []).toString());

describe('admission', () => {
  test.each([
    // inputs                              token
    [['good', 'small'], 'none'],
    [['good', 'small', 'small'], 'none'],
    [['good'], 'E_USAGE'],
    [['good', 'small', 'small', 'small'], 'E_USAGE'],
    [['good', 'absent'], 'E_RUNTIME'],
    [['folder', 'small'], 'E_RUNTIME'],
    [['link', 'small'], 'E_RUNTIME'],
    [['dangling', 'small'], 'E_RUNTIME'],
    [['pipe', 'small'], 'E_RUNTIME'],
    [['below-link/good', 'small'], 'none'],
    [['edge', 'small'], 'none'],
    [['big', 'small'], 'E_LIMIT'],
    [['good', 'edge'], 'E_LIMIT'],
    // every input is opened before any size counts, in whatever order they stand
    [['big', 'absent'], 'E_RUNTIME'],
    [['absent', 'edge'], 'E_RUNTIME'],
  ])('%j: %s', (names, code) => {
    scratch.write('good', '{}\n');
    scratch.write('small', '[]\n');
    scratch.write('edge', 'x'.repeat(16));
    scratch.write('big', 'x'.repeat(17));
    mkdirSync(scratch.path('folder'));
    symlinkSync('good', scratch.path('link'));
    symlinkSync('nowhere', scratch.path('dangling'));
    symlinkSync('.', scratch.path('below-link'));
    execFileSync('mkfifo', [scratch.path('pipe')]);
    expect(codeOf(runPure(measure, files(...names)))).toBe(code);
  });

  test('a refusal says the path as it was typed', () => {
    expect(inputOf(runPure(measure, files('absent', 'also-absent')))).toBe('absent');
  });

  test('bytes at hand are bounded like files', () => {
    const two = [bytesSource('one', Buffer.from('{}\n')), bytesSource('two', Buffer.from('x'.repeat(8)))];
    expect(textOf(runPure(measure, two))).toBe('[3,8]\n');
    const nine = [two[0] as (typeof two)[0], bytesSource('two', Buffer.from('x'.repeat(9)))];
    expect(runPure(measure, nine)).toMatchObject({ code: 'E_LIMIT', input: 'two' });
  });
});

describe('what a command comes to', () => {
  test('inputs are dealt out in order', () => {
    scratch.write('a', '1');
    scratch.write('b', '22');
    scratch.write('c', '333');
    expect(textOf(runPure(measure, files('c', 'b', 'a')))).toBe('[3,2,1]\n');
  });

  test('a silent command prints nothing', () => {
    scratch.write('a', '1');
    expect(runPure(silent, files('a'))).toEqual({});
  });

  test.each([
    // index    said
    ['0', 'a (FILE)'],
    ['1', 'b (MORE[1])'],
    ['2', 'c (MORE[2])'],
    ['9', '9'],
    [undefined, undefined],
  ])('input %s is said as %s', (index, said) => {
    for (const name of ['a', 'b', 'c']) scratch.write(name, '1');
    expect(inputOf(runPure(refusing(index), files('a', 'b', 'c')))).toBe(said);
  });
});

describe('an input that moves while it is judged', () => {
  const moves: readonly (readonly [string, () => void])[] = [
    ['is rewritten', () => writeFileSync(scratch.path('b'), 'other')],
    ['is rewritten with equal size and time', () => rewriteUnseen()],
    ['is removed', () => rmSync(scratch.path('b'))],
    ['is replaced by a link to the same bytes', () => replaceByLink()],
  ];
  test.each(moves)('%s', (_what, move) => {
    scratch.write('a', '1');
    scratch.write('b', '22');
    expect(runPure(meddling(move), files('a', 'b'))).toMatchObject({ code: 'E_RUNTIME', input: 'b' });
  });

  test('and one that does not', () => {
    scratch.write('a', '1');
    scratch.write('b', '22');
    expect(
      textOf(
        runPure(
          meddling(() => undefined),
          files('a', 'b'),
        ),
      ),
    ).toBe('{}\n');
  });

  function rewriteUnseen(): void {
    writeFileSync(scratch.path('b'), '33');
    utimesSync(scratch.path('b'), 1, 1);
  }

  function replaceByLink(): void {
    renameSync(scratch.path('b'), scratch.path('moved'));
    symlinkSync('moved', scratch.path('b'));
  }
});
