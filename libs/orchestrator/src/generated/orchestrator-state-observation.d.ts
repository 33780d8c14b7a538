// Generated from libs/orchestrator/schemas/orchestrator-state-observation.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { GitRevision, Id, Sha256, Time } from '#contract';
import type { HashedCoreContract, Provenance, Recovery, SnapshotRef, StageKey, StateClass } from './common.d.ts';
export type ObservationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  classifications: Classification[];
  core_contract: HashedCoreContract;
  evaluator: EvaluatorPair;
  mode: 'observation-only';
  observed_at: Time;
  snapshot_ref: SnapshotRef;
  source_revision: GitRevision;
};

export type Classification = {
  class: StateClass;
  provenance: Provenance;
  recovery: Recovery;
  stage_key: StageKey;
};

export type EvaluatorPair = {
  content: EvaluatorEnvelope;
  sha256: Sha256;
};

/** An evaluator of either version; who reads an observation does not run it. */
export type EvaluatorEnvelope = {
  body: JsonObject;
  id: 'orchestrator.state-scanner.v1';
  kind: 'orchestrator_state_scanner_evaluator';
  schema_version: 1 | 2;
};

/** A snapshot classified: one class, action and reason for each stage. It only observes. */
export type OrchestratorStateObservation = {
  schema_version: 1;
  kind: 'orchestrator_state_observation';
  id: Id;
  body: ObservationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `OrchestratorStateObservation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is OrchestratorStateObservation;
  errors?: SchemaError[] | null;
};
