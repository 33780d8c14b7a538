// Generated from libs/orchestrator/schemas/reconciliation-input.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { DeliveryLedgerRef, ObservationRef } from './common.d.ts';
/** What a reconciliation is planned from. The two documents are judged by their own schemas after this one. */
export type ReconciliationInput = {
  delivery_ledger: JsonObject;
  delivery_ledger_ref: DeliveryLedgerRef;
  max_in_flight: number;
  observation: JsonObject;
  observation_ref: ObservationRef;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReconciliationInput`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReconciliationInput;
  errors?: SchemaError[] | null;
};
