import type { Bounds } from '#canonical';

/** What names every file of a release, and may name all of them twice. */
export const ledgerBounds: Bounds = {
  bytesMax: 67_108_864,
  depthMax: 8,
  entriesMax: 131_072,
  stringBytesMax: 8192,
  integers: 'safe',
  byteOrderMark: 'refused',
};

/** An entry, or the evidence of one profile. */
export const entryBounds: Bounds = { ...ledgerBounds, bytesMax: 1_048_576, entriesMax: 256 };
