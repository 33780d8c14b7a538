// Generated from libs/control/schemas/sandbox-receipt-check.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { ReasonIds } from './common.d.ts';
export type SandboxReceiptCheckBody = {
  accepted_set_sha256: Sha256;
  activation_state: 'inactive';
  authority_effect: 'none';
  check_verdict: 'refused' | 'valid';
  enforcement_verdict: 'failed' | 'none' | 'satisfied' | 'violated';
  evaluation_sha256: Sha256;
  expectation_sha256: Sha256;
  origin_check: 'not-performed';
  qualification_effect: 'none';
  reason_ids: ReasonIds;
  receipt_sha256: Sha256;
};

/** Whether a receipt of a sandbox is one to rely on, and what it then says. Who wrote it is not checked. */
export type SandboxReceiptCheck = {
  schema_version: 1;
  kind: 'sandbox_receipt_check';
  id: Id;
  body: SandboxReceiptCheckBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxReceiptCheck`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxReceiptCheck;
  errors?: SchemaError[] | null;
};
