// The seed sets of an independent implementation, run under its own catalog and policies.
import { describe, expect, test } from 'vitest';
import { documentDigest, type Json } from '#canonical';
import { admitBundle, requiredFiles } from '#control';
import { buildDashboard, contextOf, type EvalContext, evalCatalogKind, programSha256, runSeedSet } from '#evals';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { at } from './support/seeds.ts';

// biome-ignore format: an aligned table
const sets = [
  // file                       cases
  ['seed-set.json',              8],
  ['seed-set-adapters.json',    63],
  ['seed-set-approvals.json',   16],
  ['seed-set-boundaries.json',  16],
  ['seed-set-duty.json',        10],
  ['seed-set-events.json',      12],
  ['seed-set-plans.json',       13],
] as const;

const corpusContext = (): EvalContext => {
  const bundle = admitBundle(new Map(requiredFiles.map((file) => [file, corpusBytes(`control/v1/${file}`)])));
  if (!bundle.ok) throw new Error(JSON.stringify(bundle.refusal));
  const catalog = evalCatalogKind.parse(corpusBytes('evals/v1/eval-catalog.json'));
  if (!catalog.ok) throw new Error(JSON.stringify(catalog.refusal));
  return contextOf(catalog.value, bundle.value, programSha256);
};

describe.skipIf(corpusRoot === undefined)(`the corpus (${corpusRoot === undefined ? corpusSkip : 'at hand'})`, () => {
  const seed = (file: string) => corpusBytes(`evals/v1/${file}`);
  const run = (file: string) => {
    const result = runSeedSet(corpusContext(), seed(file), at);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value;
  };

  test.each(sets)('%s: all %i cases are met', (file, count) => {
    const { cases, summary } = run(file).content.body;
    const expected = JSON.parse(seed(file).toString()).body.cases as {
      readonly case_id: string;
      readonly expectation: { readonly disposition: string; readonly error_token?: string };
    }[];
    expect(summary).toEqual({ total: count, passed: count, failed: 0, inconclusive: 0 });
    expect(cases.map(({ case_id, verdict, reason_id }) => [case_id, verdict, reason_id])).toEqual(
      expected.map(({ case_id }) => [case_id, 'passed', 'evals.expectation-met']),
    );
    // What was seen, said without the grader.
    const seen = cases.map(({ observation }) => (observation.state === 'present' ? observation.value : undefined));
    expect(seen.map((value) => [value?.disposition, value?.error_token])).toEqual(
      expected.map(({ expectation: { disposition, error_token } }) => [
        disposition,
        error_token === undefined ? { state: 'absent' } : { state: 'present', value: error_token },
      ]),
    );
  });

  test('one dashboard of all seven', () => {
    const pairs = sets.map(([file]) => ({ seed: seed(file), result: run(file).bytes }));
    const dashboard = buildDashboard(corpusContext(), at, pairs);
    if (!dashboard.ok) throw new Error(JSON.stringify(dashboard.refusal));
    const { coverage, families, quality, recovery } = dashboard.value.content.body;
    expect(quality).toEqual({ total: 138, passed: 138, failed: 0, inconclusive: 0 });
    expect(Object.values(recovery)).toEqual([2, 2, 3, 1, 1, 6]);
    expect({ ...coverage, sources_with_results: coverage.sources_with_results.length }).toEqual({
      families_total: 9,
      families_seeded: 7,
      families_declared: 2,
      families_with_results: 7,
      sources_with_results: 7,
    });
    expect(families.map(({ runs, cases }) => [runs, cases.total])).toEqual([
      [1, 10],
      [1, 63],
      [1, 16],
      [1, 4],
      [0, 0],
      [1, 16],
      [2, 25],
      [0, 0],
      [1, 4],
    ]);
  });

  // biome-ignore lint/suspicious/noExplicitAny: edits at places that no one type has
  type Loose = any;
  const edited = (file: string, edit: (cases: Loose[], body: Loose) => void) => {
    const seeds: Loose = JSON.parse(seed(file).toString());
    edit(seeds.body.cases, seeds.body);
    const result = runSeedSet(corpusContext(), new TextEncoder().encode(JSON.stringify(seeds)), at);
    if (!result.ok) return result.refusal.code;
    const { total, passed, failed } = result.value.content.body.summary;
    return `${passed} of ${total}, ${failed} failed`;
  };
  const redigest = (document: { content: Json; sha256: string }) => {
    document.sha256 = documentDigest(document.content);
  };
  // biome-ignore format: an aligned table
  const edits: readonly (readonly [string, string, (cases: Loose[], body: Loose) => void, string])[] = [
    // what is edited                              file                          edit                                                                       expected
    ['nothing',                                    'seed-set-duty.json',         () => {},                                                                  '10 of 10, 0 failed'],
    ['a digest of a document',                     'seed-set-duty.json',         (cases) => { cases[3].inputs.request.sha256 = '0'.repeat(64); },            'E_RELATION'],
    ['a digest of a shared document',              'seed-set.json',              (_, body) => { body.shared.resolved_profile.sha256 = '0'.repeat(64); },     'E_RELATION'],
    ['a shared request that no case has',          'seed-set.json',              (_, body) => { body.shared.requests.verifier = { content: { kind: 'stage_request' }, sha256: '0'.repeat(64) }; }, 'E_RELATION'],
    ['a role without a shared request',            'seed-set.json',              (cases) => { cases[0].request_role = 'verifier'; },                         'E_SHAPE'],
    ['the kind of a result',                       'seed-set.json',              (cases) => { cases[0].result.content.kind = 'stage_request'; redigest(cases[0].result); }, 'E_SHAPE'],
    ['the kind of a snapshot',                     'seed-set-events.json',       (cases) => { cases[0].snapshot.content.kind = 'snapshot'; redigest(cases[0].snapshot); }, 'E_SHAPE'],
    ['the kind of a policy set',                   'seed-set-duty.json',         (cases) => { cases[0].inputs.policy_set.content.kind = 'policy_set'; redigest(cases[0].inputs.policy_set); }, 'E_SHAPE'],
    ['the kind of a claim',                        'seed-set-approvals.json',    (cases) => { cases[0].inputs.claim.content.kind = 'claim'; redigest(cases[0].inputs.claim); }, 'E_SHAPE'],
    ['the id of a claim',                          'seed-set-boundaries.json',   (cases) => { cases[0].inputs.claim.content.id = 'A claim'; redigest(cases[0].inputs.claim); }, 'E_SHAPE'],
    ['the name of an adapter',                     'seed-set-adapters.json',     (cases) => { cases[0].normalizer = 'circle-ci'; },                          'E_SHAPE'],
    ['the family of a case',                       'seed-set-events.json',       (cases) => { cases[0].family_id = 'stale-moved-artifacts'; },               'E_SHAPE'],
    ['an approval that should be satisfied',       'seed-set-approvals.json',    (cases) => { cases[0].expectation.verdict = 'satisfied'; },                 'E_SHAPE'],
    ['a reason of another evaluator',              'seed-set-duty.json',         (cases) => { cases[0].expectation.reason_ids = ['network.not-denied']; },   'E_SHAPE'],
    ['a class that is none',                       'seed-set-events.json',       (cases) => { cases[1].expectation.class = 'running'; },                     'E_SHAPE'],
    ['a token that the planner has not',           'seed-set-plans.json',        (cases) => { cases[3].expectation.error_token = 'E_RELATION'; },            'E_SHAPE'],
    ['a token that the scanner has not',           'seed-set-events.json',       (cases) => { cases[0].expectation.error_token = 'E_REF'; },                 'E_SHAPE'],
    ['another token that the scanner has',         'seed-set-events.json',       (cases) => { cases[0].expectation.error_token = 'E_SHAPE'; },               '11 of 12, 1 failed'],
    ['another state',                              'seed-set-adapters.json',     (cases) => { cases[0].expectation.state = 'failed'; },                      '62 of 63, 1 failed'],
    ['fewer stale bindings',                       'seed-set-adapters.json',     (cases) => { cases[35].expectation.stale_bindings = ['app', 'head']; },     '62 of 63, 1 failed'],
    ['fewer reasons',                              'seed-set-approvals.json',    (cases) => { cases[9].expectation.reason_ids = ['decision.stale']; },       '15 of 16, 1 failed'],
    ['another verdict',                            'seed-set-boundaries.json',   (cases) => { cases[0].expectation.verdict = 'inconclusive'; },              '15 of 16, 1 failed'],
    ['another status',                             'seed-set.json',              (cases) => { cases[2].expectation.status = 'skipped'; },                    '7 of 8, 1 failed'],
    ['a delivery less',                            'seed-set-plans.json',        (cases) => { cases[7].expectation.deliveries = []; },                       '12 of 13, 1 failed'],
    ['let in instead of refused',                  'seed-set-events.json',       (cases) => { cases[0].expectation = { ...cases[1].expectation }; },         '11 of 12, 1 failed'],
  ];
  test.each(edits)('%s', (_, file, edit, expected) => {
    expect(edited(file, edit)).toBe(expected);
  });
});
