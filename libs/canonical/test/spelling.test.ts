// What of JSON is canonical, and where the first other spelling is told.
import { describe, expect, test } from 'vitest';
import { type Bounds, parseCanonical } from '#canonical';
import { bytes, outcome } from './support/outcome.ts';

const bounds: Bounds = { bytesMax: 4096, depthMax: 32 };

// biome-ignore format: an aligned table
const refused = [
  // what                               text                        outcome
  // blanks and ends
  ['no final line feed',                '{}',                       'E_CANONICAL byte 2'],
  ['two final line feeds',              '{}\n\n',                   'E_CANONICAL byte 3'],
  ['a carriage return at the end',      '{}\r\n',                   'E_CANONICAL byte 2'],
  ['a carriage return alone',           '{}\r',                     'E_CANONICAL byte 2'],
  ['a blank behind the line feed',      '{}\n ',                    'E_CANONICAL byte 3'],
  ['a blank in front',                  ' {}\n',                    'E_CANONICAL byte 0'],
  ['a blank in an empty object',        '{ }\n',                    'E_CANONICAL byte 1'],
  ['a blank in an empty array',         '[\t]\n',                   'E_CANONICAL byte 1'],
  ['a blank before a comma',            '[1 ,2]\n',                 'E_CANONICAL byte 2'],
  ['a blank behind a comma',            '[1, 2]\n',                 'E_CANONICAL byte 3'],
  ['a blank before the colon',          '{"a" :1}\n',               'E_CANONICAL byte 4'],
  ['a blank behind the colon',          '{"a": 1}\n',               'E_CANONICAL byte 5'],
  ['a blank before the closing',        '[1\n]\n',                  'E_CANONICAL byte 2'],
  ['a byte order mark',                 '\ufeff{}\n',               'E_CANONICAL byte 0'],
  // keys
  ['keys out of order',                 '{"b":1,"a":2}\n',          'E_CANONICAL byte 7'],
  ['keys out of order inside',          '[{"b":1,"a":2}]\n',        'E_CANONICAL byte 8'],
  ['a key twice',                       '{"a":1,"a":1}\n',          'E_CANONICAL byte 7'],
  ['the empty key twice',               '{"":1,"":1}\n',            'E_CANONICAL byte 6'],
  ['a key twice, not side by side',     '{"a":1,"b":1,"a":1}\n',    'E_CANONICAL byte 13'],
  ['a longer key before its beginning', '{"ab":1,"a":1}\n',         'E_CANONICAL byte 8'],
  ['numerals by value',                 '{"9":1,"10":1}\n',         'E_CANONICAL byte 7'],
  ['UTF-16 order',                      '{"\u{10000}":1,"\uffff":1}\n', 'E_CANONICAL byte 10'],
  ['order lost behind a nested object', '{"b":{"z":1},"a":1}\n',    'E_CANONICAL byte 13'],
  // strings
  ['an escaped slash',                  '"a\\/"\n',                 'E_CANONICAL byte 2'],
  ['a letter escaped',                  '"\\u0041"\n',              'E_CANONICAL byte 1'],
  ['a long escape for a short one',     '"\\u000a"\n',              'E_CANONICAL byte 2'],
  ['an escape in capitals',             '"\\u001F"\n',              'E_CANONICAL byte 6'],
  ['raw DEL',                           '"a\u007f"\n',              'E_CANONICAL byte 2'],
  ['DEL in capitals',                   '"\\u007F"\n',              'E_CANONICAL byte 6'],
  ['U+0080 escaped',                    '"\\u0080"\n',              'E_CANONICAL byte 1'],
  ['a pair escaped',                    '"\\ud83d\\ude00"\n',       'E_CANONICAL byte 1'],
  ['an escaped key',                    '{"\\u0061":1}\n',          'E_CANONICAL byte 2'],
  // numbers
  ['a fraction of nothing',             '1.0\n',                    'E_CANONICAL byte 0'],
  ['an exponent of nothing',            '1e0\n',                    'E_CANONICAL byte 0'],
  ['a capital exponent',                '1E+16\n',                  'E_CANONICAL byte 0'],
  ['zero with a fraction',              '-0.0\n',                   'E_CANONICAL byte 0'],
  ['1e+16 written out',                 '10000000000000000\n',      'E_CANONICAL byte 0'],
  ['an exponent without sign',          '1e16\n',                   'E_CANONICAL byte 0'],
  ['an exponent where none is due',     '1e+15\n',                  'E_CANONICAL byte 0'],
  ['a small number written out',        '0.00001\n',                'E_CANONICAL byte 0'],
  ['an exponent of one digit',          '1e-5\n',                   'E_CANONICAL byte 0'],
  ['2^53 + 1',                          '9007199254740993\n',       'E_CANONICAL byte 0'],
  ['more digits than a double has',     '0.1000000000000000055\n',  'E_CANONICAL byte 0'],
  ['more than a double can hold',       '[1e999]\n',                'E_CANONICAL byte 1'],
  ['less than a double can hold',       '1e-999\n',                 'E_CANONICAL byte 0'],
] as const;

// biome-ignore format: an aligned table
const accepted = [
  ['words',                             '[null,false,true]\n'],
  ['an empty object',                   '{}\n'],
  ['an empty string and key',           '{"":""}\n'],
  ['short escapes',                     '"\\"\\\\\\b\\f\\n\\r\\t"\n'],
  ['other control characters',          '"\\u0000\\u0001\\u000b\\u001f"\n'],
  ['DEL',                               '"\\u007f"\n'],
  ['raw from U+0080 on',                '"/<>&\u0080\u009f\u00e9\u2028\ufeff\uffff\u{10ffff}"\n'],
  ['both forms of one letter',          '["\u00e9","e\u0301"]\n'],
  ['code point order',                  '{"\ud7ff":1,"\ue000":1,"\uffff":1,"\u{10000}":1,"\u{10ffff}":1}\n'],
  ['numerals by character',             '{"10":1,"9":1}\n'],
  ['whole numbers',                     '[0,1,-1,2147483647,2147483648,999999999999999]\n'],
  ['minus zero',                        '-0\n'],
  ['16 and 17 digits',                  '[1000000000000000,9007199254740992,12345678901234568]\n'],
  ['zeros behind 17 digits',            '12345678901234567000\n'],
  ['exponents',                         '[1e+16,1.2e+18,1e-05,1.5e-07,5e-324,1.7976931348623157e+308]\n'],
  ['fractions',                         '[0.1,0.0001,1.5,123456789.12345679]\n'],
] as const;

describe('canonical spelling', () => {
  test.each(refused)('%s: %j: %s', (_, text, expected) => {
    expect(outcome(parseCanonical(bytes(text), bounds))).toBe(expected);
  });

  test.each(accepted)('%s', (_, text) => {
    expect(parseCanonical(bytes(text), bounds)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test.each([
    ['refused', '\ufeff{}\n', 'E_PARSE byte 0'],
    ['refused', '\ufeff', 'E_PARSE byte 0'],
    ['parses', '\ufeff{}\n', 'E_CANONICAL byte 0'],
  ] as const)('a byte order mark that is %s: %j: %s', (byteOrderMark, text, expected) => {
    expect(outcome(parseCanonical(bytes(text), { ...bounds, byteOrderMark }))).toBe(expected);
  });
});

describe('a refusal helps', () => {
  // biome-ignore format: an aligned table
  test.each([
    // text                          expected                                                                     mend
    ['{"a":1,"a":2}\n',              'every key once',                                                            '`jq -S -c . FILE`, which keeps the later of two members'],
    ['{"b":1,"a":2}\n',              'keys by code point',                                                        '`jq -S -c . FILE`, which does not sort by UTF-16 unit, as RFC 8785 does'],
    ['"\u007f"\n',                   'the shortest escapes, none that is not needed, DEL as `\\u007f`',           '`jq -S -c . FILE`, which escapes DEL, unlike RFC 8785'],
    ['"\\/"\n',                      'the shortest escapes, none that is not needed, DEL as `\\u007f`',           '`jq -S -c . FILE`'],
    ['1.0\n',                        'the number spelled `1`',                                                    '`jq -S -c . FILE`, with jq 1.6, as later versions keep the spelling'],
    ['{}',                           'one line feed at the end',                                                  '`jq -S -c . FILE`'],
    ['{ }\n',                        'no blank between tokens',                                                   '`jq -S -c . FILE`'],
    ['\ufeff{}\n',                   'no byte order mark',                                                        '`jq -S -c . FILE`'],
    ['{} {}\n',                      'nothing behind the one value',                                              undefined],
    ['{1:2}\n',                      'a key in double quotes',                                                    undefined],
    ['[1;2]\n',                      '`,` or `]`',                                                                undefined],
    ['"\\ud800"\n',                  'both halves of a surrogate pair, high before low',                          undefined],
  ])('%j', (text, expected, mend) => {
    const result = parseCanonical(bytes(text), bounds);
    expect(result.ok ? undefined : [result.refusal.expected, result.refusal.mend]).toEqual([expected, mend]);
  });
});
