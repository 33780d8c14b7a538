// Generated from libs/telemetry/schemas/telemetry-trace-ledger.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ContentRef, Id, Sha256, Time } from '#contract';
export type TraceBody = {
  attempt_id: Id;
  events: TraceEvent[];
  seal: TraceSeal;
  session_id: Id;
  /** Every trace of the events, sorted. */
  trace_ids: Id[];
};

/** One thing that happened in an attempt. */
export type TraceEvent = {
  attempt_id: Id;
  event_type: Id;
  facts: EventFacts;
  id: Id;
  kind: 'telemetry_trace_event';
  occurred_at: Time;
  /** The digest of the event before; null in the first. */
  prior_digest: null | Sha256;
  /** SHA-256 of this event without this member, canonical with its final LF. */
  record_digest: Sha256;
  schema_version: 1;
  sequence: number;
  session_id: Id;
  trace_id: Id;
};

/** What the chain amounts to. */
export type TraceSeal = {
  algorithm: 'sha256';
  canonicalization: 'jq-1.6-sort-compact-line';
  event_count: number;
  final_digest: Sha256;
  first_digest: Sha256;
};

/** Thirteen facts, each known with its source, unavailable with a reason, or not applicable. */
export type EventFacts = {
  adapter: IdFact;
  execution_environment: IdFact;
  gate: IdFact;
  identity: IdFact;
  initiative: IdFact;
  result: IdFact;
  stage: IdFact;
  status: IdFact;
  task_class: IdFact;
  tool: IdFact;
  workflow: IdFact;
  cost_microunits: FigureFact;
  latency_ms: FigureFact;
};

export type IdFact = KnownId | UnavailableFact | AbsentFact;

export type FigureFact = KnownFigure | UnavailableFact | AbsentFact;

/** A name and the document it was taken from. */
export type KnownId = {
  source_ref: ContentRef;
  state: 'computed' | 'recorded';
  value: Id;
};

/** A count and the document it was taken from. */
export type KnownFigure = {
  source_ref: ContentRef;
  state: 'computed' | 'recorded';
  value: number;
};

/** A fact that could not be had, and why. */
export type UnavailableFact = {
  reason_id: Id;
  state: 'unavailable';
};

/** A fact that this kind of event has not. */
export type AbsentFact = {
  state: 'not-applicable';
};

/** The events of one attempt, chained by digest and sealed. */
export type TelemetryTraceLedger = {
  body: TraceBody;
  id: ContentId;
  kind: 'telemetry_trace_ledger';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `TelemetryTraceLedger`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is TelemetryTraceLedger;
  errors?: SchemaError[] | null;
};
