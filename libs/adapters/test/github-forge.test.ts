import { describe } from 'vitest';
import { closed, merged, observed, opened, updated } from './support/inputs/forge.ts';
import { asClosed, asMerged, githubForge } from './support/inputs/github-forge.ts';
import { contentRows, envelopeRows, providerIdRows, revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const file = (path: string) => ({ path, status: 'modified', patch_sha256: '5'.repeat(64) });
const files = (...paths: string[]) => ({
  '/snapshot/files': paths.map(file),
  '/snapshot/reported_file_count': paths.length,
});
const many = (count: number) =>
  files(...Array.from({ length: count }, (_, index) => `f${String(index).padStart(4, '0')}`));

const ready = 'open-ready github.change-request-open-ready';
const badEnvelope = 'github-forge.invalid-envelope';
const badTrust = 'github-forge.invalid-trust-context';
const badSnapshot = 'github-forge.invalid-snapshot';

describe('states', () => {
  testRows(
    githubForge,
    githubForge.states.map(([edits, outcome]) => [outcome, edits, outcome]),
  );
  testRows(githubForge, [
    [
      'stale before incomplete',
      { '/snapshot/complete': false, '/snapshot/github_app_id': '7' },
      'stale github.binding-stale app',
    ],
    [
      'incomplete before unknown',
      { '/snapshot/complete': false, '/snapshot/state': 'UNKNOWN', '/snapshot/mergeability': 'UNKNOWN' },
      'inconclusive github.snapshot-incomplete',
    ],
    [
      'incomplete before merged',
      { ...asMerged, '/snapshot/complete': false },
      'inconclusive github.snapshot-incomplete',
    ],
  ]);
});

describe('stale bindings', () => {
  const stale = (names: string) => `stale github.binding-stale ${names}`;
  testRows(githubForge, [
    ['app', { '/snapshot/github_app_id': '7' }, stale('app')],
    ['base', { '/snapshot/base/commit_id': 'd4'.repeat(20) }, stale('base')],
    ['change request', { '/snapshot/change_request_id': '7' }, stale('change-request')],
    ['head', { '/snapshot/head/commit_id': 'd4'.repeat(20) }, stale('head')],
    ['observation time', { '/trust_context/observation_time': '2026-03-03T10:00:01Z' }, stale('observation-time')],
    ['repository', { '/snapshot/repository_id': '9007199254740992' }, stale('repository')],
    [
      'head and base of another repository',
      { '/snapshot/head/repository_id': 'r', '/snapshot/base/repository_id': 'r' },
      stale('base head'),
    ],
    [
      'all of them, sorted',
      {
        '/snapshot/repository_id': '7',
        '/snapshot/head/commit_id': 'd4'.repeat(20),
        '/snapshot/change_request_id': '7',
        '/snapshot/base/commit_id': 'd4'.repeat(20),
        '/snapshot/github_app_id': '7',
        '/trust_context/observation_time': '2026-03-03T10:00:01Z',
      },
      stale('app base change-request head observation-time repository'),
    ],
  ]);
});

describe('refusals in order', () => {
  testRows(githubForge, [
    ...envelopeRows(badEnvelope, 'snapshot'),
    ['a bad envelope before a bad trust context', { '/extra': 1, '/trust_context': 1 }, badEnvelope],
    ['a bad trust context before a bad snapshot', { '/trust_context': 1, '/snapshot': 1 }, badTrust],
    ...rowsOf(badTrust, [
      ['a trust context that is text', { '/trust_context': 'trust me' }],
      ['a trust context with a member too many', { '/trust_context/expected_state': 'OPEN' }],
      ['a trust context without a member', { '/trust_context/config_ref': undefined }],
    ]),
    ...providerIdRows(badTrust, '/trust_context/expected_github_app_id'),
    ...providerIdRows(badTrust, '/trust_context/expected_repository_id'),
    ...providerIdRows(badTrust, '/trust_context/expected_change_request_id'),
    ...revisionRows(badTrust, '/trust_context/expected_head'),
    ...revisionRows(badTrust, '/trust_context/expected_base'),
    ...contentRows(badTrust, '/trust_context/instruction_ref'),
    ...contentRows(badTrust, '/trust_context/config_ref'),
    ...timeRows(badTrust, '/trust_context/observation_time'),
    ...rowsOf(badSnapshot, [
      ['a snapshot that is a list', { '/snapshot': [] }],
      ['a snapshot with a member too many', { '/snapshot/draft': false }],
      ['a snapshot without a member', { '/snapshot/state': undefined }],
      ['a state of no vocabulary', { '/snapshot/state': 'PENDING' }],
      ['a state in lower case', { '/snapshot/state': 'open' }],
      ['a mergeability of no vocabulary', { '/snapshot/mergeability': 'BLOCKED' }],
      ['completeness that is a number', { '/snapshot/complete': 1 }],
      ['a negative count', { '/snapshot/reported_file_count': -1 }],
      ['a count above 100000', { '/snapshot/complete': false, '/snapshot/reported_file_count': 100_001 }],
      ['a count with a fraction', { '/snapshot/complete': false, '/snapshot/reported_file_count': 2.5 }],
      ['metadata that is text', { '/snapshot/provider_metadata': 'approved' }],
      ['metadata that is a list', { '/snapshot/provider_metadata': [] }],
    ]),
    ...providerIdRows(badSnapshot, '/snapshot/repository_id'),
    ...providerIdRows(badSnapshot, '/snapshot/change_request_id'),
    ...providerIdRows(badSnapshot, '/snapshot/github_app_id'),
    ...revisionRows(badSnapshot, '/snapshot/head'),
    ...revisionRows(badSnapshot, '/snapshot/base'),
    ...timeRows(badSnapshot, '/snapshot/observed_at'),
  ]);
});

describe('files', () => {
  const incomplete = { '/snapshot/complete': false };
  testRows(githubForge, [
    ['no file at all', files(), ready],
    ['256 files', many(256), ready],
    ['257 files', many(257), badSnapshot],
    ['a complete snapshot with fewer files than reported', { '/snapshot/reported_file_count': 3 }, badSnapshot],
    [
      'an incomplete one with fewer',
      { ...incomplete, '/snapshot/reported_file_count': 3 },
      'inconclusive github.snapshot-incomplete',
    ],
    ['an incomplete one with more', { ...incomplete, '/snapshot/reported_file_count': 1 }, badSnapshot],
    ['files out of order', files('b', 'a'), badSnapshot],
    ['a file twice', files('a', 'a'), badSnapshot],
    ['files in code-point order, not in UTF-16 order', files('a\uff5e', 'a\u{10000}'), ready],
    ['files in UTF-16 order', files('a\u{10000}', 'a\uff5e'), badSnapshot],
    ['a path of 4096 bytes', files('é'.repeat(2048)), ready],
    ['a path of 4097 bytes', files(`${'é'.repeat(2048)}x`), badSnapshot],
    ...rowsOf(badSnapshot, [
      ['an empty path', files('')],
      ['an absolute path', files('/etc/passwd')],
      ['a path with an empty segment', files('a//b')],
      ['a path with a dot segment', files('a/./b')],
      ['a path that climbs', files('a/../b')],
      ['a path that ends in a slash', files('a/')],
      ['a path with a backslash', files('a\\b')],
      ['a path with a control character', files('a\nb')],
      ['a path with DEL', files('a\u007fb')],
      ['a path with a C1 control character', files('a\u0085b')],
      ['a file status of no vocabulary', { '/snapshot/files/0/status': 'touched' }],
      ['a file without a digest', { '/snapshot/files/0/patch_sha256': null }],
      ['a file with a member too many', { '/snapshot/files/0/patch': '@@' }],
    ]),
    ...['added', 'changed', 'copied', 'modified', 'removed', 'renamed', 'unchanged'].map(
      (status) => [`a file that is ${status}`, { '/snapshot/files/0/status': status }, ready] as const,
    ),
  ]);
});

describe('marks of a state', () => {
  testRows(
    githubForge,
    rowsOf(badSnapshot, [
      ['open and closed', { '/snapshot/closed': true }],
      ['open and merged', { '/snapshot/merged': true }],
      ['open with a closing time', { '/snapshot/closed_at': closed }],
      ['open with a merging time', { '/snapshot/merged_at': merged }],
      ['closed but not closed', { ...asClosed, '/snapshot/closed': false }],
      ['closed without a time', { ...asClosed, '/snapshot/closed_at': null }],
      ['closed and merged', { ...asClosed, '/snapshot/merged': true }],
      ['closed with a merging time', { ...asClosed, '/snapshot/merged_at': merged }],
      ['closed and mergeable', { ...asClosed, '/snapshot/mergeability': 'MERGEABLE' }],
      ['merged but not closed', { ...asMerged, '/snapshot/closed': false }],
      ['merged but not merged', { ...asMerged, '/snapshot/merged': false }],
      ['merged without a closing time', { ...asMerged, '/snapshot/closed_at': null }],
      ['merged without a merging time', { ...asMerged, '/snapshot/merged_at': null }],
      ['merged and conflicting', { ...asMerged, '/snapshot/mergeability': 'CONFLICTING' }],
      ['unknown and mergeable', { '/snapshot/state': 'UNKNOWN' }],
      ['unknown and closed', { ...asClosed, '/snapshot/state': 'UNKNOWN' }],
    ]),
  );
});

describe('times', () => {
  testRows(githubForge, [
    [
      'all at one moment',
      Object.fromEntries([
        ...['created_at', 'updated_at', 'observed_at'].map((name) => [`/snapshot/${name}`, observed]),
      ]),
      ready,
    ],
    [
      'merged and closed at one moment',
      { ...asMerged, '/snapshot/merged_at': closed },
      'merged github.change-request-merged',
    ],
    ...rowsOf(badSnapshot, [
      ['updated before it was created', { '/snapshot/created_at': observed }],
      ['observed before it was updated', { '/snapshot/updated_at': '2026-03-03T10:00:01Z' }],
      ['closed before it was created', { ...asClosed, '/snapshot/closed_at': '2026-03-01T00:00:00Z' }],
      ['closed after it was updated', { ...asClosed, '/snapshot/closed_at': '2026-03-03T09:30:01Z' }],
      ['merged after it was closed', { ...asMerged, '/snapshot/merged_at': updated }],
      ['merged before it was created', { ...asMerged, '/snapshot/merged_at': '2026-03-01T00:00:00Z' }],
      ['a closing time that is a number', { ...asClosed, '/snapshot/closed_at': 0 }],
    ]),
    [
      'created at the moment it was closed',
      { ...asClosed, '/snapshot/created_at': closed },
      'closed-unmerged github.change-request-closed-unmerged',
    ],
    ['a leap day', { '/snapshot/created_at': '2024-02-29T00:00:00Z' }, ready],
    ['created when it was opened', { '/snapshot/created_at': opened }, ready],
  ]);
});
