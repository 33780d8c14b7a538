// A candidate repository against the receipt that came with it, from facts that were read out of the repository itself: the
// receipt says what should be there, Git says what is. Pure.

import type { Materialization, MaterializationReceipt } from '#adapters';
import { compareCodePoints, documentDigest } from '#canonical';
import { objectId } from '#objects';
import { secondsOf } from '../times.ts';
import { type Violation, violated } from '../violations.ts';

export type TreeFile = { readonly path: string; readonly mode: string; readonly oid: string };

/** What Git says: ids are those that the objects' bytes hash to. */
export type CandidateFacts = {
  readonly head: string;
  readonly commit: { readonly tree: string; readonly parents: readonly string[]; readonly bytes: Uint8Array };
  readonly sourceTree: string;
  readonly source: readonly TreeFile[];
  readonly candidate: readonly TreeFile[];
};

/** Every rule of the candidate that does not hold. */
export function checkCandidate(
  materialization: Materialization,
  receipt: MaterializationReceipt,
  facts: CandidateFacts,
): readonly Violation[] {
  const { candidate } = receipt;
  const sourceTree = materialization.source.object_id;
  const { commit } = facts;
  const parent = materialization.source.revision.commit_id;
  const isTree = commit.tree === candidate.tree_id && facts.sourceTree === sourceTree;
  return [
    ...(facts.head === candidate.commit_id ? [] : [violated('candidate-head', candidate.commit_id)]),
    ...(commit.parents.join() === parent ? [] : [violated('candidate-parent', parent)]),
    ...(isTree ? [] : [violated('candidate-tree', `commit tree ${candidate.tree_id}, source tree ${sourceTree}`)]),
    ...checkChanges(materialization, receipt, facts),
    ...checkIdentity(materialization, facts),
  ];
}

/** Paths that stand in one list only, or differ in mode or content; sorted. */
export function changedPaths(source: readonly TreeFile[], candidate: readonly TreeFile[]): readonly string[] {
  const lineOf = ({ mode, oid }: TreeFile) => `${mode} ${oid}`;
  const before = new Map(source.map((file) => [file.path, lineOf(file)]));
  const after = new Map(candidate.map((file) => [file.path, lineOf(file)]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort(compareCodePoints);
}

function checkChanges(
  { contract }: Materialization,
  { changed_paths }: MaterializationReceipt,
  { source, candidate }: CandidateFacts,
): readonly Violation[] {
  const changed = changedPaths(source, candidate);
  const isReceipted = changed_paths.count === changed.length && changed_paths.sha256 === documentDigest(changed);
  const beyond = changed.filter((path) => !contract.allowed_paths.includes(path));
  const modes: readonly string[] = contract.allowed_modes;
  const odd = candidate.filter(({ path, mode }) => changed.includes(path) && !modes.includes(mode));
  return [
    ...(isReceipted ? [] : [violated('candidate-paths', `a receipt of ${changed.join(', ')}`)]),
    ...(changed.length <= contract.max_changed_paths
      ? []
      : [violated('candidate-paths', `at most ${contract.max_changed_paths} paths`)]),
    ...beyond.map((path) => violated('candidate-scope', `\`${path}\` as it was`)),
    ...odd.map(({ path, mode }) => violated('candidate-scope', `\`${path}\` with an allowed mode, not ${mode}`)),
  ];
}

/**
 * The commit a materialization leads to, byte for byte: author and committer are the binding's principal and instance, both
 * dates are the attempt's start in UTC, the message is the request's id.
 */
export function expectedCommit({ attempt, bound, request, source }: Materialization, tree: string): Uint8Array {
  const { adapter_instance_id, principal_id } = bound.binding;
  const who = `${principal_id} <${adapter_instance_id}@ystack.invalid> ${secondsOf(attempt.started_at)} +0000`;
  const head = [`tree ${tree}`, `parent ${source.revision.commit_id}`, `author ${who}`, `committer ${who}`];
  return new TextEncoder().encode(`${head.join('\n')}\n\n${request.content.id}\n`);
}

function checkIdentity(materialization: Materialization, { head, commit }: CandidateFacts): readonly Violation[] {
  const expected = expectedCommit(materialization, commit.tree);
  const isExpected = Buffer.compare(identityOf(commit.bytes), identityOf(expected)) === 0;
  if (!isExpected) return [violated('candidate-identity', new TextDecoder().decode(identityOf(expected)))];
  const id = objectId('sha1', 'commit', commit.bytes);
  return id === head ? [] : [violated('candidate-identity', `a commit that hashes to ${head}, not ${id}`)];
}

/** A commit from its author line on: tree and parents have rules of their own. */
function identityOf(bytes: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes).indexOf('\nauthor ');
  return bytes.subarray(at + 1);
}
