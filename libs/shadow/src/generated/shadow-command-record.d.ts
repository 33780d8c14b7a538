// Generated from libs/shadow/schemas/shadow-command-record.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { CommandClaimRef } from './common.d.ts';
export type CommandRecordBody = {
  authority: 'none';
  claim_ref: CommandClaimRef;
  deploy_authority: 'none';
  evaluation_mode: 'observation-only';
  execution: AbsentExecution | PresentExecution;
  outcome: 'inconclusive' | 'no-change' | 'reproduced';
  qualification: {
    reason_id: 'shadow.unqualified';
    state: 'unavailable';
  };
  reason_id:
    | 'candidate.refused'
    | 'check.ended-otherwise'
    | 'check.failed-at-revision'
    | 'check.not-exited'
    | 'check.passed-at-revision'
    | 'sandbox.failed'
    | 'sandbox.limit-reached'
    | 'tools.missing';
  receipt_ref: AbsentReceipt | PresentReceipt;
  required_outcome: 'no-change' | 'reproduced';
  shadow: true;
};

export type AbsentExecution = {
  reason_id: 'check.not-exited' | 'check.not-run';
  state: 'absent';
};

export type PresentExecution = {
  state: 'present';
  value: CommandExecution;
};

/** How the command ended, held against how it ends when nothing is wrong and how it ended when the failure was seen. */
export type CommandExecution = {
  exit_status: number;
  matches: 'expected' | 'neither' | 'observed';
  stdout_sha256: Sha256;
};

export type AbsentReceipt = {
  reason_id: 'candidate.refused' | 'tools.missing';
  state: 'absent';
};

export type PresentReceipt = {
  state: 'present';
  value: RunReceiptRef;
};

/** A receipt of a sandboxed run by digest, and its verdict. */
export type RunReceiptRef = {
  content_id: 'sandbox-run-receipt';
  media_type: 'application/vnd.ystack.sandbox-run-receipt+json';
  sha256: Sha256;
  verdict: 'failed' | 'satisfied' | 'violated';
};

/** What came of running the command of a claim in a sandbox: evidence, never content of a release. */
export type ShadowCommandRecord = {
  body: CommandRecordBody;
  id: Id;
  kind: 'shadow_command_record';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowCommandRecord`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowCommandRecord;
  errors?: SchemaError[] | null;
};
