// Generated from libs/orchestrator/schemas/scripted-scanner-evaluator.schema.json by tools/generate (npm run generate). Do not edit.
import type { Path, Sha256 } from '#contract';
import type { HashedCoreContract } from './common.d.ts';
export type ScriptedScannerEvaluatorBody = {
  bootstrap_ref: {
    content_id: 'orchestrator-state-scanner-bootstrap.v1';
    media_type: 'text/x-shellscript';
    sha256: Sha256;
  };
  core_closure: ClosedFile[];
  core_contract: HashedCoreContract;
  driver_ref: {
    content_id: 'orchestrator-state-scanner-driver.v1';
    media_type: 'text/x-shellscript';
    sha256: Sha256;
  };
  launcher_ref: {
    content_id: 'orchestrator-state-scanner-launcher.v1';
    media_type: 'text/x-shellscript';
    sha256: Sha256;
  };
  program_ref: {
    content_id: 'orchestrator-state-scanner-program.v1';
    media_type: 'text/x-jq';
    sha256: Sha256;
  };
  runtime: ScriptedRuntime;
};

export type ClosedFile = {
  path: Path;
  sha256: Sha256;
};

export type ScriptedRuntime = {
  execution_mode: 'native' | 'rosetta';
  host_architecture: 'arm64' | 'x86_64';
  host_os: 'darwin' | 'linux';
  jq_architecture: 'x86_64';
  jq_ref: {
    content_id: 'jq-runtime.v1';
    media_type: 'application/x-executable';
    sha256: Sha256;
  };
  shell_ref: {
    content_id: 'bash-runtime';
    media_type: 'application/x-executable';
    sha256: Sha256;
  };
};

/** An evaluator of another implementation, a program run by drivers on a host; taken as an identity, never run. */
export type ScriptedScannerEvaluator = {
  schema_version: 1;
  kind: 'orchestrator_state_scanner_evaluator';
  id: 'orchestrator.state-scanner.v1';
  body: ScriptedScannerEvaluatorBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ScriptedScannerEvaluator`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ScriptedScannerEvaluator;
  errors?: SchemaError[] | null;
};
