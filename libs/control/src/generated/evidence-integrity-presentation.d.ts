// Generated from libs/control/schemas/evidence-integrity-presentation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Evidence, EvidenceRef, Id, PresentQualification, ResolvedProfileRef, StageRequestRef, StageResultRef } from '#contract';
export type EvidenceIntegrityPresentationBody = {
  evidence: Evidence[];
  prior_evidence_refs: EvidenceRef[];
  qualification_ref: PresentQualification;
  request_ref: StageRequestRef;
  resolved_profile_ref: ResolvedProfileRef;
  result_ref: StageResultRef;
};

/** The evidence of a stage as somebody presents it. */
export type EvidenceIntegrityPresentation = {
  schema_version: 1;
  kind: 'evidence_integrity_presentation';
  id: Id;
  body: EvidenceIntegrityPresentationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvidenceIntegrityPresentation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvidenceIntegrityPresentation;
  errors?: SchemaError[] | null;
};
