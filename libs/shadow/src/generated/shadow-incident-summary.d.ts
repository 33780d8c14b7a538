// Generated from libs/shadow/schemas/shadow-incident-summary.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { CommandClaimRef, CommandIncidentRef, IncidentRef } from './common.d.ts';
export type SummaryBody = {
  /** Incidents that a command shows: only a sandbox can judge them. */
  claimed: ClaimedIncident[];
  /** As many the release demands to be reproduced. */
  incidents_min: number;
  /** Incidents that were gone back to, each with the outcome that it had to have. */
  reproduced: ReproducedIncident[];
};

export type ReproducedIncident = {
  incident_ref: IncidentRef;
  name: IncidentName;
  outcome: 'no-change' | 'reproduced';
  record_sha256: Sha256;
};

export type ClaimedIncident = {
  claim_ref: CommandClaimRef;
  incident_ref: CommandIncidentRef;
  name: IncidentName;
  required_outcome: 'no-change' | 'reproduced';
};

/** The name of the incident's file. */
export type IncidentName = string;

/** What the shadow gate came to: every incident of a profile, and how many there had to be. */
export type ShadowIncidentSummary = {
  body: SummaryBody;
  id: Id;
  kind: 'shadow_incident_summary';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowIncidentSummary`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowIncidentSummary;
  errors?: SchemaError[] | null;
};
