export { type Bounds, coreBounds } from './bounds.ts';
export { documentDigest, type GitHash, gitBlobId, sha256Hex, sha512Sri, textDigest } from './digests.ts';
export { CanonicalFault, canonicalText, encodeCanonical } from './encode.ts';
export { equalJson } from './equal-json.ts';
export { checkParsedLimits } from './limits.ts';
export { compareCodePoints, compareJq, isStrictlySorted } from './order.ts';
export { parseCanonical, parseCanonicalAll, parseJson } from './parse.ts';
export { jsonPointer } from './pointer.ts';
export { parseRawJson } from './raw-json.ts';
export { type RawBounds, type RawCode, type RawJson, RawNumber, type RawObject } from './raw-value.ts';
export {
  type Accepted,
  accept,
  type Json,
  type JsonObject,
  type Refusal,
  type Refused,
  type Result,
  refuse,
} from './result.ts';
export { isLongerThan } from './utf8.ts';
