// The two orders of the wire format. Strings go by code point, which is the order of their UTF-8 bytes and differs from
// JavaScript's own `<` above U+D7FF; all other values go as jq sorts them. Values must be of bounded depth.
import type { Json, JsonObject } from './result.ts';

/** Negative, zero or positive as `a` stands before, at or behind `b` by code point. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

// A surrogate begins a code point above U+FFFF, so it ranks above every other unit.
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/**
 * jq's order: null < false < true < numbers < strings < arrays < objects. Arrays compare item by item, then by length;
 * objects by their sorted key lists, then by their values in key order. `-0` and `0` compare as equal, as in jq.
 */
export function compareJq(a: Json, b: Json): number {
  const kinds = kindRank(a) - kindRank(b);
  if (kinds !== 0) return kinds;
  if (typeof a === 'number') return a - (b as number);
  if (typeof a === 'string') return compareCodePoints(a, b as string);
  if (Array.isArray(a)) return compareArrays(a, b as readonly Json[]);
  if (typeof a === 'object' && a !== null) return compareObjects(a as JsonObject, b as JsonObject);
  return 0;
}

function kindRank(value: Json): number {
  if (value === null) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === 'number') return 3;
  if (typeof value === 'string') return 4;
  return Array.isArray(value) ? 5 : 6;
}

function compareArrays(a: readonly Json[], b: readonly Json[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const order = compareJq(a[i] as Json, b[i] as Json);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareObjects(a: JsonObject, b: JsonObject): number {
  const keys = sortedKeys(a);
  const order = compareArrays(keys, sortedKeys(b));
  if (order !== 0) return order;
  for (const key of keys) {
    const values = compareJq(a[key] as Json, b[key] as Json);
    if (values !== 0) return values;
  }
  return 0;
}

/** The keys of an object by code point. */
export const sortedKeys = (value: JsonObject): string[] => Object.keys(value).sort(compareCodePoints);

/** Whether every item stands strictly behind the one before it, so that there are no two alike. */
export function isStrictlySorted<T>(items: readonly T[], compare: (a: T, b: T) => number): boolean {
  for (let i = 1; i < items.length; i += 1) {
    if (compare(items[i - 1] as T, items[i] as T) >= 0) return false;
  }
  return true;
}
