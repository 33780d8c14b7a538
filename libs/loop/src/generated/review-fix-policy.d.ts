// Generated from libs/loop/schemas/review-fix-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { PermissionId } from '#contract';
export type ReviewFixPolicyBody = {
  activation_state: 'inactive';
  actionable_severities: string[];
  fail_mode: 'closed';
  ignored_severities: string[];
  max_attempts: number;
  policy_version: 'v1';
  producer: PolicyProducer;
  /** Items: Folders at the root, ending in a slash. */
  protected_path_prefixes: string[];
  protected_path_segments: string[];
  protected_root_files: string[];
  push_allowed: false;
  reference_semantics: 'identity-only';
};

export type PolicyProducer = {
  artifact_kind: 'git-patch';
  capability_id: 'core.harness.produce.v1';
  permissions: PermissionId[];
  role: 'producer';
};

/** Which findings of a review may be turned into a request to fix them, and how often. */
export type ReviewFixPolicy = {
  schema_version: 1;
  kind: 'review_fix_policy';
  id: 'loop-policy.review-fix';
  body: ReviewFixPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReviewFixPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReviewFixPolicy;
  errors?: SchemaError[] | null;
};
