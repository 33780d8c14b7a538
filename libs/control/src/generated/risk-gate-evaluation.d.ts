// Generated from libs/control/schemas/risk-gate-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, Id, Sha256 } from '#contract';
import type { NamedCoreContract, PolicySetIdentity, ReasonIds, RiskDecisionRef, RiskPolicyRef, StageRefs } from './common.d.ts';
export type RiskGateEvaluationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  classification: {
    declared_tier: Id;
    minimum_tier: 'bootstrap' | 'high' | 'routine' | 'unknown';
  };
  core_contract: NamedCoreContract;
  decision_claim_ref: {
    content_id: ContentId;
    media_type: 'application/vnd.ystack.risk-gate-decision-claim+json';
    sha256: Sha256;
  };
  decision_ref: RiskDecisionRef;
  duty_evaluation_ref: {
    content_id: ContentId;
    media_type: 'application/vnd.ystack.duty-separation-evaluation+json';
    sha256: Sha256;
  };
  evaluation_mode: 'observation-only';
  policy_ref: RiskPolicyRef;
  policy_set: PolicySetIdentity;
  reason_ids: ReasonIds;
  reference_semantics: 'identity-only';
  stage: StageRefs;
  verdict: 'inconclusive' | 'violated';
};

/** Whether a stage has the decision that its risk asks for. It never says yes: who decided is a claim. */
export type RiskGateEvaluation = {
  schema_version: 1;
  kind: 'risk_gate_evaluation';
  id: Id;
  body: RiskGateEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RiskGateEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RiskGateEvaluation;
  errors?: SchemaError[] | null;
};
