// Generated from libs/evals/schemas/eval-catalog.schema.json by tools/generate (npm run generate). Do not edit.
import type { EvidenceKind } from '#contract';
import type { CoreContract, EvalVerdict, FamilyId, GraderKind, SeedSource, TrialPolicy } from './common.d.ts';
export type EvalCatalogBody = {
  activation_state: 'inactive';
  catalog_version: 'v1';
  core_contract: CoreContract;
  fail_mode: 'closed';
  families: EvalFamily[];
  grader_kinds: GraderKind[];
  verdicts: EvalVerdict[];
};

/** One family: what it tries, who may grade it, where its cases come from. */
export type EvalFamily = {
  family_id: FamilyId;
  /** 1 to 1024 bytes. */
  roadmap_requirement: string;
  grader_kinds: GraderKind[];
  trial_policy: TrialPolicy;
  evidence_kinds: EvidenceKind[];
  seed_status: 'declared' | 'seeded';
  seed_sources: SeedSource[];
};

/** The families of evaluation cases. Version 1 is the wire's; version 2 knows two more sources. */
export type EvalCatalog = {
  schema_version: 1 | 2;
  kind: 'eval_catalog';
  id: 'evals.catalog.v1';
  body: EvalCatalogBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalCatalog`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalCatalog;
  errors?: SchemaError[] | null;
};
