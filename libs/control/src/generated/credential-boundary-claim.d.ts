// Generated from libs/control/schemas/credential-boundary-claim.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, StageResultRef } from '#contract';
import type { ActorIdentity, DutyEvaluationRef, PolicySetRef } from './common.d.ts';
export type CredentialBoundaryClaimBody = {
  accesses: CredentialAccess[];
  activation_state: 'inactive';
  declaration_status: 'complete' | 'incomplete';
  duty_evaluation_ref: DutyEvaluationRef;
  policy_set_ref: PolicySetRef;
  stage_result_ref: StageResultRef;
};

export type CredentialAccess = {
  actor: ActorIdentity;
  binding_id: Id;
  credentials: ClaimedCredential[];
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
