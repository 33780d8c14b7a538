// A profile or manifest as people write it: any spacing, zeros or nothing in place of ids and digests. A draft is read
// loosely here and only here; what `pin` makes of it is held to the contract before it leaves.
import { accept, coreBounds, type Json, type JsonObject, parseJson } from '#canonical';
import type { ResolverRefusal, ResolverResult } from '../refusals.ts';

export type DraftFile = { readonly path: string; readonly bytes: Uint8Array; readonly value: JsonObject };

export function readDraft(path: string, bytes: Uint8Array): ResolverResult<DraftFile> {
  const parsed = parseJson(bytes, coreBounds);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: path } };
  if (!isObject(parsed.value)) return { ok: false, refusal: shapeless(path, '', 'an object') };
  return accept({ path, bytes, value: parsed.value });
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member of that name if it is an object, else an empty one: a draft may leave anything out. */
export const objectIn = (value: JsonObject, name: string): JsonObject => {
  const member = value[name];
  return isObject(member) ? member : {};
};

/** The objects in an array member. Items that are no objects are left out here and refused by the contract later. */
export const objectsIn = (value: JsonObject, name: string): readonly JsonObject[] => {
  const member = value[name];
  return Array.isArray(member) ? (member as readonly Json[]).filter(isObject) : [];
};

export const textIn = (value: JsonObject, name: string): string | undefined => {
  const member = value[name];
  return typeof member === 'string' ? member : undefined;
};

export const shapeless = (input: string, at: string, expected: string): ResolverRefusal => ({
  code: 'E_SHAPE',
  input,
  at,
  expected,
});
