// The words of `sandbox_receipt_check`: first whether the receipt is about what was expected, then what it reports.
import { type WordTable, words } from './words.ts';

export const receiptCheckWords: WordTable = {
  'receipt.valid': words(
    'The receipt is about exactly what was expected, and everything it names is accepted.',
    ['receipt /body/outcome'],
    'Whether the receipt comes from the supervisor it names is not checked here.',
  ),
  'receipt.declaration-only': words(
    'An evaluation of a claim was handed in where a receipt is needed: it says what was declared, not what was enforced.',
    ['receipt /kind'],
    'Hand in the receipt of a run.',
  ),
  'receipt.kind-unsupported': words(
    'The document is no receipt that this check knows.',
    ['receipt /kind', 'receipt /schema_version', 'receipt /body/contract_version'],
    'Hand in a sandbox_enforcement_receipt of contract version v1.',
  ),
  'receipt.malformed': words(
    'Receipt or expectation is not of its form.',
    ['receipt /body', 'expectation /body'],
    'Have the receipt written again by its supervisor; it is never repaired by hand.',
  ),
  'receipt.placeholder-identity': words(
    'A digest is all ones or all zeros, which stands for something that was never measured.',
    ['receipt /body/identities', 'receipt /body/control', 'expectation /body/subject'],
    'Measure what is named, and write its digest.',
  ),
  'receipt.origin-mismatch': words(
    'The receipt comes from another store than was expected.',
    ['receipt /body/origin/store_id', 'expectation /body/store_id'],
    'Take the receipt from the store that was expected.',
  ),
  'receipt.replayed': words(
    'The receipt is of another attempt.',
    ['receipt /body/attempt', 'expectation /body/attempt'],
    'Hand in the receipt of this attempt.',
  ),
  'receipt.subject-mismatch': words(
    'The receipt is about another candidate, environment or incident.',
    ['receipt /body/subject', 'expectation /body/subject'],
    'Run the check on what was expected.',
  ),
  'receipt.control-mismatch': words(
    'The run was judged under another policy, decision, policy set or evaluation, or by another verifier.',
    ['receipt /body/control', 'expectation /body/control'],
    'Evaluate the claim under the policy set at hand, and run under that evaluation.',
  ),
  'receipt.evaluation-not-satisfied': words(
    'The sandbox evaluation that the run rests on is not satisfied.',
    ['sandbox /body/verdict', 'sandbox /body/reason_ids'],
    'Mend what the sandbox evaluation names first.',
  ),
  'receipt.environment-unlisted': words(
    'The environment is not listed, or listed with another digest or target.',
    [
      'receipt /body/subject/environment_id',
      'receipt /body/subject/environment_entry_sha256',
      'accepted /body/environments',
    ],
    'Run in an environment that registry and accepted set list.',
  ),
  'receipt.stale': words(
    'The receipt was written under another set of accepted identities.',
    ['receipt /body/origin/accepted_set_sha256', 'evaluation /body/accepted_set_sha256'],
    'Run again under the accepted set at hand.',
  ),
  'receipt.identity-unaccepted': words(
    'Something that ran, or a mechanism that enforced a limit, is not among those accepted for the environment.',
    ['receipt /body/identities', 'receipt /body/limits/*/mechanism_id', 'accepted /body/environments'],
    'Run with accepted images, supervisors and mechanisms, or have new ones accepted.',
  ),
  'receipt.limit-mismatch': words(
    'A limit is not the one of the policy or of the accepted set, or was watched by the wrong side.',
    ['receipt /body/limits'],
    'Set the limits that the policy fixes; wall time is watched by the host, the rest by the guest.',
  ),
  'receipt.outcome-inconsistent': words(
    'The outcome that the receipt states is not the one that its own facts give.',
    ['receipt /body/outcome', 'receipt /body/lifecycle', 'receipt /body/teardown', 'receipt /body/limits'],
    'Have the receipt written again by its supervisor.',
  ),
};

/** What the outcome of a receipt can be for; a check repeats the verdict and not these. */
export const enforcementWords: WordTable = {
  'enforcement.satisfied': words(
    'Every limit was enforced and observed, and none was reached.',
    ['receipt /body/limits'],
    'It holds for this run only.',
  ),
  'failure.launch-refused': words(
    'The supervisor refused to start the run.',
    ['receipt /body/lifecycle/admission'],
    'Mend what the refusal in the payload names.',
  ),
  'failure.runtime': words(
    'The runtime failed.',
    ['receipt /body/lifecycle/runtime'],
    'Run again; if it fails again, look at the runtime.',
  ),
  'failure.supervisor-timeout': words(
    'The supervisor missed its own deadline.',
    ['receipt /body/lifecycle/control_deadline'],
    'Run again on a machine that is less busy.',
  ),
  'failure.teardown': words(
    'It is not confirmed that everything was gone afterwards.',
    ['receipt /body/teardown'],
    'Find and end what is left, then run again.',
  ),
  'failure.observation-unavailable': words(
    'Something that ran, or a limit, was not or only partly observed.',
    ['receipt /body/identities', 'receipt /body/limits/*/observation'],
    'Run where all of it can be observed.',
  ),
  'failure.enforcement-unavailable': words(
    'A limit was not enforced, or nobody knows whether it was.',
    ['receipt /body/limits/*/enforcement'],
    'Run where every limit can be enforced.',
  ),
  ...Object.fromEntries(
    (
      [
        ['cpu-time', 'processor time', 'cpu_time_ms'],
        ['memory', 'memory', 'memory_bytes'],
        ['output', 'output', 'output_bytes'],
        ['process-count', 'processes', 'process_count'],
        ['scratch', 'scratch space', 'scratch_bytes'],
        ['wall-time', 'wall time', 'wall_time_ms'],
      ] as const
    ).map(([reason, word, row]) => [
      `limit.${reason}-reached`,
      words(`The run reached its limit of ${word}.`, [`receipt /body/limits/${row}`], 'Make the check need less.'),
    ]),
  ),
};
