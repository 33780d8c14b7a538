// Generated from libs/packaging/schemas/profile-selection.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
/** Why a profile is chosen, and for which classes of task. */
export type ProfileSelection = {
  schema_version: 1;
  kind: 'profile_selection';
  id: string;
  body: {
    profile_id: string;
    /** For people. */
    reason: string;
    /** A sorted set. */
    task_classes: Id[];
  };
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ProfileSelection`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ProfileSelection;
  errors?: SchemaError[] | null;
};
