// Generated from libs/control/schemas/sandbox-receipt-expectation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { ReceiptAttempt, ReceiptControl, ReceiptSubject } from './sandbox-enforcement-receipt.d.ts';
export type SandboxReceiptExpectationBody = {
  attempt: ReceiptAttempt;
  control: ReceiptControl;
  store_id: Id;
  subject: ReceiptSubject;
};

/** What the caller of a sandbox expects of its receipt. */
export type SandboxReceiptExpectation = {
  schema_version: 1;
  kind: 'sandbox_receipt_expectation';
  id: Id;
  body: SandboxReceiptExpectationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxReceiptExpectation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxReceiptExpectation;
  errors?: SchemaError[] | null;
};
