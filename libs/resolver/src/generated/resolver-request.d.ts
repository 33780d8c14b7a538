// Generated from libs/resolver/schemas/resolver-request.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { RepositoryContextScopeRef, SelectionScopeRef } from '#contract';
/** What the resolver is asked to resolve: where the profile and its manifests lie, and in which scope. The locators are judged by a schema of their own, after this one, so that each has its own refusal. */
export type ResolverRequest = {
  manifest_sources: unknown[];
  profile_source: JsonObject;
  repository_context_ref: RepositoryContextScopeRef;
  selection_ref: SelectionScopeRef;
  version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ResolverRequest`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ResolverRequest;
  errors?: SchemaError[] | null;
};
