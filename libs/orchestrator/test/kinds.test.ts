// What the kinds of the orchestrator take at their edges, read by themselves: orchestrator_delivery_ledger,
// orchestrator_state_observation and orchestrator_reconciliation_plan.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { deliveryLedgerKind, observationKind, reconcile, reconciliationPlanKind } from '#orchestrator';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { classification, entry, input, key } from './support/reconciliations.ts';

const given = input(2, [classification('a', 'dispatch-stage')], [entry(key('a', 'dispatch-stage', 1), 'failed')]);
const planned = reconcile(given as unknown as Json);
if (!planned.ok) throw new Error(planned.refusal.expected);

const documents = {
  ledger: [deliveryLedgerKind, given.delivery_ledger],
  observation: [observationKind, given.observation],
  plan: [reconciliationPlanKind, planned.value],
} as const;

describe('documents at their edges', () => {
  const one = '/body/entries/0';
  const many = Array.from({ length: 129 }, (_, index) =>
    entry({ ...key('a', 'dispatch-stage', 1), request_sha256: String(index).padStart(64, '0') }, 'failed'),
  );
  const ledgerOf = (count: number): readonly Edit[] => [
    ['/body/entries', many.slice(0, count)],
    ['/body/ledger_contract/declared_entry_count', count],
  ];

  // biome-ignore format: a table
  const rows: readonly (readonly [name: keyof typeof documents, edits: readonly Edit[], outcome: string])[] = [
    // document      edits                                                                           outcome
    ['ledger',       [],                                                                              'accepted'],
    ['observation',  [],                                                                              'accepted'],
    ['plan',         [],                                                                              'accepted'],
    ['ledger',       [[`${one}/last_delivery_at`, '2030-01-01T01:00:30Z']],                           'accepted'],
    ['ledger',       [[`${one}/delivery_count`, 1000]],                                               'accepted'],
    ['ledger',       ledgerOf(128),                                                                   'accepted'],
    ['ledger',       ledgerOf(129),                                                                   'E_SHAPE'],
    ['ledger',       ledgerOf(0),                                                                     'accepted'],
    ['ledger',       [['/body/entries', []], ['/body/ledger_contract/declared_entry_count', -0]],     'E_SHAPE'],
    ['observation',  [['/body/classifications/0/recovery/attempt_number', -0]],                       'E_SHAPE'],
    ['plan',         [['/body/concurrency/active_pending', -0]],                                      'E_SHAPE'],
  ];

  test.each(rows.map(([name, edits, outcome]) => [name, outcome, edits] as const))('%s %s', (name, outcome, edits) => {
    const [kind, document] = documents[name];
    const parsed = kind.parse(encodeCanonical(edited(document, edits) as unknown as Json));
    expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe(outcome);
  });
});
