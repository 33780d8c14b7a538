// What is wrong with an input of the planner: bytes first, then one token for all else. One row for each rule of a
// loop-review-observation, a review_fix_change_context, a review_fix_attempt_ledger and the documents of the boundary.
import { describe, expect, test } from 'vitest';
import { encodeCanonical } from '#canonical';
import { planReviewFix, type ReviewFixInput, reviewFix, reviewFixInputs, shippedReviewFixPolicy } from '#loop';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { attempt, change, digested, inline, rebound } from './support/changes.ts';

const policy = shippedReviewFixPolicy();
const { revision, sha } = shapes;

const two = [
  { finding_id: 'F1', path: 'src/a.ts', provider_severity: 'major' },
  { finding_id: 'F2', path: 'src/b.ts', provider_severity: 'major' },
];
const good = change(two);
const [review, context, ledger] = ['/observation/observation', '/context/body', '/ledger/body'];
const first = `${review}/inline_findings/0`;
const top = (finding_id: string) => ({ body: 'x', finding_id, provider_metadata: {}, provider_severity: 'nit' });
const approval = (approval_id: string) => ({
  approval_id,
  commit_id: revision('4').commit_id,
  recorded_at: '2030-01-01T01:00:00Z',
});
const kill = (reason_id: string, state: string): Edit => [`${context}/kill_switch`, { reason_id, state }];

describe('what is refused with E_RELATION', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [input: ReviewFixInput, edits: readonly Edit[], place: string])[] = [
    // input          edits                                                                 place
    ['observation',   [['/observation/adapter/id', 'adapter.github-forge.v1']],               '/adapter/id'],
    ['observation',   [['/observation/adapter/status', 'active']],                            '/adapter/status'],
    ['observation',   [['/observation/authority', 'some']],                                   '/authority'],
    ['observation',   [['/observation/effects', ['push']]],                                   '/effects'],
    ['observation',   [['/observation/review_mode', 'read-write']],                           '/review_mode'],
    ['observation',   [['/observation/qualification/state', 'qualified']],                    '/qualification/state'],
    ['observation',   [['/observation/stale_bindings', Array(17).fill('x')]],                 '/stale_bindings'],
    ['observation',   [['/observation/trust_context/invocation_kind', 'prompted']],           '/trust_context/invocation_kind'],
    ['observation',   [['/observation/trust_context/expected_review_id', '0']],               '/trust_context/expected_review_id'],
    ['observation',   [['/observation/spare', 1]],                                            '/spare'],
    ['observation',   [[`${review}/review_id`, '07']],                                        '/observation/review_id'],
    ['observation',   [[`${review}/review_id`, '123456789012345678901']],                     '/observation/review_id'],
    ['observation',   [[`${review}/reported_inline_count`, -1]],                              '/observation/reported_inline_count'],
    ['observation',   [[`${review}/status`, 'DONE']],                                         '/observation/status'],
    ['observation',   [[`${first}/finding_id`, '-x']],                                        '/observation/inline_findings/0/finding_id'],
    ['observation',   [[`${first}/body`, '']],                                                '/observation/inline_findings/0/body'],
    ['observation',   [[`${first}/provider_severity`, '']],                                   '/observation/inline_findings/0/provider_severity'],
    ['observation',   [[`${first}/line`, 0]],                                                 '/observation/inline_findings/0/line'],
    ['observation',   [[`${first}/line`, 2_147_483_648]],                                     '/observation/inline_findings/0/line'],
    ['observation',   [[`${first}/side`, 'BOTH']],                                            '/observation/inline_findings/0/side'],
    ['observation',   [[`${first}/provider_metadata`, []]],                                   '/observation/inline_findings/0/provider_metadata'],
    ['observation',   [[`${first}/path`, '/src/a.ts']],                                       '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, 'src/../a.ts']],                                     '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, '.git/config']],                                     '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, 'a/.GIT/hooks']],                                    '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, 'a.']],                                              '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, 'a./b']],                                            '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/path`, 'a'.repeat(4097)]],                                  '/observation/inline_findings/0/path'],
    ['observation',   [[`${first}/commit_id`, revision('3').commit_id]],                      '/observation/inline_findings/0/commit_id'],
    ['observation',   [[`${review}/inline_findings`, two.map(inline).reverse()]],             '/observation/inline_findings'],
    ['observation',   [[`${first}/path`, 'src/b.ts'], [`${first}/finding_id`, 'F2']],         '/observation/inline_findings'],
    ['observation',   [[`${first}/finding_id`, 'F2']],                                        '/observation'],
    ['observation',   [[`${review}/top_level_findings`, [top('F1')]], [`${review}/reported_top_level_count`, 1]], '/observation'],
    ['observation',   [[`${review}/top_level_findings`, [top('T2'), top('T1')]], [`${review}/reported_top_level_count`, 2]], '/observation/top_level_findings'],
    ['observation',   [[`${review}/reported_inline_count`, 3]],                               '/observation/reported_inline_count'],
    ['observation',   [[`${review}/reported_top_level_count`, 1]],                            '/observation/reported_top_level_count'],
    ['observation',   [[`${review}/reported_top_level_count`, -0]],                           '/observation/reported_top_level_count'],
    ['observation',   [[`${review}/terminal_at`, null]],                                      '/observation/terminal_at'],
    ['observation',   [[`${review}/status`, 'IN_PROGRESS']],                                  '/observation/terminal_at'],
    ['observation',   [[`${review}/dismissed_at`, '2030-01-01T00:25:00Z']],                   '/observation/dismissed_at'],
    ['observation',   [[`${review}/status`, 'DISMISSED']],                                    '/observation/dismissed_at'],
    ['observation',   [[`${review}/started_at`, '2030-01-01T00:20:01Z']],                     '/observation/terminal_at'],
    ['observation',   [[`${review}/terminal_at`, '2030-01-01T00:30:01Z']],                    '/observation/updated_at'],
    ['observation',   [[`${review}/updated_at`, '2030-01-01T01:00:01Z']],                     '/observation/observed_at'],
    ['observation',   [[`${review}/status`, 'DISMISSED'], [`${review}/dismissed_at`, '2030-01-01T00:19:59Z']], '/observation/dismissed_at'],
    // A state that does not follow from the review was forged.
    ['observation',   [['/observation/state', 'clean'], ['/observation/reason_id', 'codex.review-clean']], '/state'],
    ['observation',   [['/observation/reason_id', 'codex.review-clean']],                     '/reason_id'],
    ['observation',   [['/observation/state', 'stale'], ['/observation/reason_id', 'codex.review-binding-stale']], '/state'],
    ['observation',   [['/observation/stale_bindings', ['head']]],                            '/state'],
    ['observation',   [[`${review}/complete`, false]],                                        '/state'],
    ['observation',   [[`${review}/status`, 'FAILED']],                                       '/state'],
    ['observation',   [[`${review}/status`, 'TIMED_OUT']],                                    '/state'],
    ['context',       [[`${context}/activation_state`, 'active']],                            '/body/activation_state'],
    ['context',       [[`${context}/change_ref/repository_id`, 'repo.sample']],               '/body/change_ref/repository_id'],
    ['context',       [[`${context}/boundary_refs/risk_gate_evaluation_ref/kind`, 'x']],      '/body/boundary_refs/risk_gate_evaluation_ref/kind'],
    ['context',       [[`${context}/approvals`, [approval('b'), approval('a')]]],             '/body/approvals/1'],
    ['context',       [[`${context}/approvals`, [approval('a'), approval('a')]]],             '/body/approvals/1'],
    ['context',       [[`${context}/approvals`, [{ ...approval('a'), recorded_at: '2030-01-01T02:00:01Z' }]]], '/body/approvals/0/recorded_at'],
    ['context',       [[`${context}/approvals`, [{ ...approval('a'), commit_id: sha('1') }]]], '/body/approvals/0/commit_id'],
    ['context',       [[`${context}/head/repository_id`, 'repo.other']],                      '/body/head/repository_id'],
    ['context',       [[`${context}/head`, { ...revision('1'), hash_algorithm: 'sha256', commit_id: sha('1') }]], '/body/head/hash_algorithm'],
    ['context',       [[`${context}/head`, revision('2')]],                                   '/body/head/commit_id'],
    ['context',       [kill('kill.cleared-current', 'engaged')],                              '/body/kill_switch/reason_id'],
    ['context',       [kill('switch.cleared', 'engaged')],                                    '/body/kill_switch/reason_id'],
    ['context',       [kill('kill.stop.global', 'cleared')],                                  '/body/kill_switch/reason_id'],
    ['context',       [kill('kill.scope-missing.stage', 'cleared')],                          '/body/kill_switch/reason_id'],
    ['context',       [kill('kill.stop.global', 'unknown')],                                  '/body/kill_switch/state'],
    ['credential',    [['/credential', null]],                                                ''],
    ['credential',    [['/credential', 'satisfied']],                                         ''],
    ['credential',    [['/credential', []]],                                                  ''],
    ['credential',    [['/credential/body', null]],                                           '/body'],
    ['credential',    [['/credential/body', 'satisfied']],                                    '/body'],
    ['credential',    [['/credential/kind', 'risk_gate_evaluation']],                         '/kind'],
    ['credential',    [['/credential/body/authority_effect', 'some']],                        '/body/authority_effect'],
    ['credential',    [['/credential/body/verdict', 'granted']],                              '/body/verdict'],
    ['credential',    [['/credential/body/reason_ids', ['claim.provenance-unqualified']]],    '/body/reason_ids/0'],
    ['credential',    [['/credential/body/reason_ids', ['a', 'credential.scope-denied']]],    '/body/reason_ids/1'],
    ['credential',    [['/credential/body/reason_ids', ['b', 'a']]],                          '/body/reason_ids/1'],
    ['credential',    [['/credential/body/verdict', 'violated']],                             '/body/reason_ids/0'],
    ['credential',    [['/credential/body/verdict', 'violated'], ['/credential/body/reason_ids', ['claim.incomplete']]], '/body/verdict'],
    ['credential',    [['/credential/id', 'result.other']],                                   '/id'],
    ['risk',          [['/risk/id', 'result.other']],                                         '/id'],
    ['risk',          [['/risk/body/duty_evaluation_ref/media_type', 'application/json']],    '/body/duty_evaluation_ref/media_type'],
    ['risk',          [['/risk/body/reason_ids', ['decision.missing']]],                      '/body/reason_ids/0'],
    ['risk',          [['/risk/body/reason_ids', ['duty.inconclusive']]],                     '/body/reason_ids/0'],
    ['risk',          [['/risk/body/verdict', 'inconclusive'], ['/risk/body/reason_ids', ['decision.missing']]], '/body/verdict'],
    ['reconciliation', [['/reconciliation/body/concurrency/available_slots', 1]],             '/body/concurrency/available_slots'],
    ['reconciliation', [['/reconciliation/body/concurrency/max_in_flight', 65]],              '/body/concurrency/max_in_flight'],
    ['ledger',        [[`${ledger}/entries`, [attempt(2), attempt(1)]], [`${ledger}/ledger_contract/declared_entry_count`, 2]], '/body/entries'],
    ['ledger',        [[`${ledger}/entries`, [attempt(1), attempt(1)]], [`${ledger}/ledger_contract/declared_entry_count`, 2]], '/body/entries'],
    ['ledger',        [[`${ledger}/entries`, [attempt(1)]]],                                  '/body/ledger_contract/declared_entry_count'],
    ['ledger',        [[`${ledger}/ledger_contract/declared_entry_count`, -0]],               '/body/ledger_contract/declared_entry_count'],
    ['ledger',        [[`${ledger}/entries`, [attempt(9)]], [`${ledger}/ledger_contract/declared_entry_count`, 1]], '/body/entries/0/attempt_number'],
    ['ledger',        [[`${ledger}/entries`, [{ ...attempt(1), recorded_at: '2030-01-01T01:30:01Z' }]], [`${ledger}/ledger_contract/declared_entry_count`, 1]], '/body/entries/0/recorded_at'],
    ['ledger',        [[`${ledger}/entries`, [{ ...attempt(1), outcome: 'merged' }]]],        '/body/entries/0/outcome'],
  ];

  test('the change they are made from is good', () => {
    expect(reviewFix(policy, digested(good)).ok).toBe(true);
  });

  test.each(rows.map(([input, edits, place]) => [input, place, edits] as const))('%s at %s', (input, place, edits) => {
    const broken = edited(good, edits);
    const refusal = { code: 'E_RELATION', at: place, input: String(reviewFixInputs.indexOf(input)) };
    expect(reviewFix(policy, digested(broken))).toMatchObject({ ok: false, refusal });
  });
});

describe('what is taken', () => {
  const same = '2030-01-01T02:00:00Z';
  // biome-ignore format: a table
  test.each([
    // what                                        outcome            edits
    ['a ledger recorded when it was observed',     'fix-request',     [[`${ledger}/recorded_at`, same]]],
    ['an attempt recorded with the ledger',        'fix-request',     [[`${ledger}/entries`, [{ ...attempt(1), recorded_at: '2030-01-01T01:30:00Z' }]], [`${ledger}/ledger_contract/declared_entry_count`, 1]]],
    ['an approval recorded when it was observed',  'fix-request',     [[`${context}/approvals`, [{ ...approval('a'), recorded_at: same }]]]],
    ['a review observed with its change',          'fix-request',     [[`${review}/observed_at`, same], ['/observation/trust_context/observation_time', same]]],
    ['a review that was over at once',             'fix-request',     ['started_at', 'terminal_at', 'updated_at', 'observed_at'].map((name) => [`${review}/${name}`, '2030-01-01T01:00:00Z'])],
    ['a kill switch cleared in other words',       'fix-request',     [kill('operator.all-clear', 'cleared')]],
    ['more reports than findings, incomplete',     'degraded-review', [[`${review}/complete`, false], [`${review}/reported_inline_count`, 9], ['/observation/state', 'inconclusive'], ['/observation/reason_id', 'codex.review-incomplete']]],
  ] as [string, string, Edit[]][])('%s: %s', (_what, outcome, edits) => {
    const planned = reviewFix(policy, digested(rebound(edited(good, edits))));
    expect(planned).toMatchObject({ ok: true, value: { body: { decision: { outcome } } } });
  });
});

describe('bytes', () => {
  const bytes = Object.fromEntries(reviewFixInputs.map((name) => [name, encodeCanonical(good[name])])) as Record<
    ReviewFixInput,
    Uint8Array
  >;
  const deep = (levels: number) => Buffer.from(`${'['.repeat(levels)}${']'.repeat(levels)}\n`);

  test.each([
    // bytes                                                    token
    [new Uint8Array(1_048_577).fill(0x20), 'E_LIMIT'],
    [Buffer.from('{'), 'E_PARSE'],
    [Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0x0a]), 'E_PARSE'],
    [Buffer.from('{}'), 'E_CANONICAL'],
    [deep(33), 'E_LIMIT'],
    [Buffer.from(`["${'x'.repeat(8193)}"]\n`), 'E_LIMIT'],
    [Buffer.from(`[${'1,'.repeat(16_384)}1]\n`), 'E_LIMIT'],
    [deep(32), 'E_RELATION'],
    [Buffer.from('{}\n'), 'E_RELATION'],
  ])('%#', (odd, code) => {
    for (const [index, name] of reviewFixInputs.entries()) {
      const refusal = { code, input: String(index) };
      expect(planReviewFix(policy, { ...bytes, [name]: odd })).toMatchObject({ ok: false, refusal });
    }
  });

  test('a step is taken on all inputs before the next', () => {
    const given = { ...bytes, observation: Buffer.from('{}\n'), context: Buffer.from('{}'), ledger: Buffer.from('{') };
    expect(planReviewFix(policy, given)).toMatchObject({ refusal: { code: 'E_PARSE', input: '5' } });
  });

  test('what was parsed is bounded too', () => {
    const long = edited(good, [[`${first}/body`, 'x'.repeat(8193)]]);
    expect(reviewFix(policy, digested(long))).toMatchObject({ refusal: { code: 'E_LIMIT', input: '0' } });
  });
});
