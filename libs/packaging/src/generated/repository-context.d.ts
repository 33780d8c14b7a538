// Generated from libs/packaging/schemas/repository-context.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Path } from '#contract';
/** Which repository a profile works for, and where that repository says how it is worked on. */
export type RepositoryContext = {
  schema_version: 1;
  kind: 'repository_context';
  id: string;
  body: {
    repository_id: Id;
    /** For people. */
    summary: string;
    /** A sorted set of repository paths. */
    conventions: Path[];
  };
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RepositoryContext`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RepositoryContext;
  errors?: SchemaError[] | null;
};
