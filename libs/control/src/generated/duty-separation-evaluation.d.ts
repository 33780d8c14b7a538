// Generated from libs/control/schemas/duty-separation-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { DutyDecisionRef, DutyPolicyRef, NamedCoreContract, PolicySetIdentity, ReasonIds, StageRefs } from './common.d.ts';
export type DutySeparationEvaluationBody = {
  activation_state: 'inactive';
  core_contract: NamedCoreContract;
  decision_ref: DutyDecisionRef;
  evaluation_mode: 'observation-only';
  policy_ref: DutyPolicyRef;
  policy_set: PolicySetIdentity;
  reason_ids: ReasonIds;
  reference_semantics: 'identity-only';
  stage: StageRefs;
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

/** Whether a stage run kept its duties apart. */
export type DutySeparationEvaluation = {
  schema_version: 1;
  kind: 'duty_separation_evaluation';
  id: Id;
  body: DutySeparationEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `DutySeparationEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is DutySeparationEvaluation;
  errors?: SchemaError[] | null;
};
