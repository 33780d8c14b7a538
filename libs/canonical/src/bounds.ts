// The bounds a reading keeps. Two are always stated (bytes and depth), the others only where a kind of document has
// them: whatever stands in a `Bounds` is kept by every `parse…` that is given it.

/** Bounds of one kind of document. A missing optional bound is no bound. Every bound is inclusive. */
export type Bounds = {
  /** Raw bytes of the input, checked before anything is read. */
  readonly bytesMax: number;
  /** Nesting, as `depthOf` counts it. */
  readonly depthMax: number;
  /**
   * What counts as a level. `containers` (the core's way, and what is meant when nothing is said): `1` is 0, `[]` and
   * `[1]` are 1. `leaves`: a scalar is a level of its own, so `1` and `[]` are 1, `[1]` is 2.
   */
  readonly depthOf?: 'containers' | 'leaves';
  /** Items of one array and, unless `objectEntriesMax` says otherwise, keys of one object. */
  readonly entriesMax?: number;
  /** Keys of one object. */
  readonly objectEntriesMax?: number;
  /** Items and keys of the whole tree together. */
  readonly membersMax?: number;
  /** UTF-8 bytes of one string and, unless `keyBytesMax` says otherwise, of one key. */
  readonly stringBytesMax?: number;
  /** UTF-8 bytes of one key. */
  readonly keyBytesMax?: number;
  /** Every number is an integer, is not `-0`, and is 0..2147483647 (`int32`) or 0..9007199254740991 (`safe`). */
  readonly integers?: 'int32' | 'safe';
  /**
   * What a leading UTF-8 byte order mark is. `parses` (the core's way, and what is meant when nothing is said): it is
   * read over, and a canonical document may not have it (E_CANONICAL). `refused`: it is no JSON (E_PARSE).
   */
  readonly byteOrderMark?: 'parses' | 'refused';
};

/** The bounds of a core document. */
export const coreBounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 32,
  entriesMax: 256,
  stringBytesMax: 8192,
  integers: 'int32',
};
