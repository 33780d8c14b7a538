// Generated from libs/control/schemas/sandbox-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { SandboxPolicyRef } from './common.d.ts';
export type SandboxDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator:
    | {program_id: 'control-evaluator.sandbox'; program_version: 'v1'}
    | {program_id: 'control-evaluator.sandbox-bound'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: SandboxPolicyRef;
  semantics:
    | {
        authority_effect: 'none';
        enforcement_proof: 'declaration-only';
        input_contract: 'control-policy-set+duty-evaluation+execution-environment-claim.v1';
        output_kind: 'sandbox_policy_evaluation';
        output_schema_version: 1;
        qualification_effect: 'none';
        reference_semantics: 'identity-only';
        verdicts: ['inconclusive', 'satisfied', 'violated'];
      }
    | {
        authority_effect: 'none';
        enforcement_proof: 'declaration-only';
        input_contract: 'control-policy-set+duty-evaluation+execution-environment-claim+verifier-observation.v1';
        output_kind: 'sandbox_policy_evaluation';
        output_schema_version: 1;
        qualification_effect: 'none';
        reference_semantics: 'identity-only';
        verdicts: ['inconclusive', 'satisfied', 'violated'];
      };
};

/** The decision that lets a policy be evaluated, for observation only: the sandbox, plain or bound. */
export type SandboxDecision = {
  schema_version: 2;
  kind: 'sandbox_decision';
  id: 'control-decision.sandbox';
  body: SandboxDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxDecision;
  errors?: SchemaError[] | null;
};
