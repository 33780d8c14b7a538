// Generated from libs/evals/schemas/eval-suite.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ContentRef, Id, Sha256 } from '#contract';
import type { FrameworkRef } from './common.d.ts';
export type EvalSuiteBody = {
  suite_version: 'v1';
  framework_ref: FrameworkRef;
  scope: SuiteScope;
  case_ids: ContentId[];
};

/** The definition that the suite is about; its digest stands in both places. */
export type SuiteScope = {
  scope_id: Id;
  scope_version: Id;
  definition_ref: ContentRef;
  scope_sha256: Sha256;
};

/** What is evaluated, and which cases do it. */
export type EvalSuite = {
  schema_version: 1;
  kind: 'eval_suite';
  id: ContentId;
  body: EvalSuiteBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalSuite`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalSuite;
  errors?: SchemaError[] | null;
};
