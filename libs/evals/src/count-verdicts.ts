// How many cases there are and how they came out.
import type { CaseCounts, EvalVerdict } from './generated/common.d.ts';

export function countVerdicts(cases: readonly { readonly verdict: EvalVerdict }[]): CaseCounts {
  const counts: CaseCounts = { total: cases.length, passed: 0, failed: 0, inconclusive: 0 };
  for (const { verdict } of cases) counts[verdict] += 1;
  return counts;
}

/** All counts in one. */
export function sumCounts(all: readonly CaseCounts[]): CaseCounts {
  const sum: CaseCounts = { total: 0, passed: 0, failed: 0, inconclusive: 0 };
  for (const counts of all) {
    sum.total += counts.total;
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.inconclusive += counts.inconclusive;
  }
  return sum;
}
