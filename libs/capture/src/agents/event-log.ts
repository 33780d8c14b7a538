// An agent's event log: one JSON object a line, in the order in which the harness wrote them. Read line by line, so that
// memory is that of the longest line. A log that was cut off in its last line is a log and says so; a line that is no
// JSON anywhere else is no event log, whoever mixed it in.
import { parseRawJson, type RawBounds, type RawJson, RawNumber, type RawObject } from '#canonical';
import type { CaptureCode } from '../codes.ts';
import { Departure } from '../place.ts';

/** Bounds of a whole log. A member is an item or key of any event. */
export const logBounds: RawBounds = { bytesMax: 67_108_864, depthMax: 128, membersMax: 4_000_000 };
/** Bytes of one line. */
export const lineBytesMax = 16_777_216;
/** Events of one log. */
export const eventsMax = 200_000;

const lineFeed = 0x0a;

/** What was read: how many events, and whether the log ends in the middle of a line. */
export type LogEnd = { readonly eventCount: number; readonly isCut: boolean };

/**
 * Hands every event to `onEvent` in order. Ends a capture with `capture.bounds` for a log, line or nesting beyond its bound,
 * with `capture.not-json` and `capture.duplicate-key` as any file, and with `capture.wrong-event` for a line that is JSON
 * but not one object; `at` is `line N`, counted from one. Blank lines are passed over.
 */
export function readEventLog(bytes: Uint8Array, onEvent: (event: RawObject) => void): LogEnd {
  const { bytesMax } = logBounds;
  if (bytes.length > bytesMax) fail('capture.bounds', undefined, `an event log of at most ${bytesMax} bytes`);
  let eventCount = 0;
  for (const line of linesOf(bytes)) {
    if (line.bytes.every(isBlank)) continue;
    const event = readEvent(line);
    if (event === undefined) return { eventCount, isCut: true };
    eventCount += 1;
    if (eventCount > eventsMax) fail('capture.bounds', line, `at most ${eventsMax} events`);
    onEvent(event);
  }
  return { eventCount, isCut: false };
}

type Line = { readonly number: number; readonly bytes: Uint8Array; readonly isEnded: boolean };

function* linesOf(bytes: Uint8Array): Generator<Line> {
  let start = 0;
  for (let number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(lineFeed, start);
    yield { number, bytes: bytes.subarray(start, end < 0 ? bytes.length : end), isEnded: end >= 0 };
    start = end < 0 ? bytes.length : end + 1;
  }
}

const codes = {
  E_LIMIT: 'capture.bounds',
  E_PARSE: 'capture.not-json',
  E_DUPLICATE: 'capture.duplicate-key',
} as const;

// The event of a line; undefined when the log was cut off in this line.
function readEvent(line: Line): RawObject | undefined {
  const read = parseRawJson(line.bytes, { ...logBounds, bytesMax: lineBytesMax });
  if (!read.ok) {
    const { code, at, expected } = read.refusal;
    if (!line.isEnded && code === 'E_PARSE') return undefined;
    return fail(codes[code], line, expected, at);
  }
  const [event] = read.value;
  if (read.value.length === 1 && isObject(event)) return event;
  return line.isEnded ? fail('capture.wrong-event', line, 'one event as a JSON object') : undefined;
}

function fail(code: CaptureCode, line: Line | undefined, expected: string, at = ''): never {
  const place = line === undefined ? {} : { at: [`line ${line.number}`, at].filter((part) => part !== '').join(', ') };
  throw new Departure({ code, input: '0', expected, ...place });
}

const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

/** Whether a value of an event is an object. */
export const isObject = (value: RawJson | undefined): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RawNumber);
