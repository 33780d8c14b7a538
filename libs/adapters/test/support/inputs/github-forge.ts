// An open, mergeable pull request and how it reaches every other state.
import { errorCodes, inputBounds, name, normalize } from '../../../src/github-forge/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { change, closed, merged, trust } from './forge.ts';

const valid = {
  trust_context: {
    ...trust,
    expected_repository_id: '9007199254740993',
    expected_change_request_id: '41',
    expected_github_app_id: '1201',
  },
  snapshot: {
    ...change,
    repository_id: '9007199254740993',
    change_request_id: '41',
    github_app_id: '1201',
    state: 'OPEN',
    mergeability: 'MERGEABLE',
  },
};

export const asClosed: Edits = {
  '/snapshot/state': 'CLOSED',
  '/snapshot/mergeability': 'UNKNOWN',
  '/snapshot/closed': true,
  '/snapshot/closed_at': closed,
};

export const asMerged: Edits = {
  ...asClosed,
  '/snapshot/state': 'MERGED',
  '/snapshot/merged': true,
  '/snapshot/merged_at': merged,
};

export const githubForge: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid,
  states: [
    [{}, 'open-ready github.change-request-open-ready'],
    [{ '/snapshot/mergeability': 'CONFLICTING' }, 'open-blocked github.change-request-open-blocked'],
    [{ '/snapshot/mergeability': 'UNKNOWN' }, 'inconclusive github.mergeability-unknown'],
    [asClosed, 'closed-unmerged github.change-request-closed-unmerged'],
    [asMerged, 'merged github.change-request-merged'],
    [{ '/snapshot/state': 'UNKNOWN', '/snapshot/mergeability': 'UNKNOWN' }, 'inconclusive github.state-unknown'],
    [{ '/snapshot/complete': false }, 'inconclusive github.snapshot-incomplete'],
    [{ '/snapshot/change_request_id': '42' }, 'stale github.binding-stale change-request'],
  ],
  opaque: [[['/snapshot/provider_metadata'], 'object', 4096]],
};
