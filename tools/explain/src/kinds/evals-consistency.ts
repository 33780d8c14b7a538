// Whether documents of evals agree with themselves: the verdict of a case with its reason, every count with what it counts,
// a status with the worst below it. The kinds leave it to whoever replays the documents; who explains one asks it.
import { equalJson, type Json, type JsonObject, type Refusal } from '#canonical';
import { unrelated } from '#contract';
import { at, listOf, numberOf, textOf } from '../at.ts';

const verdicts = ['passed', 'failed', 'inconclusive'] as const;

const inconclusiveReasons = ['evals.no-deterministic-grader', 'evals.observation-missing'];

/** The verdict that the reason of a case gives. */
const verdictOf = (reason: string): (typeof verdicts)[number] =>
  reason === 'evals.expectation-met' ? 'passed' : inconclusiveReasons.includes(reason) ? 'inconclusive' : 'failed';

const countsOf = (list: readonly Json[]): JsonObject => {
  const count = (verdict: string) => list.filter((item) => at(item, 'verdict') === verdict).length;
  return { total: list.length, ...Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) };
};

export function checkRun(content: JsonObject): Refusal | undefined {
  const cases = listOf(at(content, 'body.cases'));
  const odd = cases.findIndex((each) => at(each, 'verdict') !== verdictOf(textOf(at(each, 'reason_id'))));
  if (odd >= 0) {
    const implied = verdictOf(textOf(at(cases[odd], 'reason_id')));
    return unrelated(['body', 'cases', odd, 'verdict'], `\`${implied}\`, which is what the reason gives`);
  }
  return equalJson(at(content, 'body.summary') ?? null, countsOf(cases))
    ? undefined
    : unrelated(['body', 'summary'], 'the counts of the cases');
}

export function checkDashboard(content: JsonObject): Refusal | undefined {
  const families = listOf(at(content, 'body.families'));
  const sumOf = (count: string): number =>
    families.reduce((sum: number, family) => sum + numberOf(at(family, `cases.${count}`)), 0);
  const wrong = families.findIndex((family) => {
    const sum = verdicts.reduce((all, verdict) => all + numberOf(at(family, `cases.${verdict}`)), 0);
    return sum !== numberOf(at(family, 'cases.total'));
  });
  if (wrong >= 0) return unrelated(['body', 'families', wrong, 'cases'], 'counts that add up to the total');
  const odd = ['total', ...verdicts].find((count) => numberOf(at(content, `body.quality.${count}`)) !== sumOf(count));
  return odd === undefined
    ? undefined
    : unrelated(['body', 'quality', odd], `${sumOf(odd)}, the sum over the families`);
}

const statuses = ['failed', 'unavailable', 'inconclusive', 'passed'];

/** The worst of the statuses below. */
const foldOf = (list: readonly Json[]): string =>
  statuses.find((status) => list.some((item) => at(item, 'status') === status)) ?? '';

export function checkReport(content: JsonObject): Refusal | undefined {
  const cases = listOf(at(content, 'body.cases'));
  const contradicts = (item: Json | undefined, list: readonly Json[]): boolean => at(item, 'status') !== foldOf(list);
  if (contradicts(content.body, cases))
    return unrelated(['body', 'status'], `\`${foldOf(cases)}\`, the worst of its cases`);
  for (const [index, each] of cases.entries()) {
    const trials = listOf(at(each, 'trials'));
    if (contradicts(each, trials))
      return unrelated(['body', 'cases', index, 'status'], `\`${foldOf(trials)}\`, the worst of its trials`);
    const odd = trials.findIndex((trial) => contradicts(trial, listOf(at(trial, 'grades'))));
    if (odd >= 0) return unrelated(['body', 'cases', index, 'trials', odd, 'status'], 'the worst of its grades');
  }
  return undefined;
}
