// Every way in which an expectation could be slightly wrong: another disposition, or one member that says something else.
// All are within the words of the source, so that the seed set stays one and only the case can fail.
import type { Expectation } from '../../src/expectations.ts';

type Said = Record<string, unknown>;
type Change = (expectation: Said) => unknown;

const swap =
  (member: string, a: string, b: string): Change =>
  (said) =>
    said[member] === a ? b : a;

/** One of a list fewer, or one in an empty list. */
const otherList =
  (member: string, item: unknown): Change =>
  (said) => {
    const list = said[member] as readonly unknown[];
    return list.length > 0 ? list.slice(1) : [item];
  };

/** As `otherList`, where the list may not be empty. */
const otherReasons =
  (a: string, b: string): Change =>
  (said) => {
    const reasons = said.reason_ids as readonly string[];
    return reasons.length > 1 ? reasons.slice(1) : [reasons[0] === a ? b : a];
  };

const key = { initiative_id: 'i', stage_id: 's', task_class_id: 't', workflow_id: 'w' };
const held = { attempt_number: 1, operation: 'dispatch-stage', request_sha256: '0'.repeat(64), stage_key: key };
const evaluation = (verdicts: readonly [string, string], reasons: readonly [string, string]) => ({
  verdict: swap('verdict', ...verdicts),
  reason_ids: otherReasons(...reasons),
});

type Words = {
  /** What is said when nothing is refused, to be said where something is. */
  readonly accepted: Said;
  readonly members: { readonly [member: string]: Change };
  readonly tokens: readonly [string, string?];
  readonly detail?: string;
};

// biome-ignore format: a table
const wordsOf: { readonly [source: string]: Words } = {
  'core.stage-run.v2': {
    accepted: { disposition: 'accepted', status: 'completed' },
    members: { status: swap('status', 'completed', 'skipped') },
    tokens: ['E_RELATION', 'E_REF'],
  },
  'orchestrator.state-scanner.v1': {
    accepted: { disposition: 'observed', class: 'pending', action: 'dispatch-stage', reason_id: 'scanner.no-attempt' },
    members: { class: swap('class', 'pending', 'stale'), action: swap('action', 'none', 'retry-stage'), reason_id: swap('reason_id', 'scanner.no-attempt', 'scanner.stage-stale') },
    tokens: ['E_RELATION', 'E_STALE'],
  },
  'orchestrator.reconciliation-plan.v1': {
    accepted: { disposition: 'planned', deliveries: [], deferred: [], suppressed: [], operator_messages: [] },
    members: {
      deliveries: otherList('deliveries', { ...held, delivery_mode: 'first-delivery' }),
      deferred: otherList('deferred', { ...held, reason_id: 'planner.backpressure-slots-exhausted' }),
      suppressed: otherList('suppressed', { ...held, reason_id: 'planner.delivery-acknowledged' }),
      operator_messages: otherList('operator_messages', { class: 'terminal', action: 'none', stage_key: key }),
    },
    tokens: ['E_RECONCILIATION_INPUT'],
  },
  'control.sandbox-policy.v1': {
    accepted: { disposition: 'evaluated', verdict: 'satisfied', reason_ids: ['sandbox.declaration-satisfied'] },
    members: evaluation(['satisfied', 'violated'], ['network.unknown', 'duty.violated']),
    tokens: ['E_RELATION', 'E_POLICY_SET'],
  },
  'control.duty-separation.v1': {
    accepted: { disposition: 'evaluated', verdict: 'satisfied', reason_ids: ['duty.satisfied'] },
    members: evaluation(['satisfied', 'violated'], ['duty.satisfied', 'requester.role-denied']),
    tokens: ['E_CORE', 'E_RELATION'],
  },
  'control.risk-gates.v1': {
    accepted: { disposition: 'evaluated', verdict: 'inconclusive', reason_ids: ['decision.provenance-unqualified'] },
    members: evaluation(['inconclusive', 'violated'], ['duty.violated', 'decision.missing']),
    tokens: ['E_DUTY', 'E_RELATION'],
  },
  'adapters.provider-normalizers.v1': {
    accepted: { disposition: 'normalized', state: 'clean', reason_id: 'codex.review-clean', stale_bindings: [] },
    members: { state: swap('state', 'clean', 'passed'), reason_id: swap('reason_id', 'ci.passed', 'ci.failed'), stale_bindings: otherList('stale_bindings', 'head') },
    tokens: ['E_SHAPE', 'E_TRUST'],
  },
  'content.file-gate.v1': {
    accepted: { disposition: 'admitted' },
    members: {},
    tokens: ['E_DENYLIST', 'E_PATH'],
    detail: 'content.bytes',
  },
  'loop.review-fix.v1': {
    accepted: { disposition: 'decided', outcome: 'fix-request', detail: [], finding_ids: ['F1'], excluded_finding_ids: [] },
    members: {
      outcome: swap('outcome', 'fix-request', 'review-stale'),
      detail: otherList('detail', 'review.dismissed'),
      finding_ids: otherList('finding_ids', 'F1'),
      excluded_finding_ids: otherList('excluded_finding_ids', 'F1'),
    },
    tokens: ['E_RELATION', 'E_LIMIT'],
  },
};

/** The wrong expectations that a right one of a source has; at least one. */
export function flipsOf(source: string, expectation: Expectation): readonly Expectation[] {
  const words = wordsOf[source];
  if (words === undefined) throw new Error(`no words of \`${source}\``);
  const [token, otherToken] = words.tokens;
  const detail = words.detail === undefined ? {} : { detail: words.detail };
  const isRejected = expectation.disposition === 'rejected';
  const changes: { readonly [member: string]: Change } = isRejected
    ? {
        ...(otherToken === undefined ? {} : { error_token: swap('error_token', token, otherToken) }),
        ...(words.detail === undefined ? {} : { detail: () => words.detail }),
      }
    : words.members;
  return [
    isRejected ? words.accepted : { disposition: 'rejected', error_token: token, ...detail },
    ...Object.entries(changes).map(([member, change]) => ({ ...expectation, [member]: change(expectation) })),
  ] as Expectation[];
}
