// Generated from libs/control/schemas/kill-switch-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyDecisionRef } from './common.d.ts';
export type KillSwitchPolicyBody = {
  activation_state: 'inactive';
  duty_decision_ref: DutyDecisionRef;
  evaluation_mode: 'observation-only';
  fail_mode: 'closed';
  policy_version: 'v1';
  scope_order: ['global', 'repository', 'workflow', 'stage', 'attempt'];
  states: ['cleared', 'stop'];
};

/** Which scopes a kill switch has, from the widest. The body is a constant but for the digest it names. */
export type KillSwitchPolicy = {
  schema_version: 1;
  kind: 'kill_switch_policy';
  id: 'control-policy.kill-switch';
  body: KillSwitchPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `KillSwitchPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is KillSwitchPolicy;
  errors?: SchemaError[] | null;
};
