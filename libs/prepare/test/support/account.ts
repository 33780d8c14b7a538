// What a materializer is asked and answers for any commit, without a repository.
import { answerMaterialization, type MaterializationOutcome } from '#adapters';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import type { HashAlgorithm } from '#objects';
import type { Handed } from '#prepare';
import { contract, inputWith, unchanged } from '../../../adapters/test/support/inputs/local-git-materializer.ts';

/** The sample input with the revision of its source replaced, and the contract widened to `paths`. */
export function inputFor(
  {
    algorithm,
    commitId,
    treeId,
  }: { readonly algorithm: HashAlgorithm; readonly commitId: string; readonly treeId: string },
  patch: string,
  paths: readonly string[] = contract.allowed_paths,
): Json {
  const stated = { ...contract, allowed_paths: paths, max_changed_paths: paths.length };
  const input = inputWith(`${JSON.stringify(stated)}\n`, patch) as { stage_request: { content: Json; sha256: string } };
  const moved = (value: Json): Json => {
    if (value === unchanged.tree_id) return treeId;
    if (Array.isArray(value)) return value.map(moved);
    if (value === null || typeof value !== 'object') return value;
    const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, moved(member)]));
    return members.commit_id === unchanged.commit_id
      ? { ...members, commit_id: commitId, hash_algorithm: algorithm }
      : members;
  };
  const content = moved(input.stage_request.content);
  return { ...input, stage_request: { content, sha256: documentDigest(content) } } as Json;
}

/** The account of a candidate in which nothing changed: its commit is the source. */
export const accountOf = (algorithm: HashAlgorithm, commitId: string, treeId: string): Handed =>
  accountOfChange({ algorithm, commitId, treeId }, { commit_id: commitId, tree_id: treeId, changed_paths: [] });

/** The account of whatever came of a source. */
export function accountOfChange(source: Parameters<typeof inputFor>[0], outcome: MaterializationOutcome): Handed {
  const input = inputFor(source, '');
  const response = answerMaterialization(input, outcome);
  if (!response.ok) throw new Error(JSON.stringify(response.refusal));
  return { input: encodeCanonical(input), response: encodeCanonical(response.value) };
}
