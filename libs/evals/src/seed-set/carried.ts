// Documents that are carried inside a seed set, and what each must say it is before it is opened.
import type { JsonObject, Refusal } from '#canonical';
import { type Admitted, isId, misshapen, type Place } from '#contract';
import type { SeedDocument } from '../generated/eval-seed-set.d.ts';

/** A carried document as the bytes it would have had as a file; its digest was found to be true. */
export type Opened = Admitted<JsonObject>;

/** A document of a seed set, where it lies, and the kind it must say it is (missing, any object will do). */
export type Carried = {
  readonly document: SeedDocument;
  readonly at: Place;
  readonly kind?: string;
  /** Set for what the case is about: a ref names it, so it needs an id. */
  readonly isSubject?: true;
};

/** E_SHAPE when a document is not of the kind its place asks for. */
export function checkCarried({ document: { content }, at, kind, isSubject }: Carried): Refusal | undefined {
  const place = [...at, 'content'];
  if (kind !== undefined && content.kind !== kind) return misshapen([...place, 'kind'], `\`${kind}\``);
  return isSubject === undefined || isId(content.id) ? undefined : misshapen([...place, 'id'], 'an id');
}
