// Canonical bytes: spelling, key order, what has no canonical form, and one hash that must never change.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CanonicalFault,
  canonicalText,
  encodeCanonical,
  equalJson,
  type Json,
  parseCanonical,
  sha256Hex,
} from '#canonical';
import { seeded } from '../../../test/support/scale.ts';
import { anyValue } from './support/documents.ts';

// biome-ignore format: an aligned table
test.each([
  // value                                             text
  [null,                                               'null'],
  [[true, false],                                      '[true,false]'],
  [{ b: 1, a: { d: [], c: {} } },                      '{"a":{"c":{},"d":[]},"b":1}'],
  [{ 10: 1, 9: 2, a: 3 },                              '{"10":1,"9":2,"a":3}'],
  [{ '\u{10000}': 1, '\uffff': 2, '\ud7ff': 3 },       '{"\ud7ff":3,"\uffff":2,"\u{10000}":1}'],
  [Object.fromEntries([['__proto__', 1]]),             '{"__proto__":1}'],
  ['"\\/\b\f\n\r\t\u0000\u000b\u001f\u007f\u0080',     '"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u000b\\u001f\\u007f\u0080"'],
  ['\\u007f',                                          '"\\\\u007f"'],
  ['\u00e9e\u0301\u2028\ufeff\u{1f600}',               '"\u00e9e\u0301\u2028\ufeff\u{1f600}"'],
  [[0, -0, 1, -1, 1.5, 0.1],                           '[0,-0,1,-1,1.5,0.1]'],
  [[999_999_999_999_999, 1e15, -1e15, 1e16, -1e16],    '[999999999999999,1000000000000000,-1000000000000000,1e+16,-1e+16]'],
  [[12e15, 123e15, 12e16, 123e16],                     '[12000000000000000,123000000000000000,1.2e+17,1.23e+18]'],
  [[2 ** 53, 2 ** 64, 1e21, 1e100],                    '[9007199254740992,18446744073709552000,1e+21,1e+100]'],
  [[1e-3, 1e-4, 1e-5, 1.25e-5, 1e-10, 1e-100],         '[0.001,0.0001,1e-05,1.25e-05,1e-10,1e-100]'],
  [[Number.MAX_VALUE, Number.MIN_VALUE],               '[1.7976931348623157e+308,5e-324]'],
] as readonly (readonly [Json, string])[])('%j', (value, text) => {
  expect(canonicalText(value)).toBe(text);
  expect(Buffer.from(encodeCanonical(value)).toString()).toBe(`${text}\n`);
});

describe('no canonical form', () => {
  const levels = (count: number): Json => JSON.parse('['.repeat(count) + ']'.repeat(count));
  const circle: unknown[] = [];
  circle.push(circle);

  // biome-ignore format: an aligned table
  test.each([
    ['undefined',               undefined],
    ['an undefined member',     { a: undefined }],
    ['a hole in an array',      new Array(1)],
    ['a function',              () => 1],
    ['a symbol',                Symbol('a')],
    ['a big integer',           1n],
    ['NaN',                     [Number.NaN]],
    ['infinity',                -Infinity],
    ['half a surrogate pair',   'a\ud800'],
    ['the other half',          ['\udc00\ud800']],
    ['a key with half a pair',  { '\udfff': 1 }],
    ['1026 levels',             levels(1026)],
    ['a circle',                circle],
  ] as readonly (readonly [string, unknown])[])('%s', (_, value) => {
    expect(() => canonicalText(value as Json)).toThrow(CanonicalFault);
    expect(() => encodeCanonical(value as Json)).toThrow(CanonicalFault);
  });

  test('1025 levels are followed', () => {
    expect(canonicalText(levels(1025)).length).toBe(2050);
  });
});

test('what was written is read back as the same value', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const parsed = parseCanonical(encodeCanonical(value), { bytesMax: 1_000_000, depthMax: 1000 });
      return parsed.ok && equalJson(parsed.value, value);
    }),
    seeded(1000, 20_000),
  );
});

test('the canonical form never changes', () => {
  const points = [...range(0, 0x2ff), ...range(0xd7f0, 0xd7ff), ...range(0xe000, 0xe010), ...range(0xfff0, 0x1000f)];
  const texts = [...points, 0x1f600, 0x10ffff].map((point) => String.fromCodePoint(point));
  const numbers = range(-330, 310).flatMap((power) =>
    [1, 15, 123_456_789, 2 ** 53 - 1].map((n) => Number(`${n}e${power}`)),
  );
  const value = {
    keys: Object.fromEntries(texts.map((text, i) => [text, i])),
    numbers: numbers.filter(Number.isFinite),
    texts: texts.join(''),
    words: [null, true, false, [], {}, ''],
  };
  expect(sha256Hex(encodeCanonical(value))).toBe('914144e40197281b15f4e7662d2803a6d82fe6db194d743462a4f89799fa97f6');
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
