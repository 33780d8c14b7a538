// The same value in another spelling, and the same value with a member that nobody reads.
import type { Json, JsonObject } from '#canonical';

/** Keys in the opposite order, all the way down; lists stay as they are. */
export function reversedKeys<T>(value: T): T {
  return (reversed(value as Json) ?? null) as T;
}

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as JsonObject).toReversed();
  return Object.fromEntries(entries.map(([key, item]) => [key, reversed(item)]));
}

/** A member `unheard_of` in every object, all the way down. */
export function withStrayMembers<T>(value: T): T {
  return strayed(value as Json) as T;
}

function strayed(value: Json): Json {
  if (Array.isArray(value)) return value.map(strayed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as JsonObject).map(([key, item]) => [key, strayed(item)] as const);
  return Object.fromEntries([...entries, ['unheard_of', true]]);
}
