// How a preparation is stopped from outside: by an abort signal, whose reason says whether time ran out or somebody asked.
import { setImmediate } from 'node:timers/promises';
import { type PreparationRefusal, refusal } from './refusals.ts';

/** The refusal once `signal` is aborted. With `isPatient` the signals that have arrived are heard first. */
export async function stoppedBy(
  signal: AbortSignal | undefined,
  isPatient = true,
): Promise<PreparationRefusal | undefined> {
  if (signal === undefined) return undefined;
  if (isPatient) await setImmediate();
  if (!signal.aborted) return undefined;
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    ? refusal('E_TIMEOUT', 'timeout', 'a candidate that is prepared in time')
    : refusal('E_INTERRUPTED', 'interrupted', 'nobody to stop it');
}
