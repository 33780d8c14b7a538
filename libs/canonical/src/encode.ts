// Values to canonical bytes: keys by code point, no blanks, minimal escapes, jq 1.6's number spelling, one final LF.
// What JSON cannot carry (NaN, undefined, lone surrogates) is a fault of the caller and thrown, never smoothed over:
// two different values must not share bytes.
import { numberText } from './number-text.ts';
import { sortedKeys } from './order.ts';
import { hasLoneSurrogate, quote } from './quote.ts';
import type { Json, JsonObject } from './result.ts';

/** Levels that the encoder will follow, far above any bound of a document and below what a call stack carries. */
const DEPTH_MAX = 1024;

/** Thrown for a value that has no canonical form. */
export class CanonicalFault extends Error {
  readonly code = 'F_CANONICAL';
  override readonly name = 'CanonicalFault';
}

/** Canonical bytes of `value`, the final LF included. Throws `CanonicalFault` for what JSON cannot carry. */
export const encodeCanonical = (value: Json): Uint8Array => new TextEncoder().encode(`${canonicalText(value)}\n`);

/** Canonical text of `value` **without** the final LF. Throws `CanonicalFault` for what JSON cannot carry. */
export const canonicalText = (value: Json): string => textOf(value, 0);

function textOf(value: Json, depth: number): string {
  if (depth > DEPTH_MAX) throw new CanonicalFault(`a value nested deeper than ${DEPTH_MAX} has no canonical form here`);
  switch (typeof value) {
    case 'string':
      return stringToken(value);
    case 'number':
      if (!Number.isFinite(value)) throw new CanonicalFault(`\`${value}\` is no JSON number`);
      return numberText(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? arrayText(value, depth) : objectText(value as JsonObject, depth);
  }
  throw new CanonicalFault(`a value of type \`${typeof value}\` is no JSON`);
}

function arrayText(items: readonly Json[], depth: number): string {
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    text += (i === 0 ? '' : ',') + textOf(items[i] as Json, depth + 1);
  }
  return `${text}]`;
}

function objectText(value: JsonObject, depth: number): string {
  let text = '{';
  for (const key of sortedKeys(value)) {
    text += `${text === '{' ? '' : ','}${stringToken(key)}:${textOf(value[key] as Json, depth + 1)}`;
  }
  return `${text}}`;
}

function stringToken(text: string): string {
  const token = quote(text);
  if (token.length !== text.length + 2 && hasLoneSurrogate(text)) {
    throw new CanonicalFault('a string with half of a surrogate pair has no canonical form');
  }
  return token;
}
