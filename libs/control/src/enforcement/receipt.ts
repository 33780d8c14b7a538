// `sandbox_enforcement_receipt`: what a host supervisor says it enforced on one run. Whatever contradicts itself is not of
// the form: a null where something was seen, a limit that was passed and not reached, a run that was refused and ran.
import type { Bounds, Refusal } from '#canonical';
import { checkWordSet, defineKind, firstAmong, firstOf, misshapen } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import {
  type ReceiptLimit,
  type SandboxEnforcementReceipt,
  validate,
} from '../generated/sandbox-enforcement-receipt.js';

type Body = SandboxEnforcementReceipt['body'];

/** Bounds of whatever is read for a receipt check: a scalar is a level of its own. */
export const receiptBounds: Bounds = { ...inTurnBounds, depthOf: 'leaves' };

export const receiptKind = defineKind<SandboxEnforcementReceipt>({
  kind: 'sandbox_enforcement_receipt',
  schemaVersion: 1,
  bounds: receiptBounds,
  validate,
  shapes: [
    ({ body }) => firstAmong(Object.entries(body.limits), ([row, limit]) => checkLimit(limit, row)),
    ({ body }) => checkExit(body),
    ({ body }) => checkTeardown(body),
    ({ body }) => checkWordSet(body.outcome.reason_ids, ['body', 'outcome', 'reason_ids']),
    ({ body }) =>
      body.timing.admitted_at <= body.timing.terminated_at
        ? undefined
        : misshapen(['body', 'timing', 'terminated_at'], 'no time before `admitted_at`'),
  ],
});

function checkLimit({ bound, observation, observed, reached }: ReceiptLimit, row: string): Refusal | undefined {
  const place = ['body', 'limits', row];
  if ((observed === null) !== (observation === 'unavailable')) {
    return misshapen([...place, 'observed'], 'null when the observation is unavailable, and only then');
  }
  return observed !== null && observed >= bound && !reached
    ? misshapen([...place, 'reached'], '`true`, as the bound was reached')
    : undefined;
}

function checkExit({ lifecycle, payload }: Body): Refusal | undefined {
  const { exit_code, exit_state } = payload;
  const place = ['body', 'payload'];
  const mayBeUnstarted = lifecycle.admission === 'refused' || lifecycle.runtime === 'error';
  return firstOf([
    () =>
      (exit_code === null) === (exit_state !== 'exited')
        ? undefined
        : misshapen([...place, 'exit_code'], 'a code when the process exited, and only then'),
    () =>
      exit_state !== 'not-started' || mayBeUnstarted
        ? undefined
        : misshapen([...place, 'exit_state'], 'a start, as the run was admitted and completed'),
    () =>
      exit_state === 'not-started' || lifecycle.admission === 'admitted'
        ? undefined
        : misshapen([...place, 'exit_state'], '`not-started`, as the run was refused'),
  ]);
}

function checkTeardown({ teardown }: Body): Refusal | undefined {
  const { state, storage_destroyed, tree_terminated } = teardown;
  return state !== 'confirmed' || (storage_destroyed && tree_terminated)
    ? undefined
    : misshapen(['body', 'teardown', 'state'], 'no `confirmed` before storage is destroyed and the tree terminated');
}
