// Generated from libs/telemetry/schemas/telemetry-trace-ledger-validation.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ContentRef, Id, Sha256 } from '#contract';
export type ValidationBody = {
  activation_state: 'inactive';
  attempt_id: Id;
  authority_effect: 'none';
  event_count: number;
  final_digest: Sha256;
  first_digest: Sha256;
  ledger_ref: ContentRef;
  replay_key: ReplayKey;
  session_id: Id;
  storage_effect: 'none';
  /** Every trace of the events, sorted. */
  trace_ids: Id[];
};

/** What makes two deliveries of one ledger the same. */
export type ReplayKey = {
  attempt_id: Id;
  final_digest: Sha256;
  session_id: Id;
};

/** That a trace ledger keeps every rule, by digest. */
export type TelemetryTraceLedgerValidation = {
  body: ValidationBody;
  id: ContentId;
  kind: 'telemetry_trace_ledger_validation';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `TelemetryTraceLedgerValidation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is TelemetryTraceLedgerValidation;
  errors?: SchemaError[] | null;
};
