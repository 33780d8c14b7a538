// Generated from libs/control/schemas/kill-switch-attempt.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { DutyEvaluationRef } from './common.d.ts';
export type KillSwitchAttemptBody = {
  activation_state: 'inactive';
  authority_epoch: Id;
  duty_evaluation_ref: DutyEvaluationRef;
  expected_state: ExpectedKillState;
  scope: AttemptScope;
};

/** The state that the attempt was made under. */
export type ExpectedKillState = {
  id: Id;
  revision: number;
  sha256: Sha256;
};

/** Where the attempt works; `attempt_id` is the id of its stage result. */
export type AttemptScope = {
  attempt_id: Id;
  repository_id: Id;
  stage_id: Id;
  workflow_id: Id;
};

/** An attempt that asks whether it may go on, and the kill switch state it expects. */
export type KillSwitchAttempt = {
  schema_version: 1;
  kind: 'kill_switch_attempt';
  id: Id;
  body: KillSwitchAttemptBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `KillSwitchAttempt`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is KillSwitchAttempt;
  errors?: SchemaError[] | null;
};
