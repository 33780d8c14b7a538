// Generated from libs/evals/schemas/eval-bundle.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { ContentId } from '#contract';
import type { RecordRef } from './common.d.ts';
export type EvalBundleBody = {
  suite: BundledRecord;
  cases: BundledRecord[];
  trials: BundledRecord[];
  grades: BundledRecord[];
};

export type BundledRecord = {
  ref: RecordRef;
  value: JsonObject;
};

/** A suite with its cases, trials and grades, each record with its digest. */
export type EvalBundle = {
  schema_version: 1;
  kind: 'eval_bundle';
  id: ContentId;
  body: EvalBundleBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalBundle`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalBundle;
  errors?: SchemaError[] | null;
};
