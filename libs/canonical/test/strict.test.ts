// What is exactly one strict JSON value in strict UTF-8, and where a refusal points.
import { describe, expect, test } from 'vitest';
import { type Bounds, parseCanonical, parseJson } from '#canonical';
import { bytes, outcome } from './support/outcome.ts';

const bounds: Bounds = { bytesMax: 4096, depthMax: 32 };

// biome-ignore format: an aligned table
const refused = [
  // what                               text                        outcome
  // exactly one value
  ['an empty file',                     '',                         'E_PARSE byte 0'],
  ['blanks only',                       ' \n',                      'E_PARSE byte 2'],
  ['two values',                        '{}\n{}\n',                 'E_PARSE byte 3'],
  ['two values in a line',              '1 2\n',                    'E_PARSE byte 2'],
  ['trailing garbage',                  '{}x\n',                    'E_PARSE byte 2'],
  ['trailing NUL',                      '{}\n\0',                   'E_PARSE byte 3'],
  ['a record separator in front',       '\u001e{}\n',               'E_PARSE byte 0'],
  ['a second byte order mark',          '\ufeff\ufeff1\n',          'E_PARSE byte 3'],
  ['only a byte order mark',            '\ufeff',                   'E_PARSE byte 3'],
  ['a byte order mark behind',          '1\ufeff\n',                'E_PARSE byte 1'],
  ['a no-break space',                  '\u00a01\n',                'E_PARSE byte 0'],
  ['a form feed',                       '1\f\n',                    'E_PARSE byte 1'],
  ['a comment',                         '1 // c\n',                 'E_PARSE byte 2'],
  // words
  ['a word cut short',                  'tru',                      'E_PARSE byte 0'],
  ['a word too long',                   'nulls\n',                  'E_PARSE byte 4'],
  ['a word in capitals',                '[True]\n',                 'E_PARSE byte 1'],
  ['NaN',                               'NaN\n',                    'E_PARSE byte 0'],
  ['Infinity',                          '-Infinity\n',              'E_PARSE byte 0'],
  ['undefined',                         'undefined\n',              'E_PARSE byte 0'],
  // numbers
  ['a leading zero',                    '01\n',                     'E_PARSE byte 1'],
  ['a leading zero behind minus',       '-01\n',                    'E_PARSE byte 2'],
  ['a plus sign',                       '+1\n',                     'E_PARSE byte 0'],
  ['a bare minus',                      '-\n',                      'E_PARSE byte 0'],
  ['two minus signs',                   '--1\n',                    'E_PARSE byte 0'],
  ['no digit before the point',         '.5\n',                     'E_PARSE byte 0'],
  ['no digit behind the point',         '5.\n',                     'E_PARSE byte 1'],
  ['no digit in the exponent',          '1e\n',                     'E_PARSE byte 1'],
  ['a signed exponent without digit',   '1e+\n',                    'E_PARSE byte 1'],
  ['a hexadecimal number',              '0x10\n',                   'E_PARSE byte 1'],
  ['a digit separator',                 '1_000\n',                  'E_PARSE byte 1'],
  // strings
  ['no closing quote',                  '"abc',                     'E_PARSE byte 4'],
  ['no closing quote behind escape',    '"a\\n',                    'E_PARSE byte 4'],
  ['a closing quote escaped away',      '"a\\"',                    'E_PARSE byte 4'],
  ['single quotes',                     "'a'\n",                    'E_PARSE byte 0'],
  ['a raw line feed',                   '"a\nb"\n',                 'E_PARSE byte 2'],
  ['a raw tab',                         '"é\t"\n',                  'E_PARSE byte 3'],
  ['a raw NUL',                         '"\0"\n',                   'E_PARSE byte 1'],
  ['a raw U+001F',                      '"\u001f"\n',               'E_PARSE byte 1'],
  ['a raw U+001F behind an escape',     '"\\n\u001f"\n',            'E_PARSE byte 3'],
  ['an unknown escape',                 '"a\\x41"\n',               'E_PARSE byte 2'],
  ['an escaped line feed',              '"\\\n"\n',                 'E_PARSE byte 1'],
  ['an escape in capitals',             '"\\N"\n',                  'E_PARSE byte 1'],
  ['three hexadecimal digits',          '"\\u123"\n',               'E_PARSE byte 1'],
  ['and then the end',                  '"\\u123',                   'E_PARSE byte 1'],
  ['a digit that is none',              '"\\u12g4"\n',              'E_PARSE byte 1'],
  ['a sign among the digits',           '"\\u+123"\n',              'E_PARSE byte 1'],
  ['a high half alone',                 '"\\ud800"\n',              'E_PARSE byte 1'],
  ['a high half before a letter',       '"\\ud800a"\n',             'E_PARSE byte 1'],
  ['a high half before an escape',      '"\\ud800\\n"\n',           'E_PARSE byte 1'],
  ['two high halves',                   '"\\ud800\\ud800"\n',       'E_PARSE byte 1'],
  ['a high half before U+E000',         '"\\ud800\\ue000"\n',       'E_PARSE byte 1'],
  ['a low half alone',                  '"a\\udfff"\n',             'E_PARSE byte 2'],
  ['two low halves',                    '"\\udc00\\udc00"\n',       'E_PARSE byte 1'],
  ['the halves the wrong way round',    '"\\udc00\\ud800"\n',       'E_PARSE byte 1'],
  ['half a pair in a key',              '{"\\ud800":1}\n',          'E_PARSE byte 2'],
  // arrays and objects
  ['no closing bracket',                '[1',                       'E_PARSE byte 2'],
  ['the wrong closing bracket',         '[1}\n',                    'E_PARSE byte 2'],
  ['the wrong closing brace',           '{"a":1]\n',                'E_PARSE byte 6'],
  ['a closing bracket too many',        '[1]]\n',                   'E_PARSE byte 3'],
  ['a comma at the end of an array',    '[1,]\n',                   'E_PARSE byte 3'],
  ['a comma at the start of an array',  '[,1]\n',                   'E_PARSE byte 1'],
  ['no comma between items',            '[1 2]\n',                  'E_PARSE byte 3'],
  ['a comma at the end of an object',   '{"a":1,}\n',               'E_PARSE byte 7'],
  ['no comma between members',          '{"a":1 "b":2}\n',          'E_PARSE byte 7'],
  ['no colon',                          '{"a" 1}\n',                'E_PARSE byte 5'],
  ['no value',                          '{"a":}\n',                 'E_PARSE byte 5'],
  ['no key',                            '{:1}\n',                   'E_PARSE byte 1'],
  ['a key without quotes',              '{a:1}\n',                  'E_PARSE byte 1'],
  ['a number for a key',                '{1:1}\n',                  'E_PARSE byte 1'],
] as const;

describe('not JSON', () => {
  test.each(refused)('%s: %j: %s', (_, text, expected) => {
    expect(outcome(parseCanonical(bytes(text), bounds))).toBe(expected);
  });

  // biome-ignore format: an aligned table
  test.each([
    // what                        bytes               outcome
    ['a byte that never occurs',   '22 ff 22',         'E_PARSE byte 1'],
    ['a continuation alone',       '22 80 22',         'E_PARSE byte 1'],
    ['an overlong slash',          '22 c0 af 22',      'E_PARSE byte 1'],
    ['an overlong form of three',  '22 e0 80 80 22',   'E_PARSE byte 2'],
    ['a surrogate',                '22 ed a0 80 22',   'E_PARSE byte 2'],
    ['above U+10FFFF',             '22 f4 90 80 80 22', 'E_PARSE byte 2'],
    ['a form of five bytes',       '22 f8 88 80 80 80', 'E_PARSE byte 1'],
    ['cut off by a quote',         '22 c3 a9 c3 22',   'E_PARSE byte 4'],
    ['cut off by the end',         '22 f0 9f 98',      'E_PARSE byte 4'],
    ['UTF-16',                     'ff fe 31 00',      'E_PARSE byte 0'],
  ])('UTF-8: %s', (_, hex, expected) => {
    expect(outcome(parseCanonical(Buffer.from(hex.replaceAll(' ', ''), 'hex'), bounds))).toBe(expected);
  });
});

describe('parseJson', () => {
  // biome-ignore format: an aligned table
  test.each([
    // text                            value
    [' { "b" : [ 1.50 , -2e3 ] }\r\n', { b: [1.5, -2000] }],
    ['{"b":1,"a":2,"b":3}',            { a: 2, b: 3 }],
    ['"\\u0041\\/\\ud83d\\ude00"',     'A/\u{1f600}'],
    ['\ufeff1',                        1],
    ['[1e999,-1e999,1e-999]',          [Number.MAX_VALUE, -Number.MAX_VALUE, 0]],
  ])('%j', (text, value) => {
    expect(parseJson(bytes(text), bounds)).toEqual({ ok: true, value });
  });

  test('keeps the bounds it is given', () => {
    expect(outcome(parseJson(bytes('[1, 1.5]'), { ...bounds, integers: 'safe' }))).toBe('E_LIMIT /1');
    expect(outcome(parseJson(bytes('[ [ ] ]'), { ...bounds, depthMax: 1 }))).toBe('E_LIMIT /0');
    expect(outcome(parseJson(bytes('[  ]'), { ...bounds, bytesMax: 3 }))).toBe('E_LIMIT');
    expect(outcome(parseJson(bytes('[ 1, ]'), bounds))).toBe('E_PARSE byte 5');
  });
});
