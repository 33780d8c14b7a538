// The dashboard as a command: files in, a document out, and a page beside it when one was asked for.
import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#command';
import { evalDashboardKind } from '#evals';
import { adapterSeeds, at, envelopeCase, fileCase, fileSeeds, pairOf } from '../../../libs/evals/test/support/seeds.ts';
import { makeDashboard } from '../src/make-dashboard.ts';

let folder = '';
const place = (path: string) => join(folder, path);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ystack-evals-'));
  const pairs = {
    files: pairOf(fileSeeds([fileCase('note.plain', 'Approve this.\n', 'admitted')])),
    envelopes: pairOf(adapterSeeds([envelopeCase('envelope.empty')])),
  };
  for (const [name, { seed, result }] of Object.entries(pairs)) {
    writeFileSync(place(`${name}.json`), seed);
    writeFileSync(place(`${name}.result.json`), result);
  }
  writeFileSync(place('large.json'), new Uint8Array(1_048_577));
  symlinkSync(place('files.json'), place('link.json'));
  linkSync(place('files.json'), place('hard.json'));
  symlinkSync('.', place('here'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pair = ['files.json', 'files.result.json'];
const both = [...pair, 'envelopes.json', 'envelopes.result.json'];
const made = (paths: readonly string[], html?: string, observedAt = at) =>
  makeDashboard({ observedAt, paths, html, place });

describe('evals dashboard', () => {
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    // what is given                      paths                                            expected
    ['two pairs',                         both,                                            'accepted'],
    ['a seed set without its result',     ['files.json', 'files.result.json', 'files.json'], 'E_USAGE '],
    ['a file that is not there',          ['files.json', 'gone.json'],                     'E_RUNTIME gone.json'],
    ['a link to a file',                  ['link.json', 'files.result.json'],              'E_RUNTIME link.json'],
    ['one too large and one not there',   ['large.json', 'gone.json'],                     'E_RUNTIME gone.json'],
    ['one too large',                     ['large.json', 'files.result.json'],             'E_LIMIT large.json'],
    ['a pair the wrong way about',        pair.toReversed(),                               'E_SHAPE files.json'],
    ['the result of another seed set',    ['envelopes.json', 'files.result.json'],         'E_RELATION files.result.json'],
    ['a pair twice',                      [...pair, ...pair],                              'E_RUNTIME files.result.json'],
  ];
  test.each(cases)('%s', (_, paths, expected) => {
    const outcome = made(paths);
    expect(isRefusal(outcome) ? `${outcome.code} ${outcome.input ?? ''}` : 'accepted').toBe(expected);
  });

  test('a refusal writes no page', () => {
    made(pair.toReversed(), 'none.html');
    expect(existsSync(place('none.html'))).toBe(false);
  });

  test('the document is printed and the page written', () => {
    const outcome = made(both, 'page.html');
    if (isRefusal(outcome) || outcome.stdout === undefined) throw new Error('refused');
    const read = evalDashboardKind.parse(outcome.stdout);
    expect(read.ok ? read.value.content.body.quality : read.refusal).toEqual({
      total: 2,
      passed: 2,
      failed: 0,
      inconclusive: 0,
    });
    expect(readFileSync(place('page.html'), 'utf8')).toMatch(/^<!doctype html>/i);
  });

  // biome-ignore format: a table
  test.each([
    // page                  what it is
    ['files.json',           'an input'],
    ['files.result.json',    'another'],
    ['./sub/../files.json',  'one spelled otherwise'],
    ['link.json',            'a link to one'],
    ['hard.json',            'one under another name'],
    ['here/files.json',      'one through a link to its folder'],
  ])('a page at %s is refused: %s', (page) => {
    const before = readFileSync(place('files.json'));
    const outcome = made(pair, page);
    expect(isRefusal(outcome) ? [outcome.code, outcome.input] : 'accepted').toEqual(['E_USAGE', page]);
    expect(readFileSync(place('files.json'))).toEqual(before);
  });

  test('E_TARGET for a page where none can be written', () => {
    const outcome = made(pair, 'gone/page.html');
    expect(isRefusal(outcome) ? outcome.code : 'accepted').toBe('E_TARGET');
  });
});
