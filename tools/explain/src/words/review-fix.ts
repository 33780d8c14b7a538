// The words of `review_fix_plan`: a ladder whose first rung that holds decides.
import { type WordTable, words } from './words.ts';

/** Reasons of the decision. */
export const reviewFixWords: WordTable = {
  'kill-switch': words(
    'The kill switch is not cleared, and nothing else is asked.',
    ['context /body/kill_switch'],
    'Whoever threw the switch clears it.',
  ),
  'boundaries-unproven': words(
    'Not every boundary that a fix would have to keep is proven for this change.',
    ['context /body/boundary_refs'],
    'Hand in evaluations that the context names and that are satisfied. The evaluators here never say more than inconclusive about claims, so this is their real answer.',
  ),
  'review-stale': words(
    'The review is not about the change as it stands.',
    ['context /body/head', 'context /body/base', 'review /stale_bindings', 'review /observation/head'],
    'Have the change reviewed again as it stands.',
  ),
  'degraded-review': words(
    'The review did not come to a proper end, so it has no say.',
    ['review /state', 'review /reason_id', 'review /observation/status'],
    'Have the change reviewed again.',
  ),
  'approval-present': words(
    'The very commit is approved, and an approved commit is not pushed over.',
    ['context /body/approvals', 'context /body/head'],
    'Withdraw the approval if the findings still matter.',
  ),
  'attempt-limit': words(
    'Every attempt at a fix that the policy grants is used up.',
    ['plan /body/attempt'],
    'A person takes over.',
  ),
  'no-actionable-findings': words(
    'The review has no finding that may be fixed by a planned change.',
    ['review /state', 'review /observation/inline_findings', 'policy /body/actionable_severities'],
    'Nothing; findings without a line, below the actionable severities or in protected paths are for people.',
  ),
  'fix-request': words(
    'The review is current, complete and has findings that may be fixed, every boundary holds, and attempts are left.',
    ['plan /body/decision/fix_request/value/findings'],
    'It is a plan: nothing is pushed.',
  ),
};

/** Details of a decision, and the reason ids inside a fix request. */
export const reviewFixDetailWords: WordTable = {
  'boundary.credential-identity-mismatch': words(
    'The credential evaluation is not the one that the context names.',
    ['context /body/boundary_refs/credential_evaluation_ref', 'plan /body/inputs/credential_evaluation_ref'],
    'Hand in the one it names.',
  ),
  'boundary.credential-not-satisfied': words(
    'The credential evaluation is not satisfied.',
    ['credential /body/verdict', 'credential /body/reason_ids'],
    'Mend what it names.',
  ),
  'boundary.reconciliation-identity-mismatch': words(
    'The reconciliation plan is not the one that the context names.',
    ['context /body/boundary_refs/reconciliation_plan_ref', 'plan /body/inputs/reconciliation_plan_ref'],
    'Hand in the one it names.',
  ),
  'boundary.reconciliation-unreconciled': words(
    'Deliveries are open: planned, deferred, pending or waiting for an operator.',
    ['reconciliation /body/concurrency', 'reconciliation /body/deliveries', 'reconciliation /body/operator_messages'],
    'Plan when nothing is open.',
  ),
  'boundary.risk-identity-mismatch': words(
    'The risk gate evaluation is not the one that the context names.',
    ['context /body/boundary_refs/risk_gate_evaluation_ref', 'plan /body/inputs/risk_gate_evaluation_ref'],
    'Hand in the one it names.',
  ),
  'boundary.risk-not-satisfied': words(
    'The risk gate evaluation is not satisfied.',
    ['risk /body/verdict', 'risk /body/reason_ids'],
    'Mend what it names.',
  ),
  'boundary.attempt-ledger-identity-mismatch': words(
    'The ledger of attempts is not the one that the context names.',
    ['context /body/boundary_refs/attempt_ledger_ref', 'plan /body/inputs/attempt_ledger_ref'],
    'Hand in the one it names.',
  ),
  'boundary.attempt-ledger-change-mismatch': words(
    'The ledger of attempts is about another change.',
    ['ledger /body/change_ref', 'context /body/change_ref'],
    'Hand in the ledger of this change.',
  ),
  'boundary.attempt-ledger-not-yet-observed': words(
    'The ledger was recorded after the context was observed.',
    ['ledger /body/recorded_at', 'context /body/observed_at'],
    'Observe the context again.',
  ),
  'review.state-stale': words(
    'The review itself says that it is stale.',
    ['review /state'],
    'Have the change reviewed again.',
  ),
  'review.bindings-stale': words(
    'What the review was asked about is not what it saw.',
    ['review /stale_bindings'],
    'Have the change reviewed again.',
  ),
  'review.bindings-unverified': words(
    'The review lists other stale bindings than its own documents give.',
    ['review /stale_bindings', 'review /trust_context'],
    'Normalize the review again.',
  ),
  'review.head-mismatch': words(
    'The review is about another head.',
    ['review /observation/head', 'context /body/head'],
    'Review the head as it stands.',
  ),
  'review.base-mismatch': words(
    'The review is about another base.',
    ['review /observation/base', 'context /body/base'],
    'Review against the base as it stands.',
  ),
  'review.change-mismatch': words(
    'The review is about another change.',
    ['review /observation/change_request_id', 'context /body/change_ref'],
    'Hand in the review of this change.',
  ),
  'review.observed-after-context': words(
    'The review was observed after the context.',
    ['review /observation/observed_at', 'context /body/observed_at'],
    'Observe the context again.',
  ),
  'review.dismissed': words(
    'The review was dismissed.',
    ['review /observation/dismissed_at'],
    'Have the change reviewed again.',
  ),
  'review.failed': words('The review failed.', ['review /observation/status'], 'Have the change reviewed again.'),
  'review.timeout': words(
    'The review ran out of time.',
    ['review /observation/status'],
    'Have the change reviewed again.',
  ),
  'review.inconclusive': words(
    'The review is inconclusive.',
    ['review /state', 'review /reason_id'],
    'Have the change reviewed again.',
  ),
  'review.incomplete': words(
    'Not all of the review is at hand.',
    ['review /observation/complete'],
    'Capture the review again, whole.',
  ),
  'review.not-completed': words(
    'The review is not completed.',
    ['review /observation/status'],
    'Wait for it to complete.',
  ),
  'approval.recorded-on-head': words(
    'An approval is recorded on the head.',
    ['context /body/approvals', 'context /body/head'],
    'Withdraw the approval if the findings still matter.',
  ),
  'attempt.limit-reached': words(
    'The next attempt would be one more than the policy grants.',
    ['plan /body/attempt'],
    'A person takes over.',
  ),
  'findings.review-clean': words('The review is clean.', ['review /state'], 'Nothing is left to fix.'),
  'findings.none-actionable': words(
    'No finding has a line, an actionable severity and a path outside the protected ones.',
    ['review /observation/inline_findings'],
    'A person looks at what the review says.',
  ),
  'findings.protected-path-excluded': words(
    'Findings in protected paths were left out: these are never fixed by a planned change.',
    ['plan /body/decision/excluded_protected_findings', 'review /observation/inline_findings'],
    'A person fixes them.',
  ),
  'loop.no-push-after-approval': words(
    'Nothing is pushed, because an approval exists.',
    ['context /body/approvals'],
    'Nothing is pushed by a plan in any case.',
  ),
  'loop.inactive-planner': words(
    'Nothing is pushed, because the planner only plans.',
    [],
    'Nothing is pushed by a plan.',
  ),
  'loop.unqualified': words('The plan is not qualified for use.', [], 'Nothing here qualifies a plan.'),
};
