// `eval_dashboard`: what several results say together. It is built here and nowhere else; the kind is for who reads one, and
// refuses one whose figures do not add up.
import { equalJson, isStrictlySorted } from '#canonical';
import { byText, type DocumentKind, defineKind, firstAmong, unrelated } from '#contract';
import { evalBounds } from '../bounds.ts';
import { sumCounts } from '../count-verdicts.ts';
import { coverageOf } from '../dashboard/coverage.ts';
import { recoveryFamily } from '../dashboard/recovery.ts';
import { type EvalDashboard, validate } from '../generated/eval-dashboard.js';

export const evalDashboardKind: DocumentKind<EvalDashboard> = defineKind<EvalDashboard>({
  kind: 'eval_dashboard',
  schemaVersion: 1,
  bounds: evalBounds,
  validate,
  relations: [
    ({ body }) =>
      isStrictlySorted(
        body.inputs,
        byText(({ result_sha256 }) => result_sha256),
      )
        ? undefined
        : unrelated(['body', 'inputs'], 'results sorted by digest, each once'),
    ({ body }) =>
      isStrictlySorted(
        body.families,
        byText(({ family_id }) => family_id),
      )
        ? undefined
        : unrelated(['body', 'families'], 'families sorted by id, each once'),
    ({ body }) =>
      equalJson(body.quality, sumCounts(body.inputs.map(({ summary }) => summary)))
        ? undefined
        : unrelated(['body', 'quality'], 'the counts of the results together'),
    ({ body }) =>
      equalJson(body.quality, sumCounts(body.families.map(({ cases }) => cases)))
        ? undefined
        : unrelated(['body', 'families'], 'cases that are as many as all results have'),
    ({ body }) =>
      equalJson(
        body.coverage,
        coverageOf(
          body.families,
          body.inputs.map(({ seed_source }) => seed_source),
        ),
      )
        ? undefined
        : unrelated(['body', 'coverage'], 'what families and results show'),
    checkRecovery,
  ],
});

/** A case counts in several of them, and only a passed one of the family that shows them counts at all. */
function checkRecovery({ body }: EvalDashboard) {
  const passed = body.families.find(({ family_id }) => family_id === recoveryFamily)?.cases.passed ?? 0;
  return firstAmong(Object.entries(body.recovery), ([name, count]) =>
    count <= passed
      ? undefined
      : unrelated(['body', 'recovery', name], `at most ${passed}, the passed cases of \`${recoveryFamily}\``),
  );
}
