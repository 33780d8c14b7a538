// Generated from libs/control/schemas/kill-switch-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { DutyDecisionRef, DutyEvaluationRef, KillSwitchDecisionRef, KillSwitchPolicyRef, PolicySetIdentity, ReasonIds } from './common.d.ts';
export type KillSwitchEvaluationBody = {
  activation_state: 'inactive';
  attempt_ref: KillAttemptRef;
  authority_effect: 'none';
  decision_ref: KillSwitchDecisionRef;
  duty_decision_ref: DutyDecisionRef;
  duty_evaluation_ref: DutyEvaluationRef;
  evaluation_mode: 'observation-only';
  policy_ref: KillSwitchPolicyRef;
  policy_set: PolicySetIdentity;
  reason_ids: ReasonIds;
  reference_semantics: 'identity-only';
  state_ref: KillStateRef;
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

/** The attempt that asked. */
export type KillAttemptRef = {
  schema_version: 1;
  kind: 'kill_switch_attempt';
  id: Id;
  sha256: Sha256;
};

/** The state it was judged by. */
export type KillStateRef = {
  schema_version: 1;
  kind: 'kill_switch_state';
  id: Id;
  sha256: Sha256;
};

/** Whether an attempt may go on under the kill switch. */
export type KillSwitchEvaluation = {
  schema_version: 1;
  kind: 'kill_switch_evaluation';
  id: Id;
  body: KillSwitchEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `KillSwitchEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is KillSwitchEvaluation;
  errors?: SchemaError[] | null;
};
