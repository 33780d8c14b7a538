// Which attempt numbers go with which action, under a retry limit of 3; and what must be there for it.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { type Classification, observationKind, type RecoveryAction } from '#orchestrator';
import { classification, input } from './support/reconciliations.ts';

const isGood = (one: Classification): boolean =>
  observationKind.check(input(0, [one]).observation as unknown as Json).ok;

type Shape = 'nothing' | 'attempt' | 'result';

function shaped(action: RecoveryAction, shape: Shape, attempt_number: number): Classification {
  const deadline = action === 'recover-stranded-attempt' ? 'recover-stranded-attempt' : 'wait-for-attempt';
  const { provenance } = {
    attempt: classification('a', deadline),
    result: classification('a', 'none'),
    nothing: classification('a', 'dispatch-stage'),
  }[shape];
  const { active_attempt } = provenance;
  if (active_attempt.state === 'present') active_attempt.value.attempt_number = attempt_number;
  const one = classification('a', action);
  return { ...one, provenance, recovery: { ...one.recovery, attempt_number } };
}

describe('a recovery', () => {
  // biome-ignore format: a table
  test.each([
    // action                    with nothing  with an attempt  with a result
    ['dispatch-stage',           [0],          [],              []],
    ['none',                     [],           [],              [1, 2, 3]],
    ['operator-reconcile',       [],           [],              [3]],
    ['recover-stranded-attempt', [],           [1, 2, 3],       []],
    ['refresh-stage-inputs',     [0],          [1, 2, 3],       [1, 2, 3]],
    ['resolve-stage-blocker',    [],           [],              [1, 2, 3]],
    ['retry-stage',              [],           [],              [1, 2]],
    ['wait-for-attempt',         [],           [1, 2, 3],       []],
  ] as const)('%s', (action, nothing, attempt, result) => {
    const numbers = [0, 1, 2, 3, 4];
    const accepted = (shape: Shape) => numbers.filter((number) => isGood(shaped(action, shape, number)));
    expect([accepted('nothing'), accepted('attempt'), accepted('result')]).toEqual([nothing, attempt, result]);
  });
});
