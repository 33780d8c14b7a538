// Generated from libs/control/schemas/risk-gates-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyPins, RiskPolicyRef } from './common.d.ts';
export type RiskDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  dependencies: {
    duty_separation: DutyPins;
  };
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator: {program_id: 'control-evaluator.risk-gates'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: RiskPolicyRef;
  semantics: {
    authority_effect: 'none';
    decision_claim_semantics: 'immutable-input-claim-only';
    decision_provenance: 'unqualified-input-claim';
    input_contract: 'control-policy-set+public-core-stage-run+duty-evaluation+risk-decision-claim.v1';
    output_kind: 'risk_gate_evaluation';
    output_schema_version: 1;
    reference_semantics: 'identity-only';
    verdicts: ['inconclusive', 'violated'];
  };
};

/** The decision that lets a policy be evaluated, for observation only: risk gates. */
export type RiskGatesDecision = {
  schema_version: 2;
  kind: 'risk_gates_decision';
  id: 'control-decision.risk-gates';
  body: RiskDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RiskGatesDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RiskGatesDecision;
  errors?: SchemaError[] | null;
};
