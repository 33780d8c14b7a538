// The steps of the ladder and the reasons each can give, in the order in which they are asked.
import type { PlanOutcome } from '../generated/common.d.ts';

/** Outcome to the reasons of its detail. A kill switch gives its own reason; a fix request needs none. */
export const planReasons = {
  'kill-switch': [],
  'boundaries-unproven': [
    'boundary.credential-identity-mismatch',
    'boundary.credential-not-satisfied',
    'boundary.reconciliation-identity-mismatch',
    'boundary.reconciliation-unreconciled',
    'boundary.risk-identity-mismatch',
    'boundary.risk-not-satisfied',
    'boundary.attempt-ledger-identity-mismatch',
    'boundary.attempt-ledger-change-mismatch',
    'boundary.attempt-ledger-not-yet-observed',
  ],
  'review-stale': [
    'review.state-stale',
    'review.bindings-stale',
    'review.bindings-unverified',
    'review.head-mismatch',
    'review.base-mismatch',
    'review.change-mismatch',
    'review.observed-after-context',
  ],
  'degraded-review': [
    'review.dismissed',
    'review.failed',
    'review.timeout',
    'review.inconclusive',
    'review.incomplete',
    'review.not-completed',
  ],
  'approval-present': ['approval.recorded-on-head'],
  'attempt-limit': ['attempt.limit-reached'],
  'no-actionable-findings': ['findings.review-clean', 'findings.none-actionable', 'findings.protected-path-excluded'],
  'fix-request': [],
} as const satisfies { readonly [Outcome in PlanOutcome]: readonly string[] };
