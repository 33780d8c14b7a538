// Generated from libs/resolver/schemas/resolver-map.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
/** One repository id and the absolute folder of its clone. */
export type MappedRepository = {
  repository_id: Id;
  /** An absolute path without control characters and without empty, `.` or `..` components. */
  root: string;
};

/** Where each repository lies on this machine. */
export type ResolverMap = {
  repositories: MappedRepository[];
  version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ResolverMap`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ResolverMap;
  errors?: SchemaError[] | null;
};
