// Documents of tests as values, as bytes, and with their digests.
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import type { Digested } from '#contract';

export const digested = <T>(content: T): Digested<T> => ({
  content,
  sha256: documentDigest(content as unknown as Json),
});

export const bytesOf = (content: unknown): Uint8Array => encodeCanonical(content as Json);

/** Documents that came as bytes, as somebody has them who carries them in another document. */
export const carried = <Inputs extends { readonly [name in keyof Inputs]: Uint8Array }>(inputs: Inputs) =>
  Object.fromEntries(
    Object.entries<Uint8Array>(inputs).map(([name, bytes]) => [
      name,
      digested(JSON.parse(Buffer.from(bytes).toString('utf8')) as Json),
    ]),
  ) as { [name in keyof Inputs]: Digested<Json> };

/** An object so many levels deep. */
export const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
