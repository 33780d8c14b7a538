// The edits that cases make, at JSON pointers.
import { type Edit, edited as withEdits } from '../../../test/support/edit.ts';

export type { Edit };

/** A copy of a document with the edits made in order. An object that stands in two places becomes two before. */
export const edited = <T>(document: T, edits: readonly Edit[]): T =>
  withEdits<T>(JSON.parse(JSON.stringify(document)), edits);
