// The words of `kill_switch_evaluation`. A stop at any of five scopes violates, whatever else is true.
import { type Words, type WordTable, words } from './words.ts';

const scopes = ['global', 'repository', 'workflow', 'stage', 'attempt'] as const;

const scoped: WordTable = Object.fromEntries(
  scopes.flatMap((scope): [string, Words][] => {
    const field = scope === 'global' ? [] : ([`attempt /body/scope/${scope}_id`] as const);
    const where = scope === 'global' ? 'for everything' : `for the ${scope} of this attempt`;
    return [
      [
        `kill.stop.${scope}`,
        words(
          `The kill switch is thrown ${where}.`,
          ['state /body/entries', ...field],
          `Nothing that an attempt can do: whoever threw the switch clears the ${scope} scope.`,
        ),
      ],
      [
        `kill.scope-ambiguous.${scope}`,
        words(
          `The state has more than one entry of scope ${scope}, so it says two things at once.`,
          ['state /body/entries'],
          `Write a state with one entry of scope ${scope}.`,
        ),
      ],
      [
        `kill.scope-mismatch.${scope}`,
        words(
          `The entry of scope ${scope} is about something else than this attempt.`,
          ['state /body/entries', ...field],
          `Read the state that is kept for this attempt.`,
        ),
      ],
      [
        `kill.scope-missing.${scope}`,
        words(
          `The state says nothing about scope ${scope}, and silence is not clearance.`,
          ['state /body/entries', ...field],
          `Add an entry of scope ${scope} to the state.`,
        ),
      ],
    ];
  }),
);

export const killSwitchWords: WordTable = {
  'kill.cleared-current': words(
    'The state that the attempt expected is the one at hand, every scope is cleared, and duties are kept apart.',
    ['state /body/revision'],
    'It holds for this revision of the state only: a later one must be asked again.',
  ),
  ...scoped,
  'kill.state-id-mismatch': words(
    'The state at hand is not the one that the attempt expected.',
    ['attempt /body/expected_state/id', 'state /id'],
    'Hand in the state that the attempt names.',
  ),
  'kill.state-rollback': words(
    'The state is older than the one that the attempt was started under.',
    ['attempt /body/expected_state/revision', 'state /body/revision'],
    'Read the newest state; an older revision never counts.',
  ),
  'kill.attempt-stale': words(
    'The state has moved on since the attempt was started.',
    ['attempt /body/expected_state/revision', 'state /body/revision'],
    'Start the attempt anew, under the state as it is now.',
  ),
  'kill.state-digest-mismatch': words(
    'The state has the expected id and other bytes.',
    ['attempt /body/expected_state/sha256', 'evaluation /body/state_ref'],
    'Hand in the very state that the attempt names; an edited one is another.',
  ),
  'kill.state-replayed': words(
    'The state was written for another attempt or another epoch of authority.',
    ['attempt /body/authority_epoch', 'state /body/authority_epoch', 'attempt /id', 'state /body/attempt_id'],
    'Read the state of this attempt and epoch.',
  ),
  'kill.duty-violated': words(
    'Duties are not kept apart in this attempt.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Mend what the duty separation evaluation names.',
  ),
  'kill.duty-unverifiable': words(
    'The duty separation evaluation is not the one that the attempt names, or was made about another attempt or policy.',
    ['attempt /body/duty_evaluation_ref', 'evaluation /body/duty_evaluation_ref', 'duty /body/policy_set'],
    'Hand in the evaluation of this attempt under this policy set.',
  ),
  'kill.duty-inconclusive': words(
    'Whether duties are kept apart is not known.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Settle what the duty separation evaluation could not.',
  ),
  'kill.attempt-invalid': words(
    'The attempt is not of its form.',
    ['attempt /body'],
    'Write the attempt anew; one that is not of its form is refused before it is judged.',
  ),
  'kill.state-invalid': words(
    'The state is not of its form.',
    ['state /body'],
    'Write the state anew; one that is not of its form is refused before it is judged.',
  ),
};
