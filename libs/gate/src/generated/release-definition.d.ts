// Generated from libs/gate/schemas/release-definition.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
export type ReleaseDefinitionBody = {
  /** Names of profiles, folders below profiles/, sorted, each once. */
  profiles: ProfileName[];
  repository_id: Id;
  requirements?: ReleaseRequirements;
};

/** What the evaluation must show beyond the floor that every release has; it can only raise. */
export type ReleaseRequirements = {
  /** Graded cases in all. */
  cases_min: number;
  /** Families with a minimum of their own, sorted by family_id, each once. */
  families: FamilyRequirement[];
  /** Profiles whose incidents must be so many, sorted by profile, each once. */
  shadow?: ShadowRequirement[];
};

export type ShadowRequirement = {
  profile: ProfileName;
  /** Incidents of the profile that were gone back to and came out as required. */
  incidents_min: number;
};

export type FamilyRequirement = {
  family_id: Id;
  /** Graded cases of the family. */
  cases_min: number;
};

export type ProfileName = string;

/** What a release of this repository contains, and by which id the repository is known in it. */
export type ReleaseDefinition = {
  schema_version: 1;
  kind: 'release_definition';
  id: 'release-definition.v1';
  body: ReleaseDefinitionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseDefinition`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseDefinition;
  errors?: SchemaError[] | null;
};
