// What is carried for people and decides nothing: text cut to a bound, and digests of what was read.
import {
  canonicalText,
  compareCodePoints,
  isLongerThan,
  type Json,
  type RawJson,
  RawNumber,
  sha256Hex,
} from '#canonical';
import type { Place } from './place.ts';

/** `text`, or as much of its beginning as fits into `bytesMax` UTF-8 bytes with a note of its size and digest (at least 128). */
export function boundedText(text: string, bytesMax: number): string {
  if (!isLongerThan(text, bytesMax)) return text;
  const bytes = new TextEncoder().encode(text);
  const note = ` … [${bytes.length} bytes, sha256 ${sha256Hex(bytes)}]`;
  let end = bytesMax - new TextEncoder().encode(note).length;
  // Back to where a character begins.
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end -= 1;
  return new TextDecoder().decode(bytes.subarray(0, end)) + note;
}

/** The text at a place within `bytesMax` bytes, or null when there is none. */
export const carried = (place: Place, bytesMax: number): string | null => {
  const text = place.textIfAny();
  return text === null ? null : boundedText(text, bytesMax);
};

/** SHA-256 over the value at a place, spelled canonically but for its numbers, which keep their digits. */
export const digestOf = ({ value }: Place): string => sha256Hex(rawText(value ?? null));

// The value is of bounded depth: the reader saw to it.
function rawText(value: RawJson | Json): string {
  if (value instanceof RawNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map(rawText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return canonicalText(value);
  const members = Object.entries(value as { readonly [key: string]: RawJson });
  const sorted = members.sort(([left], [right]) => compareCodePoints(left, right));
  return `{${sorted.map(([key, item]) => `${canonicalText(key)}:${rawText(item)}`).join(',')}}`;
}
