// Generated from sandbox/schemas/sandbox-run-receipt.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256, Time } from '#contract';
export type SandboxRunReceiptBody = {
  /** The snapshot the command saw; null when none was given. */
  candidate: RunCandidate | null;
  command: RunCommand;
  evidence: RunEvidence;
  host: RunHost;
  limits: RunLimit[];
  outcome: RunOutcome;
  output: RunOutput;
  probes: RunProbe[];
  process: RunProcess;
  runtime: RunRuntime;
  teardown: RunTeardown;
  timing: RunTiming;
  tools: RunTool[];
};

export type Text = string;

export type Count = number;

export type RunLimitName =
  | 'cpu_time_ms'
  | 'evidence_bytes'
  | 'file_bytes'
  | 'memory_bytes'
  | 'open_files'
  | 'output_bytes'
  | 'process_count'
  | 'scratch_bytes'
  | 'scratch_inodes'
  | 'wall_time_ms';

export type RunCandidate = {
  tree_sha256: Sha256;
  files: Count;
  folders: Count;
  size_bytes: Count;
};

export type RunCommand = {
  argv: Text[];
  environment: RunVariable[];
  input_sha256: Sha256;
  own_binaries: 'allowed' | 'refused';
  program: Text;
  work_folder: Text;
};

export type RunVariable = {
  name: Text;
  value: Text;
};

/** Files the command left in its evidence folder; what was no plain file there is counted only. */
export type RunEvidence = {
  files: RunEvidenceFile[];
  refused: Count;
};

export type RunEvidenceFile = {
  name: Text;
  sha256: Sha256;
  size_bytes: Count;
};

/** What is the host's and is not controlled. */
export type RunHost = {
  clock: 'host';
  cpu_count: Count;
  kernel: Text;
  machine: Text;
  outside_user: Count;
};

export type RunLimit = {
  limit: RunLimitName;
  declared: Count;
  /** kernel: what would go beyond is refused. polled: it is noticed and ended. no: neither was proved. */
  enforcement: 'kernel' | 'polled' | 'no';
  evidence: Text;
  hit: boolean;
  /** The most that was seen; null where nothing says it. */
  reached: Count | null;
};

export type RunOutcome = {
  reason_ids: Id[];
  verdict: 'satisfied' | 'violated' | 'failed';
};

/** What was kept of stdout and stderr, within the bound. */
export type RunOutput = {
  stderr_bytes: Count;
  stderr_sha256: Sha256;
  stdout_bytes: Count;
  stdout_sha256: Sha256;
};

export type RunProbe = {
  evidence: Text;
  probe: Id;
  state: 'proven' | 'disproven' | 'not-run';
};

export type RunProcess = {
  exit_code: number | null;
  /** Processes that were still there when the command had ended, and were ended with it. */
  processes_ended: Count;
  signal: number | null;
  state: 'exited' | 'signaled' | 'stopped' | 'not-started';
  stopped_by: 'cpu_time_ms' | 'memory_bytes' | 'output_bytes' | 'wall_time_ms' | 'caller' | null;
};

export type RunRuntime = {
  files: RunRuntimeFile[];
  name: Id;
  version: Text;
};

export type RunRuntimeFile = {
  name: Id;
  sha256: Sha256;
};

export type RunTeardown = {
  descendants_gone: boolean;
  storage_removed: boolean;
};

export type RunTiming = {
  ended_at: Time;
  started_at: Time;
};

export type RunTool = {
  path: Text;
  sha256: Sha256;
  size_bytes: Count;
};

/** What was enforced while a command ran in a sandbox, how each limit and promise was proved before it ran, what it reached, and the digests of everything that took part. It holds times, a kernel and figures: evidence, never content of a release. */
export type SandboxRunReceipt = {
  schema_version: 1;
  kind: 'sandbox_run_receipt';
  id: string;
  body: SandboxRunReceiptBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxRunReceipt`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxRunReceipt;
  errors?: SchemaError[] | null;
};
