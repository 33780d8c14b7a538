// A merge request and its files to the input of `gitlab-forge`. `state`, `detailed_merge_status`, the two end times and a
// few flags that can only hold a merge back decide; approvals, pipelines and merge trains are carried, as GitLab's own
// status has weighed them already.
import { decimalId, observedTime, ownId } from '../context.ts';
import { defineCapture } from '../define-capture.ts';
import type { Place } from '../place.ts';
import { changedFilesOf } from './files.ts';
import { metadataOf } from './metadata.ts';
import { atMostOne, mergeRequestOf, mustBeId, type Parts, partsOf } from './parts.ts';
import { standingOf } from './standing.ts';

/**
 * The capture for `gitlab-forge`. Observer: `observed_at`, `bot_user_id` (the user as whom the reader looked, decimal text;
 * when the files hold a user, it must be that one) and `git_repository_id` (our documents' name of the target project's
 * repository, which keeps the head of a fork reachable, even of a deleted one). The base is the merge base, against which
 * GitLab shows the files.
 */
export const gitlabForge = defineCapture({
  name: 'gitlab-forge',
  takes: 'a merge request, its diffs, and perhaps its approvals, pipelines, merge train car and the reading user',
  observer: { required: ['bot_user_id', 'git_repository_id', 'observed_at'] },
  build: (values, { observer, trustContext }) => {
    const parts = partsOf(values);
    const { request, withChanges } = mergeRequestOf(parts);
    const projectId = projectOf(request);
    const iid = request.get('iid').id();
    const botUserId = decimalId(observer.get('bot_user_id'));
    mustGoTogether(parts, { projectId, iid, botUserId });
    const repository_id = ownId(observer.get('git_repository_id'));
    const files = changedFilesOf(parts, request, withChanges);
    return {
      trust_context: trustContext,
      snapshot: {
        project_id: projectId,
        merge_request_iid: iid,
        bot_user_id: botUserId,
        head: { repository_id, ...request.get('sha').commit() },
        base: { repository_id, ...request.at('diff_refs', 'base_sha').commit() },
        observed_at: observedTime(observer.get('observed_at')),
        created_at: request.get('created_at').time(),
        ...standingOf(request),
        ...files,
        complete: files.complete && isOfHead(request),
        provider_metadata: metadataOf(request, parts),
      },
    };
  },
});

function projectOf(request: Place): string {
  const id = request.get('project_id').id();
  mustBeId(request.get('target_project_id'), id, 'project');
  return id;
}

type Identity = { readonly projectId: string; readonly iid: string; readonly botUserId: string };

// Pipelines may be a fork's, and approvals name their merge request only where they are licensed.
function mustGoTogether(parts: Parts, { projectId, iid, botUserId }: Identity): void {
  const user = atMostOne(parts, 'user');
  if (user !== undefined) mustBeId(user.get('id'), botUserId, 'user');
  const approvals = atMostOne(parts, 'approvals');
  if (approvals?.has('iid', 'project_id')) {
    mustBeId(approvals.get('iid'), iid, 'merge request');
    mustBeId(approvals.get('project_id'), projectId, 'project');
  }
  const train = atMostOne(parts, 'merge train car')?.get('merge_request');
  if (train !== undefined) mustBeId(train.get('iid'), iid, 'merge request');
}

// Right after a push the head is the new commit and the diff still the old one's.
const isOfHead = (request: Place): boolean => request.at('diff_refs', 'head_sha').value === request.get('sha').value;
