// What an orchestrator_reconciliation_plan must hold by itself; one that was edited into a contradiction is refused.
import { describe, expect, test } from 'vitest';
import { canonicalText, type Json } from '#canonical';
import { reconcile, reconciliationPlanKind } from '#orchestrator';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { classification, entry, input, key } from './support/reconciliations.ts';

const planned = reconcile(
  input(
    3,
    [
      classification('a', 'dispatch-stage'),
      classification('b', 'recover-stranded-attempt'),
      classification('c', 'retry-stage'),
      classification('d', 'dispatch-stage'),
      classification('e', 'dispatch-stage'),
      classification('f', 'none'),
      classification('g', 'wait-for-attempt'),
      classification('h', 'dispatch-stage'),
    ],
    [
      entry(key('c', 'retry-stage', 2), 'failed'),
      entry(key('e', 'dispatch-stage', 1), 'acknowledged'),
      entry(key('h', 'dispatch-stage', 1), 'acknowledged'),
      entry(key('z', 'dispatch-stage', 1), 'pending'),
    ],
  ) as unknown as Json,
);
if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
// Read again, so that no part of it is another: an edit of one would be an edit of both.
const plan = JSON.parse(canonicalText(planned.value as Json)) as typeof planned.value;

describe('a plan', () => {
  const { deferred, deliveries, operator_messages, suppressed } = plan.body;
  const [c, a] = ['/body/deliveries/0', '/body/deliveries/1'];

  test('of the sample has something in each list', () => {
    expect([deliveries, deferred, suppressed, operator_messages].map(({ length }) => length)).toEqual([2, 2, 2, 2]);
    expect(reconciliationPlanKind.check(plan as unknown as Json).ok).toBe(true);
  });

  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], code: string, place: string])[] = [
    // edits                                                                 token         place
    [[['/body/concurrency/max_in_flight', 65]],                              'E_SHAPE',    '/body/concurrency/max_in_flight'],
    [[['/body/deferred/0/reason_id', 'planner.delivery-acknowledged']],      'E_SHAPE',    '/body/deferred/0/reason_id'],
    [[['/body/observation_ref/id', 'observation.b']],                        'E_RELATION', '/body/observation_ref/id'],
    [[['/body/concurrency/active_pending', 2]],                              'E_RELATION', '/body/concurrency/available_slots'],
    [[['/body/concurrency/available_slots', 3]],                             'E_RELATION', '/body/concurrency/available_slots'],
    [[['/body/concurrency', { active_pending: 3, available_slots: 0, max_in_flight: 3 }]], 'E_RELATION', '/body/deliveries'],
    [[['/body/concurrency', { active_pending: 0, available_slots: 3, max_in_flight: 3 }]], 'E_RELATION', '/body/deferred'],
    [[[`${a}/operation`, 'retry-stage']],                                    'E_RELATION', `${a}/operation`],
    [[[`${a}/recovery/attempt_number`, 1]],                                  'E_RELATION', `${a}/recovery/attempt_number`],
    [[[`${c}/recovery/attempt_number`, 3]],                                  'E_RELATION', `${c}/recovery/attempt_number`],
    [[[`${c}/provenance/latest_result_ref`, { state: 'absent' }]],           'E_RELATION', `${c}/provenance`],
    [[[`${c}/delivery_key/operation`, 'dispatch-stage']],                    'E_RELATION', `${c}/delivery_key/operation`],
    [[[`${c}/delivery_key/attempt_number`, 1]],                              'E_RELATION', `${c}/delivery_key/attempt_number`],
    [[[`${c}/delivery_key/request_sha256`, shapes.sha('0')]],                'E_RELATION', `${c}/delivery_key/request_sha256`],
    [[[`${c}/delivery_key/stage_key/stage_id`, 'stage.x']],                  'E_RELATION', `${c}/delivery_key/stage_key`],
    [[['/body/deferred/0/delivery_key/stage_key/stage_id', 'stage.x']],      'E_RELATION', '/body/deferred/0/delivery_key/stage_key'],
    [[['/body/suppressed/0/delivery_key/stage_key/stage_id', 'stage.x']],    'E_RELATION', '/body/suppressed/0/delivery_key/stage_key'],
    [[['/body/operator_messages/0/class', 'stale']],                         'E_RELATION', '/body/operator_messages/0/class'],
    [[['/body/operator_messages/0/recovery', deliveries[1]?.recovery]],      'E_RELATION', '/body/operator_messages/0/recovery/action'],
    [[['/body/operator_messages/1', operator_messages[0]]],                  'E_RELATION', '/body'],
    [[['/body/deferred/1', { ...deferred[1], delivery_key: deliveries[1]?.delivery_key, stage_key: deliveries[1]?.stage_key }]], 'E_RELATION', '/body'],
    [[['/body/deliveries', [...deliveries].reverse()]],                      'E_RELATION', '/body/deliveries'],
    [[['/body/operator_messages', [...operator_messages].reverse()]],        'E_RELATION', '/body/operator_messages'],
    [[['/body/suppressed', [...suppressed].reverse()]],                      'E_RELATION', '/body/suppressed'],
  ];

  test.each(rows.map(([edits, code, place]) => [code, place, edits] as const))('%s at %s', (code, place, edits) => {
    const broken = edited(plan, edits) as unknown as Json;
    expect(reconciliationPlanKind.check(broken)).toMatchObject({ ok: false, refusal: { code, at: place } });
  });
});
