// The same value with the keys of every object the other way round: equal, and spelled otherwise.
import type { Json } from '#canonical';

/** A copy with its keys reversed, at every depth. */
export function reverseKeys(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reverseKeys);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reverseKeys(inner)]),
  );
}
