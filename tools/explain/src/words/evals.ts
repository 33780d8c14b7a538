// The words of evals: why a case passed, failed or is inconclusive, and why a figure of the dashboard is absent.
import { type WordTable, words } from './words.ts';

/** Reasons of the cases of an `eval_run_result`. */
export const caseWords: WordTable = {
  'evals.expectation-met': words(
    'What was observed is exactly what the seed expects.',
    ['case /observation'],
    'It fails as soon as the judge answers otherwise.',
  ),
  'evals.disposition-mismatch': words(
    'The seed expects acceptance where there was a refusal, or the other way round.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.status-mismatch': words(
    'The stage run was accepted with another status than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.classification-mismatch': words(
    'The scanner put the stage into another class, or for another reason, than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.plan-mismatch': words(
    'The planner made another plan than the seed expects; plans are compared whole and in order.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.verdict-mismatch': words(
    'The evaluator gave another verdict or other reasons than the seed expects; reasons are compared as a whole set.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.normalization-mismatch': words(
    'The adapter gave another state, reason or stale bindings than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.decision-mismatch': words(
    'The planner of review fixes decided otherwise, or for another reason, than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.detail-mismatch': words(
    'The file was refused with the right token by another rule than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.error-token-mismatch': words(
    'The input was refused with another token than the seed expects.',
    ['case /expectation', 'case /observation'],
    'Find out which of the two is right: mend the judge, or the expectation of the seed.',
  ),
  'evals.no-deterministic-grader': words(
    'The family has no deterministic grader, and the answer of a model or a person is never guessed.',
    ['case /family_id', 'case /grader_kind'],
    'Give the family a deterministic grader in the catalog, if there is one.',
  ),
  'evals.observation-missing': words(
    'Nothing was observed for this case, and what was not observed did not pass.',
    ['case /observation'],
    'Run the seed set again.',
  ),
};

/** Reasons why a figure of an `eval_dashboard` is absent. */
export const absenceWords: WordTable = {
  'evals.no-live-runs': words(
    'Seeds are replayed offline; no live run has been made, so there is nothing to measure.',
    [],
    'It stays absent until live runs are recorded.',
  ),
  'evals.no-operating-history': words(
    'There is no operating history from which this figure could be taken.',
    [],
    'It stays absent until the pipeline has a history of its own.',
  ),
};

/** What a dashboard says of a family; it gives counts and no reason. */
export const familyWords = {
  passed: words('Every case of the family passed.', ['family /cases'], 'It holds for these cases only.'),
  failed: words(
    'A case of the family failed.',
    ['family /cases'],
    'Explain the result that holds it: the dashboard only counts.',
  ),
  inconclusive: words(
    'No case of the family failed, but one is inconclusive.',
    ['family /cases'],
    'Explain the result that holds it: the dashboard only counts.',
  ),
  declared: words(
    'The family is declared in the catalog and has no seeds, so nothing was asked.',
    ['family /seed_status'],
    'Write seeds for it.',
  ),
  empty: words(
    'The family has seeds in the catalog, and no result that was handed in holds a case of it.',
    ['family /seed_sources', 'family /runs'],
    'Run its seed sets, and hand their results in.',
  ),
} as const satisfies WordTable;

/** The status of trials and cases of an `eval_report`, in the order in which one decides. */
export const reportStatusWords: WordTable = {
  failed: words('A grade failed, and one failed grade decides.', ['case /trials'], 'Mend what the grade is about.'),
  unavailable: words(
    'A trial or a grade is unavailable, and what is not there did not pass.',
    ['case /trials'],
    'Run the trial again.',
  ),
  inconclusive: words(
    'A grade is inconclusive, and inconclusive is never taken for passed.',
    ['case /trials'],
    'Have it graded by a grader that can tell.',
  ),
  passed: words('Every grade of every trial passed.', ['case /trials'], 'It holds for these trials only.'),
};
