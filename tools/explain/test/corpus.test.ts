// Evaluations that the other implementation made, each explained; a case that is there to be refused may be.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { explain } from '../src/explain.ts';

type Seed = { readonly case_id: string; readonly inputs: { readonly duty: { readonly content: Json } } };
const evidence = 'shadow/evidence/external-dummy-target/v1';

const seedsOf = (name: string): readonly Seed[] => JSON.parse(corpusBytes(`evals/v1/${name}`).toString()).body.cases;

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const text = await explain([{ file: 'given.json', bytes }]);
  if (!text.ok) return text.refusal.code;
  return /\n {4}Why: {3}\S/.test(text.value) ? 'explained' : 'no words';
}

const present = corpusRoot !== undefined;

describe.skipIf(!present)(present ? 'documents of the corpus' : corpusSkip, () => {
  test('duty separation evaluations of the seeds', async () => {
    const duties = ['seed-set-approvals.json', 'seed-set-boundaries.json'].flatMap((name) => seedsOf(name));
    const outcomes = await Promise.all(duties.map(({ inputs }) => outcomeOf(encodeCanonical(inputs.duty.content))));
    expect(outcomes.length).toBe(32);
    expect(outcomes.filter((outcome) => outcome === 'explained').length).toBeGreaterThan(25);
    expect(outcomes.filter((outcome) => outcome !== 'explained' && outcome !== 'E_RELATION')).toEqual([]);
  });

  // biome-ignore format: an aligned table
  test.each([
    // document                                  says
    ['pre/state/shadow-record.json',             'no-change'],
    ['post/state/shadow-record.json',            'reproduced'],
    ['pre/state/materialization-result.json',    'completed, no-change'],
    ['pre/sandbox-evaluation.json',              'satisfied'],
    ['duty-evaluation.json',                     'satisfied'],
  ] as const)('%s says %s', async (file, says) => {
    const text = await explain([{ file, bytes: corpusBytes(`${evidence}/${file}`) }]);
    expect(text.ok ? text.value.split('\n')[0] : text.refusal).toMatch(new RegExp(`\\.json: [a-z_]+ \`[a-z.-]+\`: ${says}$`));
  });
});
