// Equality of values: equal exactly when their canonical texts are, without writing them. Values must be of bounded depth.
import type { Json, JsonObject } from './result.ts';

/** Whether two values have the same canonical form. Key order does not matter; `-0` and `0` differ, as their bytes do. */
export function equalJson(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && equalArrays(a, b);
  return !Array.isArray(b) && equalObjects(a as JsonObject, b as JsonObject);
}

const equalArrays = (a: readonly Json[], b: readonly Json[]): boolean =>
  a.length === b.length && a.every((item, i) => equalJson(item, b[i] as Json));

function equalObjects(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key] as Json, b[key] as Json));
}
