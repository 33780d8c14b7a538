// Trace ledgers: what is let in, the first broken rule of what is not, and the receipts. A mutation is resealed up to the
// rule it is to break, so that the digests do not refuse it first.
import { beforeEach, describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import {
  buildTraceLedger,
  type EventDraft,
  eventDigest,
  type TelemetryTraceLedger,
  type TraceEvent,
  traceLedgerKind,
  validateTraceLedger,
} from '#telemetry';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';

const source_ref = { content_id: 'note', media_type: 'text/plain', sha256: 'ab'.repeat(32) };
const named = (value: string) => ({ state: 'recorded' as const, source_ref, value });
const facts: EventDraft['facts'] = {
  adapter: { state: 'not-applicable' },
  cost_microunits: { state: 'unavailable', reason_id: 'cost.not-measured' },
  execution_environment: named('env.bench'),
  gate: named('gate.sample'),
  identity: named('actor.operator'),
  initiative: named('initiative.sample'),
  latency_ms: { state: 'computed', source_ref, value: 12 },
  result: named('result.sample'),
  stage: named('stage.sample'),
  status: named('status.completed'),
  task_class: named('task.sample'),
  tool: { state: 'not-applicable' },
  workflow: named('workflow.sample'),
};
const draft = (n: number, trace = 'trace.one'): EventDraft => ({
  id: `event.${n}`,
  event_type: 'sample.happened',
  occurred_at: `2026-03-01T10:00:0${n}Z`,
  trace_id: trace,
  facts,
});
const attempt = { session_id: 'session.sample', attempt_id: 'attempt.sample' };
const build = (events: readonly EventDraft[]): TelemetryTraceLedger => {
  const built = buildTraceLedger({ id: 'ledger.sample', ...attempt, events });
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value.content;
};
const good = build([draft(0), draft(1, 'trace.two'), draft(2)]);
const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);

/** The ledger with every digest made true again. */
function reseal(ledger: TelemetryTraceLedger): TelemetryTraceLedger {
  const events: TraceEvent[] = [];
  for (const event of ledger.body.events) {
    const chained = { ...event, prior_digest: events.at(-1)?.record_digest ?? null };
    events.push({ ...chained, record_digest: eventDigest(chained) });
  }
  const first_digest = events[0]?.record_digest ?? '';
  const final_digest = events.at(-1)?.record_digest ?? '';
  const seal = { ...ledger.body.seal, first_digest, final_digest };
  return { ...ledger, body: { ...ledger.body, events, seal } };
}

const other = 'cd'.repeat(32);
const bent = (edits: readonly Edit[]) => edited(good, edits);
const chained = (edits: readonly Edit[]) => reseal(edited(good, edits));
const outcome = (ledger: unknown): string => {
  const read = traceLedgerKind.parse(bytesOf(ledger));
  return read.ok ? 'valid' : `${read.refusal.code} ${read.refusal.at ?? ''}`.trim();
};

describe('rules of a ledger', () => {
  // biome-ignore format: an aligned table
  test.each<[string, unknown, string]>([
    ['as built',                       good,                                                        'valid'],
    ['another algorithm',              bent([['/body/seal/algorithm', 'sha512']]),                  'E_SHAPE /body/seal/algorithm'],
    ['another canonicalization',       bent([['/body/seal/canonicalization', 'jcs']]),              'E_SHAPE /body/seal/canonicalization'],
    ['an id with a colon',             bent([['/id', 'a:b']]),                                      'E_SHAPE /id'],
    ['a fact too few',                 bent([['/body/events/0/facts/tool', undefined]]),            'E_SHAPE /body/events/0/facts/tool'],
    ['a fact too many',                bent([['/body/events/0/facts/mood', { state: 'not-applicable' }]]), 'E_SHAPE /body/events/0/facts/mood'],
    ['a figure that is a word',        bent([['/body/events/0/facts/latency_ms/value', 'slow']]),   'E_SHAPE /body/events/0/facts/latency_ms/value'],
    ['a word that is a figure',        bent([['/body/events/0/facts/stage/value', 3]]),             'E_SHAPE /body/events/0/facts/stage/value'],
    ['a known fact without a source',  bent([['/body/events/0/facts/stage/source_ref', undefined]]), 'E_SHAPE /body/events/0/facts/stage/source_ref'],
    ['a false date',                   bent([['/body/events/0/occurred_at', '2026-02-30T10:00:00Z']]), 'E_SHAPE /body/events/0/occurred_at'],
    ['no events',                      bent([['/body/events', []]]),                                'E_SHAPE /body/events'],
    ['traces out of order',            bent([['/body/trace_ids', ['trace.two', 'trace.one']]]),     'E_SHAPE /body/trace_ids/1'],
    ['a trace twice',                  bent([['/body/trace_ids', ['trace.one', 'trace.one']]]),     'E_SHAPE /body/trace_ids/1'],
    ['an event id twice',              chained([['/body/events/1/id', 'event.0']]),                 'E_RELATION /body/events/1/id'],
    ['a sequence that skips',          chained([['/body/events/1/sequence', 2]]),                   'E_RELATION /body/events/1/sequence'],
    ['an event of another session',    chained([['/body/events/1/session_id', 'session.x']]),       'E_RELATION /body/events/1/session_id'],
    ['an event of another attempt',    chained([['/body/events/1/attempt_id', 'attempt.x']]),       'E_RELATION /body/events/1/attempt_id'],
    ['a trace unnamed',                bent([['/body/trace_ids', ['trace.one']]]),                  'E_RELATION /body/trace_ids'],
    ['a trace of no event',            bent([['/body/trace_ids/-', 'trace.zero']]),                 'E_RELATION /body/trace_ids'],
    ['a time that goes back',          chained([['/body/events/1/occurred_at', '2026-03-01T09:59:59Z']]), 'E_RELATION /body/events/1/occurred_at'],
    ['two events at one time',         chained([['/body/events/1/occurred_at', '2026-03-01T10:00:00Z']]), 'valid'],
    ['an edited event',                bent([['/body/events/1/event_type', 'sample.edited']]),      'E_RELATION /body/events/1/record_digest'],
    ['a first event with a prior',     bent([['/body/events/0/prior_digest', other], ['/body/events/0/record_digest', eventDigest({ ...(good.body.events[0] as TraceEvent), prior_digest: other })]]), 'E_RELATION /body/events/0/prior_digest'],
    ['a cut chain',                    bent([['/body/events/1', undefined], ['/body/events/1/sequence', 1], ['/body/trace_ids', ['trace.one']], ['/body/events/1/record_digest', eventDigest({ ...(good.body.events[2] as TraceEvent), sequence: 1 })]]), 'E_RELATION /body/events/1/prior_digest'],
    ['a seal with another count',      bent([['/body/seal/event_count', 2]]),                       'E_RELATION /body/seal/event_count'],
    ['a seal with another first',      bent([['/body/seal/first_digest', other]]),                  'E_RELATION /body/seal/first_digest'],
    ['a seal with another final',      bent([['/body/seal/final_digest', other]]),                  'E_RELATION /body/seal/final_digest'],
  ])('%s', (_what, ledger, expected) => {
    expect(outcome(ledger)).toBe(expected);
  });
});

describe('before the rules', () => {
  const text = new TextDecoder().decode(bytesOf(good));
  const many = Array.from({ length: 257 }, (_, index) => ({ ...good.body.events[0], id: `event.${index}` }));
  // biome-ignore format: an aligned table
  test.each<[string, Uint8Array, string]>([
    ['too many bytes',         new Uint8Array(1_048_577).fill(0x20),                            'E_LIMIT'],
    ['no JSON',                Buffer.from('{'),                                                'E_PARSE'],
    ['a byte order mark',      Buffer.from(`\u{feff}${text}`),                                  'E_PARSE'],
    ['no final line end',      Buffer.from(text.trimEnd()),                                     'E_CANONICAL'],
    ['257 events',             bytesOf(edited(good, [['/body/events', many]])),                 'E_LIMIT'],
    ['256 events, not numbered', bytesOf(edited(good, [['/body/events', many.slice(1)]])),      'E_RELATION'],
    ['a string of 1,025 bytes', bytesOf(edited(good, [['/id', 'a'.repeat(1025)]])),             'E_LIMIT'],
    ['a figure of 2^31',       bytesOf(edited(good, [['/body/events/0/facts/latency_ms/value', 2_147_483_648]])), 'E_LIMIT'],
    ['another kind',           bytesOf(edited(good, [['/kind', 'telemetry_trace']])),           'E_SHAPE'],
  ])('%s', (_what, bytes, expected) => {
    const read = traceLedgerKind.parse(bytes);
    expect(read.ok ? 'valid' : read.refusal.code).toBe(expected);
  });
});

describe('the receipt', () => {
  test.each([
    ['the attempt that is asked about', attempt, 'valid'],
    ['another session', { ...attempt, session_id: 'session.x' }, '/body/session_id'],
    ['another attempt', { ...attempt, attempt_id: 'attempt.x' }, '/body/attempt_id'],
  ])('%s', (_what, expected, outcomeExpected) => {
    const receipt = validateTraceLedger(bytesOf(good), expected);
    expect(receipt.ok ? 'valid' : receipt.refusal.at).toBe(outcomeExpected);
  });

  test('says what the chain amounts to', () => {
    const receipt = validateTraceLedger(bytesOf(good), attempt);
    expect(receipt.ok && receipt.value.content.body).toMatchObject({
      event_count: 3,
      first_digest: good.body.events[0]?.record_digest,
      final_digest: good.body.events[2]?.record_digest,
      replay_key: { ...attempt, final_digest: good.body.events[2]?.record_digest },
      trace_ids: ['trace.one', 'trace.two'],
    });
  });
});

test('the formats are frozen', () => {
  const receipt = validateTraceLedger(bytesOf(good), attempt);
  expect(
    receipt.ok && [good.kind, documentDigest(good as Json), receipt.value.content.kind, receipt.value.sha256],
  ).toEqual([
    'telemetry_trace_ledger',
    '63e2bb7d7c5a6a6579c57c3ac8b6287c6bc13a6a070f23582ee2b410f32a246d',
    'telemetry_trace_ledger_validation',
    '74e6b029c722d7b88da2dc5210fd8f70179b2ffc85cc64387ae047ccdce579d7',
  ]);
});

describe('ledgers of the corpus', () => {
  beforeEach(({ skip }) => {
    if (corpusRoot === undefined) skip(corpusSkip);
  });

  test.each(['pre', 'post'])('%s: valid, and its receipt comes out byte for byte', (side) => {
    const folder = `shadow/evidence/external-dummy-target/v1/${side}/state`;
    const ledger = corpusBytes(`${folder}/trace-ledger.json`);
    const { body } = JSON.parse(ledger.toString()) as TelemetryTraceLedger;
    const receipt = validateTraceLedger(ledger, body);
    expect(receipt.ok && Buffer.from(receipt.value.bytes)).toEqual(corpusBytes(`${folder}/trace-receipt.json`));
  });
});
