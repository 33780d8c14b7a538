// The words of the orchestrator: why the scanner put a stage into its class, and why the planner delivers, defers or
// suppresses. A classification's own numbers stand in the evaluation itself.
import { type WordTable, words } from './words.ts';

const recovery = 'stage /recovery';

/** Reasons of `orchestrator_state_observation`. */
export const scannerWords: WordTable = {
  'scanner.stage-completed': words('The stage has a completed result.', [], 'Nothing is left to do for it.'),
  'scanner.stage-skipped': words(
    'The stage was skipped, and its result says why.',
    [`${recovery}/source_reason`],
    'Nothing is left to do for it.',
  ),
  'scanner.stage-cancelled': words(
    'The stage was cancelled, and its result says why.',
    [`${recovery}/source_reason`],
    'Nothing is left to do for it; a new request may ask again.',
  ),
  'scanner.target-revision-moved': words(
    'The stage was requested for another revision than the one that is now the source.',
    ['observation /body/source_revision', 'stage /provenance/request_ref'],
    'Request the stage again for the revision as it is now.',
  ),
  'scanner.stage-stale': words(
    'The stage found that what it was given has moved.',
    [`${recovery}/source_reason`],
    'Request the stage again with fresh inputs.',
  ),
  'scanner.stage-blocked': words(
    'The stage is blocked, and its result says by what.',
    [`${recovery}/source_reason`],
    'Remove what blocks it, then request the stage again.',
  ),
  'scanner.stage-failed': words(
    'The stage failed, and attempts are left.',
    [`${recovery}/attempt_number`, `${recovery}/retry_limit`, `${recovery}/source_reason`],
    'The planner retries it.',
  ),
  'scanner.retry-limit-reached': words(
    'The stage failed, and its last attempt is used up.',
    [`${recovery}/attempt_number`, `${recovery}/retry_limit`, `${recovery}/source_reason`],
    'An operator decides: mend the cause and raise the limit, or give the stage up.',
  ),
  'scanner.attempt-deadline-reached': words(
    'An attempt was started and has no result, and its deadline is past.',
    ['stage /provenance/active_attempt', 'observation /body/observed_at'],
    'The planner recovers the stranded attempt.',
  ),
  'scanner.attempt-in-flight': words(
    'An attempt is under way, and its deadline is not reached.',
    ['stage /provenance/active_attempt', 'observation /body/observed_at'],
    'Wait for it.',
  ),
  'scanner.no-attempt': words('The stage was requested and never attempted.', [], 'The planner dispatches it.'),
};

/** Why a delivery is planned; a plan gives it a mode and no reason. */
export const deliveryWords: WordTable = {
  'first-delivery': words(
    'The stage calls for it, it was never delivered before, and a slot is free.',
    ['stage /recovery/reason_id', 'stage /delivery_key', 'plan /body/concurrency'],
    'Whoever delivers records it in the ledger.',
  ),
  redelivery: words(
    'The stage calls for it, and an earlier delivery of the same was not acknowledged; it is made again before any new one.',
    ['stage /recovery/reason_id', 'stage /delivery_key', 'ledger /body/entries'],
    'Whoever delivers records it in the ledger.',
  ),
};

/** Reasons of `orchestrator_reconciliation_plan`. */
export const plannerWords: WordTable = {
  'planner.delivery-acknowledged': words(
    'This very delivery was acknowledged, so it is not made a second time.',
    ['stage /delivery_key'],
    'Nothing: the receiver has it.',
  ),
  'planner.backpressure-slots-exhausted': words(
    'As many deliveries are pending as may be in flight at once.',
    ['plan /body/concurrency'],
    'It is planned again when a pending delivery is acknowledged, or when the limit is raised.',
  ),
};
