// Inputs of a reconciliation, built of short words: stages by letter, each in a state, and deliveries of them.
import { documentDigest, type Json } from '#canonical';
import type {
  Classification,
  DeliveryEntry,
  DeliveryKey,
  Operation,
  OrchestratorDeliveryLedger,
  OrchestratorStateObservation,
  RecoveryAction,
  StageKey,
} from '#orchestrator';
import { shapes } from '../../../../test/support/builders.ts';

export const observedAt = '2030-01-01T01:00:00Z';
const { sha } = shapes;

export const stageKey = (letter: string): StageKey => ({
  initiative_id: `initiative.${letter}`,
  stage_id: 'stage.a',
  task_class_id: 'task.a',
  workflow_id: 'workflow.a',
});

/** The digest of the request of the stage with this letter. */
export const requestOf = (letter: string): string => documentDigest(letter);

type Shown = Pick<Classification, 'class'> & {
  readonly attempt: number;
  readonly active?: string;
  readonly result?: true;
};

// biome-ignore format: a table
const shown: Readonly<Record<RecoveryAction, Shown>> = {
  'dispatch-stage':           { class: 'pending',   attempt: 0 },
  'none':                     { class: 'terminal',  attempt: 1, result: true },
  'operator-reconcile':       { class: 'blocked',   attempt: 3, result: true },
  'recover-stranded-attempt': { class: 'stranded',  attempt: 1, active: '2030-01-01T00:30:00Z' },
  'refresh-stage-inputs':     { class: 'stale',     attempt: 0 },
  'resolve-stage-blocker':    { class: 'blocked',   attempt: 1, result: true },
  'retry-stage':              { class: 'retryable', attempt: 1, result: true },
  'wait-for-attempt':         { class: 'pending',   attempt: 1, active: '2030-01-01T01:30:00Z' },
};

export const snapshotRef = {
  id: 'observation.a',
  kind: 'orchestrator_state_snapshot',
  schema_identity: 'orchestrator.state-snapshot.v1',
  sha256: sha('6'),
} as const;

const evaluatorSha256 = sha('7');

export function classification(letter: string, action: RecoveryAction): Classification {
  const { active, attempt, class: found, result } = shown[action];
  const request_ref = {
    schema_version: 2,
    kind: 'stage_request',
    id: `request.${letter}`,
    sha256: requestOf(letter),
  } as const;
  return {
    class: found,
    provenance: {
      active_attempt:
        active === undefined
          ? { state: 'absent' }
          : {
              state: 'present',
              value: {
                attempt_id: `attempt.${letter}`,
                attempt_number: attempt,
                deadline_at: active,
                request_ref: { ...request_ref },
                state: 'started',
              },
            },
      evaluator_ref: {
        content_id: 'orchestrator-state-scanner-evaluator.v1',
        media_type: 'application/vnd.ystack.orchestrator-state-scanner-evaluator+json',
        sha256: evaluatorSha256,
      },
      item_ref: { schema_identity: 'orchestrator.state-item.v1', sha256: sha('5') },
      latest_result_ref:
        result === undefined
          ? { state: 'absent' }
          : {
              state: 'present',
              value: { schema_version: 2, kind: 'stage_result', id: `result.${letter}`, sha256: sha('4') },
            },
      request_ref,
      resolved_profile_ref: { schema_version: 2, kind: 'resolved_profile', id: 'resolved.a', sha256: sha('3') },
      snapshot_ref: { ...snapshotRef },
    },
    recovery: {
      action,
      attempt_number: attempt,
      reason_id: 'scanner.sample',
      retry_limit: 3,
      source_reason: { state: 'absent' },
    },
    stage_key: stageKey(letter),
  };
}

export const key = (letter: string, operation: Operation, attempt_number: number): DeliveryKey => ({
  attempt_number,
  operation,
  request_sha256: requestOf(letter),
  stage_key: stageKey(letter),
});

export const entry = (delivery_key: DeliveryKey, state: DeliveryEntry['state'], delivery_count = 1): DeliveryEntry => ({
  delivery_count,
  delivery_key,
  last_delivery_at: '2030-01-01T01:00:10Z',
  state,
});

export type Input = {
  readonly delivery_ledger: OrchestratorDeliveryLedger;
  readonly delivery_ledger_ref: Json;
  readonly max_in_flight: number;
  readonly observation: OrchestratorStateObservation;
  readonly observation_ref: Json;
};

export const input = (
  maxInFlight: number,
  classifications: readonly Classification[],
  entries: readonly DeliveryEntry[] = [],
): Input => ({
  delivery_ledger: {
    schema_version: 1,
    kind: 'orchestrator_delivery_ledger',
    id: 'ledger.a',
    body: {
      entries: [...entries],
      ledger_contract: {
        declared_entry_count: entries.length,
        maximum_entry_count: 128,
        schema_identity: 'orchestrator.delivery-ledger.v1',
      },
      recorded_at: '2030-01-01T01:00:30Z',
    },
  },
  delivery_ledger_ref: {
    id: 'ledger.a',
    kind: 'orchestrator_delivery_ledger',
    schema_identity: 'orchestrator.delivery-ledger.v1',
    sha256: sha('1'),
  },
  max_in_flight: maxInFlight,
  observation: {
    schema_version: 1,
    kind: 'orchestrator_state_observation',
    id: 'observation.a',
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      classifications: [...classifications],
      core_contract: {
        generation_id_sha256: sha('9'),
        package_ref: {
          content_id: 'core-contract-package.v2',
          media_type: 'application/vnd.ystack.core-contract+json',
          sha256: sha('8'),
        },
        semantic_identity: 'core.contracts.v2',
      },
      evaluator: {
        content: {
          body: {},
          id: 'orchestrator.state-scanner.v1',
          kind: 'orchestrator_state_scanner_evaluator',
          schema_version: 2,
        },
        sha256: evaluatorSha256,
      },
      mode: 'observation-only',
      observed_at: observedAt,
      snapshot_ref: { ...snapshotRef },
      source_revision: shapes.revision('1'),
    },
  },
  observation_ref: {
    id: 'observation.a',
    kind: 'orchestrator_state_observation',
    schema_identity: 'orchestrator.state-observation.v1',
    sha256: sha('2'),
  },
});
