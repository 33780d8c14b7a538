// Documents of other releases may be of kinds that this code no longer or not yet knows. They are covered by the digests of
// their manifest, so nothing is judged here: what cannot be found in them is empty.
import { canonicalText, type Json, type JsonObject } from '#canonical';
import type { Fields } from './facets.ts';

/** The value of JSON text; undefined for anything else. */
export function readJson(bytes: Uint8Array | undefined): Json | undefined {
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}

export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Every leaf by its JSON pointer. A list of plain values is one leaf: an insertion would move all that follow. */
export function leavesOf(value: Json, at = ''): Fields {
  return new Map(leaves(value, at));
}

function* leaves(value: Json, at: string): Generator<readonly [string, string]> {
  const entries = branchesOf(value);
  if (entries.length === 0) yield [at, canonicalText(value)];
  for (const [key, item] of entries) yield* leaves(item, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function branchesOf(value: Json): readonly (readonly [string, Json])[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = (item: Json): boolean => typeof item !== 'object' || item === null;
  return Array.isArray(value) && value.every(isPlain) ? [] : Object.entries(value as JsonObject);
}
