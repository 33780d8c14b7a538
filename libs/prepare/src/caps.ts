// How much a preparation takes in and makes at most. Bytes and counts, all inclusive; a path is counted in UTF-8 bytes and
// relative to the candidate. Every part of this room takes the caps as a value, so a test can lower and a bench raise them.

export type Caps = {
  readonly inputBytesMax: number;
  readonly responseBytesMax: number;
  readonly receiptBytesMax: number;
  /** Of a stage result, and of the result that a preparation prints. */
  readonly resultBytesMax: number;
  readonly fileCountMax: number;
  /** Folders below `candidate`, itself left out. */
  readonly directoryCountMax: number;
  readonly fileBytesMax: number;
  readonly totalBytesMax: number;
  readonly pathBytesMax: number;
  readonly componentCountMax: number;
  readonly componentBytesMax: number;
  readonly manifestBytesMax: number;
  readonly recordBytesMax: number;
};

/** The caps that every bundle keeps that is handed to somebody else. */
export const wireCaps: Caps = {
  inputBytesMax: 8_388_608,
  responseBytesMax: 1_048_576,
  receiptBytesMax: 65_536,
  resultBytesMax: 262_144,
  fileCountMax: 4096,
  directoryCountMax: 1023,
  fileBytesMax: 8_388_608,
  totalBytesMax: 67_108_864,
  pathBytesMax: 4096,
  componentCountMax: 64,
  componentBytesMax: 255,
  manifestBytesMax: 2_097_152,
  recordBytesMax: 16_384,
};
