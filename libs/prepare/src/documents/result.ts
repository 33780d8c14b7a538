// The kind `candidate_content_preparation_result`: the answer of a preparation. It is a function of the bundle alone, so
// inspecting the bundle after a lost answer gives it again, byte for byte.
import { documentDigest, encodeCanonical, type Json, type Refusal, sha256Hex } from '#canonical';
import { type Admitted, defineKind, unrelated } from '#contract';
import { wireCaps } from '../caps.ts';
import type { CandidateContentManifest } from '../generated/candidate-content-manifest.d.ts';
import type { CandidateContentPreparation } from '../generated/candidate-content-preparation.d.ts';
import type { CandidateContentPreparationResult } from '../generated/candidate-content-preparation-result.d.ts';
import { validate } from '../generated/candidate-content-preparation-result.js';
import { recordKind } from './record.ts';

/** Results. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION when the digest is not that of the record. */
export const resultKind = defineKind<CandidateContentPreparationResult>({
  kind: 'candidate_content_preparation_result',
  schemaVersion: 2,
  bounds: {
    bytesMax: wireCaps.resultBytesMax,
    depthMax: 5,
    entriesMax: 32,
    stringBytesMax: 128,
    integers: 'int32',
  },
  validate,
  relations: [({ record }) => recordKind.checkRelations(record), checkDigest],
});

function checkDigest({ record, record_sha256 }: CandidateContentPreparationResult): Refusal | undefined {
  return documentDigest(record as unknown as Json) === record_sha256
    ? undefined
    : unrelated(['record_sha256'], 'the digest of the record');
}

/** The result of a bundle that holds these. */
export const buildResult = (
  record: CandidateContentPreparation,
  { directory_count, file_count, total_file_bytes }: CandidateContentManifest,
  lock: Uint8Array,
): CandidateContentPreparationResult => ({
  schema_version: 2,
  kind: 'candidate_content_preparation_result',
  authority: 'none',
  qualification: 'unavailable',
  status: 'completed',
  record,
  record_sha256: documentDigest(record as unknown as Json),
  lock_sha256: sha256Hex(lock),
  directory_count,
  file_count,
  total_file_bytes,
});

/** A result with its canonical bytes. */
export type Prepared = Admitted<CandidateContentPreparationResult>;

/** The result as it is printed. */
export function admittedResult(content: CandidateContentPreparationResult): Prepared {
  const bytes = encodeCanonical(content as unknown as Json);
  return { content, sha256: sha256Hex(bytes), bytes };
}
