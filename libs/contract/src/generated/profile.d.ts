// Generated from libs/contract/schemas/profile.schema.json by tools/generate (npm run generate). Do not edit.
import type { Binding, Id } from './common.d.ts';
export type ProfileBody = {
  profile_version: Id;
  bindings: Binding[];
};

/** Which adapter plays each role, what each may do, and what each is pinned to. */
export type Profile = {
  schema_version: 2;
  kind: 'profile';
  id: Id;
  body: ProfileBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `Profile`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is Profile;
  errors?: SchemaError[] | null;
};
