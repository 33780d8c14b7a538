// How an observation comes by its state: first whatever the snapshot is bound to must be what the caller expects, then the
// first rule that applies names state and reason. All of it is tables in the adapter; provider text is in none of them.
import type { Json } from '#canonical';
import { equalJson } from '#canonical';

/** The name of a binding, what the caller expects, what was observed. A table lists the names in code-point order. */
export type Binding<Trust, Observed> = readonly [
  name: string,
  expected: (trust: Trust) => Json,
  observed: (observed: Observed) => Json,
];

export type StateRule<Observed> = readonly [state: string, reason: string, applies: (observed: Observed) => boolean];

export type Judgement<Trust, Observed> = {
  readonly bindings: readonly Binding<Trust, Observed>[];
  readonly staleReason: string;
  readonly states: readonly StateRule<Observed>[];
  readonly otherwise: readonly [state: string, reason: string];
};

/** What an observation says: its state, why, and the bindings that are stale. */
export type Decision = {
  readonly state: string;
  readonly reason_id: string;
  readonly stale_bindings: readonly string[];
};

/** Decides the state of what was observed under a trust context. A stale binding outweighs every state. */
export function decide<Trust, Observed>(
  { bindings, staleReason, states, otherwise }: Judgement<Trust, Observed>,
  trust: Trust,
  observed: Observed,
): Decision {
  const stale = bindings
    .filter(([, wanted, found]) => !equalJson(wanted(trust), found(observed)))
    .map(([name]) => name);
  if (stale.length > 0) return { state: 'stale', reason_id: staleReason, stale_bindings: stale };
  const [state, reason_id] = states.find(([, , applies]) => applies(observed)) ?? otherwise;
  return { state, reason_id, stale_bindings: [] };
}
