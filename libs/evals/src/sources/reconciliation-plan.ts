// `orchestrator.reconciliation-plan.v1`: an observation and a ledger of deliveries, put to the planner. A plan is compared by
// its four lists, in their order, each item by what identifies it.
import { accept } from '#canonical';
import { type DeliveryKey, type OrchestratorReconciliationPlan, reconcile } from '#orchestrator';
import type { PlanLists } from '../generated/common.d.ts';
import { defineSource } from './source.ts';
import { contentSubject } from './subject.ts';

export const reconciliationPlan = defineSource('orchestrator.reconciliation-plan.v1', {
  disposition: 'planned',
  valueKey: 'plan',
  carried: ({ input }, at) => ({ input: { document: input, at: [...at, 'input'] } }),
  judge: ({ input }) => {
    const planned = reconcile(input.content);
    return planned.ok ? accept(listsOf(planned.value)) : planned;
  },
  subject: ({ input }) => contentSubject('orchestrator-reconciliation-input.v1', input),
  tool: () => 'orchestrator-reconciliation-planner.v1',
});

const keyOf = ({ attempt_number, operation, request_sha256, stage_key }: DeliveryKey) => ({
  attempt_number,
  operation,
  request_sha256,
  stage_key,
});

const listsOf = ({ body }: OrchestratorReconciliationPlan): PlanLists => ({
  deferred: body.deferred.map(({ delivery_key, reason_id }) => ({ ...keyOf(delivery_key), reason_id })),
  deliveries: body.deliveries.map(({ delivery_key, delivery_mode }) => ({ ...keyOf(delivery_key), delivery_mode })),
  operator_messages: body.operator_messages.map(({ class: state, recovery, stage_key }) => ({
    action: recovery.action,
    class: state,
    stage_key,
  })),
  suppressed: body.suppressed.map(({ delivery_key, reason_id }) => ({ ...keyOf(delivery_key), reason_id })),
});
