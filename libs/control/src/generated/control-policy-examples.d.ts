// Generated from libs/control/schemas/control-policy-examples.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { ContentRef, Id } from '#contract';
import type { ReasonIds } from './common.d.ts';
export type ControlPolicyExamplesBody = {
  examples: PolicyExample[];
  policy_ref: ContentRef;
  /** Members that every input has, unless it has its own. */
  shared: JsonObject;
};

export type PolicyExample = {
  example_id: Id;
  /** What is judged; the members depend on the policy. */
  input: JsonObject;
  reason_ids: ReasonIds;
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

/** What a policy means, by cases: inputs, and the verdict and reasons it must give. */
export type ControlPolicyExamples = {
  schema_version: 1;
  kind: 'control_policy_examples';
  id: string;
  body: ControlPolicyExamplesBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ControlPolicyExamples`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ControlPolicyExamples;
  errors?: SchemaError[] | null;
};
