// Generated from libs/evals/schemas/eval-framework-evaluator.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
import type { CatalogRef, CoreContract, PolicySetRef } from './common.d.ts';
export type EvalFrameworkEvaluatorBody = {
  catalog_ref: CatalogRef;
  core_contract: CoreContract;
  policy_set_refs: PolicySetRef[];
  /** The digest of the list of `{path, sha256}` of what this lib's index reaches by import. */
  program_sha256: Sha256;
};

/** Who judged: the program by its digest, and the catalog, core and policy sets it was given. */
export type EvalFrameworkEvaluator = {
  schema_version: 2;
  kind: 'eval_framework_evaluator';
  id: 'evals.framework.v1';
  body: EvalFrameworkEvaluatorBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalFrameworkEvaluator`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalFrameworkEvaluator;
  errors?: SchemaError[] | null;
};
