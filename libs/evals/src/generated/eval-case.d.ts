// Generated from libs/evals/schemas/eval-case.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ContentRef, ExecutionKind, Id } from '#contract';
import type { GraderKind, RecordRef } from './common.d.ts';
export type EvalCaseBody = {
  case_version: 'v1';
  suite_ref: RecordRef;
  execution_kind: ExecutionKind;
  input_ref: ContentRef;
  expected_ref: ContentRef;
  trial_count: number;
  trial_ids: ContentId[];
  attempt_ids: Id[];
  graders: CaseGrader[];
};

/** Who grades the trials of the case, and by which instructions. */
export type CaseGrader = {
  grader_id: Id;
  grader_kind: GraderKind;
  implementation_ref: ContentRef;
  instructions_ref: ContentRef;
};

/** One case: what goes in, what should come out, how often it is tried and who grades it. */
export type EvalCase = {
  schema_version: 1;
  kind: 'eval_case';
  id: ContentId;
  body: EvalCaseBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalCase`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalCase;
  errors?: SchemaError[] | null;
};
