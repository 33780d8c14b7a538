// The words of `stage_result`: what its status means, and what the outcome of a completed one does. The reason of a result
// is a word of whoever did the stage and is told as it stands.
import { type WordTable, words } from './words.ts';

export const statusWords: WordTable = {
  completed: words(
    'The stage ran to its end; the outcome follows from its evidence.',
    ['result /body/outcome'],
    'Whether it keeps the contract with its request is told by validate-stage-run.',
  ),
  skipped: words('The stage did not run, on purpose.', ['result /body/reason'], 'Nothing is left to do for it.'),
  stale: words(
    'The stage did not run, because what it was given is no longer so.',
    ['result /body/reason', 'result /body/stale_observations'],
    'Request the stage again with what was observed.',
  ),
  blocked: words(
    'The stage could not run.',
    ['result /body/reason', 'result /body/diagnostics'],
    'Remove what the reason names, then request the stage again.',
  ),
  failed: words(
    'The stage failed; what it left is not an outcome.',
    ['result /body/reason', 'result /body/diagnostics'],
    'Look at the diagnostics, then try again.',
  ),
  cancelled: words(
    'The stage was cancelled before its end.',
    ['result /body/reason'],
    'Request the stage again if it is still wanted.',
  ),
};

export const outcomeWords: WordTable = {
  changed: words(
    'All evidence passed and there is one output.',
    ['result /body/outputs', 'result /body/evidence/*/verdict'],
    'It holds for this output only.',
  ),
  'no-change': words(
    'All evidence passed and there is no output.',
    ['result /body/outputs', 'result /body/evidence/*/verdict'],
    'It holds for this request only.',
  ),
  passed: words('All evidence passed.', ['result /body/evidence/*/verdict'], 'It holds for this subject only.'),
  failed: words(
    'An item of evidence failed, and one decides.',
    ['result /body/evidence/*/kind', 'result /body/evidence/*/verdict'],
    'Mend what the proof of that item shows.',
  ),
  inconclusive: words(
    'An item of evidence did not pass, or a fact about how the stage ran is unavailable.',
    ['result /body/evidence/*/verdict', 'result /body/execution/metadata', 'result /body/reason'],
    'Run the stage again, where its facts can be recorded.',
  ),
};
