// Generated from libs/loop/schemas/review-fix-attempt-ledger.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Time } from '#contract';
import type { ChangeRef } from './common.d.ts';
export type AttemptLedgerBody = {
  activation_state: 'inactive';
  change_ref: ChangeRef;
  entries: FixAttempt[];
  ledger_contract: {
    declared_entry_count: number;
    maximum_entry_count: 64;
    schema_identity: 'loop.review-fix-attempt-ledger.v1';
  };
  recorded_at: Time;
};

export type FixAttempt = {
  attempt_id: Id;
  attempt_number: number;
  head_commit_id: string;
  outcome: 'abandoned' | 'applied' | 'failed';
  recorded_at: Time;
};

/** The attempts so far at fixing what a review found in a change. */
export type ReviewFixAttemptLedger = {
  schema_version: 1;
  kind: 'review_fix_attempt_ledger';
  id: Id;
  body: AttemptLedgerBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReviewFixAttemptLedger`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReviewFixAttemptLedger;
  errors?: SchemaError[] | null;
};
