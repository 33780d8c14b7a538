// Generated from libs/orchestrator/schemas/orchestrator-delivery-ledger.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Time } from '#contract';
import type { DeliveryKey } from './common.d.ts';
export type DeliveryLedgerBody = {
  entries: DeliveryEntry[];
  ledger_contract: DeliveryLedgerContract;
  recorded_at: Time;
};

export type DeliveryEntry = {
  delivery_count: number;
  delivery_key: DeliveryKey;
  last_delivery_at: Time;
  state: 'acknowledged' | 'failed' | 'pending';
};

export type DeliveryLedgerContract = {
  declared_entry_count: number;
  maximum_entry_count: 128;
  schema_identity: 'orchestrator.delivery-ledger.v1';
};

/** What was delivered so far, and what became of it. */
export type OrchestratorDeliveryLedger = {
  schema_version: 1;
  kind: 'orchestrator_delivery_ledger';
  id: Id;
  body: DeliveryLedgerBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `OrchestratorDeliveryLedger`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is OrchestratorDeliveryLedger;
  errors?: SchemaError[] | null;
};
