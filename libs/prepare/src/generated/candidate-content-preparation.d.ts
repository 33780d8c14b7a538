// Generated from libs/prepare/schemas/candidate-content-preparation.schema.json by tools/generate (npm run generate). Do not edit.
import type { ResolvedProfileRef, Sha256, StageRequestRef } from '#contract';
import type { Attempt, Candidate, Ownership, Producer, Source } from './common.d.ts';
/** What was prepared, of which candidate, by which program. It grants nothing and proves nothing to anybody but its owner. */
export type CandidateContentPreparation = {
  attempt: Attempt;
  authority: 'none';
  candidate: Candidate;
  input_sha256: Sha256;
  kind: 'candidate_content_preparation';
  manifest_sha256: Sha256;
  ownership: Ownership;
  producer: Producer;
  qualification: 'unavailable';
  receipt_sha256: Sha256;
  request_ref: StageRequestRef;
  resolved_profile_ref: ResolvedProfileRef;
  response_sha256: Sha256;
  schema_version: 2;
  source: Source;
  stage_result_sha256: Sha256;
  status: 'completed';
  storage_observation_sha256: Sha256;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CandidateContentPreparation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CandidateContentPreparation;
  errors?: SchemaError[] | null;
};
