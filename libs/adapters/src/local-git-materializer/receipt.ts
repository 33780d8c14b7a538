// The receipt of a materialization: what went in, by reference, and which candidate came out. It is an account of work done
// in a repository that the caller throws away; it grants nothing.
import type { Json, JsonObject, Result } from '#canonical';
import { compareCodePoints, documentDigest, equalJson, isStrictlySorted, refuse } from '#canonical';
import { documentRefOf, isObjectId } from '#contract';
import { inactiveAdapter } from '../shared/observation.ts';
import { fullObjectId, sha256 } from '../shared/scalars.ts';
import type { Fact, Fitted } from '../shared/shape.ts';
import { admit, any, integer, oneOf, record } from '../shared/shape.ts';
import type { Materialization } from './materialization.ts';
import { name } from './materialization.ts';

/** What an executor found: the candidate's commit and tree, and the paths that differ from the source, sorted. */
export type MaterializationOutcome = {
  readonly commit_id: string;
  readonly tree_id: string;
  readonly changed_paths: readonly string[];
};

const changedPathsMax = 256;

// What follows from the materialization is held against it, member by member; the shape is of what an executor reports.
const receiptShape = record({
  schema_version: oneOf(1),
  kind: oneOf('candidate_materialization_receipt'),
  adapter: any,
  attempt: any,
  request_ref: any,
  resolved_profile_ref: any,
  manifest_ref: any,
  materialization_contract_ref: any,
  patch_ref: any,
  source: any,
  candidate: record({
    repository_kind: oneOf('bare'),
    hash_algorithm: oneOf('sha1', 'sha256'),
    commit_id: fullObjectId,
    tree_id: fullObjectId,
    parent_commit_id: fullObjectId,
  }),
  changed_paths: record({ count: integer(0, changedPathsMax), sha256 }),
});

export type MaterializationReceipt = Fitted<typeof receiptShape>;

type Case = { readonly materialization: Materialization; readonly receipt: MaterializationReceipt };

const noPathsSha256 = documentDigest([]);

const facts: readonly Fact<Case>[] = [
  [
    'the receipt of this materialization',
    ({ materialization, receipt }) => {
      const { candidate: _candidate, changed_paths: _changed, ...given } = receipt;
      return equalJson(given, givenBy(materialization));
    },
  ],
  [
    'a candidate of the repository and commit of its source',
    ({ materialization: { source }, receipt: { candidate } }) =>
      candidate.hash_algorithm === source.revision.hash_algorithm &&
      candidate.parent_commit_id === source.revision.commit_id &&
      isObjectId(candidate.commit_id, candidate.hash_algorithm) &&
      isObjectId(candidate.tree_id, candidate.hash_algorithm),
  ],
  [
    'no more changed paths than the contract allows',
    ({ materialization, receipt }) => receipt.changed_paths.count <= materialization.contract.max_changed_paths,
  ],
  [
    'a new commit and a new tree when something changed, the source itself when nothing did',
    ({ materialization: { source }, receipt: { candidate, changed_paths } }) => {
      const [isSameCommit, isSameTree] = [
        candidate.commit_id === source.revision.commit_id,
        candidate.tree_id === source.object_id,
      ];
      return changed_paths.count === 0
        ? isSameCommit && isSameTree && changed_paths.sha256 === noPathsSha256
        : !isSameCommit && !isSameTree;
    },
  ],
];

/** The receipt of an outcome, or E_RECEIPT when the outcome is none that the contract allows. */
export function buildReceipt(
  materialization: Materialization,
  { commit_id, tree_id, changed_paths }: MaterializationOutcome,
): Result<MaterializationReceipt, 'E_RECEIPT'> {
  const allowed = new Set(materialization.contract.allowed_paths);
  if (!isStrictlySorted(changed_paths, compareCodePoints) || !changed_paths.every((path) => allowed.has(path))) {
    return invalid('changed paths among those that the contract allows, sorted, none twice');
  }
  const { hash_algorithm, commit_id: parent_commit_id } = materialization.source.revision;
  return checkReceipt(materialization, {
    ...givenBy(materialization),
    candidate: { repository_kind: 'bare', hash_algorithm, commit_id, tree_id, parent_commit_id },
    changed_paths: { count: changed_paths.length, sha256: documentDigest(changed_paths) },
  });
}

/** A receipt that somebody else made of this materialization, or E_RECEIPT. Which paths changed it says by digest only. */
export function checkReceipt(
  materialization: Materialization,
  value: Json,
): Result<MaterializationReceipt, 'E_RECEIPT'> {
  const receipt = admit(receiptShape, value, 'E_RECEIPT', '');
  if (!receipt.ok) return receipt;
  const broken = facts.find(([, holds]) => !holds({ materialization, receipt: receipt.value }));
  return broken === undefined ? receipt : invalid(broken[0]);
}

const invalid = (expected: string) => refuse({ code: 'E_RECEIPT' as const, expected });

/** The members of a receipt that follow from the materialization alone. */
const givenBy = (materialization: Materialization): JsonObject => ({
  schema_version: 1,
  kind: 'candidate_materialization_receipt',
  adapter: inactiveAdapter(name),
  attempt: {
    attempt_id: materialization.attempt.attempt_id,
    attempt_number: materialization.attempt.attempt_number,
  },
  request_ref: documentRefOf(materialization.request),
  resolved_profile_ref: documentRefOf(materialization.resolved),
  manifest_ref: documentRefOf(materialization.manifest),
  materialization_contract_ref: materialization.contractRef,
  patch_ref: materialization.patchRef,
  source: { ...materialization.source.revision, tree_id: materialization.source.object_id },
});
