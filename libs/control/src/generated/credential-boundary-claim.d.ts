// Generated from libs/control/schemas/credential-boundary-claim.schema.json by tools/generate (npm run generate). Do not edit.
import type { ActorRole, Id, Sha256, StageResultRef } from '#contract';
export type CredentialBoundaryClaimBody = {
  accesses: CredentialAccess[];
  activation_state: 'inactive';
  declaration_status: 'complete' | 'incomplete';
  duty_evaluation_ref: CredentialDutyRef;
  policy_set_ref: CredentialPolicySetRef;
  stage_result_ref: StageResultRef;
};

/** A duty evaluation by id and digest. */
export type CredentialDutyRef = {
  schema_version: 1;
  kind: 'duty_separation_evaluation';
  id: Id;
  sha256: Sha256;
};

/** A policy set by id and digest. */
export type CredentialPolicySetRef = {
  schema_version: 1;
  kind: 'control_policy_set';
  id: Id;
  sha256: Sha256;
};

export type CredentialAccess = {
  actor: CredentialActor;
  binding_id: Id;
  credentials: ClaimedCredential[];
};

/** Who had the access, without its authority. */
export type CredentialActor = {
  adapter_instance_id: Id;
  execution_boundary_id: Id;
  implementation_id: Id;
  implementation_version: Id;
  principal_id: Id;
  role: ActorRole;
};

export type ClaimedCredential = {
  credential_class: Id;
  delivery: 'brokered' | 'direct' | 'unknown';
  exposure: 'none' | 'present' | 'unknown';
  scope: 'persistent' | 'session' | 'single-stage' | 'unknown';
};

/** What somebody declares about the credentials that each binding could reach. */
export type CredentialBoundaryClaim = {
  schema_version: 1;
  kind: 'credential_boundary_claim';
  id: Id;
  body: CredentialBoundaryClaimBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CredentialBoundaryClaim`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CredentialBoundaryClaim;
  errors?: SchemaError[] | null;
};
