// Generated from libs/control/schemas/evidence-integrity-decision.schema.json by tools/generate (npm run generate). Do not edit.
import type { EvidencePolicyRef } from './common.d.ts';
export type EvidenceDecisionBody = {
  activation_state: 'inactive';
  decision: 'allow-observation-only-evaluation';
  /** Which program decides. It is named, not digested: a gate record holds the digest of the code that judged. */
  evaluator: {program_id: 'control-evaluator.evidence-integrity'; program_version: 'v1'};
  fail_mode: 'closed';
  policy_ref: EvidencePolicyRef;
  semantics: {
    authority_effect: 'none';
    candidate_execution: 'none';
    credential_access: 'none';
    input_contract: 'control-policy-set+public-core-stage-run+evidence-integrity-presentation.v1';
    network_access: 'none';
    output_kind: 'evidence_integrity_evaluation';
    output_schema_version: 1;
    qualification_effect: 'none';
    reference_semantics: 'identity-only';
    storage_effect: 'none';
    verdicts: ['satisfied', 'violated'];
  };
};

/** The decision that lets a policy be evaluated, for observation only: evidence integrity. */
export type EvidenceIntegrityDecision = {
  schema_version: 2;
  kind: 'evidence_integrity_decision';
  id: 'control-decision.evidence-integrity';
  body: EvidenceDecisionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvidenceIntegrityDecision`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvidenceIntegrityDecision;
  errors?: SchemaError[] | null;
};
