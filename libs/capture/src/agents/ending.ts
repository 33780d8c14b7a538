// How an attempt ended: what the caller saw from outside and what the log tells, taken together. The log can say that a
// turn is done; that the process ended well, in time, and on inputs that still stand, only the caller can. Where the two
// do not go together nothing is known, and that is inconclusive.
import type { Ending } from './told.ts';

/** The states of a producer's snapshot. */
export type SourceState = 'changed' | 'no-change' | 'failure' | 'timeout' | 'degraded' | 'stale' | 'inconclusive';

/** A finished turn: whether it changed something is whether the caller has an output. */
type Outcome = SourceState | 'by-output';

// biome-ignore format: a table
export const outcomes = {
  // the caller saw   the log:  done            failure         degraded        unsettled
  'exited-clean':   { done: 'by-output',    failure: 'failure', degraded: 'degraded', unsettled: 'inconclusive' },
  'exited-failing': { done: 'inconclusive', failure: 'failure', degraded: 'degraded', unsettled: 'failure' },
  'interrupted':    { done: 'inconclusive', failure: 'failure', degraded: 'degraded', unsettled: 'inconclusive' },
  'timed-out':      { done: 'timeout',      failure: 'timeout', degraded: 'timeout',  unsettled: 'timeout' },
  'inputs-stale':   { done: 'stale',        failure: 'stale',   degraded: 'stale',    unsettled: 'stale' },
} as const satisfies { readonly [seen: string]: { readonly [E in Ending]: Outcome } };

/** What the caller saw of the process: its exit status zero or not, a signal, the caller's own clock, moved inputs. */
export type Seen = keyof typeof outcomes;

export const isSeen = (word: string): word is Seen => Object.hasOwn(outcomes, word);

/** The state of the snapshot. An output counts only for a turn that ended well. */
export function stateOf(seen: Seen, ending: Ending, hasOutput: boolean): SourceState {
  const outcome: Outcome = outcomes[seen][ending];
  if (outcome !== 'by-output') return outcome;
  return hasOutput ? 'changed' : 'no-change';
}
