// `sandbox_receipt_expectation`: what whoever asked for a run expects its receipt to be about.
import { defineKind } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import { type SandboxReceiptExpectation, validate } from '../generated/sandbox-receipt-expectation.js';

export const expectationKind = defineKind<SandboxReceiptExpectation>({
  kind: 'sandbox_receipt_expectation',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
});
