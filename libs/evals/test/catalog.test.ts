import { describe, expect, test } from 'vitest';
import { encodeCanonical } from '#canonical';
import { evalCatalogKind, evaluatorKind, shippedContext } from '#evals';
import type { Loose } from './support/seeds.ts';

const { catalog, evaluator } = shippedContext();
const outcome = (edit: (catalog: Loose) => void) => {
  const copy = structuredClone(catalog.content);
  edit(copy);
  const read = evalCatalogKind.parse(encodeCanonical(copy));
  return read.ok ? 'accepted' : read.refusal.code;
};
const [duty, , , , malicious, , events] = [0, 1, 2, 3, 4, 5, 6] as const;
const family = (index: number, edit: (family: Loose) => void) => (copy: Loose) => edit(copy.body.families[index]);

// biome-ignore format: an aligned table
const cases: readonly (readonly [string, (catalog: Loose) => void, string])[] = [
  // what is wrong                              edit                                                                                expected
  ['nothing',                                   () => {},                                                                           'accepted'],
  ['a family less',                             (copy) => { copy.body.families.pop(); },                                            'E_SHAPE'],
  ['a family twice',                            (copy) => { copy.body.families[1] = copy.body.families[0]; },                       'E_SHAPE'],
  ['families out of order',                     (copy) => { copy.body.families.reverse(); },                                        'E_SHAPE'],
  ['a family of another name',                  family(duty, (own) => { own.family_id = 'actor-anything'; }),                       'E_SHAPE'],
  ['a requirement of 1024 bytes',               family(duty, (own) => { own.roadmap_requirement = 'é'.repeat(512); }),              'accepted'],
  ['a requirement of 1026 bytes',               family(duty, (own) => { own.roadmap_requirement = 'é'.repeat(513); }),              'E_SHAPE'],
  ['no requirement',                            family(duty, (own) => { own.roadmap_requirement = ''; }),                           'E_SHAPE'],
  ['seeded without sources',                    family(duty, (own) => { own.seed_sources = []; }),                                  'E_SHAPE'],
  ['declared with sources',                     family(duty, (own) => { own.seed_status = 'declared'; }),                           'E_SHAPE'],
  ['declared without sources',                  family(duty, (own) => { own.seed_status = 'declared'; own.seed_sources = []; }),    'accepted'],
  ['an unknown source',                         family(duty, (own) => { own.seed_sources = ['control.everything.v1']; }),           'E_SHAPE'],
  ['sources out of order',                      family(events, (own) => { own.seed_sources.reverse(); }),                           'E_SHAPE'],
  ['no grader',                                 family(duty, (own) => { own.grader_kinds = []; }),                                  'E_SHAPE'],
  ['one trial graded by people alone',          family(duty, (own) => { own.grader_kinds = ['human']; }),                           'E_SHAPE'],
  ['two trials graded by people alone',         family(duty, (own) => { own.grader_kinds = ['human']; own.trial_policy = { kind: 'multi', minimum_trials: 2 }; }), 'accepted'],
  ['several trials that are one',               family(malicious, (own) => { own.trial_policy.minimum_trials = 1; }),               'E_SHAPE'],
  ['17 trials',                                 family(malicious, (own) => { own.trial_policy.minimum_trials = 17; }),              'E_SHAPE'],
  ['graders out of order',                      family(malicious, (own) => { own.grader_kinds.reverse(); }),                        'E_SHAPE'],
  ['no evidence',                               family(duty, (own) => { own.evidence_kinds = []; }),                                'E_SHAPE'],
  ['a source of this repository in version 1',  (copy) => { copy.schema_version = 1; },                                             'E_SHAPE'],
  ['version 1 without those',                   (copy) => { copy.schema_version = 1; for (const own of copy.body.families) own.seed_sources = ['core.stage-run.v2']; }, 'accepted'],
  ['an open door',                              (copy) => { copy.body.fail_mode = 'open'; },                                        'E_SHAPE'],
  ['a verdict less',                            (copy) => { copy.body.verdicts.pop(); },                                            'E_SHAPE'],
];

describe('eval_catalog', () => {
  test.each(cases)('%s', (_, edit, expected) => {
    expect(outcome(edit)).toBe(expected);
  });

  test('ours seeds all nine families, each with a program that may grade it', () => {
    const { families } = catalog.content.body;
    expect(
      families.map(({ seed_status, grader_kinds }) => [seed_status, grader_kinds.includes('deterministic')]),
    ).toEqual(Array.from({ length: 9 }, () => ['seeded', true]));
  });
});

describe('eval_framework_evaluator', () => {
  test('names catalog, core, policy sets and program, and no host', () => {
    expect(Object.keys(evaluator.content.body).sort()).toEqual([
      'catalog_ref',
      'core_contract',
      'policy_set_refs',
      'program_sha256',
    ]);
    const read = evaluatorKind.parse(evaluator.bytes);
    expect(read.ok ? read.value.sha256 : read.refusal).toBe(evaluator.sha256);
  });
});
