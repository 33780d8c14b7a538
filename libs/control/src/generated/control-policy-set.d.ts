// Generated from libs/control/schemas/control-policy-set.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentRef, Id } from '#contract';
export type ControlPolicySetBody = {
  activation_state: Id;
  core_contract: {
    generation_id: string;
    package_ref: ContentRef;
    semantic_identity: string;
  };
  fail_mode: Id;
  policy_version: Id;
  sections: PolicySetSection[];
};

export type PolicySetSection = {
  decision_ref: ContentRef;
  policy_ref: ContentRef;
  section_id: Id;
};

/** Which policy and which decision stand for each of the six sections, under which core. */
export type ControlPolicySet = {
  schema_version: 1;
  kind: 'control_policy_set';
  id: Id;
  body: ControlPolicySetBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ControlPolicySet`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ControlPolicySet;
  errors?: SchemaError[] | null;
};
