// The bounds that are checked on a value once it is read: entries, members, string bytes, integers, and depth again for
// values that were not read but built. The depth bound also bounds the recursion here.
import type { Bounds } from './bounds.ts';
import { jsonPointer } from './pointer.ts';
import type { Json, JsonObject, Refusal } from './result.ts';
import { isLongerThan } from './utf8.ts';

type LimitRefusal = Refusal<'E_LIMIT'>;
type Walk = { readonly bounds: Bounds; readonly path: (string | number)[]; members: number };

const integerMax = { int32: 2_147_483_647, safe: Number.MAX_SAFE_INTEGER } as const;

/** The first bound that `value` passes, as a refusal whose `at` is a JSON pointer; undefined when it keeps them all. */
export const checkParsedLimits = (value: Json, bounds: Bounds): LimitRefusal | undefined =>
  checkValue(value, { bounds, path: [], members: 0 });

/** The refusal of a value nested too deep. */
export const tooDeep = (bounds: Bounds, at: string): LimitRefusal => ({
  code: 'E_LIMIT',
  at,
  expected: `at most ${bounds.depthMax} levels of nesting`,
});

function checkValue(value: Json, walk: Walk): LimitRefusal | undefined {
  const { bounds, path } = walk;
  const isContainer = typeof value === 'object' && value !== null;
  const levels = path.length + (isContainer || bounds.depthOf === 'leaves' ? 1 : 0);
  if (levels > bounds.depthMax) return tooDeep(bounds, jsonPointer(path));
  if (typeof value === 'string') return checkString(value, bounds.stringBytesMax, 'string', walk);
  if (typeof value === 'number') return checkNumber(value, walk);
  if (!isContainer) return undefined;
  return Array.isArray(value) ? checkArray(value, walk) : checkObject(value as JsonObject, walk);
}

function checkArray(items: readonly Json[], walk: Walk): LimitRefusal | undefined {
  const refusal = checkCount(items.length, walk.bounds.entriesMax, 'items', walk);
  if (refusal !== undefined) return refusal;
  for (let i = 0; i < items.length; i += 1) {
    walk.path.push(i);
    const inner = checkValue(items[i] as Json, walk);
    if (inner !== undefined) return inner;
    walk.path.pop();
  }
  return undefined;
}

function checkObject(value: JsonObject, walk: Walk): LimitRefusal | undefined {
  const { bounds } = walk;
  const keys = Object.keys(value);
  const refusal = checkCount(keys.length, bounds.objectEntriesMax ?? bounds.entriesMax, 'keys', walk);
  if (refusal !== undefined) return refusal;
  for (const key of keys) {
    walk.path.push(key);
    const inner =
      checkString(key, bounds.keyBytesMax ?? bounds.stringBytesMax, 'key', walk) ??
      checkValue(value[key] as Json, walk);
    if (inner !== undefined) return inner;
    walk.path.pop();
  }
  return undefined;
}

function checkCount(count: number, max = Infinity, what: string, walk: Walk): LimitRefusal | undefined {
  walk.members += count;
  if (count > max) return limit(walk, `at most ${max} ${what}, not ${count}`);
  const { membersMax = Infinity } = walk.bounds;
  return walk.members > membersMax ? limit(walk, `at most ${membersMax} items and keys in all`) : undefined;
}

const checkString = (text: string, max = Infinity, what: string, walk: Walk): LimitRefusal | undefined =>
  isLongerThan(text, max) ? limit(walk, `a ${what} of at most ${max} bytes`) : undefined;

function checkNumber(value: number, walk: Walk): LimitRefusal | undefined {
  if (walk.bounds.integers === undefined) return undefined;
  const max = integerMax[walk.bounds.integers];
  const isFit = Number.isInteger(value) && value >= 0 && value <= max && !Object.is(value, -0);
  return isFit ? undefined : limit(walk, `an integer from 0 to ${max}`);
}

const limit = (walk: Walk, expected: string): LimitRefusal => ({
  code: 'E_LIMIT',
  at: jsonPointer(walk.path),
  expected,
});
