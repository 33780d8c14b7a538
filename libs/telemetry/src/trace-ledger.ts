// The kind `telemetry_trace_ledger`: the events of one attempt, in order, each naming the digest of the one before, and a
// seal over the whole. A ledger observes; it grants nothing, and where a figure was not measured it says so.
import type { Bounds } from '#canonical';
import { checkWordSet, defineKind } from '#contract';
import { chainRules } from './chain-rules.ts';
import type { TelemetryTraceLedger } from './generated/telemetry-trace-ledger.d.ts';
import { validate } from './generated/telemetry-trace-ledger.js';

/** Bounds of a ledger; a list holds at most 256 items, so too many events are E_LIMIT and not E_SHAPE. */
export const traceLedgerBounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 16,
  depthOf: 'leaves',
  entriesMax: 256,
  objectEntriesMax: 64,
  stringBytesMax: 1024,
  integers: 'int32',
  byteOrderMark: 'refused',
};

/** Ledgers. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, then E_RELATION for the first broken rule of the chain. */
export const traceLedgerKind = defineKind<TelemetryTraceLedger>({
  kind: 'telemetry_trace_ledger',
  schemaVersion: 1,
  bounds: traceLedgerBounds,
  validate,
  shapes: [({ body }) => checkWordSet(body.trace_ids, ['body', 'trace_ids'])],
  relations: chainRules,
});
