// The words of `shadow_reproduction_record`: how far a reproduction came, and what it found there.
import { type WordTable, words } from './words.ts';

export const reproductionWords: WordTable = {
  'environment.unlisted': words(
    'The environment is not one that the registry lists for this repository, so nothing was run.',
    ['record /body/environment/environment_id', 'record /body/target_repository_id'],
    'Reproduce in an environment that the registry lists.',
  ),
  'environment.evaluation-refused': words(
    'The sandbox policy could not judge the environment that was claimed, so nothing was run.',
    ['record /body/environment/evaluation'],
    'Hand in a claim, a policy set and a duty separation evaluation that belong together.',
  ),
  'environment.not-satisfied': words(
    'The environment that was claimed does not keep the sandbox policy, so nothing was run.',
    ['record /body/environment/evaluation/value/verdict', 'record /body/environment/evaluation/value/reason_ids'],
    'Mend what the sandbox evaluation names.',
  ),
  'check.not-runnable': words(
    'The failing check is known by name only, and a name cannot be run.',
    ['record /body/check/failing_check'],
    'Report the incident with a check that can be judged, such as the digest of a file.',
  ),
  'materialization.refused': words(
    'The revision of the incident could not be made into a candidate, so nothing was checked.',
    ['record /body/materialization', 'record /body/git_revision_ref'],
    'Hand in the source repository that holds the revision.',
  ),
  'check.unreadable': words(
    'What the check is about cannot be read at the revision: it is missing, no file, or too large.',
    ['record /body/check/failing_check', 'record /body/git_revision_ref'],
    'Report the incident about a file that the revision holds.',
  ),
  'check.passed-at-revision': words(
    'At the revision of the incident the check passes: what was seen is not reproduced.',
    ['record /body/check/failing_check', 'record /body/check/execution/value/observed_sha256'],
    'Look for what differs between the report and the revision.',
  ),
  'check.failed-at-revision': words(
    'At the revision of the incident the check fails, as was reported.',
    ['record /body/check/failing_check', 'record /body/check/execution/value/observed_sha256'],
    'Mend it in a later revision, where the same check then passes.',
  ),
};
