// Sorted sets: lists whose keys strictly increase, so that a set has one spelling and nothing occurs twice.
import { compareCodePoints, type Refusal } from '#canonical';
import { misshapen, type Place } from '../refusals.ts';

/** Refuses a list whose items do not strictly increase under `compare`; `by` names the key for people. */
export function checkSorted<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  place: Place,
  by: string,
): Refusal<'E_SHAPE'> | undefined {
  for (let index = 1; index < items.length; index += 1) {
    if (compare(items[index - 1] as T, items[index] as T) >= 0) {
      return misshapen([...place, index], `strict order by ${by}, so that nothing stands twice`);
    }
  }
  return undefined;
}

/** Refuses a list that is not a sorted set of words. */
export const checkWordSet = (words: readonly string[], place: Place): Refusal<'E_SHAPE'> | undefined =>
  checkSorted(words, compareCodePoints, place, 'code point');
