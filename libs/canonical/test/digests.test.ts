// Digests against values computed by other programs (`sha256sum`, `openssl`, `git hash-object`).

import ssri from 'ssri';
import { expect, test } from 'vitest';
import { documentDigest, gitBlobId, jsonPointer, sha256Hex, sha512Sri, textDigest } from '#canonical';
import { bytes } from './support/outcome.ts';

const emptySri = 'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==';

// biome-ignore format: an aligned table
test.each([
  // what                         found                                      expected
  ['nothing',                     sha256Hex(''),                             'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a string goes as UTF-8',      sha256Hex('\u00e9'),                       sha256Hex(new Uint8Array([0xc3, 0xa9]))],
  ['a document, with its LF',     documentDigest({}),                        'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356'],
  ['its text, without',           textDigest({}),                            '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
  ['SRI of nothing',              sha512Sri(bytes('')),                      emptySri],
  ['an empty blob',               gitBlobId(bytes(''), 'sha1'),              'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
  ['a blob',                      gitBlobId(bytes('h\u00e9llo\n'), 'sha1'),  '5fb50d3c93474f139362304b663fe44e9d17a26e'],
  ['a blob by SHA-256',           gitBlobId(bytes('h\u00e9llo\n'), 'sha256'), '7a4a85022965dfbeb35b0da3a52967be6cba502e9841cff9a05703e3f9af02f2'],
  ['a pointer to the document',   jsonPointer([]),                           ''],
  ['a pointer',                   jsonPointer(['a/b', 0, '~', '']),          '/a~1b/0/~0/'],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test('an integrity string is the one ssri makes, and ssri accepts the bytes for it', () => {
  const texts = ['', 'a', 'naïve ☃', '0'.repeat(10_000)];
  for (const text of texts) {
    expect(sha512Sri(bytes(text))).toBe(ssri.fromData(text, { algorithms: ['sha512'] }).toString());
    expect(ssri.checkData(text, sha512Sri(bytes(text)))).not.toBe(false);
  }
});
