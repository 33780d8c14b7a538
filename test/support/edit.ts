// Edits a document at JSON pointers, so that a table of cases can say in a line what it breaks.
import type { Json } from '#canonical';

/** A pointer and what to put there; `undefined` takes the key or item away, `-` at the end of a list appends. */
export type Edit = readonly [pointer: string, value: unknown];

/** A copy of `document` with the edits made in order. Throws when a pointer leads nowhere, so no case is vacuous. */
export function edited<T>(document: T, edits: readonly Edit[]): T {
  let copy = structuredClone(document);
  for (const [pointer, value] of edits) {
    const keys = pointer.split('/').slice(1).map(unescapeKey);
    if (keys.length === 0) copy = structuredClone(value) as T;
    else put(copy as Json, keys, value, pointer);
  }
  return copy;
}

/** The value at `pointer`, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of pointer.split('/').slice(1).map(unescapeKey)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

function put(document: Json, keys: readonly string[], value: unknown, pointer: string): void {
  const parent = valueAt(
    document,
    keys
      .slice(0, -1)
      .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join(''),
  );
  if (typeof parent !== 'object' || parent === null) throw new Error(`nothing at the parent of \`${pointer}\``);
  const key = keys.at(-1) as string;
  if (Array.isArray(parent)) {
    const index = key === '-' ? parent.length : Number(key);
    if (value === undefined) parent.splice(index, 1);
    else parent[index] = structuredClone(value);
    return;
  }
  const record = parent as Record<string, unknown>;
  if (value !== undefined) {
    Object.defineProperty(record, key, {
      value: structuredClone(value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
    return;
  }
  if (!Object.hasOwn(record, key)) throw new Error(`nothing to take away at \`${pointer}\``);
  delete record[key];
}
