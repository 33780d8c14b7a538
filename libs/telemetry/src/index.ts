export { buildTraceLedger, type EventDraft, type LedgerDraft } from './build-ledger.ts';
export { eventDigest } from './chain-rules.ts';
export { telemetryCommands } from './commands.ts';
export type { EventFacts, TelemetryTraceLedger, TraceEvent } from './generated/telemetry-trace-ledger.d.ts';
export type { TelemetryTraceLedgerValidation } from './generated/telemetry-trace-ledger-validation.d.ts';
export { traceLedgerBounds, traceLedgerKind } from './trace-ledger.ts';
export {
  type ExpectedAttempt,
  traceLedgerMediaType,
  traceLedgerValidationKind,
  validateTraceLedger,
} from './validate-ledger.ts';
