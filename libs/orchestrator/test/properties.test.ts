// What holds for every input: the scanner gives each stage one class, the planner never exceeds its slots and never repeats
// what was answered, and neither depends on how an input is spelled.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import {
  type DeliveryEntry,
  type OrchestratorReconciliationPlan,
  observationKind,
  planReconciliation,
  reconcile,
  scannerReasons,
  scanState,
} from '#orchestrator';
import { reverseKeys } from '../../../test/support/reverse-keys.ts';
import { seeded } from '../../../test/support/scale.ts';
import { classification, entry, type Input, input, key } from './support/reconciliations.ts';
import { bytesOf, expected, item, snapshotOf } from './support/snapshots.ts';

const letters = [...'abcdefgh'];
const actions = [
  'dispatch-stage',
  'none',
  'operator-reconcile',
  'recover-stranded-attempt',
  'refresh-stage-inputs',
  'resolve-stage-blocker',
  'retry-stage',
  'wait-for-attempt',
] as const;

// The attempt that each operation is about, so that ledgers are often about a planned delivery.
const attemptOf = { 'dispatch-stage': 1, 'recover-stranded-attempt': 1, 'retry-stage': 2 } as const;

const stages = fc
  .array(fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...actions)), { maxLength: 8 })
  .map((found) => [...new Map(found)].toSorted(([left], [right]) => (left < right ? -1 : 1)));

const deliveries = fc.array(
  fc.record({
    letter: fc.constantFrom(...letters, 'z'),
    operation: fc.constantFrom(...(Object.keys(attemptOf) as (keyof typeof attemptOf)[])),
    state: fc.constantFrom('acknowledged', 'failed', 'pending'),
  }),
  { maxLength: 12 },
);

const inputs: fc.Arbitrary<Input> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), stages, deliveries)
  .map(([max, given, delivered]) => {
    const entries = new Map<string, DeliveryEntry>();
    for (const { letter, operation, state } of delivered) {
      entries.set(`${letter} ${operation}`, entry(key(letter, operation, attemptOf[operation]), state));
    }
    const sorted = [...entries].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, one]) => one);
    return input(
      max,
      given.map(([letter, action]) => classification(letter, action)),
      sorted,
    );
  });

const planOf = (given: Input): OrchestratorReconciliationPlan => {
  const planned = reconcile(given as unknown as Json);
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  return planned.value;
};

const text = (value: unknown): string => JSON.stringify(value);

describe('the planner', () => {
  test('never has more under way than it may, but for what already is', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { deliveries: planned, concurrency } = planOf(given).body;
        const pending = new Set(
          given.delivery_ledger.body.entries
            .filter(({ state }) => state === 'pending')
            .map((one) => text(one.delivery_key)),
        );
        const added = planned.filter(({ delivery_key }) => !pending.has(text(delivery_key))).length;
        expect(added).toBeLessThanOrEqual(concurrency.available_slots);
        expect(pending.size + added).toBeLessThanOrEqual(Math.max(given.max_in_flight, pending.size));
      }),
      seeded(200, 5000),
    );
  });

  test('never repeats what was acknowledged', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const answered = given.delivery_ledger.body.entries
          .filter(({ state }) => state === 'acknowledged')
          .map(({ delivery_key }) => text(delivery_key));
        const { deferred, deliveries: planned } = planOf(given).body;
        expect([...deferred, ...planned].filter(({ delivery_key }) => answered.includes(text(delivery_key)))).toEqual(
          [],
        );
      }),
      seeded(200, 5000),
    );
  });

  test('puts every stage in one list, once', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { deferred, deliveries: planned, operator_messages, suppressed } = planOf(given).body;
        const listed = [...deferred, ...planned, ...operator_messages, ...suppressed].map(({ stage_key }) =>
          text(stage_key),
        );
        const stagesGiven = given.observation.body.classifications.map(({ stage_key }) => text(stage_key));
        expect(listed.toSorted()).toEqual(stagesGiven.toSorted());
      }),
      seeded(200, 5000),
    );
  });

  test('plans nothing new once its plan was carried out and recorded', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const carriedOut = record(given, planOf(given), 'pending');
        const again = planOf(carriedOut).body.deliveries;
        const pending = carriedOut.delivery_ledger.body.entries.map(({ delivery_key }) => text(delivery_key));
        // Only redeliveries of what is unanswered; with every answer in, nothing of it at all.
        expect(again.every(({ delivery_key }) => pending.includes(text(delivery_key)))).toBe(true);
        const answered = record(given, planOf(given), 'acknowledged');
        const first = planOf(given).body.deliveries.map(({ delivery_key }) => text(delivery_key));
        const left = planOf(answered).body.deliveries.map(({ delivery_key }) => text(delivery_key));
        expect(left.filter((one) => first.includes(one))).toEqual([]);
      }),
      seeded(100, 2000),
    );
  });

  test('does not depend on how an input is spelled, and is the same each time', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const bytes = encodeCanonical(given as unknown as Json);
        const once = planReconciliation(bytes);
        expect(planReconciliation(bytes)).toEqual(once);
        const reversed = reconcile(reverseKeys(given as unknown as Json));
        expect(reversed.ok && once.ok && encodeCanonical(reversed.value as Json)).toEqual(once.ok && once.value.bytes);
      }),
      seeded(50, 1000),
    );
  });

  test('more slots never defer more', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const more = planOf({ ...given, max_in_flight: given.max_in_flight + 1 }).body;
        const { deferred } = planOf(given).body;
        const stillDeferred = more.deferred.map(({ delivery_key }) => text(delivery_key));
        const wasDeferred = deferred.map(({ delivery_key }) => text(delivery_key));
        expect(stillDeferred.filter((one) => !wasDeferred.includes(one))).toEqual([]);
      }),
      seeded(100, 2000),
    );
  });
});

/** The input again, with the deliveries of a plan recorded in the ledger. */
function record(given: Input, { body }: OrchestratorReconciliationPlan, state: DeliveryEntry['state']): Input {
  const entries = new Map(given.delivery_ledger.body.entries.map((one) => [text(one.delivery_key), one] as const));
  for (const { delivery_key } of body.deliveries) entries.set(text(delivery_key), entry(delivery_key, state));
  const order = (one: DeliveryEntry) => `${one.delivery_key.stage_key.initiative_id} ${one.delivery_key.operation}`;
  return input(
    given.max_in_flight,
    given.observation.body.classifications,
    [...entries.values()].toSorted((left, right) => (order(left) < order(right) ? -1 : 1)),
  );
}

describe('the scanner', () => {
  const statuses = ['blocked', 'cancelled', 'completed', 'failed', 'skipped', 'stale'] as const;
  const states = fc.record({
    status: fc.option(fc.constantFrom(...statuses), { nil: undefined }),
    deadlineMinute: fc.option(fc.integer({ min: 0, max: 59 }), { nil: undefined }),
    attemptNumber: fc.integer({ min: 1, max: 4 }),
    retryLimit: fc.integer({ min: 4, max: 10 }),
    target: fc.constantFrom('1', '3', null),
  });

  test('gives each stage one class, and an observation that holds by itself', () => {
    fc.assert(
      fc.property(fc.array(states, { maxLength: 3 }), (given) => {
        const items = given.map(({ status, deadlineMinute, ...rest }, index) =>
          item({
            ...rest,
            ...(status === undefined
              ? deadlineMinute === undefined
                ? {}
                : { deadlineAt: `2030-01-01T0${deadlineMinute % 3}:${String(deadlineMinute).padStart(2, '0')}:00Z` }
              : { status }),
            stage: `stage.${index}`,
          }),
        );
        const scanned = scanState(expected, bytesOf(snapshotOf(...items)));
        if (!scanned.ok) throw new Error(text(scanned.refusal));
        const { classifications } = scanned.value.content.body;
        expect(classifications.map(({ stage_key }) => stage_key.stage_id)).toEqual(
          given.map((_, index) => `stage.${index}`),
        );
        expect(
          classifications.every(({ recovery }) => (scannerReasons as readonly string[]).includes(recovery.reason_id)),
        ).toBe(true);
        expect(observationKind.parse(scanned.value.bytes).ok).toBe(true);
        expect(scanState(expected, bytesOf(snapshotOf(...items)))).toEqual(scanned);
      }),
      seeded(40, 600),
    );
  });
});
