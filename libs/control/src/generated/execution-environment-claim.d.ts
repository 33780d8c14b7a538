// Generated from libs/control/schemas/execution-environment-claim.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256, StageResultRef } from '#contract';
import type { DutyEvaluationRef, PolicySetRef } from './common.d.ts';
export type ExecutionEnvironmentClaimBody = {
  declaration_status: 'complete' | 'incomplete';
  duty_evaluation_ref: DutyEvaluationRef;
  policy_set_ref: PolicySetRef;
  stage_result_ref: StageResultRef;
  execution_identity: ExecutionIdentity;
  effects: ClaimedEffects;
  environment: ClaimedVariables;
  filesystem: SandboxFilesystem;
  isolation: ClaimedIsolation;
  limits: SandboxLimits;
  network: ClaimedNetwork;
  resources: SandboxResource[];
  sensitive_material: ClaimedMaterial;
  tools: ClaimedTool[];
};

/** Who executed. */
export type ExecutionIdentity = {
  adapter_instance_id: Id;
  execution_boundary_id: Id;
  principal_id: Id;
  role: Id;
};

/** Whether anything outside was written. */
export type ClaimedEffects = {
  external_writes: true | false | 'unknown';
  target_writes: true | false | 'unknown';
};

/** The environment variables of the process. */
export type ClaimedVariables = {
  mode: 'clear-then-allowlist' | 'inherit' | 'unknown';
  variables: SandboxVariable[];
};

export type SandboxVariable = {
  name: string;
  /** At most 256 characters, none of them a control character. */
  value: string;
};

/** What may be done below a path. */
export type SandboxAccess = 'read-only' | 'read-write' | 'write-only';

/** An absolute path below `/sandbox/`, spelled plainly: no empty, `.` or `..` segment in its middle, no blank, glob or brace. */
export type SandboxPath = string;

export type SandboxRoot = {
  access: SandboxAccess;
  path: SandboxPath;
  purpose: Id;
};

/** Where the process may read and write. */
export type SandboxFilesystem = {
  read_roots: SandboxRoot[];
  write_roots: SandboxRoot[];
};

/** What stands between process and host. */
export type ClaimedIsolation = {
  candidate_only: true | false | 'unknown';
  disposable: true | false | 'unknown';
  host_access: true | false | 'unknown';
};

/** Milliseconds, bytes and a count. */
export type SandboxLimits = {
  cpu_time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  process_count: number;
  wall_time_ms: number;
};

/** What the process may reach. */
export type ClaimedNetwork = {
  endpoints: string[];
  mode: 'allow' | 'deny' | 'unknown';
};

export type SandboxResource = {
  access: SandboxAccess;
  id: Id;
  kind: 'directory';
  path: SandboxPath;
};

/** Credentials and secrets within reach. */
export type ClaimedMaterial = {
  credential_refs: Id[];
  exposure: 'none' | 'present' | 'unknown';
  secret_refs: Id[];
};

/** A program that was run, and with what. */
export type ClaimedTool = {
  argv: string[];
  executable: SandboxPath;
  network: boolean;
  resource_ids: Id[];
  sha256: Sha256;
  tool_id: Id;
};

/** What somebody declares about the environment a stage was executed in. */
export type ExecutionEnvironmentClaim = {
  schema_version: 1;
  kind: 'execution_environment_claim';
  id: Id;
  body: ExecutionEnvironmentClaimBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ExecutionEnvironmentClaim`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ExecutionEnvironmentClaim;
  errors?: SchemaError[] | null;
};
