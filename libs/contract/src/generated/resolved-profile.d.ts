// Generated from libs/contract/schemas/resolved-profile.schema.json by tools/generate (npm run generate). Do not edit.
import type { Absent, AdapterImplementation, Binding, GitObject, Id, ProfileRef, RepositoryContextScopeRef, SelectionScopeRef, Sha256 } from './common.d.ts';
export type ResolvedProfileBody = {
  profile_ref: ProfileRef;
  profile_source: CanonicalSource;
  selection_ref: SelectionScopeRef;
  repository_context_ref: RepositoryContextScopeRef;
  bindings: ResolvedBinding[];
};

export type ResolvedBinding = {
  binding: Binding;
  adapter_implementation: AdapterImplementation;
  manifest_source: CanonicalSource;
  package_source: SourceValue;
  config_source: PresentSourceValue;
  prompt_source: PresentSourceValue;
  skill_sources: SourceValue[];
  tool_sources: ToolSource[];
};

export type ToolSource = {
  tool_id: Id;
  package_source: SourceValue;
  config_source: PresentSourceValue;
};

/** The digest of the value at a Git object, and how the value is read. */
export type SourceValue = {
  source: GitObject;
  value_format: 'canonical-json' | 'raw-bytes';
  value_sha256: Sha256;
};

export type CanonicalSource = SourceValue;

export type PresentSourceValue =
  | Absent
  | {
      state: 'present';
      value: SourceValue;
    };

/** A profile whose every pin was found and hashed. */
export type ResolvedProfile = {
  schema_version: 2;
  kind: 'resolved_profile';
  id: Id;
  body: ResolvedProfileBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ResolvedProfile`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ResolvedProfile;
  errors?: SchemaError[] | null;
};
