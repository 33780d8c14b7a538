// Generated from libs/control/schemas/kill-switch-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyDecisionRef, KillSwitchPolicyRef } from './common.d.ts';
export type KillSwitchDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  duty_decision_ref: DutyDecisionRef;
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator: {program_id: 'control-evaluator.kill-switch'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: KillSwitchPolicyRef;
  semantics: {
    authority_effect: 'none';
    input_contract: 'control-policy-set+kill-state+attempt+duty-evaluation.v1';
    output_kind: 'kill_switch_evaluation';
    output_schema_version: 1;
    reference_semantics: 'identity-only';
    verdicts: ['inconclusive', 'satisfied', 'violated'];
  };
};

/** The decision that lets a policy be evaluated, for observation only: the kill switch. */
export type KillSwitchDecision = {
  schema_version: 2;
  kind: 'kill_switch_decision';
  id: 'control-decision.kill-switch';
  body: KillSwitchDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `KillSwitchDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is KillSwitchDecision;
  errors?: SchemaError[] | null;
};
