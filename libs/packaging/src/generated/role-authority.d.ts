// Generated from libs/packaging/schemas/role-authority.schema.json by tools/generate (npm run generate). Do not edit.
import type { AdapterRole, PermissionId } from '#contract';
/** What the player of one role of a profile is there for, may do and never does. */
export type RoleAuthority = {
  schema_version: 1;
  kind: 'role_authority';
  /** `authority.` and the role, which may stand behind a name and a dash. */
  id: string;
  body: {
    role: AdapterRole;
    /** A sorted set: what the role's binding requests. */
    permissions: PermissionId[];
    /** What is to be done, one duty a line. */
    duties: string[];
    /** What is never done, one limit a line. */
    limits: string[];
  };
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RoleAuthority`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RoleAuthority;
  errors?: SchemaError[] | null;
};
