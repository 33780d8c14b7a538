// Generated from libs/shadow/schemas/release-incident.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { CommandIncidentRef, IncidentRef } from './common.d.ts';
export type ReleaseIncidentBody = {
  incident_ref: IncidentRef | CommandIncidentRef;
  required_outcome: 'no-change' | 'reproduced';
};

/** An incident that a profile ships, and what the shadow gate must find at its revision. */
export type ReleaseIncident = {
  body: ReleaseIncidentBody;
  id: Id;
  kind: 'release_incident';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseIncident`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseIncident;
  errors?: SchemaError[] | null;
};
