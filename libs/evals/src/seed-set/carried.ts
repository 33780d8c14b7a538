// Documents that are carried inside a seed set: each is encoded once, held against the digest that stands beside it, and
// handed to its judge as the bytes it would have had as a file.
import { encodeCanonical, type JsonObject, type Refusal, sha256Hex } from '#canonical';
import { type Admitted, isId, misshapen, type Place, unrelated } from '#contract';
import type { SeedDocument } from '../generated/eval-seed-set.d.ts';

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

/** The document with its bytes; E_RELATION when its digest is another. */
export function openCarried({ document: { content, sha256 }, at }: Carried): Opened | Refusal {
  const bytes = encodeCanonical(content);
  return sha256Hex(bytes) === sha256
    ? { content, sha256, bytes }
    : unrelated([...at, 'sha256'], 'the digest of the document beside it');
}
