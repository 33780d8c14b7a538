// The grammars of the core, for code that meets such words outside a schema. Each is the pattern of its `$defs` in
// `schemas/common.schema.json`; a test holds the two together. All are matched in linear time.
import { isLongerThan } from '#canonical';

const sixtyFourHex = /^[0-9a-f]{64}$/u;
const id = /^[a-z0-9][a-z0-9._:-]{0,127}$/u;
const contentId = /^[a-z0-9][a-z0-9._-]{0,127}$/u;
const mediaType = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/u;
const mediaTypeCharactersMax = 127;
const path =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
  /^(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f-\u009f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f-\u009f]+)*$/u;
const time =
  /^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z$/u;

const matches =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

/** 1 to 128 of `a-z 0-9 . _ : -`, beginning with a letter or digit. */
export const isId = matches(id);
/** An id without a colon. */
export const isContentId = matches(contentId);
/** 64 lower-case hex digits. */
export const isSha256 = matches(sixtyFourHex);
/** `YYYY-MM-DDTHH:MM:SSZ` of a real Gregorian date. Such times compare as plain strings. */
export const isTime = matches(time);
/** No backslash, no control character, no empty, `.` or `..` segment; of any length. */
export const isPath = matches(path);
/**
 * A path that every checkout reads as itself: at most 4,096 bytes and 64 segments, none of them `.git` in any case, none
 * ending in a dot or blank.
 */
export const isPortablePath = (value: unknown): value is string =>
  isPath(value) && !isLongerThan(value, portableBytesMax) && hasPortableSegments(value.split('/'));

const portableBytesMax = 4096;
const portableSegmentsMax = 64;

// File systems that drop a final dot or blank, or that do not tell letter cases apart, would read these as another name.
const hasPortableSegments = (segments: readonly string[]): boolean =>
  segments.length <= portableSegmentsMax &&
  segments.every((segment) => segment.toLowerCase() !== '.git' && !/[. ]$/u.test(segment));

/** At most 127 characters, lower case, no parameters. */
export const isMediaType = (value: unknown): value is string =>
  matches(mediaType)(value) && value.length <= mediaTypeCharactersMax;

/** Whether `value` is a full object id under `algorithm`: 40 hex digits for sha1, 64 for sha256. */
export const isObjectId = (value: unknown, algorithm: string): value is string =>
  typeof value === 'string' && (algorithm === 'sha1' ? /^[0-9a-f]{40}$/u : sixtyFourHex).test(value);
