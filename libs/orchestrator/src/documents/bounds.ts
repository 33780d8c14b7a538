// What the documents of the orchestrator may be, and the one thing about numbers that a schema cannot say.
import { type Bounds, checkParsedLimits, type Json, type Refusal } from '#canonical';
import { misshapen } from '#contract';

/** A snapshot: 1 MiB, depth 32 (a scalar counts), 16384 members, strings of 8192 bytes. */
export const snapshotBounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 32,
  depthOf: 'leaves',
  membersMax: 16_384,
  stringBytesMax: 8192,
  byteOrderMark: 'refused',
};

const wholeNumbers: Bounds = { bytesMax: Infinity, depthMax: 1024, integers: 'int32' };

/** Refuses a number that is no integer from 0 to 2147483647; `-0` equals 0 and passes every schema. */
export function checkWholeNumbers(value: unknown): Refusal<'E_SHAPE'> | undefined {
  const beyond = checkParsedLimits(value as Json, wholeNumbers);
  return beyond === undefined ? undefined : { ...misshapen([], beyond.expected), at: beyond.at ?? '' };
}
