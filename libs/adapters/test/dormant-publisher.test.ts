import { describe } from 'vitest';
import type { Json } from '#canonical';
import type { Edits } from './support/edit.ts';
import { claiming, dormantPublisher } from './support/inputs/dormant-publisher.ts';
import { contentRows, envelopeRows, revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const badEnvelope = 'dormant-publisher.invalid-envelope';
const badTrust = 'dormant-publisher.invalid-trust-context';
const badClaim = 'dormant-publisher.invalid-claim';
const unverified = 'dormant-publisher.unverified-claim';
const dormant = 'dormant publisher.dormant';
const other = 'd4'.repeat(20);

describe('states', () => {
  testRows(
    dormantPublisher,
    dormantPublisher.states.map(([edits, outcome], index) => [`${index}: ${outcome}`, edits, outcome]),
  );
  testRows(dormantPublisher, [
    [
      'stale before incomplete',
      claiming({ complete: false, decision: 'inconclusive', terminal_at: null, attempt_id: 'attempt.other' }),
      'stale publisher.binding-stale attempt-id',
    ],
  ]);
});

describe('stale bindings', () => {
  const stale = (names: string) => `stale publisher.binding-stale ${names}`;
  const head = (commit_id: string) => ({ repository_id: 'repo.lighthouse', hash_algorithm: 'sha1', commit_id });
  const treeOf = (commit_id: string) => ({
    revision: head(commit_id),
    location: { kind: 'root' },
    object_type: 'tree',
    object_id: 'c3'.repeat(20),
    mode: '040000',
  });
  const ref = { content_id: 'another', media_type: 'text/plain', sha256: '8'.repeat(64) };
  const each: readonly (readonly [names: string, edits: Edits])[] = [
    ['allowed-paths', claiming({ allowed_paths: ['docs/tides.md'] })],
    ['attempt-id', claiming({ attempt_id: 'attempt.other' })],
    ['attempt-number', claiming({ attempt_number: 4 })],
    ['base', claiming({ base: head(other) })],
    ['change-request', claiming({ change_request_id: 'change.42' })],
    ['ci-evidence', claiming({ ci_evidence_ref: ref })],
    ['decision-record', claiming({ decision_record_ref: ref })],
    ['execution-boundary', claiming({ execution_boundary_id: 'boundary.other' })],
    ['head head-tree', claiming({ head: head(other), head_tree: treeOf(other) })],
    ['head-tree', claiming({ head_tree: { ...treeOf('a1'.repeat(20)), object_id: other } })],
    ['idempotency-key', claiming({ idempotency_key_sha256: '8'.repeat(64) })],
    ['observation-time', { '/trust_context/observation_time': '2026-03-03T10:00:01Z' }],
    [
      'base head head-tree repository',
      claiming({
        repository_id: 'repo.other',
        head: { ...head(other), repository_id: 'repo.other' },
        base: { ...head('b2'.repeat(20)), repository_id: 'repo.other' },
        head_tree: { ...treeOf(other), revision: { ...head(other), repository_id: 'repo.other' } },
      }),
    ],
    ['review-evidence', claiming({ review_evidence_ref: ref })],
  ];
  testRows(
    dormantPublisher,
    each.map(([names, edits]) => [names, edits, stale(names)]),
  );
});

describe('refusals in order', () => {
  testRows(dormantPublisher, [
    ...envelopeRows(badEnvelope, 'claim'),
    ['a snapshot instead of a claim', { '/claim': undefined, '/snapshot': {} }, badEnvelope],
    ['a bad envelope before a bad trust context', { '/extra': 1, '/trust_context': 1 }, badEnvelope],
    ['a bad trust context before a bad claim', { '/trust_context': 1, '/claim': 1 }, badTrust],
    ['a bad claim before an unverified one', { '/claim/decision': 'publish' }, badClaim],
    ['an unverified claim before a stale binding', { '/claim/attempt_number': 4 }, unverified],
    [
      'a claim whose verified copy says something else',
      { '/trust_context/verified_claim/content/decision': 'deny' },
      unverified,
    ],
    ['a claim whose metadata alone differs', { '/claim/provider_metadata/note': 'publish then' }, unverified],
    ['a verified claim that is no claim', { '/trust_context/verified_claim/content': [[[]]] }, unverified],
    ...rowsOf(badTrust, [
      ['a verified claim without a digest', { '/trust_context/verified_claim/sha256': undefined }],
      ['a verified claim with a bad digest', { '/trust_context/verified_claim/sha256': 'x' }],
      ['a verified claim with a member too many', { '/trust_context/verified_claim/path': 'x' }],
      ['a boundary that is no id', { '/trust_context/execution_boundary_id': 'B' }],
      ['a trust context with a member too many', { '/trust_context/expected_decision': 'permit' }],
      ['a trust context without a member', { '/trust_context/expected_action': undefined }],
    ]),
    ...timeRows(badTrust, '/trust_context/observation_time'),
    ...timeRows(badClaim, '/claim/started_at'),
    ...rowsOf(badClaim, [
      ['a claim with a member too many', { '/claim/expected_head': null }],
      ['a claim without a member', { '/claim/complete': undefined }],
      ['a decision of no vocabulary', { '/claim/decision': 'allow' }],
      ['incomplete with an end', { '/claim/complete': false, '/claim/decision': 'inconclusive' }],
      ['incomplete with a decision', { '/claim/complete': false, '/claim/terminal_at': null }],
      ['ended before it started', { '/claim/terminal_at': '2026-03-03T09:09:59Z' }],
      ['observed before it ended', { '/claim/terminal_at': '2026-03-03T10:00:01Z' }],
      [
        'observed before it started',
        claiming({ complete: false, decision: 'inconclusive', terminal_at: null, started_at: '2026-03-03T10:00:01Z' }),
      ],
    ]),
  ]);
});

// What is wrong with a subject is wrong with it in the claim and in the trust context alike.
describe.each([
  ['claim', '/claim/', badClaim],
  ['trust context', '/trust_context/expected_', badTrust],
])('the subject of a %s', (_where, prefix, outcome) => {
  const place = (member: string) => `${prefix}${member}`;
  testRows(dormantPublisher, [
    ...revisionRows(outcome, place('head')),
    ...revisionRows(outcome, place('base')),
    ...contentRows(outcome, place('ci_evidence_ref')),
    ...contentRows(outcome, place('review_evidence_ref')),
    ...contentRows(outcome, place('decision_record_ref')),
    ...rowsOf(outcome, [
      ['a repository that is no id', { [place('repository_id')]: 'Repo' }],
      ['a change request that is no id', { [place('change_request_id')]: 41 }],
      ['an attempt that is no id', { [place('attempt_id')]: '' }],
      ['attempt 0', { [place('attempt_number')]: 0 }],
      ['attempt 1000001', { [place('attempt_number')]: 1_000_001 }],
      ['a key that is no digest', { [place('idempotency_key_sha256')]: '7' }],
      [
        'head and base that are one',
        { [place('base')]: { repository_id: 'repo.lighthouse', hash_algorithm: 'sha1', commit_id: 'a1'.repeat(20) } },
      ],
      ['a repository of neither commit', { [place('repository_id')]: 'repo.other' }],
      ['a tree of another commit', { [`${place('head_tree')}/revision/commit_id`]: other }],
      ['a tree below the root', { [`${place('head_tree')}/location`]: { kind: 'path', value: 'src' } }],
      ['a root with a path', { [`${place('head_tree')}/location/value`]: 'src' }],
      ['a blob for a tree', { [`${place('head_tree')}/object_type`]: 'blob' }],
      ['a tree with the mode of a file', { [`${place('head_tree')}/mode`]: '100644' }],
      ['a tree id of the wrong length', { [`${place('head_tree')}/object_id`]: 'c3'.repeat(32) }],
      ['another action', { [place('action')]: 'merge-change-request' }],
      ['no path', { [place('allowed_paths')]: [] }],
      ['65 paths', { [place('allowed_paths')]: Array.from({ length: 65 }, (_, index) => `p${100 + index}`) }],
      ['paths out of order', { [place('allowed_paths')]: ['b', 'a'] }],
      ['a path twice', { [place('allowed_paths')]: ['a', 'a'] }],
      ['a path into .git', { [place('allowed_paths')]: ['.git/config'] }],
      ['a path that is .git', { [place('allowed_paths')]: ['a/.git'] }],
      ['a path into .GIT', { [place('allowed_paths')]: ['a/.GIT/hooks/x'] }],
      ['a path that climbs', { [place('allowed_paths')]: ['a/../../b'] }],
      ['a path of 4097 bytes', { [place('allowed_paths')]: ['x'.repeat(4097)] }],
      [
        'one reference for CI and review',
        {
          [`${place('review_evidence_ref')}/content_id`]: 'evidence.ci',
          [`${place('review_evidence_ref')}/sha256`]: '1'.repeat(64),
        },
      ],
      [
        'one reference for CI and decision',
        {
          [`${place('decision_record_ref')}/content_id`]: 'evidence.ci',
          [`${place('decision_record_ref')}/sha256`]: '1'.repeat(64),
        },
      ],
      [
        'one reference for review and decision',
        {
          [`${place('decision_record_ref')}/content_id`]: 'evidence.review',
          [`${place('decision_record_ref')}/sha256`]: '2'.repeat(64),
        },
      ],
    ]),
  ]);
});

describe('what passes at the edge', () => {
  const both = (member: string, value: Json): Edits => ({
    ...claiming({ [member]: value }),
    [`/trust_context/expected_${member}`]: value,
  });
  testRows(dormantPublisher, [
    [
      '64 paths',
      both(
        'allowed_paths',
        Array.from({ length: 64 }, (_, index) => `p${100 + index}`),
      ),
      dormant,
    ],
    ['.gitignore and .github', both('allowed_paths', ['.github/x', '.gitignore']), dormant],
    ['attempt 1000000', both('attempt_number', 1_000_000), dormant],
    [
      'started, ended and observed at once',
      claiming({ started_at: '2026-03-03T10:00:00Z', terminal_at: '2026-03-03T10:00:00Z' }),
      dormant,
    ],
    ['complete without an end', claiming({ terminal_at: null }), dormant],
    [
      'references that differ in one member',
      both('review_evidence_ref', { content_id: 'evidence.ci', media_type: 'text/plain', sha256: '1'.repeat(64) }),
      dormant,
    ],
  ]);
});

describe('metadata', () => {
  const nested = (depth: number): Json => (depth === 0 ? 1 : { k: nested(depth - 1) });
  const wide = (count: number): Json =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  const row =
    (outcome: string) =>
    ([rule, value]: readonly [string, Json]) =>
      [rule, claiming({ provider_metadata: value }), outcome] as const;
  testRows(dormantPublisher, [
    ...(
      [
        ['eight objects around a scalar', nested(8)],
        ['64 entries', wide(64)],
        ['a key of 256 bytes', { ['é'.repeat(128)]: null }],
        ['a string of 8192 bytes', { k: 'é'.repeat(4096) }],
        ['the largest integer', { k: 2_147_483_647 }],
        ['the smallest integer', { k: -2_147_483_648 }],
      ] as const
    ).map(row(dormant)),
    ...(
      [
        ['nine objects around a scalar', nested(9)],
        ['65 entries', wide(65)],
        ['a key of 257 bytes', { [`${'é'.repeat(128)}x`]: null }],
        ['a string of 8193 bytes', { k: `${'é'.repeat(4096)}x` }],
        ['an integer too large', { k: 2_147_483_648 }],
        ['an integer too small', { k: -2_147_483_649 }],
        ['a fraction', { k: 0.5 }],
        ['a fraction in a list', { k: [1, 0.5] }],
        ['negative zero', { k: -0 }],
        ['a list', []],
      ] as const
    ).map(row(badClaim)),
  ]);
});
