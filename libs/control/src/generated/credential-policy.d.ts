// Generated from libs/control/schemas/credential-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyPins, HashedCoreContract } from './common.d.ts';
export type CredentialPolicyBody = {
  activation_state: 'inactive';
  claim_provenance: 'unqualified-input-claim';
  core_contract: HashedCoreContract;
  credential_classes: [
    {
      credential_class: 'model-inference';
      delivery: 'brokered';
      execution_kinds: ['model'];
      exposure: 'none';
      roles: ['producer', 'reviewer'];
      scope: 'single-stage';
    }
  ];
  credential_incompatible_permissions: ['core.perm.candidate-repository.write.v2', 'core.perm.candidate.execute.v1'];
  duty_separation: DutyPins;
  evaluation_mode: 'observation-only';
  fail_mode: 'closed';
  policy_version: 'v1';
  protected_roles: ['ci', 'execution', 'forge', 'identity', 'producer', 'publisher', 'reviewer', 'verifier'];
  reference_semantics: 'identity-only';
};

/** Which binding may hold which credential. The body is a constant but for the core and the digests it names. */
export type CredentialPolicy = {
  schema_version: 1;
  kind: 'credential_policy';
  id: 'control-policy.credential-policy';
  body: CredentialPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CredentialPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CredentialPolicy;
  errors?: SchemaError[] | null;
};
