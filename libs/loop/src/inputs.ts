// The six documents that a review-fix plan is made from, in their order, and how each is admitted.
import { accept, checkParsedLimits, type Json, type Refusal, type Result, refuse } from '#canonical';
import type { Digested } from '#contract';
import { type OrchestratorReconciliationPlan, reconciliationPlanKind } from '#orchestrator';
import {
  type BoundaryCredential,
  type BoundaryRisk,
  checkBoundaryCredential,
  checkBoundaryRisk,
} from './boundary-evaluation.ts';
import { attemptLedgerKind } from './documents/attempt-ledger.ts';
import { loopBounds } from './documents/bounds.ts';
import { changeContextKind } from './documents/change-context.ts';
import { reviewObservationKind } from './documents/review-observation.ts';
import type { LoopReviewObservation } from './generated/loop-review-observation.d.ts';
import type { ReviewFixAttemptLedger } from './generated/review-fix-attempt-ledger.d.ts';
import type { ReviewFixChangeContext } from './generated/review-fix-change-context.d.ts';

/** The names of the inputs, in the order in which they are given and judged. */
export const reviewFixInputs = ['observation', 'context', 'credential', 'risk', 'reconciliation', 'ledger'] as const;

export type ReviewFixInput = (typeof reviewFixInputs)[number];

export type ReviewFixDocuments = {
  readonly observation: Digested<LoopReviewObservation>;
  readonly context: Digested<ReviewFixChangeContext>;
  readonly credential: Digested<BoundaryCredential>;
  readonly risk: Digested<BoundaryRisk>;
  readonly reconciliation: Digested<OrchestratorReconciliationPlan>;
  readonly ledger: Digested<ReviewFixAttemptLedger>;
};

const checks: { readonly [Name in ReviewFixInput]: (value: Json) => Result<unknown> } = {
  observation: reviewObservationKind.check,
  context: changeContextKind.check,
  credential: checkBoundaryCredential,
  risk: checkBoundaryRisk,
  reconciliation: reconciliationPlanKind.check,
  ledger: attemptLedgerKind.check,
};

/**
 * The documents in their kinds. Refuses with E_LIMIT for any before anything else is asked of one, then with E_RELATION for
 * whatever is wrong with one; `input` is its index from 0.
 */
export function checkReviewFixInputs(
  given: Readonly<Record<ReviewFixInput, Digested<Json>>>,
): Result<ReviewFixDocuments, 'E_LIMIT' | 'E_RELATION'> {
  for (const [index, name] of reviewFixInputs.entries()) {
    const beyond = checkParsedLimits(given[name].content, loopBounds);
    if (beyond !== undefined) return refuse({ ...beyond, input: String(index) });
  }
  for (const [index, name] of reviewFixInputs.entries()) {
    const checked = checks[name](given[name].content);
    if (!checked.ok) return refuse({ ...unusable(checked.refusal), input: String(index) });
  }
  return accept(given as unknown as ReviewFixDocuments);
}

// One token for all that is wrong with a document: the loop acts on none of the differences. The token it would have been
// is told as the detail.
const unusable = ({ at = '', code, expected }: Refusal): Refusal<'E_RELATION'> => ({
  code: 'E_RELATION',
  at,
  expected,
  detail: code,
});
