// The input of a reconciliation: an observation, a ledger of deliveries, how many may be under way, and by which refs the
// plan will name the two. Whatever is wrong with it is one token: who calls has one thing to mend, the input.
import {
  accept,
  checkParsedLimits,
  coreBounds,
  type Json,
  type JsonObject,
  type Refusal,
  type Result,
  refuse,
} from '#canonical';
import { firstOf, schemaRefusal } from '#contract';
import { deliveryLedgerKind } from '../documents/delivery-ledger.ts';
import { observationKind } from '../documents/observation.ts';
import type { DeliveryLedgerRef, ObservationRef } from '../generated/common.d.ts';
import type { OrchestratorDeliveryLedger } from '../generated/orchestrator-delivery-ledger.d.ts';
import type { OrchestratorStateObservation } from '../generated/orchestrator-state-observation.d.ts';
import { validate } from '../generated/reconciliation-input.js';

export type Reconciliation = {
  readonly observation: OrchestratorStateObservation;
  readonly observationRef: ObservationRef;
  readonly ledger: OrchestratorDeliveryLedger;
  readonly ledgerRef: DeliveryLedgerRef;
  /** Deliveries that may be under way at once, 0 to 64. */
  readonly maxInFlight: number;
};

export type ReconciliationCode = 'E_RECONCILIATION_INPUT';

/** An input of any form, read. Every refusal is E_RECONCILIATION_INPUT, and says in `detail` which token it would have been. */
export function checkReconciliationInput(input: Json): Result<Reconciliation, ReconciliationCode> {
  const beyond = checkParsedLimits(input, coreBounds);
  if (beyond !== undefined) return refuse(unusable(beyond));
  if (!validate(input)) return refuse(unusable(schemaRefusal(validate.errors)));
  const observation = observationKind.check(input.observation);
  if (!observation.ok) return refuse(unusable(observation.refusal, '/observation'));
  const ledger = deliveryLedgerKind.check(input.delivery_ledger);
  if (!ledger.ok) return refuse(unusable(ledger.refusal, '/delivery_ledger'));
  const misnamed = firstOf([
    () => checkRef('/observation_ref', input.observation_ref, observation.value),
    () => checkRef('/delivery_ledger_ref', input.delivery_ledger_ref, ledger.value),
  ]);
  if (misnamed !== undefined) return refuse(misnamed);
  return accept({
    observation: observation.value,
    observationRef: input.observation_ref,
    ledger: ledger.value,
    ledgerRef: input.delivery_ledger_ref,
    maxInFlight: input.max_in_flight,
  });
}

/** The same refusal under the planner's one token. */
export const unusable = ({ at = '', code, expected }: Refusal, below = ''): Refusal<ReconciliationCode> => ({
  code: 'E_RECONCILIATION_INPUT',
  at: `${below}${at}`,
  expected,
  detail: code,
});

// The digest is the caller's word: it has the bytes, this side has a value.
const checkRef = (at: string, { id }: { readonly id: string }, document: { readonly id: string } | JsonObject) =>
  id === document.id ? undefined : unusable({ code: 'E_REF', at: `${at}/id`, expected: `\`${String(document.id)}\`` });
