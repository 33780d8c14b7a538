// What is said about one document, before it is put into sentences: why it says what it says, finding by finding, and the
// documents it was made from, by digest.
import type { Json, JsonObject, Refusal, Result } from '#canonical';
import type { Admitted } from '#contract';
import type { Words } from './words/words.ts';

/** How much a finding weighs: what violates, what is not known, what satisfies, and what is merely told. */
export type Weight = 'violation' | 'unknown' | 'satisfied' | 'told';

export type Finding = {
  readonly reason: string;
  readonly weight: Weight;
  readonly words: Words;
  /** Which of many things it is about, such as a stage or a case. */
  readonly about?: string;
  /** What it is about, where that is a part of the document: the explainer's `item` names it in the words. */
  readonly item?: Json;
};

/** A document that the explained one was made from. */
export type NamedInput = {
  /** The word that stands for it in the words of a reason. */
  readonly name: string;
  readonly kind: string;
  readonly id?: string;
  readonly sha256: string;
};

export type Explanation = {
  /** What the document says, and why in one sentence. */
  readonly verdict: string;
  readonly summary: string;
  readonly findings: readonly Finding[];
  readonly inputs: readonly NamedInput[];
  /** Sentences that belong to no reason. */
  readonly remarks?: readonly string[];
};

/** What is asked of a `DocumentKind`: bytes to a document, or a refusal. */
export type Admits = { readonly parse: (bytes: Uint8Array) => Result<Admitted<unknown>> };

/** How one kind of document is explained. */
export type Explainer = {
  readonly kind: string;
  /** The kind in its room: it refuses what is not of its form, and a verdict that its reasons do not give. */
  readonly admits: Admits;
  /** The word by which the document itself is named in the words of its reasons. */
  readonly self: string;
  /** The word for the part of the document that a finding is about. */
  readonly item?: string;
  /** What the room's kind leaves open; a refusal is E_RELATION. */
  readonly check?: (content: JsonObject) => Refusal | undefined;
  readonly explain: (content: JsonObject) => Explanation;
};
