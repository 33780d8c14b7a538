// Generated from libs/control/schemas/evidence-integrity-evaluation.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, EvidenceRef, Id, PresentQualification, Sha256 } from '#contract';
import type { EvidenceDecisionRef, EvidencePolicyRef, NamedCoreContract, PolicySetIdentity, ReasonIds, StageRefs } from './common.d.ts';
export type EvidenceIntegrityEvaluationBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  core_contract: NamedCoreContract;
  decision_ref: EvidenceDecisionRef;
  evaluation_mode: 'observation-only';
  evidence_refs: EvidenceRef[];
  policy_ref: EvidencePolicyRef;
  policy_set: PolicySetIdentity;
  presentation_ref: EvidencePresentationRef;
  prior_evidence_refs: EvidenceRef[];
  qualification_observation: PresentQualification;
  qualification_semantics: 'identity-only-unqualified';
  reason_ids: ReasonIds;
  reference_semantics: 'identity-only';
  stage: StageRefs;
  storage_effect: 'none';
  verdict: 'satisfied' | 'violated';
};

/** The presentation that was judged. */
export type EvidencePresentationRef = {
  content_id: ContentId;
  media_type: 'application/vnd.ystack.evidence-integrity-presentation+json';
  sha256: Sha256;
};

/** Whether evidence is presented as the stage run has it. */
export type EvidenceIntegrityEvaluation = {
  schema_version: 1;
  kind: 'evidence_integrity_evaluation';
  id: Id;
  body: EvidenceIntegrityEvaluationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvidenceIntegrityEvaluation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvidenceIntegrityEvaluation;
  errors?: SchemaError[] | null;
};
