// Every bound, at its edge and one past it, read from bytes and checked on a built value alike.
import { describe, expect, test } from 'vitest';
import { type Bounds, checkParsedLimits, coreBounds, encodeCanonical, type Json, parseCanonical } from '#canonical';
import { bytes, outcome, told } from './support/outcome.ts';

const wide: Bounds = { bytesMax: 10_000_000, depthMax: 100 };
const array = (length: number): Json[] => Array.from({ length }, () => 0);
const object = (length: number): Json => Object.fromEntries(Array.from({ length }, (_, i) => [String(i), 0]));
const nested = (levels: number, inner: Json): Json => (levels === 0 ? inner : [nested(levels - 1, inner)]);
const zeros = (count: number): string => '/0'.repeat(count);

// biome-ignore format: an aligned table
const cases: readonly (readonly [string, Json, Partial<Bounds>, string])[] = [
  // what                            value                                bounds                                        outcome
  ['levels of containers',           nested(3, 1),                        { depthMax: 3 },                              'accepted'],
  ['one level more',                 nested(4, 1),                        { depthMax: 3 },                              'E_LIMIT /0/0/0'],
  ['a scalar is no level',           1,                                   { depthMax: 0 },                              'accepted'],
  ['an empty container is one',      [],                                  { depthMax: 0 },                              'E_LIMIT '],
  ['an object is one',               { a: { b: {} } },                    { depthMax: 2 },                              'E_LIMIT /a/b'],
  ['levels with leaves',             nested(2, 1),                        { depthMax: 3, depthOf: 'leaves' },           'accepted'],
  ['one level more',                 nested(3, 1),                        { depthMax: 3, depthOf: 'leaves' },           'E_LIMIT /0/0/0'],
  ['an empty container is a leaf',   nested(3, []),                       { depthMax: 4, depthOf: 'leaves' },           'accepted'],
  ['and not two',                    nested(4, []),                       { depthMax: 4, depthOf: 'leaves' },           'E_LIMIT /0/0/0/0'],
  ['a scalar at the root is one',    'a',                                 { depthMax: 0, depthOf: 'leaves' },           'E_LIMIT '],
  ['the leaf that is too deep',      [0, { a: 1, b: [null] }],            { depthMax: 3, depthOf: 'leaves' },           'E_LIMIT /1/b/0'],
  ['items',                          array(4),                            { entriesMax: 4 },                            'accepted'],
  ['one item more',                  array(5),                            { entriesMax: 4 },                            'E_LIMIT '],
  ['keys',                           object(4),                           { entriesMax: 4 },                            'accepted'],
  ['one key more',                   [object(5)],                         { entriesMax: 4 },                            'E_LIMIT /0'],
  ['keys of their own bound',        [object(2), 0, 0],                   { entriesMax: 3, objectEntriesMax: 2 },       'accepted'],
  ['one key more',                   [object(3), 0, 0],                   { entriesMax: 3, objectEntriesMax: 2 },       'E_LIMIT /0'],
  ['members of the tree',            [array(2), object(2)],               { membersMax: 6 },                            'accepted'],
  ['one member more',                [array(2), object(3)],               { membersMax: 6 },                            'E_LIMIT /1'],
  ['string bytes',                   ['a\u00e9\u{1f600}'],                { stringBytesMax: 7 },                        'accepted'],
  ['one byte more',                  ['a\u00e9\u{1f600}b'],               { stringBytesMax: 7 },                        'E_LIMIT /0'],
  ['three bytes a unit',             ['\uffff\uffff'],                    { stringBytesMax: 5 },                        'E_LIMIT /0'],
  ['key bytes',                      { '\u00e9': 0 },                     { stringBytesMax: 2 },                        'accepted'],
  ['one byte more',                  { 'a/\u00e9~': 0 },                  { stringBytesMax: 2 },                        'E_LIMIT /a~1\u00e9~0'],
  ['keys of their own bytes',        { ab: 'abc' },                       { stringBytesMax: 3, keyBytesMax: 2 },        'accepted'],
  ['one byte more',                  { abc: 'abc' },                      { stringBytesMax: 3, keyBytesMax: 2 },        'E_LIMIT /abc'],
  ['int32',                          [0, 2_147_483_647],                  { integers: 'int32' },                        'accepted'],
  ['one more',                       [0, 2_147_483_648],                  { integers: 'int32' },                        'E_LIMIT /1'],
  ['one less',                       [-1],                                { integers: 'int32' },                        'E_LIMIT /0'],
  ['minus zero',                     [-0],                                { integers: 'int32' },                        'E_LIMIT /0'],
  ['a fraction',                     [1.5],                               { integers: 'int32' },                        'E_LIMIT /0'],
  ['safe',                           [0, 9_007_199_254_740_991],          { integers: 'safe' },                         'accepted'],
  ['one more',                       [9_007_199_254_740_992],             { integers: 'safe' },                         'E_LIMIT /0'],
  ['one less',                       [-1],                                { integers: 'safe' },                         'E_LIMIT /0'],
  ['minus zero',                     [-0],                                { integers: 'safe' },                         'E_LIMIT /0'],
  ['a small fraction',               [5e-324],                            { integers: 'safe' },                         'E_LIMIT /0'],
  ['no bound, no limit',             [-0, 1.5, object(300), nested(99, 1)], {},                                         'accepted'],
];

test.each(cases)('%s', (_, value, bounds, expected) => {
  const all = { ...wide, ...bounds };
  const refusal = checkParsedLimits(value, all);
  expect(refusal === undefined ? 'accepted' : told(refusal)).toBe(expected);
  expect(outcome(parseCanonical(encodeCanonical(value), all))).toBe(expected);
});

describe('the core bounds', () => {
  // biome-ignore format: an aligned table
  test.each([
    // what              value                                   outcome
    ['depth',            nested(32, 1),                          'accepted'],
    ['depth',            nested(33, 1),                          `E_LIMIT ${zeros(32)}`],
    ['items',            array(256),                             'accepted'],
    ['items',            array(257),                             'E_LIMIT '],
    ['keys',             object(256),                            'accepted'],
    ['keys',             object(257),                            'E_LIMIT '],
    ['string bytes',     `${'x'.repeat(8190)}\u00e9`,            'accepted'],
    ['string bytes',     `${'x'.repeat(8191)}\u00e9`,            'E_LIMIT '],
    ['integers',         2_147_483_647,                          'accepted'],
    ['integers',         2_147_483_648,                          'E_LIMIT '],
  ])('%s', (_, value: Json, expected) => {
    expect(outcome(parseCanonical(encodeCanonical(value), coreBounds))).toBe(expected);
  });

  test('bytes', () => {
    const document = (size: number) => encodeCanonical([...Array(127).fill('x'.repeat(8192)), 'x'.repeat(size)]);
    const rest = coreBounds.bytesMax - document(0).length;
    expect(document(rest).length).toBe(1_048_576);
    expect(outcome(parseCanonical(document(rest), coreBounds))).toBe('accepted');
    expect(parseCanonical(document(rest + 1), coreBounds)).toEqual({
      ok: false,
      refusal: { code: 'E_LIMIT', expected: 'at most 1048576 bytes, not 1048577' },
    });
  });
});

describe('hostile sizes', () => {
  const many = 1_000_000;
  const large: Bounds = { bytesMax: 16_000_000, depthMax: 32 };

  // biome-ignore format: an aligned table
  test.each([
    // what                          text                                                               outcome
    ['open brackets',                '['.repeat(many),                                                  'E_PARSE byte 1000000'],
    ['balanced brackets',            `${'['.repeat(many)}${']'.repeat(many)}\n`,                        `E_LIMIT ${zeros(32)}`],
    ['open objects',                 '{"":'.repeat(many),                                               'E_PARSE byte 4000000'],
    ['balanced objects',             `${'{"":'.repeat(many)}0${'}'.repeat(many)}\n`,                    `E_LIMIT ${'/'.repeat(32)}`],
    ['a fault at the bottom',        `${'['.repeat(many)}1.0${']'.repeat(many)}\n`,                     'E_CANONICAL byte 1000000'],
    ['a long number',                `${'1'.repeat(many)}\n`,                                           'E_CANONICAL byte 0'],
    ['a long exponent',              `1e${'9'.repeat(many)}\n`,                                         'E_CANONICAL byte 0'],
    ['a long string of escapes',     `"${'\\n'.repeat(many)}"\n`,                                       'accepted'],
    ['a long string of DEL',         `"${'\\u007f'.repeat(many)}"\n`,                                   'accepted'],
    ['blanks',                       `[${' '.repeat(many)}]\n`,                                         'E_CANONICAL byte 1'],
    ['line feeds',                   `1${'\n'.repeat(many)}`,                                           'E_CANONICAL byte 2'],
    ['items',                        `[${'0,'.repeat(many)}0]\n`,                                       'accepted'],
    ['a bad byte at the very end',   `"${'\u00e9'.repeat(many)}\u0001"\n`,                              'E_PARSE byte 2000001'],
  ])('%s', (_, text, expected) => {
    expect(outcome(parseCanonical(bytes(text), large))).toBe(expected);
  });
});
