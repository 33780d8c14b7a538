// The planner: what is delivered, held back and told, one row a rule; then whatever is wrong with a reconciliation-input, in
// the order in which it is found.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import {
  type OrchestratorReconciliationPlan,
  plannerReasons,
  planReconciliation,
  reconcile,
  reconciliationPlanKind,
} from '#orchestrator';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { classification, entry, type Input, input, key } from './support/reconciliations.ts';

const { sha } = shapes;

const plan = (given: Input): OrchestratorReconciliationPlan => {
  const planned = planReconciliation(encodeCanonical(given as unknown as Json));
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  const again = reconciliationPlanKind.parse(planned.value.bytes);
  if (!again.ok) throw new Error(JSON.stringify(again.refusal));
  return planned.value.content;
};

/** `first a dispatch-stage 1`: mode, stage, operation and attempt of each delivery, and so on. */
function told({ body }: OrchestratorReconciliationPlan): readonly string[] {
  const words = ({ attempt_number, operation, stage_key }: ReturnType<typeof key>) =>
    `${stage_key.initiative_id.at(-1)} ${operation} ${attempt_number}`;
  return [
    ...body.deliveries.map(({ delivery_key, delivery_mode }) => `${delivery_mode} ${words(delivery_key)}`),
    ...body.deferred.map(({ delivery_key, reason_id }) => `${reason_id} ${words(delivery_key)}`),
    ...body.suppressed.map(({ delivery_key, reason_id }) => `${reason_id} ${words(delivery_key)}`),
    ...body.operator_messages.map(
      ({ class: found, recovery, stage_key }) => `${found} ${stage_key.initiative_id.at(-1)} ${recovery.action}`,
    ),
  ];
}

const a = classification('a', 'dispatch-stage');
const b = classification('b', 'dispatch-stage');
const c = classification('c', 'dispatch-stage');
const aKey = key('a', 'dispatch-stage', 1);
const bKey = key('b', 'dispatch-stage', 1);
const cKey = key('c', 'dispatch-stage', 1);
const zKey = key('z', 'dispatch-stage', 1);

const full = 'planner.backpressure-slots-exhausted';
const done = 'planner.delivery-acknowledged';

describe('what is planned', () => {
  // biome-ignore format: a table
  const rows = [
    // what                                           input                                                              plan
    ['nothing of nothing',                            input(2, []),                                                      []],
    ['a dispatch is attempt 1',                       input(2, [a]),                                                     ['first-delivery a dispatch-stage 1']],
    ['a retry is the next attempt',                   input(2, [classification('a', 'retry-stage')]),                    ['first-delivery a retry-stage 2']],
    ['a recovery is the attempt that is there',       input(2, [classification('a', 'recover-stranded-attempt')]),       ['first-delivery a recover-stranded-attempt 1']],
    ['what is pending is delivered again',            input(2, [a], [entry(aKey, 'pending')]),                           ['redelivery a dispatch-stage 1']],
    ['what failed is delivered again',                input(2, [a], [entry(aKey, 'failed')]),                            ['redelivery a dispatch-stage 1']],
    ['what was acknowledged is not',                  input(2, [a], [entry(aKey, 'acknowledged')]),                      [`${done} a dispatch-stage 1`]],
    ['what was acknowledged takes no slot',           input(1, [a, b], [entry(aKey, 'acknowledged')]),                   ['first-delivery b dispatch-stage 1', `${done} a dispatch-stage 1`]],
    ['another attempt is another delivery',           input(2, [classification('a', 'retry-stage')], [entry(key('a', 'retry-stage', 1), 'acknowledged')]), ['first-delivery a retry-stage 2']],
    ['another operation is another delivery',         input(2, [classification('a', 'recover-stranded-attempt')], [entry(aKey, 'acknowledged')]), ['first-delivery a recover-stranded-attempt 1']],
    ['another request is another delivery',           input(2, [a], [entry({ ...aKey, request_sha256: sha('f') }, 'acknowledged')]), ['first-delivery a dispatch-stage 1']],
    ['no slot at all',                                input(0, [a]),                                                     [`${full} a dispatch-stage 1`]],
    ['a slot each, in stage order',                   input(2, [a, b, c]),                                               ['first-delivery a dispatch-stage 1', 'first-delivery b dispatch-stage 1', `${full} c dispatch-stage 1`]],
    ['what others have pending takes slots',          input(2, [a, b], [entry(zKey, 'pending')]),                        ['first-delivery a dispatch-stage 1', `${full} b dispatch-stage 1`]],
    ['more pending than allowed leaves none',         input(1, [a], [entry(bKey, 'pending'), entry(zKey, 'pending')]),   [`${full} a dispatch-stage 1`]],
    ['what is pending itself takes none',             input(0, [a, b], [entry(bKey, 'pending')]),                        ['redelivery b dispatch-stage 1', `${full} a dispatch-stage 1`]],
    ['what failed takes one',                         input(1, [a], [entry(aKey, 'failed'), entry(zKey, 'pending')]),    [`${full} a dispatch-stage 1`]],
    ['what was delivered before goes first',          input(1, [a, b], [entry(bKey, 'failed')]),                         ['redelivery b dispatch-stage 1', `${full} a dispatch-stage 1`]],
    ['a later free one goes through',                 input(1, [a, b, c], [entry(aKey, 'failed'), entry(cKey, 'pending')]), ['redelivery c dispatch-stage 1', `${full} a dispatch-stage 1`, `${full} b dispatch-stage 1`]],
    ['what nobody can run is told an operator',       input(2, [
      classification('a', 'none'), classification('b', 'operator-reconcile'), classification('c', 'refresh-stage-inputs'),
      classification('d', 'resolve-stage-blocker'), classification('e', 'wait-for-attempt'),
    ]), ['terminal a none', 'blocked b operator-reconcile', 'stale c refresh-stage-inputs', 'blocked d resolve-stage-blocker', 'pending e wait-for-attempt']],
  ] as const;

  test.each(rows)('%s', (_what, given, expected) => {
    expect(told(plan(given))).toEqual(expected);
  });

  test('every reason is among the rows', () => {
    const all = rows.flatMap(([, , expected]) => expected);
    expect(plannerReasons.filter((reason) => !all.some((line) => line.startsWith(reason)))).toEqual([]);
  });

  test('a plan says what it was made from', () => {
    const given = input(3, [a, classification('b', 'none')], [entry(aKey, 'failed'), entry(zKey, 'pending')]);
    expect(plan(given)).toEqual({
      schema_version: 1,
      kind: 'orchestrator_reconciliation_plan',
      id: 'observation.a',
      body: {
        activation_state: 'inactive',
        authority_effect: 'none',
        concurrency: { active_pending: 1, available_slots: 2, max_in_flight: 3 },
        deferred: [],
        deliveries: [
          {
            delivery_key: aKey,
            delivery_mode: 'redelivery',
            operation: 'dispatch-stage',
            provenance: a.provenance,
            recovery: a.recovery,
            stage_key: a.stage_key,
          },
        ],
        delivery_ledger_ref: given.delivery_ledger_ref,
        mode: 'planning-only',
        observation_ref: given.observation_ref,
        operator_messages: [
          {
            class: 'terminal',
            recovery: classification('b', 'none').recovery,
            stage_key: classification('b', 'none').stage_key,
          },
        ],
        suppressed: [],
      },
    });
  });
});

describe('what is refused', () => {
  const good = input(
    2,
    [
      classification('a', 'dispatch-stage'),
      classification('b', 'recover-stranded-attempt'),
      classification('c', 'retry-stage'),
      classification('d', 'operator-reconcile'),
      classification('e', 'wait-for-attempt'),
      classification('f', 'none'),
    ],
    [entry(aKey, 'pending'), entry(key('b', 'recover-stranded-attempt', 1), 'failed')],
  );
  const at = (index: number) => `/observation/body/classifications/${index}`;
  const active = (index: number) => `${at(index)}/provenance/active_attempt/value`;
  const absent = { state: 'absent' };
  const present = {
    state: 'present',
    value: { schema_version: 2, kind: 'stage_result', id: 'result.x', sha256: sha('4') },
  };
  const attempt = good.observation.body.classifications[1]?.provenance.active_attempt;
  const ledger = '/delivery_ledger/body';

  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], place: string])[] = [
    // edits                                                                     place
    [[['/max_in_flight', 65]],                                                   '/max_in_flight'],
    [[['/max_in_flight', 1.5]],                                                  '/max_in_flight'],
    [[['/max_in_flight', -0]],                                                   '/max_in_flight'],
    [[['/spare', 1]],                                                            '/spare'],
    [[['/observation_ref/kind', 'orchestrator_delivery_ledger']],                '/observation_ref/kind'],
    [[['/observation_ref/schema_identity', 'orchestrator.state-observation.v2']], '/observation_ref/schema_identity'],
    [[['/delivery_ledger_ref/schema_identity', 'x']],                            '/delivery_ledger_ref/schema_identity'],
    [[['/observation/schema_version', 2]],                                       '/observation/schema_version'],
    [[['/observation/body/authority_effect', 'some']],                           '/observation/body/authority_effect'],
    [[['/observation/body/snapshot_ref/id', 'observation.b']],                   '/observation/body/snapshot_ref/id'],
    [[['/observation/body/classifications', [b, a]]],                            '/observation/body/classifications'],
    [[['/observation/body/classifications', [a, a]]],                            '/observation/body/classifications'],
    [[[`${at(0)}/class`, 'retryable']],                                          `${at(0)}/class`],
    [[[`${at(5)}/class`, 'stale']],                                              `${at(5)}/class`],
    [[[`${at(0)}/recovery/attempt_number`, 1]],                                  `${at(0)}/recovery/attempt_number`],
    [[[`${at(0)}/provenance/latest_result_ref`, present]],                       `${at(0)}/provenance`],
    [[[`${at(0)}/provenance/active_attempt`, attempt]],                          `${at(0)}/provenance`],
    [[[`${at(1)}/provenance/active_attempt`, absent]],                           `${at(1)}/provenance`],
    [[[`${active(1)}/attempt_number`, 2]],                                       `${active(1)}/attempt_number`],
    [[[`${active(1)}/request_ref/id`, 'request.x']],                             `${active(1)}/request_ref`],
    [[[`${active(1)}/request_ref/sha256`, sha('0')]],                            `${active(1)}/request_ref`],
    [[[`${active(1)}/deadline_at`, '2030-01-01T01:00:01Z']],                     `${active(1)}/deadline_at`],
    [[[`${at(1)}/recovery/source_reason`, { state: 'present', value: 'reason.x' }]], `${at(1)}/recovery/source_reason`],
    [[[`${at(2)}/recovery/attempt_number`, 0]],                                  `${at(2)}/recovery/attempt_number`],
    [[[`${at(2)}/recovery/attempt_number`, 3]],                                  `${at(2)}/recovery/attempt_number`],
    [[[`${at(2)}/recovery/attempt_number`, 11]],                                 `${at(2)}/recovery/attempt_number`],
    [[[`${at(2)}/provenance/latest_result_ref`, absent]],                        `${at(2)}/provenance`],
    [[[`${at(2)}/provenance/active_attempt`, attempt]],                          `${at(2)}/provenance`],
    [[[`${at(3)}/recovery/attempt_number`, 2]],                                  `${at(3)}/recovery/attempt_number`],
    [[[`${at(3)}/provenance/latest_result_ref`, absent]],                        `${at(3)}/provenance`],
    [[[`${active(4)}/deadline_at`, '2030-01-01T01:00:00Z']],                     `${active(4)}/deadline_at`],
    [[[`${at(5)}/recovery/attempt_number`, 0]],                                  `${at(5)}/recovery/attempt_number`],
    [[[`${at(0)}/provenance/evaluator_ref/sha256`, sha('0')]],                   `${at(0)}/provenance/evaluator_ref/sha256`],
    [[[`${at(0)}/provenance/snapshot_ref/sha256`, sha('0')]],                    `${at(0)}/provenance/snapshot_ref`],
    [[[`${ledger}/ledger_contract/declared_entry_count`, 1]],                    `${ledger}/ledger_contract/declared_entry_count`],
    [[[`${ledger}/entries`, [...good.delivery_ledger.body.entries].reverse()]],  `${ledger}/entries`],
    [[[`${ledger}/entries/1`, good.delivery_ledger.body.entries[0]]],            `${ledger}/entries`],
    [[[`${ledger}/entries/0/delivery_count`, 0]],                                `${ledger}/entries/0/delivery_count`],
    [[[`${ledger}/entries/0/delivery_count`, 1001]],                             `${ledger}/entries/0/delivery_count`],
    [[[`${ledger}/entries/0/delivery_key/attempt_number`, 11]],                  `${ledger}/entries/0/delivery_key/attempt_number`],
    [[[`${ledger}/entries/0/delivery_key/operation`, 'none']],                   `${ledger}/entries/0/delivery_key/operation`],
    [[[`${ledger}/entries/1/last_delivery_at`, '2030-01-01T01:00:31Z']],         `${ledger}/entries/1/last_delivery_at`],
    [[['/observation_ref/id', 'observation.b']],                                 '/observation_ref/id'],
    [[['/delivery_ledger_ref/id', 'ledger.b']],                                  '/delivery_ledger_ref/id'],
    // The bounds of a core document, over the whole.
    [[['/delivery_ledger/id', 'x'.repeat(8193)]],                                '/delivery_ledger/id'],
    [[[`${ledger}/entries`, Array.from({ length: 257 }, () => 1)]],              `${ledger}/entries`],
  ];

  test('the input they are made from is good', () => {
    const { deferred, deliveries, operator_messages } = plan(good).body;
    expect([deliveries.length, deferred.length, operator_messages.length]).toEqual([2, 1, 3]);
  });

  test.each(rows.map(([edits, place]) => [place, edits] as const))('%s', (place, edits) => {
    const broken = edited(good, edits) as unknown as Json;
    const refusal = { code: 'E_RECONCILIATION_INPUT', at: place };
    expect(reconcile(broken)).toMatchObject({ ok: false, refusal });
    expect(planReconciliation(encodeCanonical(broken))).toMatchObject({ ok: false, refusal });
  });

  test.each([
    // bytes                                                 token
    [new Uint8Array(1_048_577).fill(0x20), 'E_LIMIT'],
    [Buffer.from('{'), 'E_PARSE'],
    [Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0x0a]), 'E_PARSE'],
    [Buffer.from('{}'), 'E_CANONICAL'],
    [Buffer.from('{}\n'), 'E_RECONCILIATION_INPUT'],
    [Buffer.from('[]\n'), 'E_RECONCILIATION_INPUT'],
    [Buffer.from(`${'['.repeat(33)}${']'.repeat(33)}\n`), 'E_RECONCILIATION_INPUT'],
    [Buffer.from('-1\n'), 'E_RECONCILIATION_INPUT'],
    [Buffer.from(`["${'x'.repeat(1_048_571)}"]\n`), 'E_RECONCILIATION_INPUT'],
    [Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}\n`), 'E_RECONCILIATION_INPUT'],
  ])('bytes: %#', (bytes, code) => {
    expect(planReconciliation(bytes)).toMatchObject({ ok: false, refusal: { code } });
  });
});
