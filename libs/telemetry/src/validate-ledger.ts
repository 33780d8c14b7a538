// What a valid ledger earns: a receipt that says which attempt it tells of and what its chain amounts to. The receipt
// stores nothing and grants nothing; its replay key tells two deliveries of one ledger from two ledgers.
import { accept, encodeCanonical, type Json, type Refusal, type Result, refuse } from '#canonical';
import { type Admitted, defineKind, firstAmong, unrelated } from '#contract';
import type { TelemetryTraceLedger } from './generated/telemetry-trace-ledger.d.ts';
import type { TelemetryTraceLedgerValidation } from './generated/telemetry-trace-ledger-validation.d.ts';
import { validate } from './generated/telemetry-trace-ledger-validation.js';
import { traceLedgerBounds, traceLedgerKind } from './trace-ledger.ts';

/** The media type under which documents refer to a ledger. */
export const traceLedgerMediaType = 'application/vnd.ystack.telemetry-trace-ledger+json';

/** Receipts of valid ledgers. */
export const traceLedgerValidationKind = defineKind<TelemetryTraceLedgerValidation>({
  kind: 'telemetry_trace_ledger_validation',
  schemaVersion: 1,
  bounds: traceLedgerBounds,
  validate,
});

/** The attempt that the caller asked about. */
export type ExpectedAttempt = { readonly session_id: string; readonly attempt_id: string };

/**
 * The receipt of a ledger given as canonical bytes. Refuses what `traceLedgerKind` refuses, and E_RELATION for a ledger of
 * another session or attempt than `expected`.
 */
export function validateTraceLedger(
  bytes: Uint8Array,
  expected: ExpectedAttempt,
): Result<Admitted<TelemetryTraceLedgerValidation>> {
  const ledger = traceLedgerKind.parse(bytes);
  if (!ledger.ok) return ledger;
  const stray = checkExpected(ledger.value.content, expected);
  return stray === undefined ? receiptOf(ledger.value) : refuse(stray);
}

const checkExpected = ({ body }: TelemetryTraceLedger, expected: ExpectedAttempt): Refusal | undefined =>
  firstAmong(['session_id', 'attempt_id'] as const, (key) =>
    body[key] === expected[key] ? undefined : unrelated(['body', key], `\`${expected[key]}\`, as was asked`),
  );

function receiptOf({
  content: { id, body },
  sha256,
}: Admitted<TelemetryTraceLedger>): Result<Admitted<TelemetryTraceLedgerValidation>> {
  const { attempt_id, session_id, trace_ids } = body;
  const { event_count, final_digest, first_digest } = body.seal;
  const content: TelemetryTraceLedgerValidation = {
    schema_version: 1,
    kind: 'telemetry_trace_ledger_validation',
    id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      storage_effect: 'none',
      ledger_ref: { content_id: id, media_type: traceLedgerMediaType, sha256 },
      replay_key: { attempt_id, final_digest, session_id },
      attempt_id,
      session_id,
      trace_ids,
      event_count,
      final_digest,
      first_digest,
    },
  };
  const receipt = traceLedgerValidationKind.parse(encodeCanonical(content as Json));
  return receipt.ok ? accept(receipt.value) : receipt;
}
