// Generated from libs/orchestrator/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { Absent, ContentRef, Id, ResolvedProfileRef, Sha256, StageRequestRef, StageResultRef, Time } from '#contract';
/** The core that a document was judged by, its generation named by digest. */
export type HashedCoreContract = {
  generation_id_sha256: Sha256;
  package_ref: ContentRef;
  semantic_identity: 'core.contracts.v2';
};

/** Which stage of which work. */
export type StageKey = {
  initiative_id: Id;
  stage_id: Id;
  task_class_id: Id;
  workflow_id: Id;
};

/** An attempt that has no result yet. */
export type Attempt = {
  attempt_id: Id;
  attempt_number: number;
  deadline_at: Time;
  request_ref: StageRequestRef;
  state: 'dispatched' | 'started';
};

/** An attempt, or that there is none. */
export type PresentAttempt =
  | Absent
  | {
      state: 'present';
      value: Attempt;
    };

/** A stage result, or that there is none. */
export type PresentStageResultRef =
  | Absent
  | {
      state: 'present';
      value: StageResultRef;
    };

/** The reason that a stage result gives, or that it gives none. */
export type PresentReasonId =
  | Absent
  | {
      state: 'present';
      value: Id;
    };

/** The evaluator that classified. */
export type EvaluatorRef = {
  content_id: 'orchestrator-state-scanner-evaluator.v1';
  media_type: 'application/vnd.ystack.orchestrator-state-scanner-evaluator+json';
  sha256: Sha256;
};

/** The item of a snapshot, by the digest of its canonical bytes. */
export type ItemRef = {
  schema_identity: 'orchestrator.state-item.v1';
  sha256: Sha256;
};

/** A snapshot. */
export type SnapshotRef = {
  id: Id;
  kind: 'orchestrator_state_snapshot';
  schema_identity: 'orchestrator.state-snapshot.v1';
  sha256: Sha256;
};

/** An observation. */
export type ObservationRef = {
  id: Id;
  kind: 'orchestrator_state_observation';
  schema_identity: 'orchestrator.state-observation.v1';
  sha256: Sha256;
};

/** A delivery ledger. */
export type DeliveryLedgerRef = {
  id: Id;
  kind: 'orchestrator_delivery_ledger';
  schema_identity: 'orchestrator.delivery-ledger.v1';
  sha256: Sha256;
};

/** What a classification follows from. */
export type Provenance = {
  active_attempt: PresentAttempt;
  evaluator_ref: EvaluatorRef;
  item_ref: ItemRef;
  latest_result_ref: PresentStageResultRef;
  request_ref: StageRequestRef;
  resolved_profile_ref: ResolvedProfileRef;
  snapshot_ref: SnapshotRef;
};

/** The state of a stage. */
export type StateClass = 'blocked' | 'pending' | 'retryable' | 'stale' | 'stranded' | 'terminal';

/** What is to be done about a stage. */
export type RecoveryAction =
  | 'dispatch-stage'
  | 'none'
  | 'operator-reconcile'
  | 'recover-stranded-attempt'
  | 'refresh-stage-inputs'
  | 'resolve-stage-blocker'
  | 'retry-stage'
  | 'wait-for-attempt';

/** What is to be done about a stage and why. */
export type Recovery = {
  action: RecoveryAction;
  /** Of the result or the attempt that is there; 0 when nothing is. */
  attempt_number: number;
  reason_id: Id;
  retry_limit: number;
  source_reason: PresentReasonId;
};

/** An action that is delivered to whoever runs stages. */
export type Operation = 'dispatch-stage' | 'recover-stranded-attempt' | 'retry-stage';

/** What makes two deliveries the same. */
export type DeliveryKey = {
  attempt_number: number;
  operation: Operation;
  request_sha256: Sha256;
  stage_key: StageKey;
};
