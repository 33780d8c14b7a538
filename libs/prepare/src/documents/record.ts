// The kind `candidate_content_preparation`, version 2: what was prepared, of which candidate, by which program. Version 1
// names the interpreters of an earlier program by the digests of their files on one machine; this one names the program by
// its modules, and the two versions that decide what it does.
import type { Bounds, Refusal } from '#canonical';
import { defineKind, isObjectId, unrelated } from '#contract';
import type { Account } from '../account.ts';
import type { Caps } from '../caps.ts';
import { wireCaps } from '../caps.ts';
import type { CandidateContentPreparation } from '../generated/candidate-content-preparation.d.ts';
import { validate } from '../generated/candidate-content-preparation.js';
import type { Producer } from '../generated/common.d.ts';

export const recordBounds = ({ recordBytesMax }: Caps): Bounds => ({
  bytesMax: recordBytesMax,
  depthMax: 4,
  entriesMax: 32,
  stringBytesMax: 128,
  integers: 'int32',
});

/** Records. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION for ids that are not of their algorithm. */
export const recordKindWithin = (caps: Caps) =>
  defineKind<CandidateContentPreparation>({
    kind: 'candidate_content_preparation',
    schemaVersion: 2,
    bounds: recordBounds(caps),
    validate,
    relations: [checkIds, checkOutcome],
  });

export const recordKind = recordKindWithin(wireCaps);

function checkIds({ source, candidate }: CandidateContentPreparation): Refusal | undefined {
  const { hash_algorithm } = candidate;
  if (source.hash_algorithm !== hash_algorithm) return unrelated(['source', 'hash_algorithm'], `\`${hash_algorithm}\``);
  const ids = [source.commit_id, source.tree_id, candidate.commit_id, candidate.tree_id];
  return ids.every((id) => isObjectId(id, hash_algorithm))
    ? undefined
    : unrelated(['candidate'], `ids of ${hash_algorithm}`);
}

/** A candidate stands on its source, and is the source itself exactly when nothing changed. */
function checkOutcome({ source, candidate }: CandidateContentPreparation): Refusal | undefined {
  if (candidate.parent_commit_id !== source.commit_id) {
    return unrelated(['candidate', 'parent_commit_id'], 'the commit of the source');
  }
  const [isSameCommit, isSameTree] = [candidate.commit_id === source.commit_id, candidate.tree_id === source.tree_id];
  const isUnchanged = candidate.outcome === 'no-change';
  return isSameCommit === isUnchanged && isSameTree === isUnchanged
    ? undefined
    : unrelated(['candidate', 'outcome'], 'another commit and tree than the source exactly when something changed');
}

export type Measured = { readonly manifestSha256: string; readonly storageSha256: string };

/** The record of a preparation that is complete. */
export const buildRecord = (
  { facts }: Account,
  { manifestSha256, storageSha256 }: Measured,
  producer: Producer,
): CandidateContentPreparation => ({
  schema_version: 2,
  kind: 'candidate_content_preparation',
  authority: 'none',
  qualification: 'unavailable',
  status: 'completed',
  ...facts,
  manifest_sha256: manifestSha256,
  storage_observation_sha256: storageSha256,
  producer,
  ownership: {
    state: 'local-preparation-complete',
    authenticated_receipt: false,
    immutable: false,
    supervisor_handoff: 'required',
  },
});
