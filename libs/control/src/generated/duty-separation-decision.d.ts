// Generated from libs/control/schemas/duty-separation-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { DutyPolicyRef } from './common.d.ts';
export type DutyDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator: {program_id: 'control-evaluator.duty-separation'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: DutyPolicyRef;
  semantics: {
    authority_effect: 'none';
    input_contract: 'control-policy-set+public-core-stage-run.v1';
    output_kind: 'duty_separation_evaluation';
    output_schema_version: 1;
    reference_semantics: 'identity-only';
    verdicts: ['inconclusive', 'satisfied', 'violated'];
  };
};

/** The decision that lets a policy be evaluated, for observation only: duty separation. */
export type DutySeparationDecision = {
  schema_version: 2;
  kind: 'duty_separation_decision';
  id: 'control-decision.duty-separation';
  body: DutyDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `DutySeparationDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is DutySeparationDecision;
  errors?: SchemaError[] | null;
};
