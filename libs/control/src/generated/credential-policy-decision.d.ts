// Generated from libs/control/schemas/credential-policy-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { CredentialPolicyRef, DutyPins } from './common.d.ts';
export type CredentialDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  dependencies: {
    duty_separation: DutyPins;
  };
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator: {program_id: 'control-evaluator.credential-policy'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: CredentialPolicyRef;
  semantics: {
    authority_effect: 'none';
    claim_provenance: 'unqualified-input-claim';
    input_contract: 'control-policy-set+public-core-stage-run+duty-evaluation+credential-boundary-claim.v1';
    output_kind: 'credential_policy_evaluation';
    output_schema_version: 1;
    qualification_effect: 'none';
    reference_semantics: 'identity-only';
    verdicts: ['inconclusive', 'violated'];
  };
};

/** The decision that lets a policy be evaluated, for observation only: credentials. */
export type CredentialPolicyDecision = {
  schema_version: 2;
  kind: 'credential_policy_decision';
  id: 'control-decision.credential-policy';
  body: CredentialDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CredentialPolicyDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CredentialPolicyDecision;
  errors?: SchemaError[] | null;
};
