// The ladder: one row for each reason of each step, in the order in which they are asked, and what a fix request says.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import {
  planReasons,
  planReviewFix,
  type ReviewFixInput,
  type ReviewFixPlan,
  reviewFix,
  reviewFixInputs,
  reviewFixPlanKind,
  shippedReviewFixPolicy,
} from '#loop';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited, valueAt } from '../../../test/support/edit.ts';
import { attempt, change, type Documents, digested, inline, major, rebound } from './support/changes.ts';

const policy = shippedReviewFixPolicy();

function planOf(documents: Documents): ReviewFixPlan {
  const bytes = Object.fromEntries(reviewFixInputs.map((name) => [name, encodeCanonical(documents[name])]));
  const planned = planReviewFix(policy, bytes as Record<ReviewFixInput, Uint8Array>);
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  expect(reviewFixPlanKind.parse(planned.value.bytes).ok).toBe(true);
  expect(reviewFix(policy, digested(documents))).toEqual({ ok: true, value: planned.value.content });
  return planned.value.content;
}

const { revision } = shapes;
const [review, context] = ['/observation/observation', '/context/body'];
const status = (value: string, state: string, reason: string): readonly Edit[] => [
  [`${review}/status`, value],
  ['/observation/state', state],
  ['/observation/reason_id', `codex.review-${reason}`],
];
const stale = (...bindings: string[]): readonly Edit[] => [
  ['/observation/state', 'stale'],
  ['/observation/reason_id', 'codex.review-binding-stale'],
  ['/observation/stale_bindings', bindings],
];
const open: readonly Edit[] = [[`${review}/terminal_at`, null]];
const approval = (commit_id: string) => ({ approval_id: 'approval.a', commit_id, recorded_at: '2030-01-01T01:00:00Z' });
const delivered = {
  class: 'terminal',
  recovery: {
    action: 'none',
    attempt_number: 1,
    reason_id: 'scanner.stage-completed',
    retry_limit: 3,
    source_reason: { state: 'absent' },
  },
  stage_key: { initiative_id: 'i', stage_id: 's', task_class_id: 't', workflow_id: 'w' },
};

describe('the ladder', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], outcome: string, detail: readonly string[]])[] = [
    // edits                                                                        outcome                detail
    [[],                                                                            'fix-request',         []],
    [[[`${context}/kill_switch`, { reason_id: 'kill.stop.global', state: 'engaged' }]], 'kill-switch',     ['kill.stop.global']],
    [[[`${context}/kill_switch`, { reason_id: 'operator.said-so', state: 'engaged' }]], 'kill-switch',     ['operator.said-so']],
    // What the context names is not what was handed in: the refs are left as they were.
    [[['/credential/body/claim_ref/id', 'x']],                                          'boundaries-unproven', ['boundary.credential-identity-mismatch']],
    [[['/reconciliation/body/concurrency', { active_pending: 0, available_slots: 3, max_in_flight: 3 }]], 'boundaries-unproven', ['boundary.reconciliation-identity-mismatch']],
    [[['/risk/body/classification/declared_tier', 'high']],                         'boundaries-unproven', ['boundary.risk-identity-mismatch']],
    [[['/ledger/id', 'attempts.b']],                                                'boundaries-unproven', ['boundary.attempt-ledger-identity-mismatch']],
    [[['/credential/body/verdict', 'inconclusive'], ['/credential/body/reason_ids', ['claim.provenance-unqualified']], ['rebind', 1]], 'boundaries-unproven', ['boundary.credential-not-satisfied']],
    [[['/credential/body/verdict', 'violated'], ['/credential/body/reason_ids', ['credential.material-exposed']], ['rebind', 1]], 'boundaries-unproven', ['boundary.credential-not-satisfied']],
    [[['/risk/body/verdict', 'inconclusive'], ['/risk/body/reason_ids', ['decision.provenance-unqualified']], ['rebind', 1]], 'boundaries-unproven', ['boundary.risk-not-satisfied']],
    [[['/risk/body/verdict', 'violated'], ['/risk/body/reason_ids', ['decision.missing']], ['rebind', 1]], 'boundaries-unproven', ['boundary.risk-not-satisfied']],
    [[['/reconciliation/body/operator_messages', [delivered]], ['rebind', 1]],      'boundaries-unproven', ['boundary.reconciliation-unreconciled']],
    [[['/reconciliation/body/concurrency', { active_pending: 1, available_slots: 1, max_in_flight: 2 }], ['rebind', 1]], 'boundaries-unproven', ['boundary.reconciliation-unreconciled']],
    [[['/reconciliation/body/concurrency', { active_pending: 3, available_slots: 0, max_in_flight: 2 }], ['rebind', 1]], 'boundaries-unproven', ['boundary.reconciliation-unreconciled']],
    [[['/ledger/body/change_ref/change_request_id', '13'], ['rebind', 1]],          'boundaries-unproven', ['boundary.attempt-ledger-change-mismatch']],
    [[['/ledger/body/change_ref/repository_id', '346'], ['rebind', 1]],             'boundaries-unproven', ['boundary.attempt-ledger-change-mismatch']],
    [[['/ledger/body/recorded_at', '2030-01-01T02:00:01Z'], ['rebind', 1]],         'boundaries-unproven', ['boundary.attempt-ledger-not-yet-observed']],
    [[['/credential/body/claim_ref/id', 'x'], ['/risk/body/decision_claim_ref/content_id', 'x'], ['/ledger/id', 'x']],             'boundaries-unproven', ['boundary.attempt-ledger-identity-mismatch', 'boundary.credential-identity-mismatch', 'boundary.risk-identity-mismatch']],
    [[...stale('head'), ['/observation/trust_context/expected_head', revision('4')]], 'review-stale',      ['review.bindings-stale', 'review.state-stale']],
    [[['/observation/trust_context/expected_head', revision('4')]],                 'review-stale',        ['review.bindings-unverified']],
    [[...stale('head')],                                                            'review-stale',        ['review.bindings-stale', 'review.bindings-unverified', 'review.state-stale']],
    [[[`${context}/head`, revision('4')]],                                          'review-stale',        ['review.head-mismatch']],
    [[[`${context}/base`, revision('4')]],                                          'review-stale',        ['review.base-mismatch']],
    [[[`${context}/change_ref/change_request_id`, '13'], ['/ledger/body/change_ref/change_request_id', '13'], ['rebind', 1]], 'review-stale', ['review.change-mismatch']],
    [[[`${context}/change_ref/repository_id`, '346'], ['/ledger/body/change_ref/repository_id', '346'], ['rebind', 1]], 'review-stale', ['review.change-mismatch']],
    [[[`${context}/observed_at`, '2030-01-01T00:59:59Z'], ['/ledger/body/recorded_at', '2030-01-01T00:00:00Z'], ['rebind', 1]], 'review-stale', ['review.observed-after-context']],
    [[...status('DISMISSED', 'dismissed', 'dismissed'), [`${review}/dismissed_at`, '2030-01-01T00:25:00Z']], 'degraded-review', ['review.dismissed', 'review.not-completed']],
    [status('FAILED', 'failed', 'failed'),                                          'degraded-review',     ['review.failed', 'review.not-completed']],
    [status('TIMED_OUT', 'timeout', 'timeout'),                                     'degraded-review',     ['review.not-completed', 'review.timeout']],
    [[...status('IN_PROGRESS', 'inconclusive', 'not-terminal'), ...open],           'degraded-review',     ['review.inconclusive', 'review.not-completed']],
    [[...status('UNKNOWN', 'inconclusive', 'not-terminal'), ...open],               'degraded-review',     ['review.inconclusive', 'review.not-completed']],
    [[...status('COMPLETED', 'inconclusive', 'incomplete'), [`${review}/complete`, false]], 'degraded-review', ['review.incomplete', 'review.inconclusive']],
    [[[`${context}/approvals`, [approval(revision('1').commit_id)]]],               'approval-present',    ['approval.recorded-on-head']],
    [[[`${context}/approvals`, [approval(revision('4').commit_id)]]],               'fix-request',         []],
    [[['/ledger/body/entries', [attempt(1)]], ['/ledger/body/ledger_contract/declared_entry_count', 1], ['rebind', 1]], 'fix-request', []],
    [[['/ledger/body/entries', [attempt(2)]], ['/ledger/body/ledger_contract/declared_entry_count', 1], ['rebind', 1]], 'attempt-limit', ['attempt.limit-reached']],
    [[['/ledger/body/entries', [attempt(1), attempt(8)]], ['/ledger/body/ledger_contract/declared_entry_count', 2], ['rebind', 1]], 'attempt-limit', ['attempt.limit-reached']],
    [[['/observation', change([]).observation]],                                    'no-actionable-findings', ['findings.review-clean']],
    [[['/observation', change([{ ...major, provider_severity: 'nit' }]).observation]], 'no-actionable-findings', ['findings.none-actionable']],
    [[['/observation', change([{ ...major, path: 'deploy/run.sh' }]).observation]], 'no-actionable-findings', ['findings.none-actionable', 'findings.protected-path-excluded']],
    // A finding about the change as a whole is a finding, and nobody can be sent to a line to fix it.
    [[[`${review}/inline_findings`, []], [`${review}/reported_inline_count`, 0], [`${review}/reported_top_level_count`, 1], [`${review}/top_level_findings`, [{ body: null, finding_id: 'T1', provider_metadata: {}, provider_severity: 'blocker' }]]], 'no-actionable-findings', ['findings.none-actionable']],
    // The first step that stops decides.
    [[[`${context}/kill_switch`, { reason_id: 'kill.stop.stage', state: 'engaged' }], ['/credential/body/claim_ref/id', 'x'], [`${context}/head`, revision('4')]], 'kill-switch', ['kill.stop.stage']],
    [[['/credential/body/claim_ref/id', 'x'], [`${context}/head`, revision('4')]],                 'boundaries-unproven', ['boundary.credential-identity-mismatch']],
    [[[`${context}/head`, revision('4')], ...status('FAILED', 'failed', 'failed')], 'review-stale',        ['review.head-mismatch']],
    [[...status('FAILED', 'failed', 'failed'), [`${context}/approvals`, [approval(revision('1').commit_id)]]], 'degraded-review', ['review.failed', 'review.not-completed']],
    [[[`${context}/approvals`, [approval(revision('1').commit_id)]], ['/ledger/body/entries', [attempt(2)]], ['/ledger/body/ledger_contract/declared_entry_count', 1], ['rebind', 1]], 'approval-present', ['approval.recorded-on-head']],
    [[['/observation', change([]).observation], ['/ledger/body/entries', [attempt(2)]], ['/ledger/body/ledger_contract/declared_entry_count', 1], ['rebind', 1]], 'attempt-limit', ['attempt.limit-reached']],
  ];

  const documentsOf = (edits: readonly Edit[]): Documents => {
    const documents = edited(
      change(),
      edits.filter(([pointer]) => pointer !== 'rebind'),
    );
    return edits.some(([pointer]) => pointer === 'rebind') ? rebound(documents) : documents;
  };

  test.each(rows.map(([edits, outcome, detail]) => [outcome, detail, edits] as const))(
    '%s %j',
    (outcome, detail, edits) => {
      const { decision } = planOf(documentsOf(edits)).body;
      expect(decision).toMatchObject({ outcome, detail });
      expect(decision.fix_request.state).toBe(outcome === 'fix-request' ? 'present' : 'absent');
    },
  );

  test('every outcome and every reason is among the rows', () => {
    const found = new Set(rows.flatMap(([, outcome, detail]) => [outcome, ...detail]));
    const known = Object.entries(planReasons).flatMap(([outcome, reasons]) => [outcome, ...reasons]);
    expect(known.filter((word) => !found.has(word))).toEqual([]);
  });
});

describe('a fix request', () => {
  const findings = [
    { finding_id: 'F2', path: 'src/b.ts', provider_severity: 'P1' },
    { finding_id: 'F1', path: 'src/b.ts', provider_severity: 'Blocker' },
    { finding_id: 'F3', path: 'src/a.ts', provider_severity: 'critical' },
    { finding_id: 'F4', path: 'src/a.ts', provider_severity: 'nit' },
    { finding_id: 'F5', path: 'src/auth/login.ts', provider_severity: 'p0' },
    { finding_id: 'F6', path: 'secrets/a.txt', provider_severity: 'trivial' },
  ];

  test('says who may do what, where and for the how-manieth time', () => {
    const documents = change(findings, [1]);
    const plan = planOf(documents);
    const ref = (name: ReviewFixInput) => ({
      schema_version: 1,
      kind: valueAt(documents, `/${name}/kind`),
      id: valueAt(documents, `/${name}/id`),
      sha256: documentDigest(documents[name]),
    });
    expect(plan).toEqual({
      schema_version: 1,
      kind: 'review_fix_plan',
      id: 'context.a',
      body: {
        activation_state: 'inactive',
        attempt: { limit: 2, next_number: 2, recorded_count: 1 },
        authority: 'none',
        change_ref: { change_request_id: '12', repository_id: '345' },
        decision: {
          detail: [],
          excluded_protected_findings: [findings[4]],
          fix_request: {
            state: 'present',
            value: {
              allowed_paths: ['src/a.ts', 'src/b.ts'],
              artifact_kind: 'git-patch',
              attempt: { limit: 2, number: 2 },
              authority: 'none',
              base: revision('2'),
              capability_id: 'core.harness.produce.v1',
              findings: [findings[1], findings[0], findings[2]],
              head: revision('1'),
              permissions: [
                'core.perm.evidence.write.v1',
                'core.perm.model.invoke.v1',
                'core.perm.scratch.write.v1',
                'core.perm.target.read.v1',
              ],
              push_allowed: false,
              push_allowed_reason_id: 'loop.inactive-planner',
              request_kind: 'stage_request',
              review_ref: { change_request_id: '12', repository_id: '345', review_id: '678' },
              role: 'producer',
              target_repository_id: revision('1').repository_id,
            },
          },
          outcome: 'fix-request',
        },
        effects: [],
        inputs: {
          attempt_ledger_ref: ref('ledger'),
          change_context_ref: ref('context'),
          credential_evaluation_ref: ref('credential'),
          observation_ref: {
            content_id: 'loop-review-observation',
            media_type: 'application/json',
            sha256: documentDigest(documents.observation),
          },
          policy_ref: {
            content_id: 'loop-policy.review-fix',
            media_type: 'application/vnd.ystack.loop-policy+json',
            sha256: policy.sha256,
          },
          reconciliation_plan_ref: ref('reconciliation'),
          risk_gate_evaluation_ref: ref('risk'),
        },
        mode: 'planning-only',
        observed_at: '2030-01-01T02:00:00Z',
        qualification: { reason_id: 'loop.unqualified', state: 'unavailable' },
      },
    });
  });

  test('never allows a push, least of all behind an approval', () => {
    const approved = edited(change(), [[`${context}/approvals`, [approval(revision('4').commit_id)]]]);
    const { decision } = planOf(approved).body;
    expect(decision.fix_request).toMatchObject({
      state: 'present',
      value: { push_allowed: false, push_allowed_reason_id: 'loop.no-push-after-approval' },
    });
  });

  test('256 findings at most', () => {
    const many = Array.from({ length: 257 }, (_, index) =>
      inline({ finding_id: `F${String(index).padStart(3, '0')}`, path: 'src/a.ts', provider_severity: 'major' }),
    );
    const of = (count: number) =>
      edited(change(), [
        [`${review}/inline_findings`, many.slice(0, count)],
        [`${review}/reported_inline_count`, count],
      ]);
    expect(planOf(of(256)).body.decision.outcome).toBe('fix-request');
    expect(reviewFix(policy, digested(of(257)))).toMatchObject({ refusal: { code: 'E_RELATION', input: '0' } });
  });

  test('is refused as a document when it was edited', () => {
    const plan = planOf(change());
    const request = '/body/decision/fix_request';
    // biome-ignore format: a table
    const edits: readonly (readonly [Edit, string, string])[] = [
      // edit                                                                token         place
      [['/body/decision/outcome', 'escalate'],                               'E_SHAPE',    '/body/decision/outcome'],
      [[`${request}/value/push_allowed`, true],                              'E_SHAPE',    `${request}/value/push_allowed`],
      [['/id', 'context.b'],                                                 'E_RELATION', '/body/inputs/change_context_ref/id'],
      [['/body/decision/detail', ['findings.review-clean']],                 'E_RELATION', '/body/decision/detail'],
      [['/body/decision/outcome', 'attempt-limit'],                          'E_RELATION', '/body/decision/detail'],
      [[request, { state: 'absent' }],                                       'E_RELATION', `${request}/state`],
      [[`${request}/value/allowed_paths`, ['src/a.ts', 'src/queue.ts']],     'E_RELATION', `${request}/value/allowed_paths`],
      [[`${request}/value/attempt/number`, 2],                               'E_RELATION', `${request}/value/attempt`],
      [[`${request}/value/review_ref/change_request_id`, '13'],              'E_RELATION', `${request}/value/review_ref`],
      [['/body/decision/excluded_protected_findings', [major, major]],       'E_RELATION', '/body/decision'],
    ];
    for (const [edit, code, at] of edits) {
      expect(reviewFixPlanKind.check(edited(plan, [edit]) as unknown as Json)).toMatchObject({ refusal: { code, at } });
    }
    const stopped = planOf(edited(change(), [['/credential/body/claim_ref/id', 'x']]));
    // biome-ignore format: a table
    const stops: readonly (readonly [readonly Edit[], string])[] = [
      // edits                                                                       place
      [[['/body/decision/detail', ['review.failed']]],                               '/body/decision/detail/0'],
      [[['/body/decision/detail', []]],                                              '/body/decision/detail'],
      [[['/body/decision/outcome', 'kill-switch'], ['/body/decision/detail', ['a', 'b']]], '/body/decision/detail'],
    ];
    for (const [changed, at] of stops) {
      expect(reviewFixPlanKind.check(edited(stopped, changed) as unknown as Json)).toMatchObject({
        refusal: { code: 'E_RELATION', at },
      });
    }
  });
});
