// Conformance counts what a seed set holds apart from what was run, so that nothing passes by not running.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#command';
import { corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { runConformance } from '../src/run-conformance.ts';

// By bytes, as the corpus may not be written to and a copy of its modes could not be edited either.
function copyCorpus(copy: string): void {
  for (const part of ['control/v1', 'evals/v1']) {
    const from = join(corpusRoot ?? '', part);
    mkdirSync(join(copy, part), { recursive: true });
    for (const name of readdirSync(from)) writeFileSync(join(copy, part, name), readFileSync(join(from, name)));
  }
}

const ending = (folder: string) => {
  const outcome = runConformance(folder);
  if (isRefusal(outcome)) return [outcome.code, outcome.input];
  const lines = new TextDecoder().decode(outcome.stdout).trimEnd().split('\n');
  return [lines.at(-1), outcome.status ?? 0];
};

test('a folder without a corpus is refused by its first missing file', () => {
  expect(ending(tmpdir())).toEqual(['E_RUNTIME', 'control/v1/credential-policy.json']);
});

describe.skipIf(corpusRoot === undefined)(`a corpus (${corpusRoot === undefined ? corpusSkip : 'at hand'})`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ystack-conformance-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // biome-ignore lint/suspicious/noExplicitAny: edits at places that no one type has
  type Loose = any;
  const seeds = (file: string, edit: (body: Loose) => void) => (copy: string) => {
    const path = join(copy, 'evals/v1', file);
    const seedSet = JSON.parse(readFileSync(path, 'utf8'));
    edit(seedSet.body);
    writeFileSync(path, JSON.stringify(seedSet));
  };
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, (copy: string) => void, readonly unknown[]])[] = [
    // what is edited                  edit                                                                                     expected
    ['nothing',                        () => {},                                                                                ['138 of 138 cases met', 0]],
    ['a seed set is gone',             (copy) => rmSync(join(copy, 'evals/v1/seed-set-plans.json')),                            ['E_RUNTIME', 'evals/v1/seed-set-plans.json']],
    ['an expectation is another',      seeds('seed-set-duty.json', ({ cases: [first] }) => { first.expectation.verdict = 'satisfied'; }), ['137 of 138 cases met', 1]],
    ['a case is gone',                 seeds('seed-set-duty.json', (body) => { body.cases.pop(); }),                            ['137 of 137 cases met', 0]],
    ['a set is refused as a whole',    seeds('seed-set-duty.json', ({ cases: [first] }) => { first.inputs.result.sha256 = '0'.repeat(64); }), ['128 of 138 cases met', 1]],
    ['a set without cases',            seeds('seed-set-duty.json', (body) => { body.cases = []; }),                             ['128 of 128 cases met', 1]],
    ['a set that is none',             (copy) => writeFileSync(join(copy, 'evals/v1/seed-set-duty.json'), 'no'),                ['128 of 128 cases met', 1]],
    ['no catalog',                     (copy) => writeFileSync(join(copy, 'evals/v1/eval-catalog.json'), '{}\n'),               ['E_SHAPE', 'evals/v1/eval-catalog.json']],
  ];
  const sums = (edit: (text: string) => string) => (copy: string) =>
    writeFileSync(join(copy, 'SHA256SUMS'), edit(readFileSync(join(corpusRoot ?? '', 'SHA256SUMS'), 'utf8')));
  const asListed = sums((text) => text);
  // biome-ignore format: an aligned table
  const summed: readonly (readonly [string, (copy: string) => void, readonly unknown[]])[] = [
    // what is edited                  edit                                                                                     expected
    ['nothing, with checksums',        asListed,                                                                                ['138 of 138 cases met', 0]],
    ['a case is gone, with checksums', (copy) => { asListed(copy); seeds('seed-set-duty.json', (body) => { body.cases.pop(); })(copy); }, ['E_DIGEST', 'evals/v1/seed-set-duty.json']],
    ['a policy is spelled otherwise',  (copy) => { asListed(copy); writeFileSync(join(copy, 'control/v1/sandbox-policy.json'), '{}\n'); }, ['E_DIGEST', 'control/v1/sandbox-policy.json']],
    ['a digest is not listed',         sums((text) => text.replace(/^.*\/eval-catalog.json\n/m, '')),                            ['E_DIGEST', 'evals/v1/eval-catalog.json']],
    ['checksums that are none',        sums((text) => text.replace('  ', ' ')),                                                 ['E_DIGEST', 'SHA256SUMS']],
    ['a file is listed twice',         sums((text) => `${text}${text}`),                                                        ['E_DIGEST', 'SHA256SUMS']],
  ];
  test.each([...cases, ...summed])('%s', (name, edit, expected) => {
    const copy = join(folder, name.replaceAll(' ', '-'));
    copyCorpus(copy);
    edit(copy);
    expect(ending(copy)).toEqual(expected);
  });
});
