// How the documents of an evaluation come in. There are two ways, and which one an evaluator takes shows in its tokens: the
// duty, risk and kill switch evaluators call every bad spelling a contradiction; the others say what is wrong with each.
import {
  accept,
  type Bounds,
  coreBounds,
  documentDigest,
  type Json,
  parseCanonical,
  parseCanonicalAll,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';

/** A value that was spelled canonically, of no form yet; `sha256` is that of the bytes. */
export type Read = { readonly value: Json; readonly sha256: string };

const { bytesMax, depthMax } = coreBounds;

/** Bounds beyond which no document of an evaluation is read, whatever it is. */
const mergedBounds: Bounds = { bytesMax, depthMax };

/** Bounds of the evaluators that tell spelling apart; a byte order mark is no JSON to them. */
export const inTurnBounds: Bounds = {
  bytesMax,
  depthMax,
  membersMax: 4096,
  stringBytesMax: 8192,
  byteOrderMark: 'refused',
};

/**
 * Reads canonical documents and calls every bad spelling E_RELATION, whatever is wrong with it. Before that E_LIMIT for
 * more than a mebibyte, after it E_LIMIT for more than 32 levels. A refusal's `input` is the index of the input.
 */
export function readMerged(inputs: readonly Uint8Array[]): Result<readonly Read[], 'E_LIMIT' | 'E_RELATION'> {
  const parsed = parseCanonicalAll(inputs, mergedBounds);
  if (parsed.ok) return accept(inputs.map((bytes, index) => readOf(parsed.value[index] as Json, bytes)));
  const { code, ...rest } = parsed.refusal;
  return code === 'E_LIMIT' ? refuse({ ...rest, code }) : refuse({ ...rest, code: 'E_RELATION', detail: code });
}

/**
 * Reads canonical documents one after the other: E_PARSE, E_CANONICAL, then E_LIMIT for more than 32 levels, 4096 members in
 * all, or a key or string of more than 8192 bytes. Before all that E_LIMIT for any input of more than a mebibyte. A
 * refusal's `input` is the index of the input.
 */
export function readInTurn(
  inputs: readonly Uint8Array[],
): Result<readonly Read[], 'E_LIMIT' | 'E_PARSE' | 'E_CANONICAL'> {
  const large = inputs.findIndex((bytes) => bytes.length > bytesMax);
  if (large >= 0) return refuse({ code: 'E_LIMIT', input: String(large), expected: `at most ${bytesMax} bytes` });
  const reads: Read[] = [];
  for (const [index, bytes] of inputs.entries()) {
    const parsed = parseCanonical(bytes, inTurnBounds);
    if (!parsed.ok) return refuse({ ...parsed.refusal, input: String(index) });
    reads.push(readOf(parsed.value, bytes));
  }
  return accept(reads);
}

const readOf = (value: Json, bytes: Uint8Array): Read => ({ value, sha256: sha256Hex(bytes) });

/** A value at hand, such as one inside another document, as if its canonical bytes had been read; null where there is none. */
export const readValue = (value: Json = null): Read => ({ value, sha256: documentDigest(value) });
