// The three ways in. Bytes from outside become values only here, and in one order of checks: raw size (E_LIMIT), one
// strict JSON value (E_PARSE), canonical spelling (E_CANONICAL), depth, then the other bounds of the value (E_LIMIT).
import type { Bounds } from './bounds.ts';
import { checkParsedLimits, tooDeep } from './limits.ts';
import { type Reading, readText } from './read-text.ts';
import { accept, type Json, type Refusal, type Result, refuse } from './result.ts';
import type { Finding } from './scanner.ts';
import { decodeUtf8, utf8Length, utf8PrefixLength } from './utf8.ts';

type CanonicalCode = 'E_LIMIT' | 'E_PARSE' | 'E_CANONICAL';
type Read = Extract<Reading, { failure?: undefined }> & { readonly text: string };

/**
 * Reads a canonical document. Refuses, in this order: more bytes than allowed (E_LIMIT), what is not exactly one strict
 * JSON value in strict UTF-8 (E_PARSE), any byte that the canonical form spells otherwise (E_CANONICAL), nesting, then
 * entries, members, string bytes and integers where `bounds` has them (E_LIMIT).
 * A refusal's `at` is `byte N` for E_PARSE and E_CANONICAL and a JSON pointer for what bounds a value.
 */
export function parseCanonical(bytes: Uint8Array, bounds: Bounds): Result<Json, CanonicalCode> {
  const all = parseCanonicalAll([bytes], bounds);
  if (all.ok) return accept(all.value[0] as Json);
  const { input: _, ...refusal } = all.refusal;
  return refuse(refusal);
}

/**
 * Reads several canonical documents that are judged together. Each check of `parseCanonical` is made on every input
 * before the next check is made on any, so the token does not depend on which input has which fault; a refusal's `input`
 * is the index of the input, as a decimal string.
 */
export function parseCanonicalAll(
  inputs: readonly Uint8Array[],
  bounds: Bounds,
): Result<readonly Json[], CanonicalCode> {
  const reads: Read[] = [];
  const steps: ((input: Uint8Array, index: number) => Refusal<CanonicalCode> | undefined)[] = [
    (input) => checkSize(input, bounds),
    (input) => {
      const read = readBytes(input, bounds);
      if (read.ok) reads.push(read.value);
      return read.ok ? undefined : read.refusal;
    },
    (_, index) => checkCanonical(reads[index] as Read),
    (_, index) => checkDepth(reads[index] as Read, bounds),
    (_, index) => checkParsedLimits((reads[index] as Read).value, bounds),
  ];
  for (const step of steps) {
    for (const [index, input] of inputs.entries()) {
      const refusal = step(input, index);
      if (refusal !== undefined) return refuse({ ...refusal, input: String(index) });
    }
  }
  return accept(reads.map((read) => read.value));
}

/**
 * Reads any strict JSON value, canonical or not; of two members of one name the later counts, as in jq. Refuses more
 * bytes than allowed (E_LIMIT), what is not one JSON value (E_PARSE), then whatever else `bounds` bounds (E_LIMIT).
 */
export function parseJson(bytes: Uint8Array, bounds: Bounds): Result<Json, 'E_LIMIT' | 'E_PARSE'> {
  const size = checkSize(bytes, bounds);
  if (size !== undefined) return refuse(size);
  const read = readBytes(bytes, bounds);
  if (!read.ok) return read;
  const limit = checkDepth(read.value, bounds) ?? checkParsedLimits(read.value.value, bounds);
  return limit === undefined ? accept(read.value.value) : refuse(limit);
}

const checkSize = ({ length }: Uint8Array, { bytesMax }: Bounds): Refusal<'E_LIMIT'> | undefined =>
  length > bytesMax ? { code: 'E_LIMIT', expected: `at most ${bytesMax} bytes, not ${length}` } : undefined;

function readBytes(bytes: Uint8Array, bounds: Bounds): Result<Read, 'E_PARSE'> {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse({ code: 'E_PARSE', at: `byte ${utf8PrefixLength(bytes)}`, expected: 'strict UTF-8' });
  }
  const { depthMax, byteOrderMark = 'parses' } = bounds;
  const reading = readText(text, { depthMax, byteOrderMark });
  return reading.failure === undefined
    ? accept({ ...reading, text })
    : refuse({ code: 'E_PARSE', ...placed(reading.failure, text) });
}

const checkCanonical = ({ oddity, text }: Read): Refusal<'E_CANONICAL'> | undefined =>
  oddity === undefined ? undefined : { code: 'E_CANONICAL', ...placed(oddity, text) };

const checkDepth = ({ tooDeepAt }: Read, bounds: Bounds): Refusal<'E_LIMIT'> | undefined =>
  tooDeepAt === undefined ? undefined : tooDeep(bounds, tooDeepAt);

const placed = ({ at, ...rest }: Finding, text: string) => ({
  at: `byte ${utf8Length(text.slice(0, at))}`,
  ...rest,
});
