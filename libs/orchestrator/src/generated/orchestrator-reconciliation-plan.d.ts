// Generated from libs/orchestrator/schemas/orchestrator-reconciliation-plan.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { DeliveryKey, DeliveryLedgerRef, ObservationRef, Operation, Provenance, Recovery, StageKey, StateClass } from './common.d.ts';
export type ReconciliationPlanBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  concurrency: Concurrency;
  deferred: DeferredDelivery[];
  deliveries: Delivery[];
  delivery_ledger_ref: DeliveryLedgerRef;
  mode: 'planning-only';
  observation_ref: ObservationRef;
  operator_messages: OperatorMessage[];
  suppressed: SuppressedDelivery[];
};

export type Concurrency = {
  active_pending: number;
  available_slots: number;
  max_in_flight: number;
};

export type Delivery = {
  delivery_key: DeliveryKey;
  delivery_mode: 'first-delivery' | 'redelivery';
  operation: Operation;
  provenance: Provenance;
  recovery: Recovery;
  stage_key: StageKey;
};

export type DeferredDelivery = {
  delivery_key: DeliveryKey;
  reason_id: 'planner.backpressure-slots-exhausted';
  stage_key: StageKey;
};

export type SuppressedDelivery = {
  delivery_key: DeliveryKey;
  reason_id: 'planner.delivery-acknowledged';
  stage_key: StageKey;
};

export type OperatorMessage = {
  class: StateClass;
  recovery: Recovery;
  stage_key: StageKey;
};

/** What to deliver next, what to hold back and what to tell an operator. It only plans. */
export type OrchestratorReconciliationPlan = {
  schema_version: 1;
  kind: 'orchestrator_reconciliation_plan';
  id: Id;
  body: ReconciliationPlanBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `OrchestratorReconciliationPlan`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is OrchestratorReconciliationPlan;
  errors?: SchemaError[] | null;
};
