// Provider metadata that is carried and never looked into: any object within bounds. The bounds are walked before anything
// else touches the value, so depth and size are known small from there on.
import type { Bounds, Json, JsonObject } from '#canonical';
import { canonicalText, checkParsedLimits, isLongerThan } from '#canonical';
import type { Shape } from './shape.ts';
import { holding, object } from './shape.ts';

export type OpaqueBounds = {
  /** Depth, entries, members and string bytes. */
  readonly limits: Omit<Bounds, 'bytesMax'>;
  /** UTF-8 bytes of the whole object as JSON text, where they are bounded. */
  readonly textBytesMax?: number;
  /** Which numbers there may be, for people and in fact. */
  readonly numbers: readonly [expected: string, isFit: (value: number) => boolean];
};

/** An object within bounds. */
export function opaqueObject({ limits, textBytesMax = Infinity, numbers }: OpaqueBounds): Shape<JsonObject> {
  const bounds = { ...limits, bytesMax: Infinity };
  const [expectedNumbers, isFit] = numbers;
  return holding(object, [
    ['metadata within its bounds', (value) => checkParsedLimits(value, bounds) === undefined],
    [`${expectedNumbers} and whole code points in metadata`, (value) => everyScalar(value, isFit)],
    [
      `metadata of at most ${textBytesMax} bytes`,
      (value) => textBytesMax === Infinity || !isLongerThan(canonicalText(value), textBytesMax),
    ],
  ]);
}

const loneSurrogate = /\p{Surrogate}/u;

/** Whether every number passes and no text or key has half a surrogate pair. The value is of bounded depth. */
function everyScalar(value: Json, isFit: (value: number) => boolean): boolean {
  if (typeof value === 'number') return isFit(value);
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => everyScalar(item, isFit));
  return Object.entries(value).every(([key, item]) => !loneSurrogate.test(key) && everyScalar(item, isFit));
}
