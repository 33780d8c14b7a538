// Generated from libs/packaging/schemas/adapter-closure.schema.json by tools/generate (npm run generate). Do not edit.
import type { Path, Sha256 } from '#contract';
export type ClosureFile = {
  mode: '100644' | '100755';
  object_id: string;
  path: Path;
  sha256: Sha256;
};

/** The files outside an adapter's folder that its code reaches by import. */
export type AdapterClosure = {
  schema_version: 1;
  kind: 'adapter_closure';
  id: string;
  body: {
    /** Sorted by path. */
    files: ClosureFile[];
  };
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `AdapterClosure`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is AdapterClosure;
  errors?: SchemaError[] | null;
};
