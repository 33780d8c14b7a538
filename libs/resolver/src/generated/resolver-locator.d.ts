// Generated from libs/resolver/schemas/resolver-locator.schema.json by tools/generate (npm run generate). Do not edit.
import type { HashAlgorithm, Id, Path } from '#contract';
/** One file of one commit of one repository, by path and object id. */
export type ResolverLocator = {
  commit_id: string;
  hash_algorithm: HashAlgorithm;
  object_id: string;
  path: Path;
  repository_id: Id;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ResolverLocator`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ResolverLocator;
  errors?: SchemaError[] | null;
};
