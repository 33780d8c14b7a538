// The planner: a review and what stands around it, to a request to fix what it found, or to why there is none. It asks
// nobody, pushes nothing and grants nothing.
import { accept, encodeCanonical, type Json, parseCanonicalAll, type Result, sha256Hex } from '#canonical';
import type { Admitted, Digested } from '#contract';
import { decideReviewFix, recordedAttempt } from './decide/ladder.ts';
import { loopBounds } from './documents/bounds.ts';
import type { ReviewFixPlan } from './generated/review-fix-plan.d.ts';
import type { ReviewFixPolicy } from './generated/review-fix-policy.d.ts';
import { checkReviewFixInputs, type ReviewFixDocuments, type ReviewFixInput, reviewFixInputs } from './inputs.ts';
import { policyRefOf } from './policy/admit-policy.ts';

/**
 * Plans from canonical bytes. Refuses with E_LIMIT, E_PARSE, E_CANONICAL and E_LIMIT, each asked of all inputs before the
 * next, then with E_RELATION for whatever is wrong with one; `input` is its index from 0. The policy is one that was
 * admitted with its examples.
 */
export function planReviewFix(
  policy: Digested<ReviewFixPolicy>,
  inputs: Readonly<Record<ReviewFixInput, Uint8Array>>,
): Result<Admitted<ReviewFixPlan>> {
  const given = reviewFixInputs.map((name) => inputs[name]);
  const read = parseCanonicalAll(given, loopBounds);
  if (!read.ok) return read;
  const pairs = reviewFixInputs.map((name, index) => [
    name,
    { content: read.value[index] as Json, sha256: sha256Hex(given[index] as Uint8Array) },
  ]);
  const planned = reviewFix(policy, Object.fromEntries(pairs) as Record<ReviewFixInput, Digested<Json>>);
  if (!planned.ok) return planned;
  const bytes = encodeCanonical(planned.value as Json);
  return accept({ content: planned.value, sha256: sha256Hex(bytes), bytes });
}

/** The same for documents that were parsed; their bounds are checked on the values, their digests taken as given. */
export function reviewFix(
  policy: Digested<ReviewFixPolicy>,
  inputs: Readonly<Record<ReviewFixInput, Digested<Json>>>,
): Result<ReviewFixPlan, 'E_LIMIT' | 'E_RELATION'> {
  const checked = checkReviewFixInputs(inputs);
  return checked.ok ? accept(planOf(checked.value, policy)) : checked;
}

function planOf(documents: ReviewFixDocuments, policy: Digested<ReviewFixPolicy>): ReviewFixPlan {
  const { context, ledger } = documents;
  const { change_ref, observed_at } = context.content.body;
  return {
    schema_version: 1,
    kind: 'review_fix_plan',
    id: context.content.id,
    body: {
      activation_state: 'inactive',
      attempt: {
        limit: policy.content.body.max_attempts,
        next_number: recordedAttempt(documents) + 1,
        recorded_count: ledger.content.body.entries.length,
      },
      authority: 'none',
      change_ref,
      decision: decideReviewFix(documents, policy.content.body),
      effects: [],
      inputs: inputsOf(documents, policy),
      mode: 'planning-only',
      observed_at,
      qualification: { reason_id: 'loop.unqualified', state: 'unavailable' },
    },
  };
}

const inputsOf = (
  { context, credential, ledger, observation, reconciliation, risk }: ReviewFixDocuments,
  policy: Digested<ReviewFixPolicy>,
): ReviewFixPlan['body']['inputs'] => ({
  attempt_ledger_ref: refTo(ledger),
  change_context_ref: refTo(context),
  credential_evaluation_ref: refTo(credential),
  observation_ref: {
    content_id: 'loop-review-observation',
    media_type: 'application/json',
    sha256: observation.sha256,
  },
  policy_ref: policyRefOf(policy),
  reconciliation_plan_ref: refTo(reconciliation),
  risk_gate_evaluation_ref: refTo(risk),
});

const refTo = <Kind extends string>({
  content: { id, kind },
  sha256,
}: Digested<{ readonly id: string; readonly kind: Kind }>) => ({ schema_version: 1, kind, id, sha256 }) as const;
