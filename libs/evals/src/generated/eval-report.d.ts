// Generated from libs/evals/schemas/eval-report.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ExecutionKind, Id } from '#contract';
import type { FrameworkRef, GraderKind, RecordRef, RecordStatus } from './common.d.ts';
export type EvalReportBody = {
  mode: 'evaluation-only';
  bundle_ref: RecordRef;
  framework_ref: FrameworkRef;
  suite_ref: RecordRef;
  status: RecordStatus;
  cases: ReportedCase[];
};

export type ReportedCase = {
  case_ref: RecordRef;
  execution_kind: ExecutionKind;
  status: RecordStatus;
  trials: ReportedTrial[];
};

export type ReportedTrial = {
  trial_ref: RecordRef;
  trial_index: number;
  status: RecordStatus;
  grades: ReportedGrade[];
};

export type ReportedGrade = {
  grade_ref: RecordRef;
  grader_id: Id;
  grader_kind: GraderKind;
  status: RecordStatus;
};

/** What the grades of a bundle come to, trial by trial and case by case. */
export type EvalReport = {
  schema_version: 1;
  kind: 'eval_report';
  id: ContentId;
  body: EvalReportBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalReport`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalReport;
  errors?: SchemaError[] | null;
};
