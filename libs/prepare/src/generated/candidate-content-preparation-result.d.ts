// Generated from libs/prepare/schemas/candidate-content-preparation-result.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
import type { CandidateContentPreparation } from './candidate-content-preparation.d.ts';
import type { Count } from './common.d.ts';
/** The answer of a preparation, and of an inspection afterwards: the record, its digest and what the bundle holds. */
export type CandidateContentPreparationResult = {
  authority: 'none';
  directory_count: Count;
  file_count: Count;
  kind: 'candidate_content_preparation_result';
  lock_sha256: Sha256;
  qualification: 'unavailable';
  record: CandidateContentPreparation;
  record_sha256: Sha256;
  schema_version: 2;
  status: 'completed';
  total_file_bytes: Count;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CandidateContentPreparationResult`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CandidateContentPreparationResult;
  errors?: SchemaError[] | null;
};
