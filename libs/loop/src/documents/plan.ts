// A review-fix plan, as a kind: what holds in one by itself, so that one that was edited into a contradiction is refused.
import { compareCodePoints, equalJson, isStrictlySorted, type Refusal } from '#canonical';
import { type DocumentKind, defineKind, firstOf, unrelated } from '#contract';
import { pathsOf } from '../decide/judge-findings.ts';
import { planReasons } from '../decide/reasons.ts';
import type { ReviewFixPlan } from '../generated/review-fix-plan.d.ts';
import { validate } from '../generated/review-fix-plan.js';
import { loopBounds } from './bounds.ts';

const checkId = ({ id, body }: ReviewFixPlan) =>
  body.inputs.change_context_ref.id === id
    ? undefined
    : unrelated(['body', 'inputs', 'change_context_ref', 'id'], `\`${id}\`, as the plan`);

function checkDetail({ body: { decision } }: ReviewFixPlan): Refusal | undefined {
  const { detail, outcome } = decision;
  const place = ['body', 'decision', 'detail'];
  if (outcome === 'fix-request')
    return detail.length === 0 ? undefined : unrelated(place, 'no reason with a fix request');
  if (detail.length === 0) return unrelated(place, 'a reason');
  if (outcome === 'kill-switch') return detail.length === 1 ? undefined : unrelated(place, 'one reason');
  const known: readonly string[] = planReasons[outcome];
  const odd = detail.findIndex((reason) => !known.includes(reason));
  return odd < 0 ? undefined : unrelated([...place, odd], `a reason of \`${outcome}\``);
}

function checkFixRequest({ body }: ReviewFixPlan): Refusal | undefined {
  const { decision, attempt, change_ref } = body;
  const place = ['body', 'decision', 'fix_request'];
  const wanted = decision.outcome === 'fix-request' ? 'present' : 'absent';
  if (decision.fix_request.state !== wanted) return unrelated([...place, 'state'], `\`${wanted}\` with this outcome`);
  if (decision.fix_request.state === 'absent') return undefined;
  const { allowed_paths, attempt: asked, findings, review_ref } = decision.fix_request.value;
  const at = [...place, 'value'];
  if (!equalJson(allowed_paths, pathsOf(findings)))
    return unrelated([...at, 'allowed_paths'], 'the paths of the findings');
  if (!equalJson(asked, { limit: attempt.limit, number: attempt.next_number })) {
    return unrelated([...at, 'attempt'], 'the next attempt, within the limit');
  }
  const { review_id: _, ...change } = review_ref;
  return equalJson(change, change_ref) ? undefined : unrelated([...at, 'review_ref'], 'a review of the change');
}

const checkFindingOrder = ({ body: { decision } }: ReviewFixPlan) => {
  const asked = decision.fix_request.state === 'present' ? decision.fix_request.value.findings : [];
  return firstOf(
    [asked, decision.excluded_protected_findings].map(
      (findings) => () =>
        isStrictlySorted(findings, (a, b) => compareCodePoints(a.finding_id, b.finding_id))
          ? undefined
          : unrelated(['body', 'decision'], 'findings in strict order by finding_id'),
    ),
  );
};

export const reviewFixPlanKind: DocumentKind<ReviewFixPlan> = defineKind<ReviewFixPlan>({
  kind: 'review_fix_plan',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  relations: [checkId, checkDetail, checkFixRequest, checkFindingOrder],
});
