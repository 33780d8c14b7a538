// The ledger of attempts at a change, as a kind.
import { isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, unrelated } from '#contract';
import type { ReviewFixAttemptLedger } from '../generated/review-fix-attempt-ledger.d.ts';
import { validate } from '../generated/review-fix-attempt-ledger.js';
import { isCount, loopBounds } from './bounds.ts';

const checkCount = ({ body: { entries, ledger_contract } }: ReviewFixAttemptLedger) =>
  isCount(ledger_contract.declared_entry_count, entries.length)
    ? undefined
    : unrelated(['body', 'ledger_contract', 'declared_entry_count'], `${entries.length}, the number of entries`);

const checkOrder = ({ body: { entries } }: ReviewFixAttemptLedger) =>
  isStrictlySorted(entries, (a, b) => a.attempt_number - b.attempt_number)
    ? undefined
    : unrelated(['body', 'entries'], 'attempt numbers that strictly increase');

const checkTimes = ({ body: { entries, recorded_at } }: ReviewFixAttemptLedger) =>
  firstAmong(entries, (entry, index) =>
    entry.recorded_at <= recorded_at
      ? undefined
      : unrelated(['body', 'entries', index, 'recorded_at'], `not after the ledger's recorded_at ${recorded_at}`),
  );

export const attemptLedgerKind: DocumentKind<ReviewFixAttemptLedger> = defineKind<ReviewFixAttemptLedger>({
  kind: 'review_fix_attempt_ledger',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  relations: [checkCount, checkOrder, checkTimes],
});
