// Lists whose order means nothing. Equal items count: something that stands twice is not the same as once.
import { compareJq, equalJson, type Json } from '#canonical';

/** Whether two short lists hold the same items, in whatever order. */
export const sameSet = (a: readonly Json[], b: readonly Json[]): boolean =>
  equalJson(a.toSorted(compareJq), b.toSorted(compareJq));
