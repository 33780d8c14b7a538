// Documents that are judged together, each with the digest of its bytes, and the refs by which they name one another.
import { equalJson, type Refusal } from '#canonical';
import type { CoreKind, DocumentRef } from '../generated/common.d.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

/** A document of good form and the digest of its canonical bytes. Every admitted document is one. */
export type Digested<T> = { readonly content: T; readonly sha256: string };

/** How another document names this one. */
export const documentRefOf = ({
  content,
  sha256,
}: Digested<{ readonly kind: CoreKind; readonly id: string }>): DocumentRef => ({
  schema_version: coreSchemaVersion,
  kind: content.kind,
  id: content.id,
  sha256,
});

/** Whether `ref` names exactly this document. */
export const refersTo = (
  ref: DocumentRef,
  document: Digested<{ readonly kind: CoreKind; readonly id: string }>,
): boolean => equalJson(ref, documentRefOf(document));

/** The same refusal, about the input of that index among those judged together. */
export const inInput = <R extends Refusal>(index: number, refusal: R | undefined): R | undefined =>
  refusal === undefined ? undefined : { ...refusal, input: String(index) };
