// The ledger of deliveries, as a kind: what was delivered how often, and whether it was answered.
import { isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, unrelated } from '#contract';
import type { OrchestratorDeliveryLedger } from '../generated/orchestrator-delivery-ledger.d.ts';
import { validate } from '../generated/orchestrator-delivery-ledger.js';
import { checkWholeNumbers, snapshotBounds } from './bounds.ts';
import { compareDeliveryKeys } from './stage-key.ts';

const checkCount = ({ body: { entries, ledger_contract } }: OrchestratorDeliveryLedger) =>
  ledger_contract.declared_entry_count === entries.length
    ? undefined
    : unrelated(['body', 'ledger_contract', 'declared_entry_count'], `${entries.length}, the number of entries`);

const checkOrder = ({ body: { entries } }: OrchestratorDeliveryLedger) =>
  isStrictlySorted(entries, (a, b) => compareDeliveryKeys(a.delivery_key, b.delivery_key))
    ? undefined
    : unrelated(['body', 'entries'], 'deliveries in strict order by stage, request, operation and attempt');

const checkTimes = ({ body: { entries, recorded_at } }: OrchestratorDeliveryLedger) =>
  firstAmong(entries, ({ last_delivery_at }, index) =>
    last_delivery_at <= recorded_at
      ? undefined
      : unrelated(['body', 'entries', index, 'last_delivery_at'], `not after recorded_at ${recorded_at}`),
  );

export const deliveryLedgerKind: DocumentKind<OrchestratorDeliveryLedger> = defineKind<OrchestratorDeliveryLedger>({
  kind: 'orchestrator_delivery_ledger',
  schemaVersion: 1,
  bounds: snapshotBounds,
  validate,
  shapes: [checkWholeNumbers],
  relations: [checkCount, checkOrder, checkTimes],
});
