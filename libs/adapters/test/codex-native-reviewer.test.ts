import { describe } from 'vitest';
import type { Json } from '#canonical';
import { at, type Edits } from './support/edit.ts';
import { asClean, asDismissed, asRunning, codexNativeReviewer } from './support/inputs/codex-native-reviewer.ts';
import { contentRows, envelopeRows, providerIdRows, revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const badEnvelope = 'codex-reviewer.invalid-envelope';
const badTrust = 'codex-reviewer.invalid-trust-context';
const badSnapshot = 'codex-reviewer.invalid-snapshot';
const findings = 'findings codex.review-findings';
const clean = 'clean codex.review-clean';
const later = '2026-03-03T10:00:01Z';

describe('states', () => {
  testRows(
    codexNativeReviewer,
    codexNativeReviewer.states.map(([edits, outcome], index) => [`${index}: ${outcome}`, edits, outcome]),
  );
  const incomplete = { '/snapshot/complete': false };
  testRows(codexNativeReviewer, [
    [
      'stale before dismissed',
      { ...asDismissed, '/snapshot/review_id': '7' },
      'stale codex.review-binding-stale review',
    ],
    ['dismissed before incomplete', { ...asDismissed, ...incomplete }, 'dismissed codex.review-dismissed'],
    ['timed out before incomplete', { ...incomplete, '/snapshot/status': 'TIMED_OUT' }, 'timeout codex.review-timeout'],
    ['failed before incomplete', { ...incomplete, '/snapshot/status': 'FAILED' }, 'failed codex.review-failed'],
    ['incomplete before not terminal', { ...asRunning, ...incomplete }, 'inconclusive codex.review-incomplete'],
    ['incomplete before findings', incomplete, 'inconclusive codex.review-incomplete'],
    ['not terminal before findings', asRunning, 'inconclusive codex.review-not-terminal'],
    ['only a finding in general', { '/snapshot/inline_findings': [], '/snapshot/reported_inline_count': 0 }, findings],
    [
      'only findings at lines',
      { '/snapshot/top_level_findings': [], '/snapshot/reported_top_level_count': 0 },
      findings,
    ],
    [
      'only one finding at a line',
      {
        ...asClean,
        '/snapshot/reported_inline_count': 1,
        '/snapshot/inline_findings': [at(codexNativeReviewer.valid, '/snapshot/inline_findings/0')],
      },
      findings,
    ],
    ['text that approves', { '/snapshot/top_level_findings/0/body': 'Approved: nothing found.' }, findings],
    ['text that finds', { ...asClean, '/snapshot/provider_metadata': { findings: 3, verdict: 'FAILED' } }, clean],
  ]);
});

describe('stale bindings', () => {
  const stale = (names: string) => `stale codex.review-binding-stale ${names}`;
  const head = 'd4'.repeat(20);
  const each: readonly (readonly [name: string, edits: Edits])[] = [
    ['app', { '/snapshot/github_app_id': '7' }],
    ['base', { '/snapshot/base/commit_id': head }],
    ['change-request', { '/snapshot/change_request_id': '7' }],
    ['head', { '/trust_context/expected_head/commit_id': head }],
    ['observation-time', { '/trust_context/observation_time': later }],
    ['repository', { '/snapshot/repository_id': '7' }],
    ['review', { '/snapshot/review_id': '7' }],
  ];
  testRows(
    codexNativeReviewer,
    each.map(([name, edits]) => [name, edits, stale(name)]),
  );
  testRows(codexNativeReviewer, [
    [
      'all of them, sorted',
      Object.assign({}, ...each.map(([, edits]) => edits)),
      stale(each.map(([name]) => name).join(' ')),
    ],
  ]);
});

describe('refusals in order', () => {
  testRows(codexNativeReviewer, [
    ...envelopeRows(badEnvelope, 'snapshot'),
    ['a bad envelope before a bad trust context', { '/extra': 1, '/trust_context': 1 }, badEnvelope],
    ['a bad trust context before a bad snapshot', { '/trust_context': 1, '/snapshot': 1 }, badTrust],
    ...['repository', 'change_request', 'review', 'github_app'].flatMap((name) => [
      ...providerIdRows(badTrust, `/trust_context/expected_${name}_id`),
      ...providerIdRows(badSnapshot, `/snapshot/${name}_id`),
    ]),
    ...revisionRows(badTrust, '/trust_context/expected_head'),
    ...revisionRows(badTrust, '/trust_context/expected_base'),
    ...revisionRows(badSnapshot, '/snapshot/head'),
    ...revisionRows(badSnapshot, '/snapshot/base'),
    ...contentRows(badTrust, '/trust_context/instruction_ref'),
    ...contentRows(badTrust, '/trust_context/review_policy_ref'),
    ...timeRows(badTrust, '/trust_context/observation_time'),
    ...timeRows(badSnapshot, '/snapshot/terminal_at'),
    ...rowsOf(badTrust, [
      ['another kind of invocation', { '/trust_context/invocation_kind': 'cli' }],
      ['a boundary that is no id', { '/trust_context/execution_boundary_id': '' }],
      ['a trust context with a member too many', { '/trust_context/expected_model': 'x' }],
    ]),
    ...rowsOf(badSnapshot, [
      ['a status of no vocabulary', { '/snapshot/status': 'APPROVED' }],
      ['a member too many', { '/snapshot/model': 'x' }],
      ['a member missing', { '/snapshot/complete': undefined }],
      ['a model that is exposed', { '/snapshot/hidden_execution/model': { state: 'present', value: 'x' } }],
      ['an effort that is recorded', { '/snapshot/hidden_execution/effort/state': 'recorded' }],
      ['tools that are not said', { '/snapshot/hidden_execution/tools': undefined }],
      ['a cost beside its absence', { '/snapshot/hidden_execution/cost/value': 1 }],
      ['a reason that is no id', { '/snapshot/hidden_execution/cost/reason_id': 'Hidden' }],
    ]),
  ]);
});

describe('times of a status', () => {
  testRows(codexNativeReviewer, [
    ...rowsOf(badSnapshot, [
      ...['COMPLETED', 'TIMED_OUT', 'FAILED', 'DISMISSED'].map(
        (status) =>
          [`${status} without an end`, { '/snapshot/status': status, '/snapshot/terminal_at': null }] as const,
      ),
      ...['COMPLETED', 'TIMED_OUT', 'FAILED', 'IN_PROGRESS', 'UNKNOWN'].map(
        (status) => [`${status} with a dismissal`, { ...asDismissed, '/snapshot/status': status }] as const,
      ),
      ['DISMISSED without a dismissal', { '/snapshot/status': 'DISMISSED' }],
      ['IN_PROGRESS with an end', { '/snapshot/status': 'IN_PROGRESS' }],
      ['UNKNOWN with an end', { '/snapshot/status': 'UNKNOWN' }],
      ['dismissed before it ended', { ...asDismissed, '/snapshot/dismissed_at': '2026-03-03T09:19:59Z' }],
      ['ended before it started', { '/snapshot/started_at': '2026-03-03T09:20:01Z' }],
      ['updated before it ended', { '/snapshot/updated_at': '2026-03-03T09:19:59Z' }],
      ['updated before it was dismissed', { ...asDismissed, '/snapshot/updated_at': '2026-03-03T09:24:59Z' }],
      ['updated before it started', { ...asRunning, '/snapshot/updated_at': '2026-03-03T09:09:59Z' }],
      ['observed before it was updated', { '/snapshot/updated_at': later }],
    ]),
    [
      'dismissed when it ended',
      { ...asDismissed, '/snapshot/dismissed_at': '2026-03-03T09:20:00Z' },
      'dismissed codex.review-dismissed',
    ],
  ]);
});

describe('findings', () => {
  const first = '/snapshot/inline_findings/0';
  const second = '/snapshot/inline_findings/1';
  const top = '/snapshot/top_level_findings/0';
  const topFindings = (count: number): Edits => {
    const [finding] = (codexNativeReviewer.valid as never as { snapshot: { top_level_findings: [object] } }).snapshot
      .top_level_findings;
    const list = Array.from({ length: count }, (_, index) => ({ ...finding, finding_id: `T${1000 + index}` }) as Json);
    return { '/snapshot/top_level_findings': list, '/snapshot/reported_top_level_count': count };
  };
  testRows(codexNativeReviewer, [
    ['256 findings', topFindings(256), findings],
    ['257 findings', topFindings(257), badSnapshot],
    ['a body of 8192 bytes', { [`${top}/body`]: 'é'.repeat(4096) }, findings],
    ['line 1', { [`${first}/line`]: 1 }, findings],
    ['an id of one character', { [`${top}/finding_id`]: 'T' }, findings],
    ['a severity of 8192 bytes', { [`${top}/provider_severity`]: 'é'.repeat(4096) }, findings],
    ['line 2147483647', { [`${second}/line`]: 2_147_483_647 }, findings],
    ['by line, not as text', { [`${first}/line`]: 9, [`${second}/line`]: 10 }, findings],
    ['the left side before the right one', { [`${first}/side`]: 'LEFT', [`${second}/line`]: 9 }, findings],
    ['one place, by id', { [`${second}/line`]: 9 }, findings],
    [
      'more reported than visible while incomplete',
      { '/snapshot/complete': false, '/snapshot/reported_inline_count': 9 },
      'inconclusive codex.review-incomplete',
    ],
    ...rowsOf(badSnapshot, [
      ['more reported than visible', { '/snapshot/reported_inline_count': 3 }],
      ['more visible than reported', { '/snapshot/reported_top_level_count': 0 }],
      [
        'more visible than reported while incomplete',
        { '/snapshot/complete': false, '/snapshot/reported_inline_count': 1 },
      ],
      ['a count above 100000', { '/snapshot/complete': false, '/snapshot/reported_inline_count': 100_001 }],
      ['lines out of order', { [`${first}/line`]: 11 }],
      ['paths out of order', { [`${first}/path`]: 'src/zenith.ts' }],
      ['sides out of order', { [`${second}/side`]: 'LEFT', [`${second}/line`]: 9 }],
      ['ids out of order at one place', { [`${first}/finding_id`]: 'I3', [`${second}/line`]: 9 }],
      ['an id in both lists', { [`${top}/finding_id`]: 'I1' }],
      ['an id twice at two lines', { [`${second}/finding_id`]: 'I1' }],
      ['general findings out of order', { ...topFindings(2), '/snapshot/top_level_findings/1/finding_id': 'T0' }],
      ['an empty id', { [`${top}/finding_id`]: '' }],
      ['an id of 129 characters', { [`${top}/finding_id`]: 'x'.repeat(129) }],
      ['an id that begins with a dot', { [`${top}/finding_id`]: '.x' }],
      ['an empty body', { [`${top}/body`]: '' }],
      ['a body of 8193 bytes', { [`${top}/body`]: `${'é'.repeat(4096)}x` }],
      ['a severity of 8193 bytes', { [`${top}/provider_severity`]: `${'é'.repeat(4096)}x` }],
      ['an empty severity', { [`${top}/provider_severity`]: '' }],
      ['a severity that is a number', { [`${top}/provider_severity`]: 2 }],
      ['line 0', { [`${first}/line`]: 0 }],
      ['line 2147483648', { [`${second}/line`]: 2_147_483_648 }],
      ['a side of no vocabulary', { [`${first}/side`]: 'BOTH' }],
      ['a path that climbs', { [`${first}/path`]: '../x' }],
      ['a commit that is not the head', { [`${first}/commit_id`]: 'b2'.repeat(20) }],
      ['a general finding with a path', { [`${top}/path`]: 'src/lamp.ts' }],
      ['a finding with a member too many', { [`${first}/resolved`]: true }],
    ]),
  ]);
});

describe('metadata', () => {
  // `depth` objects around one scalar.
  const nested = (depth: number): Json => (depth === 0 ? 1 : { k: nested(depth - 1) });
  const wide = (count: number, value: Json = 1): Json =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
  const place = '/snapshot/provider_metadata';
  const sized = (bytes: number): Json => {
    const list = ['x'.repeat(4096), 'x'.repeat(4096), 'x'.repeat(4096)];
    const rest = bytes - JSON.stringify({ list: [...list, ''] }).length;
    return { list: [...list, 'x'.repeat(rest)] };
  };
  testRows(codexNativeReviewer, [
    ...(
      [
        ['an empty object', {}],
        ['seven objects around a scalar', nested(7)],
        ['64 entries', wide(64)],
        ['a list of 64', { list: Array.from({ length: 64 }, () => 1) }],
        ['255 entries in all', { a: wide(63), b: wide(63), c: wide(63), d: wide(62) }],
        ['a key of 128 bytes', { ['é'.repeat(64)]: 1 }],
        ['a string of 4096 bytes', { k: 'é'.repeat(2048) }],
        ['16384 bytes', sized(16_384)],
        ['the largest number', { k: Number.MAX_SAFE_INTEGER }],
        ['the smallest number', { k: -Number.MAX_SAFE_INTEGER }],
        ['a fraction', { k: -0.25 }],
        ['an own `__proto__`', JSON.parse('{"__proto__":{"state":"clean"}}')],
      ] as const
    ).map(([rule, value]) => [rule, { [place]: value }, findings] as const),
    ...rowsOf(
      badSnapshot,
      (
        [
          ['text', 'clean'],
          ['a list', []],
          ['null', null],
          ['eight objects around a scalar', nested(8)],
          ['65 entries', wide(65)],
          ['a list of 65', { list: Array.from({ length: 65 }, () => 1) }],
          ['256 entries in all', { a: wide(63), b: wide(63), c: wide(63), d: wide(63) }],
          ['a key of 129 bytes', { [`${'é'.repeat(64)}x`]: 1 }],
          ['a string of 4097 bytes', { k: `${'é'.repeat(2048)}x` }],
          ['16385 bytes', sized(16_385)],
          ['a number past the largest', { k: Number.MAX_SAFE_INTEGER + 1 }],
          ['a number past the smallest', { k: -Number.MAX_SAFE_INTEGER - 1 }],
          ['a number past the largest in a list', { k: [1, Number.MAX_SAFE_INTEGER + 1] }],
          ['half a surrogate pair', { k: 'x\ud800' }],
          ['half a surrogate pair in a key', { 'x\udc00': 1 }],
        ] as const
      ).map(([rule, value]) => [rule, { [place]: value }] as const),
    ),
    [
      'metadata of a finding is bounded too',
      { '/snapshot/inline_findings/0/provider_metadata': nested(8) },
      badSnapshot,
    ],
  ]);
  testRows(codexNativeReviewer, [['negative zero', { [place]: { k: -0 } }, badSnapshot]]);
});
