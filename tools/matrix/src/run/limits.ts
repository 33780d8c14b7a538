// What a program of the matrix may use at most.
export type Limits = {
  readonly wallTimeMs: number;
  readonly cpuTimeS: number;
  readonly stdoutBytesMax: number;
  readonly stderrBytesMax: number;
  /** Of V8's old generation; what lies outside the heap is not limited. */
  readonly heapMiB: number;
  /** Of one file, in blocks of 512 bytes. */
  readonly fileBlocksMax: number;
};

export const limits: Limits = {
  wallTimeMs: 30_000,
  cpuTimeS: 20,
  stdoutBytesMax: 4_194_304,
  stderrBytesMax: 65_536,
  heapMiB: 256,
  fileBlocksMax: 65_536,
};
