// Generated from libs/ledger/schemas/sandboxed-evidence.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Sha256 } from '#contract';
import type { ProfileId } from './common.d.ts';
export type SandboxedEvidenceBody = {
  /** Sorted by name; none where the profile ships no command incident. */
  claims: JudgedClaim[];
  profile_id: ProfileId;
  /** The record of the gate `shadow` that the claims were taken from. */
  shadow_record_sha256: Sha256;
  /** The release commit. */
  source: GitRevision;
};

export type JudgedClaim = {
  claim_sha256: Sha256;
  name: string;
  outcome: 'inconclusive' | 'no-change' | 'reproduced';
  receipt: NoReceipt | PresentReceipt;
  record_sha256: Sha256;
  required_outcome: 'no-change' | 'reproduced';
};

export type NoReceipt = {
  reason_id: 'run.not-started';
  state: 'absent';
};

export type PresentReceipt = {
  sha256: Sha256;
  state: 'present';
};

/** What the command incidents of one profile came to at a release commit: every claim with the record and the receipt of its run, by digest. */
export type SandboxedEvidence = {
  body: SandboxedEvidenceBody;
  id: Id;
  kind: 'sandboxed_evidence';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxedEvidence`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxedEvidence;
  errors?: SchemaError[] | null;
};
