// Documents of an independent implementation: each is canonical to the last byte and has the digest it was published with.
import { describe, expect, test } from 'vitest';
import { type Bounds, documentDigest, encodeCanonical, parseCanonical, parseJson, textDigest } from '#canonical';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';

const bounds: Bounds = { bytesMax: 4_194_304, depthMax: 32, integers: 'safe', byteOrderMark: 'refused' };

describe('conformance documents', () => {
  test('are read, written and named alike', ({ skip }) => {
    if (corpusRoot === undefined) skip(corpusSkip);
    const published = corpusBytes('SHA256SUMS')
      .toString()
      .matchAll(/^([0-9a-f]{64}) {2}(.+\.json)$/gm);
    const documents = [...published].map(([, digest = '', path = '']) => ({ digest, path, bytes: corpusBytes(path) }));
    // One file is published without its final line feed: it is a text, and its digest a text digest.
    const texts = documents.filter(({ bytes }) => bytes.at(-1) !== 0x0a);
    expect([documents.length, texts.length]).toEqual([73, 1]);

    const wrong = documents.filter(({ digest, bytes }) => {
      const isText = bytes.at(-1) !== 0x0a;
      const result = isText ? parseJson(bytes, bounds) : parseCanonical(bytes, bounds);
      if (!result.ok) return true;
      const written = Buffer.from(encodeCanonical(result.value)).subarray(0, bytes.length);
      return !written.equals(bytes) || (isText ? textDigest : documentDigest)(result.value) !== digest;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
