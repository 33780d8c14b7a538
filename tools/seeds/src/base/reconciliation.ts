// What the reconciliation planner is given: what the scanner found of each stage, and the ledger of what was delivered
// before. A stage is known by one letter from a to f, which is also every digit of its request's digest, so that rows stay
// short.
import type { JsonObject } from '#canonical';
import type { CoreKind } from '#contract';
import { shapes } from '../../../../test/support/builders.ts';
import type { House } from '../house.ts';
import { digested } from '../seed-set.ts';
import { coreRef, orchestratorRef } from './refs.ts';
import { renamed } from './run.ts';

export type Operation = 'dispatch-stage' | 'retry-stage' | 'recover-stranded-attempt';

const now = '2030-01-01T00:10:00Z';

/** The key of a stage; stages sort as their letters do. */
export const stageKey = (letter: string) => ({
  initiative_id: `initiative.${letter}`,
  stage_id: 'stage.sail',
  task_class_id: 'task.ferry',
  workflow_id: 'workflow.ferry',
});

export type Found = {
  readonly letter: string;
  readonly cls: string;
  readonly action: string;
  readonly reason: string;
  /** Of the latest result or of the attempt under way; 0 when there is none. */
  readonly number?: number;
  readonly limit?: number;
  /** Whether there is a result. */
  readonly ended?: boolean;
  /** Of the attempt under way, when there is one. */
  readonly deadline?: string;
};

export type Delivered = {
  readonly letter: string;
  readonly operation: Operation;
  readonly number: number;
  readonly state: 'pending' | 'acknowledged' | 'failed';
  /** Of the request that was delivered, when it was another than the stage's; one digit. */
  readonly request?: string;
};

/** The planner's input: its two documents and refs to them. */
export function reconciliationInput(
  { core }: House,
  max_in_flight: number,
  foundStages: readonly Found[],
  deliveries: readonly Delivered[],
) {
  const evaluator = digested({
    schema_version: 2,
    kind: 'orchestrator_state_scanner_evaluator',
    id: 'orchestrator.state-scanner.v1',
    body: { core_contract: core.hashed, program_sha256: shapes.sha('7') },
  });
  const snapshot = orchestratorRef('state-snapshot', 'snapshot.ferry', '6');
  return {
    delivery_ledger: ledger(deliveries),
    delivery_ledger_ref: orchestratorRef('delivery-ledger', 'ledger.ferry', '8'),
    max_in_flight,
    observation: {
      schema_version: 1,
      kind: 'orchestrator_state_observation',
      id: snapshot.id,
      body: {
        activation_state: 'inactive',
        authority_effect: 'none',
        classifications: foundStages.map((stage) => classification(stage, evaluator.sha256, snapshot)),
        core_contract: core.hashed,
        evaluator,
        mode: 'observation-only',
        observed_at: now,
        snapshot_ref: snapshot,
        source_revision: renamed(shapes.revision('1')),
      },
    },
    observation_ref: orchestratorRef('state-observation', snapshot.id, '9'),
  };
}

const absent = { state: 'absent' };
const present = (value: JsonObject | string) => ({ state: 'present', value });

const namedBy = (kind: CoreKind, letter: string) => coreRef(kind, `${kind.replace('_', '-')}.${letter}`, letter);

function classification(stage: Found, evaluatorSha256: string, snapshot: JsonObject) {
  const { letter, cls, action, reason, number = 0, limit = 3, ended = false, deadline } = stage;
  const request_ref = namedBy('stage_request', letter);
  const attempt = {
    attempt_id: `attempt.${letter}`,
    attempt_number: number,
    deadline_at: deadline ?? '',
    request_ref,
    state: 'started',
  };
  return {
    class: cls,
    provenance: {
      active_attempt: deadline === undefined ? absent : present(attempt),
      evaluator_ref: {
        content_id: 'orchestrator-state-scanner-evaluator.v1',
        media_type: 'application/vnd.ystack.orchestrator-state-scanner-evaluator+json',
        sha256: evaluatorSha256,
      },
      item_ref: { schema_identity: 'orchestrator.state-item.v1', sha256: shapes.sha(letter) },
      latest_result_ref: ended ? present(namedBy('stage_result', letter)) : absent,
      request_ref,
      resolved_profile_ref: namedBy('resolved_profile', letter),
      snapshot_ref: snapshot,
    },
    recovery: {
      action,
      attempt_number: number,
      reason_id: `scanner.${reason}`,
      retry_limit: limit,
      source_reason: ended && reason !== 'stage-completed' ? present('reason.ferry') : absent,
    },
    stage_key: stageKey(letter),
  };
}

const ledger = (deliveries: readonly Delivered[]) => ({
  schema_version: 1,
  kind: 'orchestrator_delivery_ledger',
  id: 'ledger.ferry',
  body: {
    entries: deliveries.map(({ letter, operation, number, state, request = letter }) => ({
      delivery_count: 1,
      delivery_key: {
        attempt_number: number,
        operation,
        request_sha256: shapes.sha(request),
        stage_key: stageKey(letter),
      },
      // In the very second of the ledger, which is still in time.
      last_delivery_at: now,
      state,
    })),
    ledger_contract: {
      declared_entry_count: deliveries.length,
      maximum_entry_count: 128,
      schema_identity: 'orchestrator.delivery-ledger.v1',
    },
    recorded_at: now,
  },
});
