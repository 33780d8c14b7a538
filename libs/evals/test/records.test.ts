// The older framework: grades that others gave, folded into a report.
import { describe, expect, test } from 'vitest';
import { evalBundleKind, evalReportKind, evaluateEvalBundle } from '#evals';
import { allPassed, bundled, records, type Statuses } from './support/records.ts';
import type { Loose } from './support/seeds.ts';

const outcome = (bytes: Uint8Array) => {
  const report = evaluateEvalBundle(bytes);
  return report.ok ? report.value.content.body.status : report.refusal.code;
};

describe('the worst outweighs: failed, unavailable, inconclusive, passed', () => {
  // biome-ignore format: an aligned table
  const folds: readonly (readonly [Statuses, boolean, string, readonly string[], string])[] = [
    // grades of a.1, of b.1 and of b.2 (program, person)                      last done  a            b.1, b.2                           suite
    [allPassed,                                                                true,      'passed',    ['passed', 'passed'],              'passed'],
    [['failed', 'passed', 'passed', 'passed', 'passed'],                       true,      'failed',    ['passed', 'passed'],              'failed'],
    [['passed', 'passed', 'inconclusive', 'passed', 'passed'],                 true,      'passed',    ['inconclusive', 'passed'],        'inconclusive'],
    [['passed', 'inconclusive', 'unavailable', 'passed', 'passed'],            true,      'passed',    ['unavailable', 'passed'],         'unavailable'],
    [['passed', 'failed', 'unavailable', 'passed', 'inconclusive'],            true,      'passed',    ['failed', 'inconclusive'],        'failed'],
    [['passed', 'passed', 'inconclusive', 'unavailable', 'unavailable'],       false,     'passed',    ['inconclusive', 'unavailable'],   'unavailable'],
  ];
  test.each(folds)('%j, last trial done: %s', (statuses, isLastDone, first, trials, expected) => {
    const report = evaluateEvalBundle(bundled(records(statuses, isLastDone)));
    if (!report.ok) throw new Error(JSON.stringify(report.refusal));
    const { status, cases } = report.value.content.body;
    expect([cases[0]?.status, cases[1]?.trials.map((trial) => trial.status), status]).toEqual([
      first,
      trials,
      expected,
    ]);
  });
});

test('eval_report: canonical, of its kind, and says whose grades it folds', () => {
  const bytes = bundled(records(allPassed));
  const bundle = evalBundleKind.parse(bytes);
  const report = evaluateEvalBundle(bytes);
  if (!bundle.ok || !report.ok) throw new Error('refused');
  const read = evalReportKind.parse(report.value.bytes);
  expect(read.ok ? read.value.sha256 : read.refusal).toBe(report.value.sha256);
  const { body } = report.value.content;
  expect(body.bundle_ref.sha256).toBe(bundle.value.sha256);
  expect(body.mode).toBe('evaluation-only');
  expect(body.cases[1]?.trials[0]?.grades.map(({ grader_id, grader_kind }) => [grader_id, grader_kind])).toEqual([
    ['grader.person', 'human'],
    ['grader.program', 'deterministic'],
  ]);
});

type Edit = (values: Loose) => void;
const edited = (edit: Edit, statuses: Statuses = allPassed) => {
  // Through text, so that an object which stands in two places becomes two.
  const values = JSON.parse(JSON.stringify(records(statuses)));
  edit(values);
  return bundled(values);
};
const late = (edit: Edit) => bundled(records(allPassed), edit);

describe('what is no bundle', () => {
  // biome-ignore format: an aligned table, in the order in which it is asked
  const cases: readonly (readonly [string, () => Uint8Array, string])[] = [
    // what is wrong                                     bundle                                                                                  expected
    ['more than four mebibytes',                         () => new Uint8Array(4_194_305),                                                        'E_LIMIT'],
    ['no JSON',                                          () => new TextEncoder().encode('bundle'),                                               'E_PARSE'],
    ['a blank too many',                                 () => new TextEncoder().encode(` ${new TextDecoder().decode(bundled(records(allPassed)))}`), 'E_CANONICAL'],
    ['eval_bundle of another version',                   () => late((bundle) => { bundle.schema_version = 2; }),                                 'E_SHAPE'],
    ['no grade at all',                                  () => late((bundle) => { bundle.body.grades = []; }),                                   'E_SHAPE'],
    ['eval_suite: cases out of order',                   () => edited(({ suite }) => { suite.body.case_ids.reverse(); }),                        'E_SHAPE'],
    ['eval_suite: a scope of another definition',        () => edited(({ suite }) => { suite.body.scope.scope_sha256 = 'e'.repeat(64); }),       'E_SHAPE'],
    ['eval_case: one trial of a model',                  () => edited(({ cases }) => { cases[0].body.execution_kind = 'model'; }),               'E_SHAPE'],
    ['eval_case: another count than trials',             () => edited(({ cases }) => { cases[1].body.trial_count = 3; }),                        'E_SHAPE'],
    ['eval_case: 17 trials',                             () => edited(({ cases }) => { cases[1].body.trial_count = 17; }),                       'E_SHAPE'],
    ['eval_case: a trial twice',                         () => edited(({ cases }) => { cases[1].body.trial_ids[1] = 'trial.b.1'; }),             'E_SHAPE'],
    ['eval_case: an attempt twice',                      () => edited(({ cases }) => { cases[1].body.attempt_ids[1] = 'attempt.b.1'; }),         'E_SHAPE'],
    ['eval_case: an attempt less',                       () => edited(({ cases }) => { cases[1].body.attempt_ids.pop(); }),                      'E_SHAPE'],
    ['eval_case: graders out of order',                  () => edited(({ cases }) => { cases[1].body.graders.reverse(); }),                      'E_SHAPE'],
    ['eval_trial: finished before it started',           () => edited(({ trials }) => { trials[0].body.finished_at = '2026-03-01T07:59:59Z'; }), 'E_SHAPE'],
    ['eval_trial: completed without an output',          () => edited(({ trials }) => { trials[0].body.output_ref = { state: 'absent' }; }),     'E_SHAPE'],
    ['eval_trial: completed with a reason',              () => edited(({ trials }) => { trials[0].body.reason = { state: 'present', value: 'why' }; }), 'E_SHAPE'],
    ['eval_trial: unavailable with an output',           () => edited(({ trials }) => { trials[0].body.status = 'unavailable'; }),               'E_SHAPE'],
    ['eval_grade: passed without evidence',              () => edited(({ grades }) => { grades[0].body.evidence_ref = { state: 'absent' }; }),   'E_SHAPE'],
    ['eval_grade: passed with a reason',                 () => edited(({ grades }) => { grades[0].body.reason = { state: 'present', value: 'why' }; }), 'E_SHAPE'],
    ['eval_grade: inconclusive without a reason',        () => edited(({ grades }) => { grades[0].body.status = 'inconclusive'; }),              'E_SHAPE'],
    ['eval_grade: unavailable with evidence',            () => edited(({ grades }) => { grades[0].body.status = 'unavailable'; grades[0].body.reason = { state: 'present', value: 'why' }; }), 'E_SHAPE'],
    ['a record edited after its digest',                 () => late((bundle) => { bundle.body.trials[0].value.body.attempt_id = 'attempt.z'; }), 'E_STALE'],
    ['a ref of another id',                              () => late((bundle) => { bundle.body.trials[0].ref.content_id = 'trial.z'; }),          'E_STALE'],
    ['another framework',                                () => edited(({ suite }) => { suite.body.framework_ref.sha256 = 'f'.repeat(64); }),     'E_STALE'],
    ['an id that two records have',                      () => edited(({ grades }) => { grades[1].id = 'grade.a.1.program'; }),                  'E_RELATION'],
    ['the id of the bundle on a record',                 () => edited(({ grades }) => { grades[1].id = 'bundle.lamp'; }),                        'E_RELATION'],
    ['a case that the suite does not name',              () => edited(({ suite }) => { suite.body.case_ids = ['case.a', 'case.c']; }),           'E_RELATION'],
    ['a case of another suite',                          () => edited(({ cases }) => { cases[0].body.suite_ref = { content_id: 'suite.lamp', media_type: 'application/vnd.ystack.eval-record+json', sha256: 'f'.repeat(64) }; }), 'E_RELATION'],
    ['trials out of order',                              () => edited(({ trials }) => { trials.reverse(); }),                                    'E_RELATION'],
    ['grades out of order',                              () => edited(({ grades }) => { grades.reverse(); }),                                    'E_RELATION'],
    ['an attempt that two trials have',                  () => edited(({ trials, cases }) => { trials[0].body.attempt_id = 'attempt.b.1'; cases[0].body.attempt_ids = ['attempt.b.1']; }), 'E_RELATION'],
    ['a trial that its case does not name',              () => edited(({ cases }) => { cases[0].body.trial_ids = ['trial.z']; }),                'E_RELATION'],
    ['an attempt that its case does not name',           () => edited(({ cases }) => { cases[0].body.attempt_ids = ['attempt.z']; }),            'E_RELATION'],
    ['trials with a gap in their numbers',               () => edited(({ trials }) => { trials[2].body.trial_index = 3; }),                      'E_RELATION'],
    ['a trial of a case that is not there',              () => edited(({ trials }) => { trials[0].body.case_ref = { content_id: 'case.0', media_type: 'application/vnd.ystack.eval-record+json', sha256: 'f'.repeat(64) }; }), 'E_RELATION'],
    ['a trial of another text of its case',              () => edited(({ trials }) => { trials[0].body.case_ref = { content_id: 'case.a', media_type: 'application/vnd.ystack.eval-record+json', sha256: 'f'.repeat(64) }; }), 'E_RELATION'],
    ['a grade less',                                     () => edited(({ grades }) => { grades.splice(1, 1); }),                                 'E_RELATION'],
    ['a grade of no trial',                              () => edited(({ grades }) => { grades[0].body.trial_ref = { content_id: 'trial.0', media_type: 'application/vnd.ystack.eval-record+json', sha256: 'f'.repeat(64) }; }), 'E_RELATION'],
    ['a grade by a grader that the case has not',        () => edited(({ grades }) => { grades[0].body.grader_id = 'grader.person'; grades[0].body.grader_kind = 'human'; }), 'E_RELATION'],
    ['a grade of another kind than its grader',          () => edited(({ grades }) => { grades[0].body.grader_kind = 'human'; }),                'E_RELATION'],
    ['a grade by another implementation',                () => edited(({ grades }) => { grades[0].body.grader_ref.sha256 = 'f'.repeat(64); }),   'E_RELATION'],
    ['a grade before its trial was done',                () => edited(({ grades }) => { grades[0].body.graded_at = '2026-03-01T08:04:59Z'; }),   'E_RELATION'],
    ['a grade at the moment its trial was done',         () => edited(({ grades }) => { grades[0].body.graded_at = '2026-03-01T08:05:00Z'; }),   'passed'],
    ['a grade of an output that is not there',           () => bundled(records(allPassed, false)),                                               'E_RELATION'],
  ];
  test.each(cases)('%s', (_, bundle, expected) => {
    expect(outcome(bundle())).toBe(expected);
  });
});

test('a suite has at most 32 cases', () => {
  const values = records(allPassed);
  values.suite.body.case_ids = Array.from({ length: 33 }, (_, index) => `case.${String(index).padStart(2, '0')}`);
  expect(outcome(bundled(values))).toBe('E_SHAPE');
});

test('another framework can be asked for by its digest', () => {
  const values = records(allPassed);
  values.suite.body.framework_ref.sha256 = 'f'.repeat(64);
  const report = evaluateEvalBundle(bundled(values), 'f'.repeat(64));
  expect(report.ok ? report.value.content.body.status : report.refusal.code).toBe('passed');
});
