// A slot that takes a plain word: it is never a path, and one of the wrong grammar is refused before any file is opened.
import { describe, expect, test } from 'vitest';
import { accept } from '#canonical';
import { defineCommand } from '#contract';
import { isRefusal } from '../src/outcome.ts';
import { runPure } from '../src/run-pure.ts';
import { bytesSource, fileSource } from '../src/sources.ts';
import { scratchPerTest } from './support/scratch.ts';

const scratch = scratchPerTest();

const greet = defineCommand({
  name: 'greet',
  summary: 'Say a name and how many bytes a file has',
  inputs: [
    {
      name: 'name',
      describe: 'a name',
      bytesMax: 8,
      word: { expected: 'a name in letters', isFit: (word) => /^[a-zé]+$/.test(word) },
    },
    { name: 'file', describe: 'a file', bytesMax: 8 },
  ],
  run: ({ name, file }) => accept(Buffer.from(`${new TextDecoder().decode(name)} ${file.length}\n`)),
});

describe('a plain word', () => {
  test.each([
    // word          file      outcome
    ['anna', 'there', 'anna 2\n'],
    ['andré', 'there', 'andré 2\n'],
    // A file of that name says nothing.
    ['there', 'there', 'there 2\n'],
    ['Anna', 'there', 'E_USAGE'],
    ['', 'there', 'E_USAGE'],
    // The grammar comes before the files, these before the size of anything.
    ['Anna', 'absent', 'E_USAGE'],
    ['anna', 'absent', 'E_RUNTIME'],
    ['annaannaanna', 'absent', 'E_RUNTIME'],
    ['annaannaanna', 'there', 'E_LIMIT'],
  ])('%s %s: %s', (word, name, expected) => {
    scratch.write('there', '{}');
    const outcome = runPure(greet, [fileSource(word, scratch.path), fileSource(name, scratch.path)]);
    expect(isRefusal(outcome) ? outcome.code : Buffer.from(outcome.stdout ?? []).toString()).toBe(expected);
  });

  test('is not taken from stdin or from bytes at hand', () => {
    const sources = [bytesSource('stdin', Buffer.from('anna')), bytesSource('file', Buffer.from('{}'))];
    expect(runPure(greet, sources)).toMatchObject({
      code: 'E_USAGE',
      input: 'stdin (NAME)',
      expected: 'a name in letters',
    });
  });
});
