// The part of the ladder that a policy decides: how many attempts there may be, and which findings may be fixed. Examples of
// a policy are judged by this and nothing else.
import { compareCodePoints } from '#canonical';
import { foldCase, isProtected } from '../documents/protected-path.ts';
import type { ReviewedFinding } from '../generated/common.d.ts';
import type { ReviewFixPolicyBody } from '../generated/review-fix-policy.d.ts';

export type FindingsQuestion = {
  /** The highest attempt so far, 0 when there was none. */
  readonly recordedAttempt: number;
  readonly isClean: boolean;
  readonly findings: readonly ReviewedFinding[];
};

export type FindingsAnswer = {
  readonly outcome: 'attempt-limit' | 'fix-request' | 'no-actionable-findings';
  readonly detail: readonly string[];
  /** Findings to be fixed, sorted by id; none unless the outcome is a fix request. */
  readonly actionable: readonly ReviewedFinding[];
  /** Findings that would be, did they not lie in a protected place; sorted by id. */
  readonly excluded: readonly ReviewedFinding[];
};

/** Attempts first; then a fix request when a finding has an actionable severity and lies in no protected place. */
export function judgeFindings(policy: ReviewFixPolicyBody, question: FindingsQuestion): FindingsAnswer {
  if (question.recordedAttempt + 1 > policy.max_attempts) {
    return { outcome: 'attempt-limit', detail: ['attempt.limit-reached'], actionable: [], excluded: [] };
  }
  const severe = question.findings
    .filter(({ provider_severity }) => policy.actionable_severities.includes(foldCase(provider_severity)))
    .toSorted((a, b) => compareCodePoints(a.finding_id, b.finding_id));
  const excluded = severe.filter(({ path }) => isProtected(path, policy));
  const actionable = severe.filter(({ path }) => !isProtected(path, policy));
  if (actionable.length > 0) return { outcome: 'fix-request', detail: [], actionable, excluded };
  const detail = [
    question.isClean ? 'findings.review-clean' : 'findings.none-actionable',
    ...(excluded.length > 0 ? ['findings.protected-path-excluded'] : []),
  ];
  return { outcome: 'no-actionable-findings', detail, actionable, excluded };
}

/** The paths of findings, each once, sorted. */
export const pathsOf = (findings: readonly ReviewedFinding[]): string[] =>
  [...new Set(findings.map(({ path }) => path))].sort(compareCodePoints);
