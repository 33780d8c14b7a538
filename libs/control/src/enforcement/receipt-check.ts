// `sandbox_receipt_check`: whether a receipt is one to rely on, and what it then says. A refused receipt says nothing.
import { checkWordSet, type DocumentKind, defineKind, unrelated } from '#contract';
import { type SandboxReceiptCheck, validate } from '../generated/sandbox-receipt-check.js';
import { impliedVerdict } from '../verdict.ts';
import { receiptReasons } from './reasons.ts';
import { receiptBounds } from './receipt.ts';

export const receiptCheckKind: DocumentKind<SandboxReceiptCheck> = defineKind<SandboxReceiptCheck>({
  kind: 'sandbox_receipt_check',
  schemaVersion: 1,
  bounds: receiptBounds,
  validate,
  shapes: [({ body }) => checkWordSet(body.reason_ids, ['body', 'reason_ids'])],
  relations: [
    ({ id, body }) =>
      id === receiptCheckId(body.receipt_sha256) ? undefined : unrelated(['id'], '`receipt-check.` and the digest'),
    ({ body }) =>
      impliedVerdict(receiptReasons, body.reason_ids) === (body.check_verdict === 'valid' ? 'satisfied' : 'violated')
        ? undefined
        : unrelated(['body', 'check_verdict'], 'what the reasons imply'),
    ({ body }) =>
      (body.check_verdict === 'refused') === (body.enforcement_verdict === 'none')
        ? undefined
        : unrelated(['body', 'enforcement_verdict'], '`none` of a refused receipt, and only of one'),
  ],
});

/** The id of the check of a receipt. */
export const receiptCheckId = (receiptSha256: string): string => `receipt-check.${receiptSha256}`;
