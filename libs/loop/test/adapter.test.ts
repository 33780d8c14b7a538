// What the adapter of the reviewer observes is what the loop takes: every state that it reaches, as it came.
import { describe, expect, test } from 'vitest';
import { reviewObservationKind } from '#loop';
import { edited } from '../../adapters/test/support/edit.ts';
import { codexNativeReviewer } from '../../adapters/test/support/inputs/codex-native-reviewer.ts';
import { staleBindings } from '../src/decide/bindings.ts';

const { normalize, states, valid } = codexNativeReviewer;

describe('the observation of a review', () => {
  test.each(states.map(([edits, outcome]) => [outcome, edits] as const))('%s', (outcome, edits) => {
    const observed = normalize(edited(valid, edits));
    if (!observed.ok) throw new Error(observed.refusal.expected);
    const taken = reviewObservationKind.check(observed.value);
    if (!taken.ok) throw new Error(`${taken.refusal.at} ${taken.refusal.expected}`);
    const { reason_id, stale_bindings, state } = taken.value;
    expect([state, reason_id, ...stale_bindings].join(' ')).toBe(outcome);
    expect(staleBindings(taken.value)).toEqual(stale_bindings);
  });
});
