// Makes a ledger of what happened: numbers the events, chains their digests and seals them.
import { compareCodePoints, encodeCanonical, type Json, type Result } from '#canonical';
import type { Admitted } from '#contract';
import { eventDigest } from './chain-rules.ts';
import type { EventFacts, TelemetryTraceLedger, TraceEvent } from './generated/telemetry-trace-ledger.d.ts';
import { traceLedgerKind } from './trace-ledger.ts';

/** An event without what its place in the ledger says. */
export type EventDraft = {
  readonly id: string;
  readonly event_type: string;
  readonly occurred_at: string;
  readonly trace_id: string;
  readonly facts: EventFacts;
};

/** One attempt of one session, whose events are told in order. */
export type LedgerDraft = {
  readonly id: string;
  readonly session_id: string;
  readonly attempt_id: string;
  readonly events: readonly EventDraft[];
};

/** The ledger of a draft, admitted like one from outside: refuses what `traceLedgerKind` refuses. */
export function buildTraceLedger({
  id,
  session_id,
  attempt_id,
  events,
}: LedgerDraft): Result<Admitted<TelemetryTraceLedger>> {
  const chained: TraceEvent[] = [];
  for (const [sequence, draft] of events.entries()) {
    const event = {
      ...draft,
      kind: 'telemetry_trace_event' as const,
      schema_version: 1 as const,
      session_id,
      attempt_id,
      sequence,
      prior_digest: chained.at(-1)?.record_digest ?? null,
    };
    chained.push({ ...event, record_digest: eventDigest(event) });
  }
  const body = {
    attempt_id,
    events: chained,
    seal: {
      algorithm: 'sha256',
      canonicalization: 'jq-1.6-sort-compact-line',
      event_count: chained.length,
      first_digest: chained[0]?.record_digest ?? null,
      final_digest: chained.at(-1)?.record_digest ?? null,
    },
    session_id,
    trace_ids: [...new Set(chained.map(({ trace_id }) => trace_id))].sort(compareCodePoints),
  };
  return traceLedgerKind.parse(
    encodeCanonical({ schema_version: 1, kind: 'telemetry_trace_ledger', id, body } as unknown as Json),
  );
}
