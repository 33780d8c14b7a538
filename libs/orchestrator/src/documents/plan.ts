// A reconciliation plan, as a kind. What is in it follows from an observation and a ledger that are not at hand here; what
// can be re-derived from the plan alone is, so a plan that was edited into a contradiction is refused.
import { compareCodePoints, isStrictlySorted, type Refusal } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, firstOf, type Place, unrelated } from '#contract';
import type { StageKey } from '../generated/common.d.ts';
import type { Delivery, OrchestratorReconciliationPlan } from '../generated/orchestrator-reconciliation-plan.d.ts';
import { validate } from '../generated/orchestrator-reconciliation-plan.js';
import { checkWholeNumbers, snapshotBounds } from './bounds.ts';
import { checkProvenance, checkRecovery, classOfAction, operationOf, plannedAttempt } from './recovery.ts';
import { compareStageKeys, stageOrder } from './stage-key.ts';

type Plan = OrchestratorReconciliationPlan;

const checkObservationId = ({ id, body }: Plan) =>
  body.observation_ref.id === id ? undefined : unrelated(['body', 'observation_ref', 'id'], `\`${id}\`, as the plan`);

function checkSlots({ body: { concurrency, deferred, deliveries } }: Plan) {
  const { active_pending, available_slots, max_in_flight } = concurrency;
  const left = Math.max(max_in_flight - active_pending, 0);
  if (available_slots !== left) return unrelated(['body', 'concurrency', 'available_slots'], `${left}`);
  const first = deliveries.filter(({ delivery_mode }) => delivery_mode === 'first-delivery').length;
  if (first > left) return unrelated(['body', 'deliveries'], `at most ${left} first deliveries`);
  // A slot is left over only when nothing waits for one.
  return deferred.length > 0 && deliveries.length < left
    ? unrelated(['body', 'deferred'], 'nothing deferred while a slot is free')
    : undefined;
}

const checkDeliveries = ({ body: { deliveries } }: Plan) =>
  firstAmong(deliveries, (delivery, index) => checkDelivery(delivery, ['body', 'deliveries', index]));

const checkDelivery = (delivery: Delivery, place: Place): Refusal | undefined =>
  firstOf([
    () =>
      operationOf(delivery.recovery.action) === delivery.operation
        ? undefined
        : unrelated([...place, 'operation'], `\`${delivery.recovery.action}\`, as the recovery says`),
    () => checkRecovery(place, { class: classOfAction[delivery.recovery.action], recovery: delivery.recovery }),
    () => checkProvenance(place, delivery.provenance, delivery.recovery),
    () => checkDeliveryKey(delivery, place),
  ]);

function checkDeliveryKey({ delivery_key, operation, provenance, recovery, stage_key }: Delivery, place: Place) {
  const at = [...place, 'delivery_key'];
  const attempt = plannedAttempt(recovery);
  if (delivery_key.operation !== operation) return unrelated([...at, 'operation'], `\`${operation}\``);
  if (delivery_key.attempt_number !== attempt) return unrelated([...at, 'attempt_number'], `${attempt}`);
  if (delivery_key.request_sha256 !== provenance.request_ref.sha256) {
    return unrelated([...at, 'request_sha256'], `${provenance.request_ref.sha256}, the digest of the request`);
  }
  return isSameStage(delivery_key.stage_key, stage_key) ? undefined : unrelated([...at, 'stage_key'], 'the same stage');
}

const isSameStage = (a: StageKey, b: StageKey): boolean => compareStageKeys(a, b) === 0;

const checkHeld = ({ body: { deferred, suppressed } }: Plan) =>
  firstOf([() => checkHeldStages('deferred', deferred), () => checkHeldStages('suppressed', suppressed)]);

type Held = { readonly delivery_key: { readonly stage_key: StageKey }; readonly stage_key: StageKey };

const checkHeldStages = (list: string, held: readonly Held[]) =>
  firstAmong(held, ({ delivery_key, stage_key }, index) =>
    isSameStage(delivery_key.stage_key, stage_key)
      ? undefined
      : unrelated(['body', list, index, 'delivery_key', 'stage_key'], 'the same stage'),
  );

const checkMessages = ({ body: { operator_messages } }: Plan) =>
  firstAmong(operator_messages, (message, index) => {
    const place = ['body', 'operator_messages', index];
    return operationOf(message.recovery.action) === undefined
      ? checkRecovery(place, message)
      : unrelated([...place, 'recovery', 'action'], 'an action that only an operator can take');
  });

function checkOrder({ body: { deferred, deliveries, operator_messages, suppressed } }: Plan) {
  const stages = [deferred, deliveries, operator_messages, suppressed].flat().map(({ stage_key }) => stage_key);
  if (!isStrictlySorted(stages.toSorted(compareStageKeys), compareStageKeys)) {
    return unrelated(['body'], 'each stage in one list, once');
  }
  const byMode = (a: Delivery, b: Delivery) =>
    -compareCodePoints(a.delivery_mode, b.delivery_mode) || compareStageKeys(a.stage_key, b.stage_key);
  if (!isStrictlySorted(deliveries, byMode)) {
    return unrelated(['body', 'deliveries'], `redeliveries first, then strict order by ${stageOrder}`);
  }
  return firstOf(
    (
      [
        ['operator_messages', operator_messages],
        ['suppressed', suppressed],
      ] as const
    ).map(
      ([list, items]) =>
        () =>
          isStrictlySorted<{ readonly stage_key: StageKey }>(items, (a, b) =>
            compareStageKeys(a.stage_key, b.stage_key),
          )
            ? undefined
            : unrelated(['body', list], `strict order by ${stageOrder}`),
    ),
  );
}

export const reconciliationPlanKind: DocumentKind<Plan> = defineKind<Plan>({
  kind: 'orchestrator_reconciliation_plan',
  schemaVersion: 1,
  bounds: snapshotBounds,
  validate,
  shapes: [checkWholeNumbers],
  relations: [checkObservationId, checkSlots, checkDeliveries, checkHeld, checkMessages, checkOrder],
});
