// Generated from libs/control/schemas/sandbox-enforcement-receipt.schema.json by tools/generate (npm run generate). Do not edit.
import type { HashAlgorithm, Id, Sha256 } from '#contract';
export type SandboxEnforcementReceiptBody = {
  attempt: ReceiptAttempt;
  contract_version: 'v1';
  control: ReceiptControl;
  identities: ReceiptIdentities;
  lifecycle: ReceiptLifecycle;
  limits: ReceiptLimits;
  origin: ReceiptOrigin;
  outcome: ReceiptOutcome;
  payload: ReceiptPayload;
  subject: ReceiptSubject;
  teardown: ReceiptTeardown;
  timing: ReceiptTiming;
};

/** The attempt that the sandbox was started for. */
export type ReceiptAttempt = {
  attempt_id: Id;
  attempt_number: number;
  launch_request_sha256: Sha256;
};

/** What allowed the start. */
export type ReceiptControl = {
  decision_sha256: Sha256;
  evaluator_driver_sha256: Sha256;
  evaluator_program_sha256: Sha256;
  policy_sha256: Sha256;
  policy_set_sha256: Sha256;
  sandbox_evaluation_sha256: Sha256;
};

/** What was run, and where. */
export type ReceiptSubject = {
  candidate: ReceiptCandidate;
  environment_entry_sha256: Sha256;
  environment_id: Id;
  incident_sha256: Sha256;
  source: ReceiptSource;
  target_repository_id: Id;
};

/** The prepared candidate. */
export type ReceiptCandidate = {
  commit_id: ObjectId;
  manifest_sha256: Sha256;
  preparation_record_sha256: Sha256;
  tree_id: ObjectId;
};

/** Where the candidate came from. */
export type ReceiptSource = {
  commit_id: string;
  hash_algorithm: HashAlgorithm;
  repository_id: Id;
  tree_id: string;
};

/** An object id of either width. */
export type ObjectId = string;

/** The digest of a part, or why it was not seen. */
export type ReceiptSlot =
  | {
      sha256: Sha256;
      state: 'observed';
    }
  | {
      reason_id: Id;
      state: 'unobserved';
    };

export type ReceiptIdentities = {
  guest_init: ReceiptSlot;
  guest_kernel: ReceiptSlot;
  guest_kernel_config: ReceiptSlot;
  guest_supervisor: ReceiptSlot;
  host_runtime: ReceiptSlot;
  host_supervisor: ReceiptSlot;
  image: ReceiptSlot;
  toolchain: ReceiptSlot;
  verification_instructions: ReceiptSlot;
  verifier: ReceiptSlot;
};

export type ReceiptLifecycle = {
  admission: 'admitted' | 'refused';
  control_deadline: 'exceeded' | 'met';
  runtime: 'completed' | 'error';
};

/** One limit: what was set, how it was held, what was seen. */
export type ReceiptLimit = {
  bound: number;
  enforcement: 'hard' | 'none' | 'unknown';
  mechanism_id: Id;
  observation: 'complete' | 'partial' | 'unavailable';
  /** Null when the observation is unavailable, and only then. */
  observed: number | null;
  observer: 'guest-supervisor' | 'host-supervisor';
  reached: boolean;
  resolution: number;
};

export type ReceiptLimits = {
  cpu_time_ms: ReceiptLimit;
  memory_bytes: ReceiptLimit;
  output_bytes: ReceiptLimit;
  process_count: ReceiptLimit;
  scratch_bytes: ReceiptLimit;
  wall_time_ms: ReceiptLimit;
};

export type ReceiptOrigin = {
  accepted_set_sha256: Sha256;
  producer_role: 'host-supervisor';
  store_id: Id;
};

export type ReceiptOutcome = {
  reason_ids: Id[];
  verdict: 'failed' | 'satisfied' | 'violated';
};

export type ReceiptPayload = {
  evidence_manifest_sha256: Sha256;
  /** Null unless the process exited. */
  exit_code: number | null;
  exit_state: 'exited' | 'not-started' | 'signaled';
  stderr_sha256: Sha256;
  stdout_sha256: Sha256;
};

export type ReceiptTeardown = {
  state: 'confirmed' | 'failed' | 'unconfirmed';
  storage_destroyed: boolean;
  tree_terminated: boolean;
};

export type ReceiptTiming = {
  admitted_at: ReceiptTime;
  terminated_at: ReceiptTime;
};

/** A second in UTC; whether the month has that day is not asked. */
export type ReceiptTime = string;

/** What a host supervisor says it enforced on one run. */
export type SandboxEnforcementReceipt = {
  schema_version: 1;
  kind: 'sandbox_enforcement_receipt';
  id: Id;
  body: SandboxEnforcementReceiptBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxEnforcementReceipt`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxEnforcementReceipt;
  errors?: SchemaError[] | null;
};
