// Generated from libs/evals/schemas/eval-trial.schema.json by tools/generate (npm run generate). Do not edit.
import type { Absent, ContentId, ContentRef, Id, Time } from '#contract';
import type { RecordRef } from './common.d.ts';
export type EvalTrialBody = {
  trial_version: 'v1';
  case_ref: RecordRef;
  trial_index: number;
  attempt_id: Id;
  started_at: Time;
  finished_at: Time;
  status: 'completed' | 'unavailable';
  output_ref: PresentContent;
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

/** One attempt at a case. */
export type EvalTrial = {
  schema_version: 1;
  kind: 'eval_trial';
  id: ContentId;
  body: EvalTrialBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalTrial`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalTrial;
  errors?: SchemaError[] | null;
};
