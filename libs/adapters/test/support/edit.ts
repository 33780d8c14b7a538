// Valid inputs with named places changed: a test row says what it changes and nothing else.
import type { Json } from '#canonical';
import { valueAt, edited as withEdits } from '../../../../test/support/edit.ts';

/** New values by JSON pointer; `undefined` takes the member away. */
export type Edits = { readonly [pointer: string]: Json | undefined };

/** A copy of `value` with the edits made, in their order. Throws when a place is not there to edit. */
export function edited(value: Json, edits: Edits): Json {
  // Through text, so that an object which stands in two places becomes two.
  const copy: Json = JSON.parse(JSON.stringify(value));
  return withEdits(copy, Object.entries(edits));
}

/** The value at a pointer. Throws when there is none. */
export function at(value: Json, pointer: string): Json {
  const found = valueAt(value, pointer);
  if (found === undefined) throw new Error(`nothing at \`${pointer}\``);
  return found as Json;
}
