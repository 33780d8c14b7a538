// Whether an incident is about a revision that this release can go back to: one of this repository, in the history of the
// profile's source commit, and so of every release that ships the incident.
import { accept, type Result, refuse } from '#canonical';
import type { GateContext } from '../gate.ts';
import type { ShippedIncident } from './read-incidents.ts';
import { unfitFile } from './refusals.ts';

/** The root tree of the incident's revision. Refuses E_SHADOW, E_SHALLOW where history is cut, E_OBJECT as reading does. */
export async function rootTreeOf(
  { session, sourceCommit }: Pick<GateContext, 'session' | 'sourceCommit'>,
  { incident, recordPath }: ShippedIncident,
): Promise<Result<string>> {
  const { repository, definition } = session;
  const { git_revision_ref: revision, target_repository_id } = incident.content.body;
  if (target_repository_id !== definition.repository_id) {
    return unfitFile(recordPath, `an incident of \`${definition.repository_id}\`, not of \`${target_repository_id}\``);
  }
  if (revision.hash_algorithm !== repository.algorithm) {
    return unfitFile(recordPath, `a revision under ${repository.algorithm}`);
  }
  const reached = await reaches(session, revision.commit_id, sourceCommit);
  if (!reached.ok) return reached;
  if (!reached.value) {
    return unfitFile(recordPath, `a revision in the history of ${sourceCommit}, not ${revision.commit_id}`);
  }
  const commit = await repository.commit(revision.commit_id);
  return commit.ok ? accept(commit.value.tree) : commit;
}

/** A commit that is not here is in no history, unless history is cut and nobody knows. */
async function reaches(
  { repository }: GateContext['session'],
  revision: string,
  from: string,
): Promise<Result<boolean>> {
  const answer = await repository.isAncestor(revision, from);
  if (answer.ok || repository.isShallow) return answer;
  const { code, detail } = answer.refusal;
  return code === 'E_OBJECT' && (detail === 'object-missing' || detail === 'object-type')
    ? accept(false)
    : refuse(answer.refusal);
}
