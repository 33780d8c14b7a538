// The last step of an evaluator: the evaluation as canonical bytes.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';

/** A document with its canonical bytes and their digest. */
export function admittedOf<T>(content: T): Admitted<T> {
  const bytes = encodeCanonical(content as unknown as Json);
  return { content, sha256: sha256Hex(bytes), bytes };
}
