// Runs, dashboards and reports of evals: one finding for each case that did not pass, each family, each figure that is
// absent.
import type { Json, JsonObject } from '#canonical';
import { evalDashboardKind, evalReportKind, evalRunResultKind } from '#evals';
import { at, listOf, numberOf, objectOf, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding, Weight } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { absenceWords, caseWords, familyWords, reportStatusWords } from '../words/evals.ts';
import { checkDashboard, checkReport, checkRun } from './evals-consistency.ts';

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
    summary: 'Families of cases, counted over the results that are listed by digest.',
    remarks: [
      'The counts agree with one another; the results are not replayed here. `npm run -s ystack -- evals dashboard` replays them and makes the dashboard again.',
    ],
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
