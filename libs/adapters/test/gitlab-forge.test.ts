import { describe, expect, test } from 'vitest';
import { mergeStatuses } from '../src/gitlab-forge/merge-statuses.ts';
import { closed, merged } from './support/inputs/forge.ts';
import { asClosed, asMerged, gitlabForge } from './support/inputs/gitlab-forge.ts';
import { contentRows, envelopeRows, providerIdRows, revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const badEnvelope = 'gitlab-forge.invalid-envelope';
const badTrust = 'gitlab-forge.invalid-trust-context';
const badSnapshot = 'gitlab-forge.invalid-snapshot';

describe('states', () => {
  testRows(
    gitlabForge,
    gitlabForge.states.map(([edits, outcome]) => [outcome, edits, outcome]),
  );
  const incomplete = 'inconclusive gitlab.snapshot-incomplete';
  testRows(gitlabForge, [
    [
      'stale before incomplete',
      { '/snapshot/complete': false, '/snapshot/bot_user_id': '7' },
      'stale gitlab.binding-stale bot-user',
    ],
    ['incomplete before unknown', { '/snapshot/complete': false, '/snapshot/state': 'unknown' }, incomplete],
    ['incomplete before merged', { ...asMerged, '/snapshot/complete': false }, incomplete],
    [
      'locked before ready',
      { '/snapshot/state': 'locked', '/snapshot/detailed_merge_status': 'mergeable' },
      'inconclusive gitlab.merge-request-locked',
    ],
  ]);
});

describe('merge statuses', () => {
  const outcomes = {
    ready: 'open-ready gitlab.merge-request-open-ready',
    blocking: 'open-blocked gitlab.merge-request-open-blocked',
    transitional: 'inconclusive gitlab.merge-status-unsettled',
    'not-open': badSnapshot,
  };
  testRows(
    gitlabForge,
    Object.entries(mergeStatuses).map(([status, meaning]) => [
      `${status} is ${meaning}`,
      { '/snapshot/detailed_merge_status': status },
      outcomes[meaning],
    ]),
  );
  test('the vocabulary', () => {
    const count = (meaning: string) => Object.values(mergeStatuses).filter((found) => found === meaning).length;
    expect([count('ready'), count('blocking'), count('transitional'), count('not-open')]).toEqual([1, 19, 5, 1]);
  });
  testRows(
    gitlabForge,
    rowsOf(badSnapshot, [
      ['a word of no vocabulary', { '/snapshot/detailed_merge_status': 'can_be_merged' }],
      ['a word every object knows', { '/snapshot/detailed_merge_status': 'constructor' }],
      [
        'the legacy status in its place',
        { '/snapshot/detailed_merge_status': undefined, '/snapshot/merge_status': 'can_be_merged' },
      ],
      ['the legacy status beside it', { '/snapshot/merge_status': 'can_be_merged' }],
      ['locked and not open', { '/snapshot/state': 'locked', '/snapshot/detailed_merge_status': 'not_open' }],
      ['unknown and not open', { '/snapshot/state': 'unknown', '/snapshot/detailed_merge_status': 'not_open' }],
      ['closed and mergeable', { ...asClosed, '/snapshot/detailed_merge_status': 'mergeable' }],
      ['merged and checking', { ...asMerged, '/snapshot/detailed_merge_status': 'checking' }],
    ]),
  );
});

describe('stale bindings', () => {
  const stale = (names: string) => `stale gitlab.binding-stale ${names}`;
  testRows(gitlabForge, [
    ['base', { '/snapshot/base/commit_id': 'd4'.repeat(20) }, stale('base')],
    ['bot user', { '/snapshot/bot_user_id': '7' }, stale('bot-user')],
    ['head', { '/snapshot/head/commit_id': 'd4'.repeat(20) }, stale('head')],
    ['merge request', { '/snapshot/merge_request_iid': '7' }, stale('merge-request')],
    ['observation time', { '/trust_context/observation_time': '2026-03-03T10:00:01Z' }, stale('observation-time')],
    ['project', { '/snapshot/project_id': '7' }, stale('project')],
    [
      'all of them, sorted',
      {
        '/snapshot/project_id': '7',
        '/snapshot/merge_request_iid': '7',
        '/snapshot/bot_user_id': '7',
        '/snapshot/head/commit_id': 'd4'.repeat(20),
        '/snapshot/base/commit_id': 'd4'.repeat(20),
        '/trust_context/observation_time': '2026-03-03T10:00:01Z',
      },
      stale('base bot-user head merge-request observation-time project'),
    ],
  ]);
});

describe('refusals in order', () => {
  testRows(gitlabForge, [
    ...envelopeRows(badEnvelope, 'snapshot'),
    ['a bad envelope before a bad trust context', { '/extra': 1, '/trust_context': 1 }, badEnvelope],
    ['a bad trust context before a bad snapshot', { '/trust_context': 1, '/snapshot': 1 }, badTrust],
    [
      'a trust context of GitHub',
      { '/trust_context/expected_bot_user_id': undefined, '/trust_context/expected_github_app_id': '7' },
      badTrust,
    ],
    ...providerIdRows(badTrust, '/trust_context/expected_project_id'),
    ...providerIdRows(badTrust, '/trust_context/expected_merge_request_iid'),
    ...providerIdRows(badTrust, '/trust_context/expected_bot_user_id'),
    ...revisionRows(badTrust, '/trust_context/expected_head'),
    ...revisionRows(badTrust, '/trust_context/expected_base'),
    ...contentRows(badTrust, '/trust_context/instruction_ref'),
    ...contentRows(badTrust, '/trust_context/config_ref'),
    ...timeRows(badTrust, '/trust_context/observation_time'),
    ['a state of GitHub', { '/snapshot/state': 'OPEN' }, badSnapshot],
    ['a member too many', { '/snapshot/draft': false }, badSnapshot],
    ['a member missing', { '/snapshot/merged': undefined }, badSnapshot],
    ...providerIdRows(badSnapshot, '/snapshot/project_id'),
    ...providerIdRows(badSnapshot, '/snapshot/merge_request_iid'),
    ...providerIdRows(badSnapshot, '/snapshot/bot_user_id'),
    ...revisionRows(badSnapshot, '/snapshot/head'),
    ...revisionRows(badSnapshot, '/snapshot/base'),
    ...timeRows(badSnapshot, '/snapshot/observed_at'),
    ['fewer files than reported', { '/snapshot/reported_file_count': 3 }, badSnapshot],
    ['a file twice', { '/snapshot/files/1/path': 'docs/tides.md' }, badSnapshot],
  ]);
});

describe('marks of a state', () => {
  testRows(
    gitlabForge,
    rowsOf(badSnapshot, [
      ['opened and closed', { '/snapshot/closed': true }],
      ['opened and merged', { '/snapshot/merged': true }],
      ['opened with a closing time', { '/snapshot/closed_at': closed }],
      ['opened with a merging time', { '/snapshot/merged_at': merged }],
      ['closed but not closed', { ...asClosed, '/snapshot/closed': false }],
      ['closed without a time', { ...asClosed, '/snapshot/closed_at': null }],
      ['closed with a merging time', { ...asClosed, '/snapshot/merged_at': merged }],
      ['merged and closed, as GitHub has it', { ...asMerged, '/snapshot/closed': true }],
      ['merged with a closing time', { ...asMerged, '/snapshot/closed_at': closed }],
      ['merged but not merged', { ...asMerged, '/snapshot/merged': false }],
      ['merged without a time', { ...asMerged, '/snapshot/merged_at': null }],
      ['locked and closed', { ...asClosed, '/snapshot/state': 'locked' }],
      ['unknown and merged', { ...asMerged, '/snapshot/state': 'unknown' }],
      ['closed before it was created', { ...asClosed, '/snapshot/closed_at': '2026-03-01T00:00:00Z' }],
      ['merged after it was updated', { ...asMerged, '/snapshot/merged_at': '2026-03-03T09:30:01Z' }],
    ]),
  );
});
