// Generated from libs/loop/schemas/loop-policy-examples.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Path } from '#contract';
import type { PolicyRef, ReviewedFinding } from './common.d.ts';
export type LoopPolicyExamplesBody = {
  examples: LoopPolicyExample[];
  policy_ref: PolicyRef;
};

export type LoopPolicyExample = {
  allowed_paths: Path[];
  detail: Id[];
  example_id: Id;
  findings: ReviewedFinding[];
  outcome: 'attempt-limit' | 'fix-request' | 'no-actionable-findings';
  /** The highest attempt so far, 0 when there was none. */
  recorded_attempt_number: number;
};

/** What a review-fix policy means, by cases: attempts and findings, and what must come of them. */
export type LoopPolicyExamples = {
  schema_version: 1;
  kind: 'loop_policy_examples';
  id: 'loop-policy-examples.review-fix';
  body: LoopPolicyExamplesBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `LoopPolicyExamples`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is LoopPolicyExamples;
  errors?: SchemaError[] | null;
};
