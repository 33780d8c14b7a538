// Generated from libs/control/schemas/sandbox-policy-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { DutyEvaluationRef, PolicySetIdentity, ReasonIds, SandboxDecisionRef, SandboxPolicyRef } from './common.d.ts';
export type SandboxPolicyEvaluationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  claim_ref: EnvironmentClaimRef;
  decision_ref: SandboxDecisionRef;
  duty_evaluation_ref: DutyEvaluationRef;
  enforcement_proof: 'declaration-only';
  evaluation_mode: 'observation-only';
  policy_ref: SandboxPolicyRef;
  policy_set: PolicySetIdentity;
  qualification_effect: 'none';
  reason_ids: ReasonIds;
  verdict: 'inconclusive' | 'satisfied' | 'violated';
  verifier_binding?: VerifierBinding;
};

/** The claim that was judged. */
export type EnvironmentClaimRef = {
  schema_version: 1;
  kind: 'execution_environment_claim';
  id: Id;
  sha256: Sha256;
};

/** What was observed of the verifier, and the digest of the observation. Only the bound form has it. */
export type VerifierBinding = {
  accepted_set_sha256: Sha256;
  environment_entry_sha256: Sha256;
  environment_id: Id;
  observation_sha256: Sha256;
  target_repository_id: Id;
  verifier_sha256: Sha256;
};

/** Whether a declared environment keeps the sandbox policy; bound, whether its verifier is an accepted one. */
export type SandboxPolicyEvaluation = {
  schema_version: 1;
  kind: 'sandbox_policy_evaluation';
  id: Id;
  body: SandboxPolicyEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxPolicyEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxPolicyEvaluation;
  errors?: SchemaError[] | null;
};
