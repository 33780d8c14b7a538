// The records of the older framework: a suite, its cases, the trials of each and the grades of each trial. They are judged
// one by one here; how they belong together is in `relations.ts`.
import { type Bounds, compareCodePoints, type Refusal } from '#canonical';
import { byText, checkSorted, checkWordSet, type DocumentKind, defineKind, firstOf, misshapen } from '#contract';
import type { EvalBundle } from '../generated/eval-bundle.d.ts';
import { validate as validateBundle } from '../generated/eval-bundle.js';
import { type EvalCase, validate as validateCase } from '../generated/eval-case.js';
import { type EvalGrade, validate as validateGrade } from '../generated/eval-grade.js';
import { type EvalReport, validate as validateReport } from '../generated/eval-report.js';
import { type EvalSuite, validate as validateSuite } from '../generated/eval-suite.js';
import { type EvalTrial, validate as validateTrial } from '../generated/eval-trial.js';

const bounded = (bytesMax: number): Bounds => ({ bytesMax, depthMax: 16, entriesMax: 256, stringBytesMax: 8192 });

/** A bundle holds up to 417 records. */
export const bundleBounds = bounded(4_194_304);
export const recordBounds = bounded(1_048_576);

const schemaVersion = 1;

export const evalBundleKind: DocumentKind<EvalBundle> = defineKind<EvalBundle>({
  kind: 'eval_bundle',
  schemaVersion,
  bounds: bundleBounds,
  validate: validateBundle,
});

export const evalSuiteKind: DocumentKind<EvalSuite> = defineKind<EvalSuite>({
  kind: 'eval_suite',
  schemaVersion,
  bounds: recordBounds,
  validate: validateSuite,
  shapes: [
    ({ body }) => checkWordSet(body.case_ids, ['body', 'case_ids']),
    ({ body: { scope } }) =>
      scope.scope_sha256 === scope.definition_ref.sha256
        ? undefined
        : misshapen(['body', 'scope', 'scope_sha256'], 'the digest of the definition'),
  ],
});

export const evalCaseKind: DocumentKind<EvalCase> = defineKind<EvalCase>({
  kind: 'eval_case',
  schemaVersion,
  bounds: recordBounds,
  validate: validateCase,
  shapes: [
    checkTrials,
    ({ body }) =>
      checkSorted(
        body.graders,
        byText(({ grader_id }) => grader_id),
        ['body', 'graders'],
        'grader_id',
      ),
  ],
});

export const evalTrialKind: DocumentKind<EvalTrial> = defineKind<EvalTrial>({
  kind: 'eval_trial',
  schemaVersion,
  bounds: recordBounds,
  validate: validateTrial,
  shapes: [checkTrial],
});

export const evalGradeKind: DocumentKind<EvalGrade> = defineKind<EvalGrade>({
  kind: 'eval_grade',
  schemaVersion,
  bounds: recordBounds,
  validate: validateGrade,
  shapes: [checkGrade],
});

export const evalReportKind: DocumentKind<EvalReport> = defineKind<EvalReport>({
  kind: 'eval_report',
  schemaVersion,
  bounds: recordBounds,
  validate: validateReport,
});

// A model does not answer the same twice, so one trial of it says nothing.
const modelTrialsMin = 2;

function checkTrials({ body }: EvalCase): Refusal | undefined {
  const { attempt_ids, execution_kind, trial_count, trial_ids } = body;
  // biome-ignore format: a table
  return firstOf([
    () => wants(execution_kind !== 'model' || trial_count >= modelTrialsMin, 'trial_count', `at least ${modelTrialsMin} trials of a model`),
    () => wants(trial_ids.length === trial_count, 'trial_ids', `${trial_count} ids, one a trial`),
    () => wants(attempt_ids.length === trial_count, 'attempt_ids', `${trial_count} ids, one a trial`),
    () => wants(new Set(trial_ids).size === trial_count, 'trial_ids', 'each id once'),
    () => wants(new Set(attempt_ids).size === trial_count, 'attempt_ids', 'each id once'),
  ]);
}

function checkTrial({ body }: EvalTrial): Refusal | undefined {
  const isCompleted = body.status === 'completed';
  // biome-ignore format: a table
  return firstOf([
    () => wants(compareCodePoints(body.started_at, body.finished_at) <= 0, 'finished_at', `not before ${body.started_at}`),
    () => wants((body.output_ref.state === 'present') === isCompleted, 'output_ref', 'an output exactly when the trial is completed'),
    () => wants((body.reason.state === 'absent') === isCompleted, 'reason', 'a reason exactly when the trial is unavailable'),
  ]);
}

function checkGrade({ body }: EvalGrade): Refusal | undefined {
  const isDecided = body.status === 'passed' || body.status === 'failed';
  const evidence = body.evidence_ref.state === 'present';
  // biome-ignore format: a table
  return firstOf([
    () => wants(!isDecided || evidence, 'evidence_ref', 'evidence of a grade that decides'),
    () => wants(body.status !== 'unavailable' || !evidence, 'evidence_ref', 'no evidence of a grade that is unavailable'),
    () => wants((body.reason.state === 'absent') === isDecided, 'reason', 'a reason exactly when the grade does not decide'),
  ]);
}

const wants = (holds: boolean, key: string, expected: string): Refusal | undefined =>
  holds ? undefined : misshapen(['body', key], expected);
