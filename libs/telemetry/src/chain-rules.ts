// The relations inside a ledger, in the order they are asked: ids once, numbered in order, one attempt, the traces named,
// times that do not go back, each digest true and naming the one before, and the seal over all of it.
import { compareCodePoints, documentDigest, type Json, type Refusal } from '#canonical';
import { firstAmong, firstOf, type Place, type Rule, unrelated } from '#contract';
import type { TelemetryTraceLedger, TraceEvent } from './generated/telemetry-trace-ledger.d.ts';

/** The digest that an event carries of itself: SHA-256 over the event without it, canonical, final LF included. */
export function eventDigest(event: Omit<TraceEvent, 'record_digest'>): string {
  const { record_digest: _own, ...rest } = event as TraceEvent;
  return documentDigest(rest as Json);
}

type Broken = Refusal<'E_RELATION'> | undefined;

const eventPlace = (index: number, ...rest: Place): Place => ['body', 'events', index, ...rest];

/** The first event that breaks a rule, told by the rule. */
const eachEvent = (
  { body }: TelemetryTraceLedger,
  rule: (event: TraceEvent, index: number, events: readonly TraceEvent[]) => Broken,
): Broken => firstAmong(body.events, (event, index) => rule(event, index, body.events));

function checkEventIds(ledger: TelemetryTraceLedger): Broken {
  const seen = new Set<string>();
  return eachEvent(ledger, ({ id }, index) => {
    if (seen.has(id)) return unrelated(eventPlace(index, 'id'), 'an id that no earlier event has');
    seen.add(id);
    return undefined;
  });
}

const checkSequence = (ledger: TelemetryTraceLedger): Broken =>
  eachEvent(ledger, ({ sequence }, index) =>
    sequence === index ? undefined : unrelated(eventPlace(index, 'sequence'), `\`${index}\`, the place in the list`),
  );

const checkAttempt = (ledger: TelemetryTraceLedger): Broken =>
  eachEvent(ledger, (event, index) =>
    firstAmong(['session_id', 'attempt_id'] as const, (key) =>
      event[key] === ledger.body[key]
        ? undefined
        : unrelated(eventPlace(index, key), `the ledger's \`${ledger.body[key]}\``),
    ),
  );

function checkTraceIds({ body }: TelemetryTraceLedger): Broken {
  const named = [...new Set(body.events.map(({ trace_id }) => trace_id))].sort(compareCodePoints);
  const same = named.length === body.trace_ids.length && named.every((id, index) => id === body.trace_ids[index]);
  return same ? undefined : unrelated(['body', 'trace_ids'], 'the trace ids of the events and no others');
}

// Times are of one form, so comparing them as text compares the seconds.
const checkTimes = (ledger: TelemetryTraceLedger): Broken =>
  eachEvent(ledger, ({ occurred_at }, index, events) =>
    occurred_at >= (events[index - 1]?.occurred_at ?? '')
      ? undefined
      : unrelated(eventPlace(index, 'occurred_at'), 'a time no earlier than that of the event before'),
  );

const checkChain = (ledger: TelemetryTraceLedger): Broken =>
  eachEvent(ledger, (event, index, events) =>
    firstOf([
      () =>
        event.record_digest === eventDigest(event)
          ? undefined
          : unrelated(eventPlace(index, 'record_digest'), 'the digest of this event without this member'),
      () =>
        event.prior_digest === (events[index - 1]?.record_digest ?? null)
          ? undefined
          : unrelated(
              eventPlace(index, 'prior_digest'),
              index === 0 ? 'null, because no event comes before' : 'the `record_digest` of the event before',
            ),
    ]),
  );

function checkSeal({ body: { events, seal } }: TelemetryTraceLedger): Broken {
  const actual = {
    event_count: events.length,
    first_digest: events[0]?.record_digest,
    final_digest: events.at(-1)?.record_digest,
  };
  return firstAmong(['event_count', 'first_digest', 'final_digest'] as const, (key) =>
    seal[key] === actual[key]
      ? undefined
      : unrelated(['body', 'seal', key], `\`${actual[key]}\`, as the events have it`),
  );
}

/** Each refuses with E_RELATION. */
export const chainRules: readonly Rule<TelemetryTraceLedger>[] = [
  checkEventIds,
  checkSequence,
  checkAttempt,
  checkTraceIds,
  checkTimes,
  checkChain,
  checkSeal,
];
