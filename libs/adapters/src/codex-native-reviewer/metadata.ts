// The bounds of the metadata that comes with a review and with each of its findings.
import { opaqueObject } from '../shared/opaque.ts';

/**
 * At most 16384 bytes as JSON, 255 entries in all, 64 in one container, keys of 128 and strings of 4096 bytes, depth 8
 * (the object itself counts, and so does a scalar). Numbers may have a fraction and a sign, but must be exact: within
 * 2^53 - 1 and not negative zero.
 */
export const metadata = opaqueObject({
  limits: {
    depthMax: 8,
    depthOf: 'leaves',
    entriesMax: 64,
    membersMax: 255,
    keyBytesMax: 128,
    stringBytesMax: 4096,
  },
  textBytesMax: 16_384,
  numbers: ['exact numbers', (value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0)],
});
