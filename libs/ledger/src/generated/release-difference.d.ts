// Generated from libs/ledger/schemas/release-difference.schema.json by tools/generate (npm run generate). Do not edit.
import type { FieldChange, ReleaseName, ThingName } from './common.d.ts';
export type ReleaseDifferenceBody = {
  adapters: Section;
  evals: Section;
  files: Section;
  gates: Section;
  pins: Section;
  policies: Section;
  profiles: Section;
  prompts: Section;
  skills: Section;
  from: ReleaseName;
  outcome: 'changed' | 'same';
  /** Facts of the release as a whole. */
  release: FieldChange[];
  to: ReleaseName;
};

export type Section = ReadSection | UnreadSection;

export type ReadSection = {
  /** Sorted by name; empty where nothing changed. */
  changes: Change[];
  state: 'read';
};

/** What it would take to say is not at hand: neither the release directory nor the commit. */
export type UnreadSection = {
  reason_id: 'content.absent';
  state: 'unread';
};

export type Change = {
  change: 'added' | 'changed' | 'removed';
  fields: FieldChange[];
  /** How many more fields differ. */
  fields_left_out: number;
  name: ThingName;
};

/** What changed between two releases, in files, pins, prompts, skills, policies, gates, evals and adapters. */
export type ReleaseDifference = {
  body: ReleaseDifferenceBody;
  id: 'release-difference.v1';
  kind: 'release_difference';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseDifference`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseDifference;
  errors?: SchemaError[] | null;
};
