// How the documents of an evaluation come in. There are two ways, and which one an evaluator takes shows in its tokens: the
// duty, risk and kill switch evaluators call every bad spelling a contradiction; the others say what is wrong with each.
import {
  accept,
  type Bounds,
  checkParsedLimits,
  coreBounds,
  documentDigest,
  type Json,
  parseCanonical,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import type { Digested } from '#contract';

/** A value that was spelled canonically, of no form yet; `sha256` is that of the bytes. */
export type Read = {
  readonly value: Json;
  readonly sha256: string;
  /** Set when it nests deeper than is read; `value` is null then, which is no document of any kind. */
  readonly tooDeep?: Refusal;
};

const { bytesMax, depthMax } = coreBounds;

/** How deep a document of an evaluation is read, whatever it is. */
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
 * Reads canonical documents and calls every bad spelling E_RELATION, whatever is wrong with it. Before that E_LIMIT for any
 * input of more than a mebibyte. More than 32 levels are no spelling: whoever admits the document refuses them, each under its
 * own token. A refusal's `input` is the index of the input.
 */
export function readMerged(inputs: readonly Uint8Array[]): Result<readonly Read[], 'E_LIMIT' | 'E_RELATION'> {
  const large = findLarge(inputs);
  if (large !== undefined) return refuse(large);
  const reads: Read[] = [];
  for (const [index, bytes] of inputs.entries()) {
    const parsed = parseCanonical(bytes, mergedBounds);
    if (parsed.ok) reads.push(readOf(parsed.value, bytes));
    else if (parsed.refusal.code === 'E_LIMIT') reads.push({ ...readOf(null, bytes), tooDeep: parsed.refusal });
    else return refuse({ ...parsed.refusal, code: 'E_RELATION', detail: parsed.refusal.code, input: String(index) });
  }
  return accept(reads);
}

/**
 * Reads canonical documents one after the other: E_PARSE, E_CANONICAL, then E_LIMIT for more than 32 levels, 4096 members in
 * all, or a key or string of more than 8192 bytes. Before all that E_LIMIT for any input of more than a mebibyte. A
 * refusal's `input` is the index of the input. Other `bounds` may count depth in another way.
 */
export function readInTurn(
  inputs: readonly Uint8Array[],
  bounds: Bounds = inTurnBounds,
): Result<readonly Read[], 'E_LIMIT' | 'E_PARSE' | 'E_CANONICAL'> {
  const large = findLarge(inputs);
  if (large !== undefined) return refuse(large);
  const reads: Read[] = [];
  for (const [index, bytes] of inputs.entries()) {
    const parsed = parseCanonical(bytes, bounds);
    if (!parsed.ok) return refuse({ ...parsed.refusal, input: String(index) });
    reads.push(readOf(parsed.value, bytes));
  }
  return accept(reads);
}

function findLarge(inputs: readonly Uint8Array[]): Refusal<'E_LIMIT'> | undefined {
  const index = inputs.findIndex((bytes) => bytes.length > bytesMax);
  return index < 0 ? undefined : { code: 'E_LIMIT', input: String(index), expected: `at most ${bytesMax} bytes` };
}

const readOf = (value: Json, bytes: Uint8Array): Read => ({ value, sha256: sha256Hex(bytes) });

/** A value at hand, such as one inside another document, as if its canonical bytes had been read; null where there is none. */
export const readValue = (value: Json = null): Read => ({ value, sha256: documentDigest(value) });

/** The same for a value whose digest the caller has found to be true, so that it is neither spelled nor parsed again. */
export function readCarried({ content, sha256 }: Digested<Json>): Read {
  const tooDeep = checkParsedLimits(content, { bytesMax, depthMax });
  return tooDeep === undefined ? { value: content, sha256 } : { value: null, sha256, tooDeep };
}
