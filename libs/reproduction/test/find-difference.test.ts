import { describe, expect, test } from 'vitest';
import { archiveOf, type SampleRelease, sampleRelease } from '../../store/test/support/sample-release.ts';
import { findDifference } from '../src/index.ts';

const release = sampleRelease();
const text = (value: string): Uint8Array => Buffer.from(value);
const place = (name: string, expected: Uint8Array, found: Uint8Array, sample: SampleRelease = release): string =>
  findDifference(name, expected, found, sample.manifestBytes)?.at ?? 'none';

describe('documents', () => {
  // biome-ignore format: an aligned table
  test.each([
    // expected            found                   place
    ['{"a":1}',            '{"a":1}',              'none'],
    ['{"a":1}',            '{"a":2}',              '/a'],
    ['{"a":[1,2]}',        '{"a":[1,3]}',          '/a/1'],
    ['{"a":[1]}',          '{"a":[1,2]}',          '/a/1'],
    ['{"a":{}}',           '{"a":[]}',             '/a'],
    ['{"a":null}',         '{}',                   '/a'],
    ['{"a/b":{"c~d":1}}',  '{"a/b":{"c~d":2}}',    '/a~1b/c~0d'],
    ['{"a":1,"b":2}',      '{"b":2,"a":1}',        'line 1, column 3'],
    ['{"a":1}',            '{"a":1}\n',            'line 1, column 8'],
    ['{"a":1}',            'no document',          'line 1, column 1'],
  ])('%s and %s', (expected, found, at) => {
    expect(place('x.json', text(expected), text(found))).toBe(at);
  });
});

describe('texts', () => {
  // biome-ignore format: an aligned table
  test.each([
    ['one\ntwo\n',   'one\ntwo\n',   'none'],
    ['one\ntwo\n',   'one\ntoo\n',   'line 2, column 2'],
    ['one\ntwo\n',   'one\n',        'line 2, column 1'],
    ['one\ntwo\n',   'one\r\ntwo\n', 'line 1, column 4'],
    ['',             'x',            'line 1, column 1'],
  ])('%j and %j', (expected, found, at) => {
    expect(place('SHA256SUMS', text(expected), text(found))).toBe(at);
  });

  test('the lines are shown', () => {
    const difference = findDifference('x.html', text('a\nzone east\n'), text('a\nzone west\n'), release.manifestBytes);
    expect(difference).toEqual({ at: 'line 2, column 6', expected: '"zone east"', found: '"zone west"' });
  });
});

describe('archives', () => {
  const archive = archiveOf(release);
  const first = 'gates/sample/evaluate/gate-record.json';
  const bent = (offset: number, byte: number): Uint8Array => {
    const copy = Buffer.from(archive);
    copy[offset] = byte;
    return copy;
  };
  // biome-ignore format: an aligned table
  test.each([
    ['the same',          archive,                                     'none'],
    ['a mode',            bent(102, 0x37),                             `${first}, header field \`mode\`, byte 102`],
    ['an owner',          bent(109, 0x37),                             `${first}, header field \`uid\`, byte 109`],
    ['a time',            bent(137, 0x37),                             `${first}, header field \`mtime\`, byte 137`],
    ['content',           bent(513, 0x37),                             `${first}, byte 512`],
    ['one byte less',     archive.subarray(0, -1),                     `byte ${archive.length - 1}`],
    ['one byte more',     Buffer.concat([archive, Buffer.alloc(1)]),   `byte ${archive.length}`],
  ])('%s', (_what, found, at) => {
    expect(place('release.tar', archive, found)).toBe(at);
  });
});
