// Generated from libs/control/schemas/credential-policy-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { CredentialDecisionRef, CredentialPolicyRef, DutyEvaluationRef, NamedCoreContract, PolicySetIdentity, ReasonIds, StageRefs } from './common.d.ts';
export type CredentialPolicyEvaluationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  claim_ref: CredentialClaimRef;
  core_contract: NamedCoreContract;
  decision_ref: CredentialDecisionRef;
  duty_evaluation_ref: DutyEvaluationRef;
  evaluation_mode: 'observation-only';
  policy_ref: CredentialPolicyRef;
  policy_set: PolicySetIdentity;
  qualification_effect: 'none';
  reason_ids: ReasonIds;
  reference_semantics: 'identity-only';
  stage: StageRefs;
  verdict: 'inconclusive' | 'violated';
};

/** The claim that was judged. */
export type CredentialClaimRef = {
  schema_version: 1;
  kind: 'credential_boundary_claim';
  id: Id;
  sha256: Sha256;
};

/** Whether claimed credentials stay within what each role may hold. It never says yes: the claim is not proven. */
export type CredentialPolicyEvaluation = {
  schema_version: 1;
  kind: 'credential_policy_evaluation';
  id: Id;
  body: CredentialPolicyEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CredentialPolicyEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CredentialPolicyEvaluation;
  errors?: SchemaError[] | null;
};
