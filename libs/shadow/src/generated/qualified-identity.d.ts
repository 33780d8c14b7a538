// Generated from libs/shadow/schemas/qualified-identity.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { IdentityBody } from './common.d.ts';
/** Everything that shaped the work whose failure is looked at, by digest. */
export type QualifiedIdentity = {
  body: IdentityBody;
  id: Id;
  kind: 'qualified_identity';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `QualifiedIdentity`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is QualifiedIdentity;
  errors?: SchemaError[] | null;
};
