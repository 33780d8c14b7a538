// What the harness says became of an attempt, and what an observation makes of it. A result is believed to be a change or
// none only when everything about how it came to be is known; trouble of the provider's is inconclusive under its own name.
import type { Metadata } from '#contract';

// biome-ignore format: a table
export const sourceStates = {
  //             status       state           reason                           facts must be known
  stale:        ['stale',     'stale',        'adapter.inputs-stale',          false],
  changed:      ['completed', 'changed',      'adapter.changed',               true],
  'no-change':  ['completed', 'no-change',    'adapter.no-change',             true],
  failure:      ['failed',    'inconclusive', 'adapter.provider-failure',      false],
  timeout:      ['failed',    'inconclusive', 'adapter.provider-timeout',      false],
  degraded:     ['failed',    'inconclusive', 'adapter.provider-degraded',     false],
  inconclusive: ['completed', 'inconclusive', 'adapter.provider-inconclusive', false],
} as const;

export type SourceState = keyof typeof sourceStates;

const factNames = ['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills', 'tools'] as const;

const isKnown = ({ state }: Metadata[(typeof factNames)[number]]): boolean =>
  state === 'recorded' || state === 'computed';

export type ProducerDecision = { readonly status: string; readonly state: string; readonly reason_id: string };

/** What an attempt that ended in `source` is observed to be, given what is known of its execution. */
export function decideProduced(source: SourceState, metadata: Metadata): ProducerDecision {
  const [status, state, reason_id, needsFacts] = sourceStates[source];
  if (needsFacts && !factNames.every((name) => isKnown(metadata[name]))) {
    return { status, state: 'inconclusive', reason_id: 'adapter.metadata-incomplete' };
  }
  return { status, state, reason_id };
}
