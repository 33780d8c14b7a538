// Generated from libs/packaging/schemas/producer-config.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
/** Which model the producer of a profile invokes, as its adapter reads it. */
export type ProducerConfig = {
  schema_version: 1;
  provider_id: Id;
  model_id: Id;
  effort_id: Id;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ProducerConfig`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ProducerConfig;
  errors?: SchemaError[] | null;
};
