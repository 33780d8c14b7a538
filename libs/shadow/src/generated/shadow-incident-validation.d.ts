// Generated from libs/shadow/schemas/shadow-incident-validation.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Time } from '#contract';
import type { FailingCheck, IncidentRef, Symptom } from './common.d.ts';
export type ValidationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  deploy_authority: 'none';
  forge_effect: 'none';
  incident_ref: IncidentRef;
  summary: IncidentSummary;
};

/** The incident without what it may not do. */
export type IncidentSummary = {
  failing_check: FailingCheck;
  git_revision_ref: GitRevision;
  observed_at: Time;
  observed_symptom: Symptom;
  reporter_actor_ref: Id;
  target_repository_id: Id;
};

/** That an incident record keeps every rule, by digest. */
export type ShadowIncidentValidation = {
  body: ValidationBody;
  id: Id;
  kind: 'shadow_incident_validation';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowIncidentValidation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowIncidentValidation;
  errors?: SchemaError[] | null;
};
