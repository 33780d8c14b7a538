// The ladder: the first step that stops a plan decides it, and only a change that passes them all is asked to be fixed.

import type { PlanOutcome, ReviewedFinding } from '../generated/common.d.ts';
import type { FixRequest, PlanDecision } from '../generated/review-fix-plan.d.ts';
import type { ReviewFixPolicyBody } from '../generated/review-fix-policy.d.ts';
import type { ReviewFixDocuments } from '../inputs.ts';
import { type FindingsAnswer, judgeFindings, pathsOf } from './judge-findings.ts';
import { boundaryFindings, degradedFindings, isApprovedAtHead, reasonsThatHold, staleFindings } from './steps.ts';

type Stop = readonly [outcome: PlanOutcome, detail: (documents: ReviewFixDocuments) => readonly string[]];

// A step whose detail is empty does not stop.
const stops: readonly Stop[] = [
  [
    'kill-switch',
    ({ context }) => {
      const { reason_id, state } = context.content.body.kill_switch;
      return state === 'cleared' ? [] : [reason_id];
    },
  ],
  ['boundaries-unproven', (documents) => reasonsThatHold(boundaryFindings, documents)],
  ['review-stale', (documents) => reasonsThatHold(staleFindings, documents)],
  ['degraded-review', (documents) => reasonsThatHold(degradedFindings, documents)],
  ['approval-present', (documents) => (isApprovedAtHead(documents) ? ['approval.recorded-on-head'] : [])],
];

/** The highest attempt that the ledger has, 0 when it has none. */
export const recordedAttempt = ({ ledger }: ReviewFixDocuments): number =>
  ledger.content.body.entries.at(-1)?.attempt_number ?? 0;

/** Decides a plan. Total and pure. */
export function decideReviewFix(documents: ReviewFixDocuments, policy: ReviewFixPolicyBody): PlanDecision {
  for (const [outcome, detailOf] of stops) {
    const detail = detailOf(documents);
    if (detail.length > 0)
      return { detail: [...detail], excluded_protected_findings: [], fix_request: absent, outcome };
  }
  const { inline_findings } = documents.observation.content.observation;
  const answer = judgeFindings(policy, {
    recordedAttempt: recordedAttempt(documents),
    isClean: documents.observation.content.state === 'clean',
    findings: inline_findings.map(
      ({ finding_id, path, provider_severity }): ReviewedFinding => ({
        finding_id,
        path,
        provider_severity,
      }),
    ),
  });
  return {
    detail: [...answer.detail],
    excluded_protected_findings: [...answer.excluded],
    fix_request:
      answer.outcome === 'fix-request' ? { state: 'present', value: fixRequestOf(documents, policy, answer) } : absent,
    outcome: answer.outcome,
  };
}

const absent = { state: 'absent' } as const;

function fixRequestOf(
  documents: ReviewFixDocuments,
  { max_attempts, producer }: ReviewFixPolicyBody,
  { actionable }: FindingsAnswer,
): FixRequest {
  const { approvals, base, change_ref, head } = documents.context.content.body;
  return {
    allowed_paths: pathsOf(actionable),
    artifact_kind: producer.artifact_kind,
    attempt: { limit: max_attempts, number: recordedAttempt(documents) + 1 },
    authority: 'none',
    base,
    capability_id: producer.capability_id,
    findings: [...actionable],
    head,
    permissions: producer.permissions,
    push_allowed: false,
    // Whatever was approved, at whatever commit, nobody pushes behind it.
    push_allowed_reason_id: approvals.length > 0 ? 'loop.no-push-after-approval' : 'loop.inactive-planner',
    request_kind: 'stage_request',
    review_ref: { ...change_ref, review_id: documents.observation.content.observation.review_id },
    role: producer.role,
    target_repository_id: head.repository_id,
  };
}
