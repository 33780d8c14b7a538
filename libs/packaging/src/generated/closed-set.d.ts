// Generated from libs/packaging/schemas/closed-set.schema.json by tools/generate (npm run generate). Do not edit.
import type { ReleaseFile } from './release-manifest.d.ts';
/** Every file that ships with one profile, derived from the release commit. */
export type ClosedSet = {
  schema_version: 1;
  kind: 'closed_set';
  id: string;
  body: {
    /** Sorted by path. */
    files: ReleaseFile[];
  };
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ClosedSet`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ClosedSet;
  errors?: SchemaError[] | null;
};
