// The planner: an observation and the ledger of deliveries so far, to what is delivered next. It delivers nothing. What was
// acknowledged is never delivered again, what is still unanswered is delivered again in the slot it has, and everything else
// needs a free slot.
import {
  accept,
  coreBounds,
  encodeCanonical,
  type Json,
  parseCanonical,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import type { Admitted } from '#contract';
import { operationOf, plannedAttempt } from '../documents/recovery.ts';
import { compareDeliveryKeys, compareStageKeys } from '../documents/stage-key.ts';
import type { DeliveryKey } from '../generated/common.d.ts';
import type { DeliveryEntry, OrchestratorDeliveryLedger } from '../generated/orchestrator-delivery-ledger.d.ts';
import type {
  OrchestratorReconciliationPlan,
  ReconciliationPlanBody,
} from '../generated/orchestrator-reconciliation-plan.d.ts';
import type { Classification } from '../generated/orchestrator-state-observation.d.ts';
import { checkReconciliationInput, type Reconciliation, type ReconciliationCode, unusable } from './input.ts';

/**
 * Plans from the canonical bytes of an input. Refuses with E_LIMIT (more than 1 MiB), E_PARSE and E_CANONICAL, and with
 * E_RECONCILIATION_INPUT for anything else: its bounds, its form, and what does not hold in it.
 */
export function planReconciliation(input: Uint8Array): Result<Admitted<OrchestratorReconciliationPlan>> {
  const read = parseCanonical(input, { ...coreBounds, byteOrderMark: 'refused' });
  if (!read.ok)
    return refuse(
      read.refusal.code === 'E_LIMIT' && input.length <= coreBounds.bytesMax ? unusable(read.refusal) : read.refusal,
    );
  const planned = reconcile(read.value);
  if (!planned.ok) return planned;
  const bytes = encodeCanonical(planned.value as Json);
  return accept({ content: planned.value, sha256: sha256Hex(bytes), bytes });
}

/** The same for an input that was parsed. Never throws; time grows with classifications times the logarithm of entries. */
export function reconcile(input: Json): Result<OrchestratorReconciliationPlan, ReconciliationCode> {
  const checked = checkReconciliationInput(input);
  return checked.ok ? accept(planOf(checked.value)) : checked;
}

type Candidate = {
  readonly classification: Classification;
  readonly key: DeliveryKey;
  /** What the ledger says of the very same delivery. */
  readonly prior: DeliveryEntry | undefined;
};

function planOf(reconciliation: Reconciliation): OrchestratorReconciliationPlan {
  const { ledger, ledgerRef, maxInFlight, observation, observationRef } = reconciliation;
  const { classifications } = observation.body;
  const activePending = ledger.body.entries.filter(({ state }) => state === 'pending').length;
  const availableSlots = Math.max(maxInFlight - activePending, 0);
  const candidates = classifications.flatMap((classification) => candidateOf(classification, ledger));
  return {
    schema_version: 1,
    kind: 'orchestrator_reconciliation_plan',
    id: observation.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      concurrency: { active_pending: activePending, available_slots: availableSlots, max_in_flight: maxInFlight },
      ...allot(candidates.toSorted(comparePriority), availableSlots),
      delivery_ledger_ref: ledgerRef,
      mode: 'planning-only',
      observation_ref: observationRef,
      operator_messages: classifications
        .filter(({ recovery }) => operationOf(recovery.action) === undefined)
        .map(({ class: found, recovery, stage_key }) => ({ class: found, recovery, stage_key })),
    },
  };
}

function candidateOf(classification: Classification, { body }: OrchestratorDeliveryLedger): readonly Candidate[] {
  const { provenance, recovery, stage_key } = classification;
  const operation = operationOf(recovery.action);
  if (operation === undefined) return [];
  const key: DeliveryKey = {
    attempt_number: plannedAttempt(recovery),
    operation,
    request_sha256: provenance.request_ref.sha256,
    stage_key,
  };
  const prior = body.entries.find(({ delivery_key }) => compareDeliveryKeys(delivery_key, key) === 0);
  return [{ classification, key, prior }];
}

// What was delivered before goes first; within both, stage order.
const comparePriority = (a: Candidate, b: Candidate): number =>
  priorityOf(a) - priorityOf(b) || compareStageKeys(a.key.stage_key, b.key.stage_key);

const priorityOf = ({ prior }: Candidate): 0 | 1 => (prior === undefined ? 1 : 0);

type Lists = Pick<ReconciliationPlanBody, 'deferred' | 'deliveries' | 'suppressed'>;

/** Walks the candidates in order. One that finds no slot is deferred; a later one that needs none still goes through. */
function allot(candidates: readonly Candidate[], availableSlots: number): Lists {
  const lists: Lists = { deferred: [], deliveries: [], suppressed: [] };
  let left = availableSlots;
  for (const candidate of candidates) {
    const { classification, key, prior } = candidate;
    const { stage_key } = classification;
    if (prior?.state === 'acknowledged') {
      lists.suppressed.push({ delivery_key: key, reason_id: 'planner.delivery-acknowledged', stage_key });
      continue;
    }
    const cost = prior?.state === 'pending' ? 0 : 1;
    if (cost > left) {
      lists.deferred.push({ delivery_key: key, reason_id: 'planner.backpressure-slots-exhausted', stage_key });
      continue;
    }
    left -= cost;
    lists.deliveries.push(deliveryOf(candidate));
  }
  return lists;
}

const deliveryOf = ({ classification, key, prior }: Candidate): Lists['deliveries'][number] => ({
  delivery_key: key,
  delivery_mode: prior === undefined ? 'first-delivery' : 'redelivery',
  operation: key.operation,
  provenance: classification.provenance,
  recovery: classification.recovery,
  stage_key: classification.stage_key,
});

/** The reasons that a plan can give, in the order they are asked. */
export const plannerReasons = ['planner.delivery-acknowledged', 'planner.backpressure-slots-exhausted'] as const;
