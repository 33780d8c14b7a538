// Runs, dashboards and reports of evals. A verdict of a case, and every count, is asked again here: the kinds of these
// documents leave it to whoever replays them.
import { equalJson, type Json, type JsonObject, type Refusal } from '#canonical';
import { unrelated } from '#contract';
import { evalDashboardKind, evalReportKind, evalRunResultKind } from '#evals';
import { at, listOf, numberOf, objectOf, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding, Weight } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { absenceWords, caseWords, familyWords, reportStatusWords } from '../words/evals.ts';

export const explainers: readonly Explainer[] = [
  {
    kind: 'eval_run_result',
    self: 'run',
    item: 'case',
    admits: evalRunResultKind,
    check: checkRun,
    explain: explainRun,
  },
  {
    kind: 'eval_dashboard',
    self: 'dashboard',
    item: 'family',
    admits: evalDashboardKind,
    check: checkDashboard,
    explain: explainDashboard,
  },
  {
    kind: 'eval_report',
    self: 'report',
    item: 'case',
    admits: evalReportKind,
    check: checkReport,
    explain: explainReport,
  },
];

const verdicts = ['passed', 'failed', 'inconclusive'] as const;

const inconclusiveReasons = ['evals.no-deterministic-grader', 'evals.observation-missing'];

/** The verdict that the reason of a case gives. */
const verdictOf = (reason: string): (typeof verdicts)[number] =>
  reason === 'evals.expectation-met' ? 'passed' : inconclusiveReasons.includes(reason) ? 'inconclusive' : 'failed';

const countsOf = (list: readonly Json[]): JsonObject => {
  const count = (verdict: string) => list.filter((item) => at(item, 'verdict') === verdict).length;
  return { total: list.length, ...Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) };
};

function checkRun(content: JsonObject): Refusal | undefined {
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

function checkDashboard(content: JsonObject): Refusal | undefined {
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

function checkReport(content: JsonObject): Refusal | undefined {
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

const weightOf: { readonly [verdict: string]: Weight } = {
  passed: 'satisfied',
  failed: 'violation',
  inconclusive: 'unknown',
};

/** Cases that did not pass, each with its reason; those that did share one. */
function explainRun(content: JsonObject): Explanation {
  const cases = listOf(at(content, 'body.cases'));
  const unmet = cases.filter((each) => at(each, 'verdict') !== 'passed');
  const passed = cases.filter((each) => at(each, 'verdict') === 'passed');
  const findings = [...unmet, ...(unmet.length === 0 ? passed.slice(0, 1) : [])].flatMap((each): readonly Finding[] => {
    const reason = textOf(at(each, 'reason_id'));
    const words = caseWords[reason];
    const about =
      unmet.length === 0
        ? `all ${passed.length} cases, for instance ${textOf(at(each, 'case_id'))}`
        : `${textOf(at(each, 'case_id'))}, ${textOf(at(each, 'verdict'))}`;
    return words === undefined
      ? []
      : [{ about, reason, weight: weightOf[textOf(at(each, 'verdict'))] ?? 'told', words, item: each }];
  });
  return {
    verdict: countsText(objectOf(at(content, 'body.summary'))),
    summary: 'Each case was put to its judge, and what was observed compared with what its seed expects.',
    remarks: ['A result counts only if replaying its seed set gives the same bytes, which is not done here.'],
    findings,
    inputs: namedInputs(content, [
      ['seed set', 'eval_seed_set', 'body.seed_set_ref'],
      ['catalog', 'eval_catalog', 'body.catalog_ref'],
      ['evaluator', 'eval_framework_evaluator', 'body.evaluator.sha256'],
    ]),
  };
}

const countsText = ({ total, passed, failed, inconclusive }: JsonObject): string =>
  `${numberOf(passed)} of ${numberOf(total)} passed, ${numberOf(failed)} failed, ${numberOf(inconclusive)} inconclusive`;

function explainDashboard(content: JsonObject): Explanation {
  const absences = [
    ...Object.entries(objectOf(at(content, 'body.telemetry'))),
    ...Object.entries(objectOf(at(content, 'body.flow'))),
  ];
  const reasons = [...new Set(absences.map(([, value]) => textOf(at(value, 'reason_id'))))];
  return {
    verdict: countsText(objectOf(at(content, 'body.quality'))),
    summary: 'Families of cases, counted over results that were replayed first.',
    findings: [
      ...listOf(at(content, 'body.families')).map((family): Finding => {
        const state = familyState(family);
        return {
          about: textOf(at(family, 'family_id')),
          reason: state,
          weight: weightOf[state] ?? 'unknown',
          words: familyWords[state],
          item: family,
        };
      }),
      ...reasons.flatMap((reason): readonly Finding[] => {
        const words = absenceWords[reason];
        const members = absences.filter(([, value]) => at(value, 'reason_id') === reason).map(([figure]) => figure);
        return words === undefined ? [] : [{ about: members.join(', '), reason, weight: 'told', words }];
      }),
    ],
    inputs: listOf(at(content, 'body.inputs')).flatMap((input) =>
      namedInputs(objectOf(input), [
        ['seed set', 'eval_seed_set', 'seed_set_ref'],
        ['run', 'eval_run_result', 'result_sha256'],
      ]),
    ),
  };
}

/** The worst that its cases say; a family without cases did not pass. */
function familyState(family: Json): keyof typeof familyWords {
  if (numberOf(at(family, 'cases.failed')) > 0) return 'failed';
  if (numberOf(at(family, 'cases.inconclusive')) > 0) return 'inconclusive';
  if (numberOf(at(family, 'cases.total')) > 0) return 'passed';
  return at(family, 'seed_status') === 'declared' ? 'declared' : 'empty';
}

function explainReport(content: JsonObject): Explanation {
  const status = textOf(at(content, 'body.status'));
  return {
    verdict: status,
    summary: 'Failed beats unavailable, unavailable beats inconclusive, and only what is left passed.',
    findings: listOf(at(content, 'body.cases')).flatMap((each): readonly Finding[] => {
      const reason = textOf(at(each, 'status'));
      const words = reportStatusWords[reason];
      const about = textOf(at(each, 'case_ref.content_id'));
      return words === undefined ? [] : [{ about, reason, weight: weightOf[reason] ?? 'unknown', words, item: each }];
    }),
    inputs: namedInputs(content, [
      ['bundle', 'eval_bundle', 'body.bundle_ref'],
      ['suite', 'eval_suite', 'body.suite_ref'],
    ]),
  };
}
