// Generated from libs/shadow/schemas/shadow-command-incident.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Time } from '#contract';
import type { ExpectedEnd, ObservedEnd, Symptom } from './common.d.ts';
export type CommandIncidentBody = {
  check_id: Id;
  deploy_authority: 'none';
  expected: ExpectedEnd;
  git_revision_ref: GitRevision;
  observed: ObservedEnd;
  observed_at: Time;
  observed_symptom: Symptom;
  reporter_actor_ref: Id;
  target_repository_id: Id;
};

/** A failure that was seen at an exact revision, and the command that shows it: by name, never by its words. */
export type ShadowCommandIncident = {
  body: CommandIncidentBody;
  id: Id;
  kind: 'shadow_command_incident';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowCommandIncident`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowCommandIncident;
  errors?: SchemaError[] | null;
};
