// What a classification may say together: which action goes with which class, and what must be there for it. A planner
// that is handed an observation re-checks it by these rules, and so does whoever is handed a plan.
import type { Refusal } from '#canonical';
import { firstOf, type Place, unrelated } from '#contract';
import type { Operation, Provenance, Recovery, RecoveryAction, StateClass } from '../generated/common.d.ts';

type Classified = { readonly class: StateClass; readonly recovery: Recovery };

/** The classes that an action can go with; every action goes with exactly one. */
export const classOfAction: Readonly<Record<RecoveryAction, StateClass>> = {
  'dispatch-stage': 'pending',
  none: 'terminal',
  'operator-reconcile': 'blocked',
  'recover-stranded-attempt': 'stranded',
  'refresh-stage-inputs': 'stale',
  'resolve-stage-blocker': 'blocked',
  'retry-stage': 'retryable',
  'wait-for-attempt': 'pending',
};

const operations: readonly string[] = [
  'dispatch-stage',
  'recover-stranded-attempt',
  'retry-stage',
] satisfies Operation[];

/** The operation that is delivered for an action, or undefined when it is for an operator. */
export const operationOf = (action: RecoveryAction): Operation | undefined =>
  operations.includes(action) ? (action as Operation) : undefined;

/** The attempt that a delivery is about: the one that is there when it is recovered, else the next. */
export const plannedAttempt = ({ action, attempt_number }: Recovery): number =>
  action === 'recover-stranded-attempt' ? attempt_number : attempt_number + 1;

type Numbers = readonly [expected: string, holds: (attempt: number, limit: number) => boolean];

// biome-ignore format: a table
const numbers: Readonly<Record<RecoveryAction, Numbers>> = {
  'dispatch-stage':           ['0',                                           (attempt) => attempt === 0],
  'none':                     ['an attempt number from 1 to the retry limit', (attempt, limit) => attempt >= 1 && attempt <= limit],
  'operator-reconcile':       ['the retry limit',                             (attempt, limit) => attempt === limit],
  'recover-stranded-attempt': ['an attempt number from 1 to the retry limit', (attempt, limit) => attempt >= 1 && attempt <= limit],
  'refresh-stage-inputs':     ['an attempt number up to the retry limit',     (attempt, limit) => attempt <= limit],
  'resolve-stage-blocker':    ['an attempt number from 1 to the retry limit', (attempt, limit) => attempt >= 1 && attempt <= limit],
  'retry-stage':              ['an attempt number from 1 to below the retry limit', (attempt, limit) => attempt >= 1 && attempt < limit],
  'wait-for-attempt':         ['an attempt number from 1 to the retry limit', (attempt, limit) => attempt >= 1 && attempt <= limit],
};

/** Class, action and attempt number go together. */
export const checkRecovery = (place: Place, { class: found, recovery }: Classified): Refusal | undefined =>
  firstOf([
    () =>
      classOfAction[recovery.action] === found
        ? undefined
        : unrelated([...place, 'class'], `\`${classOfAction[recovery.action]}\` with \`${recovery.action}\``),
    () => {
      const [expected, holds] = numbers[recovery.action];
      return holds(recovery.attempt_number, recovery.retry_limit)
        ? undefined
        : unrelated([...place, 'recovery', 'attempt_number'], `${expected} with \`${recovery.action}\``);
    },
  ]);

type Presence = { readonly attempt: boolean; readonly result: boolean };

// biome-ignore format: a table
const presence: Readonly<Record<RecoveryAction, readonly Presence[]>> = {
  'dispatch-stage':           [{ attempt: false, result: false }],
  'none':                     [{ attempt: false, result: true }],
  'operator-reconcile':       [{ attempt: false, result: true }],
  'recover-stranded-attempt': [{ attempt: true,  result: false }],
  'refresh-stage-inputs':     [{ attempt: false, result: false }, { attempt: false, result: true }, { attempt: true, result: false }],
  'resolve-stage-blocker':    [{ attempt: false, result: true }],
  'retry-stage':              [{ attempt: false, result: true }],
  'wait-for-attempt':         [{ attempt: true,  result: false }],
};

/** What provenance must hold for a recovery: an attempt or a result or neither, and the same numbers and request. */
export const checkProvenance = (place: Place, provenance: Provenance, recovery: Recovery): Refusal | undefined =>
  firstOf([
    () => checkPresence(place, provenance, recovery),
    () => checkActiveAttempt(place, provenance, recovery),
    () => checkUnattempted(place, provenance, recovery),
  ]);

function checkPresence(place: Place, provenance: Provenance, { action }: Recovery): Refusal | undefined {
  const attempt = provenance.active_attempt.state === 'present';
  const result = provenance.latest_result_ref.state === 'present';
  const fits = presence[action].some((found) => found.attempt === attempt && found.result === result);
  return fits
    ? undefined
    : unrelated([...place, 'provenance'], `the attempt or result that \`${action}\` follows from`);
}

function checkActiveAttempt(place: Place, provenance: Provenance, recovery: Recovery): Refusal | undefined {
  if (provenance.active_attempt.state === 'absent') return undefined;
  const { attempt_number, request_ref } = provenance.active_attempt.value;
  const at = [...place, 'provenance', 'active_attempt', 'value'];
  if (attempt_number !== recovery.attempt_number) {
    return unrelated([...at, 'attempt_number'], `${recovery.attempt_number}, as the recovery says`);
  }
  const { id, sha256 } = provenance.request_ref;
  return request_ref.id === id && request_ref.sha256 === sha256
    ? undefined
    : unrelated([...at, 'request_ref'], `\`${id}\` with digest ${sha256}`);
}

// Without an attempt and without a result nothing was tried; with a result something was.
function checkUnattempted(place: Place, { active_attempt, latest_result_ref }: Provenance, recovery: Recovery) {
  const tried = active_attempt.state === 'present' || latest_result_ref.state === 'present';
  const at = [...place, 'recovery'];
  if (tried !== recovery.attempt_number > 0) {
    return unrelated([...at, 'attempt_number'], tried ? 'at least 1' : '0 where nothing was tried');
  }
  return recovery.source_reason.state === 'present' && latest_result_ref.state === 'absent'
    ? unrelated([...at, 'source_reason'], 'no reason where there is no result')
    : undefined;
}
