// The tokens of the core and the two words every rule answers with. A rule returns the first thing it finds wrong, or
// undefined; it never throws on a document whose shape was checked.
import { jsonPointer, type Refusal } from '#canonical';

/** In order of precedence; each is asked of every input before the next is asked of any. */
export type CoreCode = 'E_LIMIT' | 'E_PARSE' | 'E_CANONICAL' | 'E_SHAPE' | 'E_REF' | 'E_RELATION';

export type CoreRefusal = Refusal<CoreCode>;

/** A rule about one value: the first break of it, or undefined. */
export type Rule<T> = (value: T) => Refusal | undefined;

export type Place = readonly (string | number)[];

const breach =
  <Code extends CoreCode>(code: Code) =>
  (place: Place, expected: string): Refusal<Code> => ({ code, at: jsonPointer(place), expected });

/** A document that is not of its kind's form. */
export const misshapen = breach('E_SHAPE');
/** Documents that do not name one another. */
export const misreferred = breach('E_REF');
/** Documents of good form that contradict themselves or one another. */
export const unrelated = breach('E_RELATION');

/** The first refusal that any of the checks yields; later checks are not run. */
export function firstOf<R>(checks: Iterable<() => R | undefined>): R | undefined {
  for (const check of checks) {
    const refusal = check();
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** The first refusal that `check` yields over `items`, with their index. */
export function firstAmong<T, R>(items: readonly T[], check: (item: T, index: number) => R | undefined): R | undefined {
  for (const [index, item] of items.entries()) {
    const refusal = check(item, index);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
