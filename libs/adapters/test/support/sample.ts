// What a test knows about one adapter: a valid input, how to reach every state from it, and which places are opaque.
import type { Bounds, Json } from '#canonical';
import type { Edits } from './edit.ts';
import type { Normalize } from './outcome.ts';

/** Opaque places that change together, and what they may hold: text (perhaps null) or an object, of so many bytes. */
export type Opaque = readonly [pointers: readonly string[], kind: 'text' | 'text or null' | 'object', bytesMax: number];

export type Sample = {
  readonly name: string;
  readonly normalize: Normalize;
  readonly errorCodes: readonly string[];
  readonly inputBounds: Bounds;
  readonly valid: Json;
  /** One row for each state and reason there is. */
  readonly states: readonly (readonly [edits: Edits, outcome: string])[];
  readonly opaque: readonly Opaque[];
};
