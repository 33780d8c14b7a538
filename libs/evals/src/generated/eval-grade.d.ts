// Generated from libs/evals/schemas/eval-grade.schema.json by tools/generate (npm run generate). Do not edit.
import type { Absent, ContentId, ContentRef, Id, Time } from '#contract';
import type { GraderKind, RecordRef, RecordStatus } from './common.d.ts';
export type EvalGradeBody = {
  grade_version: 'v1';
  trial_ref: RecordRef;
  grader_id: Id;
  grader_kind: GraderKind;
  grader_ref: ContentRef;
  graded_at: Time;
  status: RecordStatus;
  evidence_ref: PresentContent;
  reason: PresentReason;
};

/** What came out, or that nothing did. */
export type PresentContent =
  | Absent
  | {
      state: 'present';
      value: ContentRef;
    };

/** Why something is missing or undecided, or that nothing is. */
export type PresentReason =
  | Absent
  | {
      state: 'present';
      value: Id;
    };

/** What one grader says of one trial. */
export type EvalGrade = {
  schema_version: 1;
  kind: 'eval_grade';
  id: ContentId;
  body: EvalGradeBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalGrade`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalGrade;
  errors?: SchemaError[] | null;
};
