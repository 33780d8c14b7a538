// Whether a case came to what it must. What is not known is inconclusive and never guessed: no judge that can grade, no
// observation. What is known must be exactly what was expected; part of it is not enough.
import { equalJson, type Json } from '#canonical';
import type { EvalVerdict, Expectation } from './generated/common.d.ts';
import type { GradeReason, Observation } from './generated/eval-run-result.d.ts';
import { absent, present } from './present.ts';

/** A verdict on one case, with the one reason for it. */
export type Grade = { readonly verdict: EvalVerdict; readonly reason_id: GradeReason };

const inconclusive = (reason_id: GradeReason): Grade => ({ verdict: 'inconclusive', reason_id });
const failed = (reason_id: GradeReason): Grade => ({ verdict: 'failed', reason_id });

/**
 * Grades one case, in this order: a family that no program may grade, then a case that nobody observed, are inconclusive;
 * another disposition, another value or another token fail; everything equal passes.
 */
export function gradeCase(
  expectation: Expectation,
  observation: Observation | undefined,
  isDeterministic: boolean,
): Grade {
  if (!isDeterministic) return inconclusive('evals.no-deterministic-grader');
  if (observation === undefined) return inconclusive('evals.observation-missing');
  if (observation.disposition !== expectation.disposition) return failed('evals.disposition-mismatch');
  const [, , mismatch] = comparisons(expectation, observation).find(([want, got]) => !equalJson(want, got)) ?? [];
  return mismatch === undefined ? { verdict: 'passed', reason_id: 'evals.expectation-met' } : failed(mismatch);
}

type Comparison = readonly [want: Json, got: Json, mismatch: GradeReason];

function comparisons(expectation: Expectation, observation: Observation): readonly Comparison[] {
  switch (expectation.disposition) {
    case 'accepted':
      return [[present(expectation.status), observation.status ?? absent, 'evals.status-mismatch']];
    case 'observed':
      return [[present(saidBy(expectation)), observation.classification ?? absent, 'evals.classification-mismatch']];
    case 'planned':
      return [[present(saidBy(expectation)), observation.plan ?? absent, 'evals.plan-mismatch']];
    case 'evaluated':
      return [[present(saidBy(expectation)), observation.evaluation ?? absent, 'evals.verdict-mismatch']];
    case 'normalized':
      return [[present(saidBy(expectation)), observation.normalization ?? absent, 'evals.normalization-mismatch']];
    case 'decided':
      return [[present(saidBy(expectation)), observation.decision ?? absent, 'evals.decision-mismatch']];
    case 'admitted':
      return [];
    case 'rejected':
      return [
        [present(expectation.error_token), observation.error_token, 'evals.error-token-mismatch'],
        ...(expectation.detail === undefined
          ? []
          : [[present(expectation.detail), observation.detail ?? absent, 'evals.detail-mismatch'] as const]),
      ];
  }
}

function saidBy({ disposition: _, ...value }: Expectation): Json {
  return value;
}
