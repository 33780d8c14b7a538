// The reasons of a receipt check. The first three are told alone, in this order; the others add up.
import type { ReasonTable } from '../verdict.ts';

export const receiptReasons = {
  'receipt.declaration-only': 'violation',
  'receipt.kind-unsupported': 'violation',
  'receipt.malformed': 'violation',
  'receipt.placeholder-identity': 'violation',
  'receipt.origin-mismatch': 'violation',
  'receipt.replayed': 'violation',
  'receipt.subject-mismatch': 'violation',
  'receipt.control-mismatch': 'violation',
  'receipt.evaluation-not-satisfied': 'violation',
  'receipt.environment-unlisted': 'violation',
  'receipt.stale': 'violation',
  'receipt.identity-unaccepted': 'violation',
  'receipt.limit-mismatch': 'violation',
  'receipt.outcome-inconsistent': 'violation',
  'receipt.valid': 'satisfied',
} as const satisfies ReasonTable;

export type ReceiptReason = keyof typeof receiptReasons;
