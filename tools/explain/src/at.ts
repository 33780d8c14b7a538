// Looking into parsed JSON without knowing its kind. Everything is absent until it is found.
import { type Json, type JsonObject, jsonPointer } from '#canonical';

export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** The member at a path of keys, `body.stage.request_ref` say. */
export const at = (value: Json | undefined, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((found, key) => memberOf(found, key), value);

export type Spot = { readonly pointer: string; readonly value: Json };

/**
 * The places that a JSON pointer with `*` for every item of a list, or member of an object, names, in order. None when it leads nowhere; the
 * pointers that the words use have a handful of steps and at most two stars.
 */
export function spotsAt(root: Json, pointer: string): readonly Spot[] {
  let spots: readonly { readonly path: readonly (string | number)[]; readonly value: Json }[] = [
    { path: [], value: root },
  ];
  for (const step of pointer.split('/').slice(1)) {
    spots = spots.flatMap(({ path, value }) => {
      if (step === '*') return entriesOf(value).map(([key, item]) => ({ path: [...path, key], value: item }));
      const found = memberOf(value, step);
      return found === undefined ? [] : [{ path: [...path, step], value: found }];
    });
  }
  return spots.map(({ path, value }) => ({ pointer: jsonPointer(path), value }));
}

const entriesOf = (value: Json): readonly (readonly [string | number, Json])[] =>
  Array.isArray(value) ? [...listOf(value).entries()] : Object.entries(objectOf(value));

function memberOf(value: Json | undefined, key: string): Json | undefined {
  const object = objectOf(value);
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
