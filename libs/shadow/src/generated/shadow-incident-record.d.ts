// Generated from libs/shadow/schemas/shadow-incident-record.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Time } from '#contract';
import type { FailingCheck, Symptom } from './common.d.ts';
export type IncidentBody = {
  deploy_authority: 'none';
  failing_check: FailingCheck;
  git_revision_ref: GitRevision;
  observed_at: Time;
  observed_symptom: Symptom;
  reporter_actor_ref: Id;
  target_repository_id: Id;
};

/** A failure that was seen at an exact revision, and the check that shows it. */
export type ShadowIncidentRecord = {
  body: IncidentBody;
  id: Id;
  kind: 'shadow_incident_record';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowIncidentRecord`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowIncidentRecord;
  errors?: SchemaError[] | null;
};
