// An open, mergeable merge request and how it reaches every other state.
import { errorCodes, inputBounds, name, normalize } from '../../../src/gitlab-forge/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { change, closed, merged, trust } from './forge.ts';

const valid = {
  trust_context: {
    ...trust,
    expected_project_id: '77001',
    expected_merge_request_iid: '12',
    expected_bot_user_id: '5150',
  },
  snapshot: {
    ...change,
    project_id: '77001',
    merge_request_iid: '12',
    bot_user_id: '5150',
    state: 'opened',
    detailed_merge_status: 'mergeable',
  },
};

export const asClosed: Edits = {
  '/snapshot/state': 'closed',
  '/snapshot/detailed_merge_status': 'not_open',
  '/snapshot/closed': true,
  '/snapshot/closed_at': closed,
};

export const asMerged: Edits = {
  '/snapshot/state': 'merged',
  '/snapshot/detailed_merge_status': 'not_open',
  '/snapshot/merged': true,
  '/snapshot/merged_at': merged,
};

export const gitlabForge: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid,
  states: [
    [{}, 'open-ready gitlab.merge-request-open-ready'],
    [{ '/snapshot/detailed_merge_status': 'need_rebase' }, 'open-blocked gitlab.merge-request-open-blocked'],
    [{ '/snapshot/detailed_merge_status': 'checking' }, 'inconclusive gitlab.merge-status-unsettled'],
    [asClosed, 'closed-unmerged gitlab.merge-request-closed-unmerged'],
    [asMerged, 'merged gitlab.merge-request-merged'],
    [{ '/snapshot/state': 'locked' }, 'inconclusive gitlab.merge-request-locked'],
    [{ '/snapshot/state': 'unknown' }, 'inconclusive gitlab.state-unknown'],
    [{ '/snapshot/complete': false }, 'inconclusive gitlab.snapshot-incomplete'],
    [{ '/snapshot/merge_request_iid': '13' }, 'stale gitlab.binding-stale merge-request'],
  ],
  opaque: [[['/snapshot/provider_metadata'], 'object', 4096]],
};
