// Generated from libs/control/schemas/evidence-integrity-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { HashedCoreContract } from './common.d.ts';
export type EvidenceIntegrityPolicyBody = {
  activation_state: 'inactive';
  core_contract: HashedCoreContract;
  evaluation_mode: 'observation-only';
  evidence_contract: {
    current_result_binding: 'exact-document-digest';
    presentation_kind: 'evidence_integrity_presentation';
    prior_evidence_binding: 'exact-stage-result-digest-and-evidence-id';
    proof_binding: 'content-ref-sha256';
    qualification_binding: 'exact-scope-ref-or-absent';
  };
  fail_mode: 'closed';
  policy_version: 'v1';
  qualification_semantics: 'identity-only-unqualified';
  storage_effect: 'none';
};

/** How presented evidence is bound to a stage run. The body is a constant but for the core it names. */
export type EvidenceIntegrityPolicy = {
  schema_version: 1;
  kind: 'evidence_integrity_policy';
  id: 'control-policy.evidence-integrity';
  body: EvidenceIntegrityPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvidenceIntegrityPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvidenceIntegrityPolicy;
  errors?: SchemaError[] | null;
};
