// `sandbox_receipt_expectation`: what whoever asked for a run expects its receipt to be about.
import { defineKind } from '#contract';
import { type SandboxReceiptExpectation, validate } from '../generated/sandbox-receipt-expectation.js';
import { receiptBounds } from './receipt.ts';

export const expectationKind = defineKind<SandboxReceiptExpectation>({
  kind: 'sandbox_receipt_expectation',
  schemaVersion: 1,
  bounds: receiptBounds,
  validate,
});
