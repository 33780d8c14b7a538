// `eval_run_result`: what became of every case of one seed set. A result that contradicts itself is refused here; whether it
// is true is another matter, and shown only by running its seed set again.
import { equalJson, isStrictlySorted, type Refusal } from '#canonical';
import { byText, type DocumentKind, defineKind, firstAmong, unrelated } from '#contract';
import { evalBounds } from '../bounds.ts';
import { countVerdicts } from '../count-verdicts.ts';
import { type EvalRunResult, type GradedCase, validate } from '../generated/eval-run-result.js';
import { gradeCase } from '../grade.ts';
import { runIdOf } from './eval-seed-set.ts';

export const evalRunResultKind: DocumentKind<EvalRunResult> = defineKind<EvalRunResult>({
  kind: 'eval_run_result',
  schemaVersion: 1,
  bounds: evalBounds,
  validate,
  relations: [
    ({ id, body }) => {
      const runId = runIdOf(body.seed_set_ref);
      return id === runId ? undefined : unrelated(['id'], `\`${runId}\``);
    },
    ({ body }) =>
      isStrictlySorted(
        body.cases,
        byText(({ case_id }) => case_id),
      )
        ? undefined
        : unrelated(['body', 'cases'], 'cases sorted by id, each once'),
    ({ body }) => firstAmong(body.cases, checkGrade),
    ({ body }) =>
      equalJson(body.summary, countVerdicts(body.cases))
        ? undefined
        : unrelated(['body', 'summary'], 'the counts of its cases'),
    ({ body }) =>
      equalJson(body.trace.map(whoseOf), body.cases.map(whoseOf))
        ? undefined
        : unrelated(['body', 'trace'], 'an event a case, in their order'),
  ],
});

const whoseOf = ({ case_id, family_id, grader_kind }: Pick<GradedCase, 'case_id' | 'family_id' | 'grader_kind'>) => ({
  case_id,
  family_id,
  grader_kind,
});

function checkGrade(item: GradedCase, index: number): Refusal | undefined {
  const { case_id, expectation, grader_kind, observation, reason_id, verdict } = item;
  const at = ['body', 'cases', index];
  const seen = observation.state === 'present' ? observation.value : undefined;
  if (seen !== undefined && seen.case_id !== case_id) {
    return unrelated([...at, 'observation', 'value', 'case_id'], `\`${case_id}\``);
  }
  const grade = gradeCase(expectation, seen, grader_kind === 'deterministic');
  if (grade.verdict !== verdict) return unrelated([...at, 'verdict'], `\`${grade.verdict}\``);
  return grade.reason_id === reason_id ? undefined : unrelated([...at, 'reason_id'], `\`${grade.reason_id}\``);
}
