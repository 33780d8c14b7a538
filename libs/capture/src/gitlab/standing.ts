// What a merge request is and whether it could be merged, in the words of the normalizer. GitLab says the first by `state`
// and the second by `detailed_merge_status`; both vocabularies grow. A state with a new name is `unknown`; a status that
// is new, missing, or at odds with the rest of the merge request is `unchecked`, GitLab's own word for not knowing. Both
// are inconclusive. The older `merge_status` is not read.

import type { Place } from '../place.ts';
import { latest } from '../times.ts';

/** The states that are known, and what GitLab's marks of them are. */
export const states = ['opened', 'closed', 'merged', 'locked'] as const;

/** The statuses that are known, apart from `not_open`. */
export const mergeStatuses = [
  'approvals_syncing',
  'blocked_status',
  'broken_status',
  'checking',
  'ci_must_pass',
  'ci_still_running',
  'commits_status',
  'conflict',
  'discussions_not_resolved',
  'draft_status',
  'external_status_checks',
  'jira_association_missing',
  'locked_lfs_files',
  'locked_paths',
  'merge_request_blocked',
  'merge_time',
  'mergeable',
  'need_rebase',
  'not_approved',
  'policies_denied',
  'preparing',
  'requested_changes',
  'security_policy_violations',
  'status_checks_must_pass',
  'unchecked',
] as const;

const knownStates: ReadonlySet<string> = new Set(states);
const knownStatuses: ReadonlySet<string> = new Set(mergeStatuses);
const unsettled = 'unchecked';

export type Standing = {
  readonly state: string;
  readonly detailed_merge_status: string;
  readonly closed: boolean;
  readonly merged: boolean;
  readonly closed_at: string | null;
  readonly merged_at: string | null;
  readonly updated_at: string;
};

/** Reads state, status and marks of a merge request. */
export function standingOf(request: Place): Standing {
  const updated = request.get('updated_at').time();
  const closedAt = request.get('closed_at').timeOrNull();
  const mergedAt = request.get('merged_at').timeOrNull();
  const state = stateOf(request.get('state').text(), closedAt, mergedAt);
  const isEnded = state === 'closed' || state === 'merged';
  // Merged is not closed here, and a merge request that was closed once and reopened may still have the time: it counts
  // for one that is closed only. A merge cannot be undone, so its time on any other is a contradiction, and is left in.
  const closed_at = state === 'closed' ? closedAt : null;
  const merged_at = state === 'unknown' ? null : mergedAt;
  return {
    state,
    detailed_merge_status: isEnded ? 'not_open' : statusOf(request),
    closed: state === 'closed',
    merged: state === 'merged',
    closed_at,
    merged_at,
    // The end is written a moment after the merge request and is a change of it all the same.
    updated_at: latest(updated, closed_at, merged_at) ?? updated,
  };
}

// Very old merge requests have lost the time of their end, without which there is no telling it.
function stateOf(word: string, closedAt: string | null, mergedAt: string | null): string {
  if (word === 'closed' && closedAt === null) return 'unknown';
  if (word === 'merged' && mergedAt === null) return 'unknown';
  return knownStates.has(word) ? word : 'unknown';
}

function statusOf(request: Place): string {
  const word = request.get('detailed_merge_status').textIfAny() ?? unsettled;
  if (!knownStatuses.has(word)) return unsettled;
  return word === 'mergeable' && isHeld(request) ? unsettled : word;
}

/** Whether something else in the merge request says that it cannot be merged as it is. */
const isHeld = (request: Place): boolean =>
  ['draft', 'work_in_progress', 'has_conflicts', 'rebase_in_progress'].some(
    (name) => request.get(name).value === true,
  ) ||
  // The project it came from was deleted, and the branch with it.
  request.get('source_project_id').value === null;
