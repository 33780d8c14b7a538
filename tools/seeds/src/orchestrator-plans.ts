// What is delivered next, given what was found and what was delivered before: nothing twice that was acknowledged, nothing
// beyond the slots there are, and nothing at all on an input that contradicts itself.
import { shapes } from '../../../test/support/builders.ts';
import { type Delivered, type Found, type Operation, reconciliationInput, stageKey } from './base/reconciliation.ts';
import { type Edit, edited } from './edits.ts';
import { type Expectation, rejected } from './expectations.ts';
import type { House } from './house.ts';
import { digested, type SeedSet } from './seed-set.ts';

type Row = readonly [
  caseId: string,
  slots: number,
  found: readonly Found[],
  delivered: readonly Delivered[],
  expectation: Expectation,
];
/** A row whose input is edited before it is put to the planner, which refuses it. */
type Broken = readonly [
  caseId: string,
  found: readonly Found[],
  delivered: readonly Delivered[],
  edits: readonly Edit[],
];

const family = 'repeated-cancelled-missed-events';

const fresh = (letter: string): Found => ({ letter, cls: 'pending', action: 'dispatch-stage', reason: 'no-attempt' });
const failed = (letter: string, number: number): Found => ({
  letter,
  cls: 'retryable',
  action: 'retry-stage',
  reason: 'stage-failed',
  number,
  ended: true,
});
const stranded = (letter: string, number: number, deadline = '2030-01-01T00:09:00Z'): Found => ({
  letter,
  cls: 'stranded',
  action: 'recover-stranded-attempt',
  reason: 'attempt-deadline-reached',
  number,
  deadline,
});
const running = (letter: string, deadline = '2030-01-01T00:20:00Z', number = 1): Found => ({
  letter,
  cls: 'pending',
  action: 'wait-for-attempt',
  reason: 'attempt-in-flight',
  number,
  deadline,
});
const ended = (letter: string, cls: string, action: string, reason: string, number = 1): Found => ({
  letter,
  cls,
  action,
  reason,
  number,
  ended: true,
});
const completed = (letter: string, number = 1) => ended(letter, 'terminal', 'none', 'stage-completed', number);
const cancelled = (letter: string) => ended(letter, 'terminal', 'none', 'stage-cancelled');
const stale = (letter: string, number = 1) => ended(letter, 'stale', 'refresh-stage-inputs', 'stage-stale', number);
const blocked = (letter: string, number = 1) =>
  ended(letter, 'blocked', 'resolve-stage-blocker', 'stage-blocked', number);
const exhausted = (letter: string) => ended(letter, 'blocked', 'operator-reconcile', 'retry-limit-reached', 3);

const entry = (letter: string, state: Delivered['state'], more: Partial<Delivered> = {}): Delivered => ({
  letter,
  operation: 'dispatch-stage',
  number: 1,
  state,
  ...more,
});

const item = (letter: string, operation: Operation, attempt_number: number) => ({
  attempt_number,
  operation,
  request_sha256: shapes.sha(letter),
  stage_key: stageKey(letter),
});
const operations = { dispatch: 'dispatch-stage', retry: 'retry-stage', recover: 'recover-stranded-attempt' } as const;
/** `a dispatch 1`: the stage, what is done, the attempt's number. */
const parsed = (text: string) => {
  const [letter = '', operation = '', number = ''] = text.split(' ');
  return item(letter, operations[operation as keyof typeof operations], Number(number));
};
const planned = (plan: {
  first?: readonly string[];
  again?: readonly string[];
  deferred?: readonly string[];
  suppressed?: readonly string[];
  /** `a terminal none`: the stage, its class, the action. */
  messages?: readonly string[];
}): Expectation => ({
  disposition: 'planned',
  deliveries: [
    ...(plan.again ?? []).map((text) => ({ ...parsed(text), delivery_mode: 'redelivery' })),
    ...(plan.first ?? []).map((text) => ({ ...parsed(text), delivery_mode: 'first-delivery' })),
  ],
  deferred: (plan.deferred ?? []).map((text) => ({
    ...parsed(text),
    reason_id: 'planner.backpressure-slots-exhausted',
  })),
  suppressed: (plan.suppressed ?? []).map((text) => ({ ...parsed(text), reason_id: 'planner.delivery-acknowledged' })),
  operator_messages: (plan.messages ?? []).map((text) => {
    const [letter = '', cls = '', action = ''] = text.split(' ');
    return { class: cls, action, stage_key: stageKey(letter) };
  }),
});

const retry: Partial<Delivered> = { operation: 'retry-stage', number: 2 };
const recover: Partial<Delivered> = { operation: 'recover-stranded-attempt' };

// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // case id                                              slots found                                delivered                                          expectation
  ['plan.nothing-found-nothing-planned',                    4, [],                                   [],                                                planned({})],
  ['plan.first-delivery',                                   4, [fresh('a')],                         [],                                                planned({ first: ['a dispatch 1'] })],
  ['plan.first-deliveries-in-the-order-of-stages',          4, [fresh('a'), fresh('b')],             [],                                                planned({ first: ['a dispatch 1', 'b dispatch 1'] })],
  ['plan.failed-stage-gets-the-next-attempt',               4, [failed('a', 1)],                     [],                                                planned({ first: ['a retry 2'] })],
  ['plan.stranded-attempt-is-recovered-under-its-number',   4, [stranded('a', 2)],                   [],                                                planned({ first: ['a recover 2'] })],
  ['plan.stranded-this-second-is-recovered',                4, [stranded('a', 1, '2030-01-01T00:10:00Z')], [],                                           planned({ first: ['a recover 1'] })],
  ['plan.acknowledged-is-not-repeated',                     4, [fresh('a')],                         [entry('a', 'acknowledged')],                      planned({ suppressed: ['a dispatch 1'] })],
  ['plan.acknowledged-is-not-repeated-without-slots',       0, [fresh('a')],                         [entry('a', 'acknowledged')],                      planned({ suppressed: ['a dispatch 1'] })],
  ['plan.acknowledged-recovery-is-not-repeated',            4, [stranded('a', 1)],                   [entry('a', 'acknowledged', recover)],             planned({ suppressed: ['a recover 1'] })],
  ['plan.pending-is-repeated-in-its-own-slot',              1, [fresh('a')],                         [entry('a', 'pending')],                           planned({ again: ['a dispatch 1'] })],
  ['plan.pending-is-repeated-even-beyond-the-slots',        0, [fresh('a')],                         [entry('a', 'pending')],                           planned({ again: ['a dispatch 1'] })],
  ['plan.failed-delivery-is-repeated',                      4, [fresh('a')],                         [entry('a', 'failed')],                            planned({ again: ['a dispatch 1'] })],
  ['plan.failed-delivery-waits-for-a-slot',                 0, [fresh('a')],                         [entry('a', 'failed')],                            planned({ deferred: ['a dispatch 1'] })],
  ['plan.repeated-retry-is-repeated-once',                  4, [failed('a', 1)],                     [entry('a', 'failed', retry)],                     planned({ again: ['a retry 2'] })],
  ['plan.repetition-goes-before-first-delivery',            1, [fresh('a'), fresh('b')],             [entry('b', 'failed')],                            planned({ again: ['b dispatch 1'], deferred: ['a dispatch 1'] })],
  ['plan.no-slots-at-all',                                  0, [fresh('a'), failed('b', 1)],         [],                                                planned({ deferred: ['a dispatch 1', 'b retry 2'] })],
  ['plan.one-slot-for-two',                                 1, [fresh('a'), fresh('b')],             [],                                                planned({ first: ['a dispatch 1'], deferred: ['b dispatch 1'] })],
  ['plan.slot-taken-by-a-stage-not-seen',                   1, [fresh('a')],                         [entry('f', 'pending')],                           planned({ deferred: ['a dispatch 1'] })],
  ['plan.slot-freed-by-an-acknowledgement',                 1, [fresh('a')],                         [entry('f', 'acknowledged')],                      planned({ first: ['a dispatch 1'] })],
  ['plan.more-under-way-than-slots',                        1, [fresh('a')],                         [entry('e', 'pending'), entry('f', 'pending')],    planned({ deferred: ['a dispatch 1'] })],
  ['plan.free-repetition-behind-a-deferred-one',            1, [fresh('a'), fresh('b')],             [entry('a', 'failed'), entry('b', 'pending')],     planned({ again: ['b dispatch 1'], deferred: ['a dispatch 1'] })],
  ['plan.dispatch-acknowledged-does-not-cover-the-retry',   4, [failed('a', 1)],                     [entry('a', 'acknowledged')],                      planned({ first: ['a retry 2'] })],
  ['plan.dispatch-acknowledged-does-not-cover-recovery',    4, [stranded('a', 1)],                   [entry('a', 'acknowledged')],                      planned({ first: ['a recover 1'] })],
  ['plan.earlier-retry-does-not-cover-the-next',            4, [failed('a', 2)],                     [entry('a', 'acknowledged', retry)],               planned({ first: ['a retry 3'] })],
  ['plan.acknowledged-for-a-request-since-edited',          4, [fresh('a')],                         [entry('a', 'acknowledged', { request: '4' })],    planned({ first: ['a dispatch 1'] })],
  ['plan.cancelled-is-told-and-not-restarted',              4, [cancelled('a')],                     [],                                                planned({ messages: ['a terminal none'] })],
  ['plan.exhausted-goes-to-the-operator',                   4, [exhausted('a')],                     [],                                                planned({ messages: ['a blocked operator-reconcile'] })],
  ['plan.what-is-not-delivered-is-told-in-order',           4, [completed('a'), blocked('b'), stale('c'), running('d'), exhausted('e')], [],           planned({
    messages: ['a terminal none', 'b blocked resolve-stage-blocker', 'c stale refresh-stage-inputs', 'd pending wait-for-attempt', 'e blocked operator-reconcile'] })],
  ['plan.told-at-the-last-attempt-as-at-the-first',         4, [completed('a', 3), blocked('b', 3), stale('c', 3), running('d', '2030-01-01T00:20:00Z', 3), stranded('e', 3)], [], planned({
    first: ['e recover 3'], messages: ['a terminal none', 'b blocked resolve-stage-blocker', 'c stale refresh-stage-inputs', 'd pending wait-for-attempt'] })],
  ['plan.everything-at-once',                               2, [fresh('a'), failed('b', 1), stranded('c', 1), cancelled('d'), fresh('e')],
    [entry('a', 'acknowledged'), entry('b', 'pending', retry), entry('c', 'failed', recover)],
    planned({ again: ['b retry 2', 'c recover 1'], deferred: ['e dispatch 1'], suppressed: ['a dispatch 1'], messages: ['d terminal none'] })],
];

const [first, body] = ['/observation/body/classifications/0', '/delivery_ledger/body'];

// biome-ignore format: an aligned table
const broken: readonly Broken[] = [
  // case id                                              found                      delivered                                           edits
  ['plan.one-stage-twice-rejected',                       [fresh('a'), failed('a', 1)], [],                                               []],
  ['plan.stages-out-of-order-rejected',                   [fresh('b'), fresh('a')],  [],                                                 []],
  ['plan.one-delivery-twice-rejected',                    [fresh('a')],              [entry('a', 'pending'), entry('a', 'pending')],     []],
  ['plan.ledger-out-of-order-rejected',                   [fresh('a')],              [entry('f', 'pending'), entry('a', 'pending')],     []],
  ['plan.ledger-with-an-entry-left-out-rejected',         [fresh('a')],              [entry('a', 'pending')],                            [[`${body}/ledger_contract/declared_entry_count`, 2]]],
  ['plan.delivered-after-the-ledger-was-written-rejected', [fresh('a')],             [entry('a', 'pending')],                            [[`${body}/entries/0/last_delivery_at`, '2030-01-01T00:10:01Z']]],
  ['plan.delivered-no-times-rejected',                    [fresh('a')],              [entry('a', 'pending')],                            [[`${body}/entries/0/delivery_count`, 0]]],
  ['plan.another-ledger-rejected',                        [fresh('a')],              [],                                                 [['/delivery_ledger_ref/id', 'ledger.harbour']]],
  ['plan.another-observation-rejected',                   [fresh('a')],              [],                                                 [['/observation_ref/id', 'snapshot.harbour']]],
  ['plan.too-many-slots-rejected',                        [fresh('a')],              [],                                                 [['/max_in_flight', 65]]],
  ['plan.retry-at-the-limit-rejected',                    [failed('a', 3)],          [],                                                 []],
  ['plan.retry-of-nothing-rejected',                      [failed('a', 1)],          [],                                                 [[`${first}/provenance/latest_result_ref`, { state: 'absent' }]]],
  ['plan.dispatch-of-what-has-a-result-rejected',         [fresh('a')],              [],                                                 [[`${first}/provenance/latest_result_ref`,
    { state: 'present', value: { schema_version: 2, kind: 'stage_result', id: 'stage-result.a', sha256: shapes.sha('a') } }]]],
  ['plan.recovery-before-the-deadline-rejected',          [stranded('a', 1, '2030-01-01T00:10:01Z')], [],                                []],
  ['plan.waiting-beyond-the-deadline-rejected',           [running('a', '2030-01-01T00:10:00Z')], [],                                    []],
  ['plan.operator-before-the-limit-rejected',             [exhausted('a')],          [],                                                 [[`${first}/recovery/attempt_number`, 2]]],
  ['plan.cancelled-but-dispatched-rejected',              [cancelled('a')],          [],                                                 [[`${first}/recovery/action`, 'dispatch-stage']]],
  ['plan.more-attempts-than-allowed-rejected',            [stranded('a', 4)],        [],                                                 []],
  ['plan.completed-without-an-attempt-rejected',          [completed('a', 0)],       [],                                                 []],
  ['plan.ended-and-under-way-at-once-rejected',           [{ ...completed('a'), deadline: '2030-01-01T00:20:00Z' }], [],                 []],
  ['plan.classified-from-another-snapshot-rejected',      [fresh('a')],              [],                                                 [[`${first}/provenance/snapshot_ref/sha256`, shapes.sha('4')]]],
  ['plan.attempt-at-another-request-rejected',            [stranded('a', 1)],        [],                                                 [[`${first}/provenance/active_attempt/value/request_ref/sha256`, shapes.sha('4')]]],
  ['plan.attempt-under-another-number-rejected',          [stranded('a', 1)],        [],                                                 [[`${first}/provenance/active_attempt/value/attempt_number`, 2]]],
];

const input = (
  house: House,
  slots: number,
  found: readonly Found[],
  delivered: readonly Delivered[],
  edits: readonly Edit[] = [],
) => digested(edited(reconciliationInput(house, slots, found, delivered), edits));

export const orchestratorPlans: SeedSet = {
  name: 'orchestrator-plans',
  source: 'orchestrator.reconciliation-plan.v1',
  schemaVersion: 1,
  build: (house) => ({
    cases: [
      ...rows.map(([case_id, slots, found, delivered, expectation]) => ({
        case_id,
        family_id: family,
        input: input(house, slots, found, delivered),
        expectation,
      })),
      ...broken.map(([case_id, found, delivered, edits]) => ({
        case_id,
        family_id: family,
        input: input(house, 4, found, delivered, edits),
        expectation: rejected('E_RECONCILIATION_INPUT'),
      })),
    ],
  }),
};
