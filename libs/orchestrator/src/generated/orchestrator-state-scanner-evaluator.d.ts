// Generated from libs/orchestrator/schemas/orchestrator-state-scanner-evaluator.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
import type { HashedCoreContract } from './common.d.ts';
export type ScannerEvaluatorBody = {
  core_contract: HashedCoreContract;
  /** SHA-256 over the canonical list of the files that the program reaches by import. */
  program_sha256: Sha256;
};

/** The program that classifies snapshots: the core it judges by, and the digest of its own code. */
export type OrchestratorStateScannerEvaluator = {
  schema_version: 2;
  kind: 'orchestrator_state_scanner_evaluator';
  id: 'orchestrator.state-scanner.v1';
  body: ScannerEvaluatorBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `OrchestratorStateScannerEvaluator`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is OrchestratorStateScannerEvaluator;
  errors?: SchemaError[] | null;
};
