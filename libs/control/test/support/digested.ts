// Documents of tests as values, as bytes, and with their digests.
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import type { Digested } from '#contract';

export const digested = <T>(content: T): Digested<T> => ({
  content,
  sha256: documentDigest(content as unknown as Json),
});

export const bytesOf = (content: unknown): Uint8Array => encodeCanonical(content as Json);
