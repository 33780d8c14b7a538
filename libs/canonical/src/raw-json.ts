// JSON of somebody else's making, in any spelling, as one text or several behind one another. A number keeps the characters
// it was written with, because an id above 2^53 is no double; a key that stands twice is refused, because readers disagree
// on which of the two counts. For our own documents there is `parseCanonical`.
import { RawReader } from './raw-reader.ts';
import type { RawBounds, RawCode, RawJson } from './raw-value.ts';
import { accept, type Result, refuse } from './result.ts';
import { decodeUtf8, utf8Length, utf8PrefixLength } from './utf8.ts';

/**
 * Reads one or more strict JSON values with or without blanks between them, as pages that were printed one behind the other
 * come. Refuses more bytes than allowed, deeper nesting or more members (E_LIMIT), what is not JSON in strict UTF-8 without
 * a byte order mark, and a text without any value (E_PARSE), and an object with a key twice (E_DUPLICATE): whichever comes
 * first in the text, as `byte N` in `at`. Linear in the bytes; nothing recurses deeper than `depthMax`.
 */
export function parseRawJson(bytes: Uint8Array, bounds: RawBounds): Result<readonly RawJson[], RawCode> {
  const { bytesMax } = bounds;
  if (bytes.length > bytesMax) {
    return refuse({ code: 'E_LIMIT', expected: `at most ${bytesMax} bytes, not ${bytes.length}` });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse({ code: 'E_PARSE', at: `byte ${utf8PrefixLength(bytes)}`, expected: 'strict UTF-8' });
  }
  const reader = new RawReader(text, bounds);
  const values = reader.readAll();
  if (values !== undefined) return accept(values);
  const { code, at, expected } = reader.trouble();
  return refuse({ code, at: `byte ${utf8Length(text.slice(0, at))}`, expected });
}
