// How the records of a bundle belong together: every id once, everything in order, each trial graded by exactly the graders
// of its case, and nothing that belongs nowhere.
import { compareJq, equalJson, isStrictlySorted, type Json, type Refusal } from '#canonical';
import { firstAmong, firstOf, unrelated } from '#contract';
import type { EvalCase } from '../generated/eval-case.d.ts';
import type { EvalGrade } from '../generated/eval-grade.d.ts';
import type { EvalTrial } from '../generated/eval-trial.d.ts';
import type { OpenedBundle, Recorded } from './read-bundle.ts';

/** The first contradiction between the records of a bundle, each of good form. */
export const checkBundleRelations = (opened: OpenedBundle): Refusal | undefined =>
  firstOf([
    () => checkIds(opened),
    () => checkCases(opened),
    () => checkOrder(opened),
    () => checkTrials(opened),
    () => checkGrades(opened),
  ]);

function checkIds({ bundle, suite, cases, trials, grades }: OpenedBundle): Refusal | undefined {
  const ids = [bundle.content.id, ...[suite, ...cases, ...trials, ...grades].map(({ value }) => value.id)];
  const twice = firstTwice(ids);
  return twice === undefined ? undefined : unrelated(['body'], `\`${twice}\` as the id of one record`);
}

function checkCases({ suite, cases }: OpenedBundle): Refusal | undefined {
  const ids = cases.map(({ value }) => value.id);
  if (!equalJson(ids, suite.value.body.case_ids)) {
    return unrelated(['body', 'cases'], "the suite's cases, each once and in its order");
  }
  return firstAmong(cases, ({ value }, index) =>
    equalJson(value.body.suite_ref, suite.ref)
      ? undefined
      : unrelated(['body', 'cases', index, 'value', 'body', 'suite_ref'], 'the suite of the bundle'),
  );
}

function checkOrder({ trials, grades }: OpenedBundle): Refusal | undefined {
  const trialKey = ({ value: { body } }: OpenedBundle['trials'][number]): Json => [
    body.case_ref.content_id,
    body.trial_index,
  ];
  const gradeKey = ({ value: { body } }: OpenedBundle['grades'][number]): Json => [
    body.trial_ref.content_id,
    body.grader_id,
  ];
  if (!isStrictlySorted(trials, (a, b) => compareJq(trialKey(a), trialKey(b)))) {
    return unrelated(['body', 'trials'], 'trials sorted by case and index, each once');
  }
  return isStrictlySorted(grades, (a, b) => compareJq(gradeKey(a), gradeKey(b)))
    ? undefined
    : unrelated(['body', 'grades'], 'grades sorted by trial and grader, each once');
}

function checkTrials({ cases, trials }: OpenedBundle): Refusal | undefined {
  const twice = firstTwice(trials.map(({ value }) => value.body.attempt_id));
  if (twice !== undefined) return unrelated(['body', 'trials'], `\`${twice}\` as the attempt of one trial`);
  const known = new Set(cases.map(({ ref }) => ref.content_id));
  return firstOf([
    () =>
      firstAmong(trials, ({ value }, index) =>
        known.has(value.body.case_ref.content_id)
          ? undefined
          : unrelated(['body', 'trials', index, 'value', 'body', 'case_ref'], 'a case of the bundle'),
      ),
    () => firstAmong(cases, (item, index) => checkTrialsOf(item, trialsOf(trials, item), index)),
  ]);
}

function checkTrialsOf(
  { ref, value: { body } }: Recorded<EvalCase>,
  own: readonly Recorded<EvalTrial>[],
  index: number,
): Refusal | undefined {
  const at = ['body', 'cases', index, 'value', 'body'];
  const bodies = own.map(({ value }) => value.body);
  // biome-ignore format: a table
  const facts = [
    [own.map(({ value }) => value.id),               body.trial_ids,                      'trial_ids',   'the trials of the bundle that are of this case, by index'],
    [bodies.map(({ attempt_id }) => attempt_id),     body.attempt_ids,                    'attempt_ids', 'the attempts of its trials, by index'],
    [bodies.map(({ trial_index }) => trial_index),   body.trial_ids.map((_, i) => i + 1), 'trial_count', 'trials numbered from 1 without a gap'],
    [bodies.map(({ case_ref }) => case_ref.sha256),  bodies.map(() => ref.sha256),        'trial_ids',   'trials that name this very case'],
  ] as const;
  const broken = facts.find(([found, wanted]) => !equalJson(found, wanted));
  return broken === undefined ? undefined : unrelated([...at, broken[2]], broken[3]);
}

function checkGrades({ cases, trials, grades }: OpenedBundle): Refusal | undefined {
  const trialById = new Map(trials.map((trial) => [trial.ref.content_id, trial]));
  const caseById = new Map(cases.map((item) => [item.ref.content_id, item]));
  const graded = new Map<string, number>();
  const orphan = firstAmong<Recorded<EvalGrade>, Refusal>(grades, ({ value: { body } }, index) => {
    const trial = trialById.get(body.trial_ref.content_id);
    const item = trial === undefined ? undefined : caseById.get(trial.value.body.case_ref.content_id);
    graded.set(body.trial_ref.content_id, (graded.get(body.trial_ref.content_id) ?? 0) + 1);
    return trial === undefined || item === undefined || trial.ref.sha256 !== body.trial_ref.sha256
      ? unrelated(['body', 'grades', index, 'value', 'body', 'trial_ref'], 'a trial of the bundle')
      : checkGrade(body, trial.value, item.value, index);
  });
  if (orphan !== undefined) return orphan;
  return firstAmong(trials, ({ ref, value }, index) =>
    graded.get(ref.content_id) === caseById.get(value.body.case_ref.content_id)?.value.body.graders.length
      ? undefined
      : unrelated(['body', 'trials', index], 'a grade by every grader of its case'),
  );
}

function checkGrade(
  grade: EvalGrade['body'],
  { body: trial }: EvalTrial,
  { body }: EvalCase,
  index: number,
): Refusal | undefined {
  const at = ['body', 'grades', index, 'value', 'body'];
  const grader = body.graders.find(({ grader_id }) => grader_id === grade.grader_id);
  if (grader === undefined) return unrelated([...at, 'grader_id'], 'a grader of the case');
  // biome-ignore format: a table
  const facts = [
    [grade.grader_kind === grader.grader_kind,                               'grader_kind', `\`${grader.grader_kind}\``],
    [equalJson(grade.grader_ref, grader.implementation_ref),                 'grader_ref',  "the grader's implementation"],
    [grade.graded_at >= trial.finished_at,                                   'graded_at',   `not before ${trial.finished_at}`],
    [trial.status === 'completed' || grade.status === 'unavailable',         'status',      '`unavailable`, as the trial is'],
  ] as const;
  const broken = facts.find(([holds]) => !holds);
  return broken === undefined ? undefined : unrelated([...at, broken[1]], broken[2]);
}

/** The trials of a case, in the order of the bundle. */
export const trialsOf = (trials: OpenedBundle['trials'], { ref }: Recorded<EvalCase>): OpenedBundle['trials'] =>
  trials.filter(({ value }) => value.body.case_ref.content_id === ref.content_id);

function firstTwice(words: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return words.find((word) => seen.size === seen.add(word).size);
}
