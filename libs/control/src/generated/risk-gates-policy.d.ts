// Generated from libs/control/schemas/risk-gates-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyDecisionRef, DutyPolicyRef, HashedCoreContract } from './common.d.ts';
export type RiskGatesPolicyBody = {
  activation_state: 'inactive';
  core_contract: HashedCoreContract;
  decision_claim_semantics: 'immutable-input-claim-only';
  decision_provenance: 'unqualified-input-claim';
  duty_separation: {
    decision_ref: DutyDecisionRef;
    evaluation_kind: 'duty_separation_evaluation';
    policy_ref: DutyPolicyRef;
    required_verdict: 'satisfied';
  };
  evaluation_mode: 'observation-only';
  fail_mode: 'closed';
  forced_high_reason_ids: [
    'risk.broad-architecture',
    'risk.constitution',
    'risk.deployment',
    'risk.identity-auth',
    'risk.migration',
    'risk.production-infrastructure',
    'risk.security-control',
    'risk.workflow'
  ];
  policy_version: 'v1';
  tier_rules: [
    {
      classification: 'bootstrap';
      decision_kind: 'operator-bootstrap-approval';
      decision_role: 'operator';
      declared_tier: 'bootstrap';
    },
    {classification: 'high'; decision_kind: 'operator-plan-approval'; decision_role: 'operator'; declared_tier: 'high'},
    {
      classification: 'routine';
      decision_kind: 'operator-plan-approval';
      decision_role: 'operator';
      declared_tier: 'high';
    },
    {
      classification: 'routine';
      decision_kind: 'independent-plan-check';
      decision_role: 'reviewer';
      declared_tier: 'routine';
    }
  ];
};

/** Which decision by whom a stage of which risk needs. The body is a constant but for the core and the digests it names. */
export type RiskGatesPolicy = {
  schema_version: 1;
  kind: 'risk_gates_policy';
  id: 'control-policy.risk-gates';
  body: RiskGatesPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RiskGatesPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RiskGatesPolicy;
  errors?: SchemaError[] | null;
};
