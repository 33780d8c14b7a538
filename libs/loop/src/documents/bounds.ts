// What a document of the loop may be: 1 MiB, depth 32 (a scalar counts), 16384 members, strings of 8192 bytes.
import type { Bounds } from '#canonical';

export const loopBounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 32,
  depthOf: 'leaves',
  membersMax: 16_384,
  stringBytesMax: 8192,
  byteOrderMark: 'refused',
};

/** Whether a declared count is the count; `-0` is none, though it equals 0. */
export const isCount = (declared: number, count: number): boolean => Object.is(declared, count);
