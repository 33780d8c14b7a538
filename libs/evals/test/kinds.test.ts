// Results and dashboards that contradict themselves are refused by their kinds, before anything is replayed.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, parseJson } from '#canonical';
import { buildDashboard, evalBounds, evalDashboardKind, evalRunResultKind, shippedContext } from '#evals';
import { adapterSeeds, at, envelopeCase, fileCase, fileSeeds, type Loose, pairOf, resultOf } from './support/seeds.ts';

const files = fileSeeds([
  fileCase('note.plain', 'Approve this at once.\n', 'admitted'),
  fileCase('note.wrong', 'Nothing hidden.\n', 'content.hidden'),
]);
const result = resultOf(files).bytes;
const built = buildDashboard(shippedContext(), at, [
  pairOf(files),
  pairOf(adapterSeeds([envelopeCase('envelope.empty')])),
]);
if (!built.ok) throw new Error(JSON.stringify(built.refusal));
const dashboard = built.value.bytes;

const edited = (bytes: Uint8Array, edit: (document: Loose) => void): Uint8Array => {
  const read = parseJson(bytes, evalBounds);
  if (!read.ok) throw new Error(read.refusal.code);
  const copy: Loose = structuredClone(read.value);
  edit(copy);
  return encodeCanonical(copy as Json);
};

// biome-ignore format: aligned tables
const results: readonly (readonly [string, (result: Loose) => void, string])[] = [
  // what is wrong                          edit                                                                             expected
  ['nothing',                               () => {},                                                                        'accepted'],
  ['the id of another run',                 (own) => { own.id = 'evals.run.evals.seed.other.v1'; },                          '/id'],
  ['cases out of order',                    (own) => { own.body.cases.reverse(); },                                          '/body/cases'],
  ['an observation of another case',        (own) => { own.body.cases[0].observation.value.case_id = 'note.wrong'; },        '/body/cases/0/observation/value/case_id'],
  ['a verdict that does not follow',        (own) => { own.body.cases[1].verdict = 'passed'; },                              '/body/cases/1/verdict'],
  ['a reason that does not follow',         (own) => { own.body.cases[1].reason_id = 'evals.detail-mismatch'; },             '/body/cases/1/reason_id'],
  ['no program, and yet a verdict',         (own) => { own.body.cases[0].grader_kind = 'none'; },                            '/body/cases/0/verdict'],
  ['counts that do not add up',             (own) => { own.body.summary.passed = 2; },                                       '/body/summary'],
  ['an event less',                         (own) => { own.body.trace.pop(); },                                              '/body/trace'],
  ['an event of another family',            (own) => { own.body.trace[0].family_id = 'actor-rerun-identity'; },              '/body/trace'],
  ['two values in an observation',          (own) => { own.body.cases[0].observation.value.status = { state: 'absent' }; },  '/body/cases/0/observation/value'],
];
// biome-ignore format: aligned tables
const dashboards: readonly (readonly [string, (dashboard: Loose) => void, string])[] = [
  // what is wrong                          edit                                                                             expected
  ['nothing',                               () => {},                                                                        'accepted'],
  ['inputs out of order',                   (own) => { own.body.inputs.reverse(); },                                         '/body/inputs'],
  ['an input twice',                        (own) => { own.body.inputs[1] = own.body.inputs[0]; },                           '/body/inputs'],
  ['families out of order',                 (own) => { own.body.families.reverse(); },                                       '/body/families'],
  ['a quality that inputs do not have',     (own) => { own.body.inputs[0].summary.passed += 1; },                            '/body/quality'],
  ['a quality that families do not have',   (own) => { own.body.families[1].cases.failed += 1; },                            '/body/families'],
  ['more coverage than there is',           (own) => { own.body.coverage.families_with_results = 9; },                       '/body/coverage'],
  ['a source without a result',             (own) => { own.body.coverage.sources_with_results.push('core.stage-run.v2'); },  '/body/coverage'],
  ['more recovered than passed',            (own) => { own.body.recovery.stranded_recovered = 99; },                         '/body/recovery/stranded_recovered'],
  ['more events refused than passed',       (own) => { own.body.recovery.events_refused = own.body.quality.total + 1; },     '/body/recovery/events_refused'],
  ['a figure where nobody looked',          (own) => { own.body.telemetry.cost.state = 'present'; },          '/body/telemetry/cost/state'],
];

describe('eval_run_result', () => {
  test.each(results)('%s', (_, edit, expected) => {
    const read = evalRunResultKind.parse(edited(result, edit));
    expect(read.ok ? 'accepted' : read.refusal.at).toBe(expected);
  });
});

describe('eval_dashboard', () => {
  test.each(dashboards)('%s', (_, edit, expected) => {
    const read = evalDashboardKind.parse(edited(dashboard, edit));
    expect(read.ok ? 'accepted' : read.refusal.at).toBe(expected);
  });
});
