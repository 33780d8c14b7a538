// JSON of somebody else's making: what is read, what is refused, and that it is read as `JSON.parse` reads it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/support/scale.ts';
import { parseRawJson, type RawJson, RawNumber } from '../src/index.ts';
import { bytes } from './support/outcome.ts';

const bounds = { bytesMax: 200, depthMax: 3, membersMax: 12 };

function outcome(text: string): string {
  const read = parseRawJson(bytes(text), bounds);
  if (read.ok) return String(read.value.length);
  return `${read.refusal.code} ${read.refusal.at ?? ''}`.trimEnd();
}

// biome-ignore format: an aligned table
const rows = [
  // what                              text                            outcome
  ['one value',                        '{}',                           '1'],
  ['blanks anywhere',                  ' { "a" : [ 1 , 2 ] } \r\n\t',  '1'],
  ['pages behind one another',         '[1][2]{"a":3}',                '3'],
  ['lines',                            '{"a":1}\n{"a":2}\n',           '2'],
  ['scalars behind blanks',            '1 "a"\ntrue null',             '4'],
  ['scalars behind nothing',           '01',                           'E_PARSE byte 1'],
  ['a word behind nothing',            '1true',                        'E_PARSE byte 1'],
  ['a list behind a number',           '1[]',                          'E_PARSE byte 1'],
  ['nothing',                          '',                             'E_PARSE byte 0'],
  ['blanks only',                      ' \n',                          'E_PARSE byte 2'],
  ['a comma between values',           '1 , 2',                        'E_PARSE byte 2'],
  ['a trailing comma',                 '[1,]',                         'E_PARSE byte 3'],
  ['a trailing comma in an object',    '{"a":1,}',                     'E_PARSE byte 7'],
  ['a key without quotes',             '{a:1}',                        'E_PARSE byte 1'],
  ['a key without a colon',            '{"a" 1}',                      'E_PARSE byte 5'],
  ['a list not closed',                '[1',                           'E_PARSE byte 2'],
  ['an object closed as a list',       '{"a":1]',                      'E_PARSE byte 6'],
  ['a word cut short',                 '[tru]',                        'E_PARSE byte 1'],
  ['a leading zero',                   '[01]',                         'E_PARSE byte 2'],
  ['half a surrogate pair',            '"\\ud83d"',                    'E_PARSE byte 1'],
  ['a byte order mark',                '\ufeff{}',                     'E_PARSE byte 0'],
  ['a key twice',                      '{"a":1,"b":2,"a":1}',          'E_DUPLICATE byte 13'],
  ['a key twice, spelled otherwise',   '{"a":1,"\\u0061":1}',          'E_DUPLICATE byte 7'],
  ['a key twice before bad syntax',    '{"a":1,"a":}',                 'E_DUPLICATE byte 7'],
  ['bad syntax before a key twice',    '{"a":}{"a":1,"a":1}',          'E_PARSE byte 5'],
  ['a key in two objects',             '[{"a":1},{"a":1}]',            '1'],
  ['keys of the language',             '{"__proto__":1,"constructor":2,"toString":3}', '1'],
  ['the same twice',                   '{"__proto__":1,"__proto__":2}', 'E_DUPLICATE byte 15'],
  ['three levels',                     '[[[]]]',                       '1'],
  ['four levels',                      '[[[[]]]]',                     'E_LIMIT byte 3'],
  ['four levels, the last an object',  '[[[{}]]]',                     'E_LIMIT byte 3'],
  ['12 members in all',                '[1,2,3,4,5,6]{"a":[1,2,3]}',   '2'],
  ['one more',                         '[1,2,3,4,5,6]{"a":[1,2,3,4]}', 'E_LIMIT byte 25'],
  ['200 bytes',                        `"${'x'.repeat(198)}"`,         '1'],
  ['201 bytes',                        `"${'x'.repeat(199)}"`,         'E_LIMIT'],
] as const;
test.each(rows)('%s', (_what, text, expected) => {
  expect(outcome(text)).toBe(expected);
});

test('bytes that are no UTF-8', () => {
  const read = parseRawJson(new Uint8Array([0x22, 0xc3, 0x28, 0x22]), bounds);
  expect(read).toMatchObject({ refusal: { code: 'E_PARSE', at: 'byte 2' } });
});

test.each(['9007199254740993', '-0', '1e400', '1.50', '0.1E+2'])('the number `%s` keeps its characters', (text) => {
  const read = parseRawJson(bytes(`[${text}]`), bounds);
  expect(read).toEqual({ ok: true, value: [[new RawNumber(text)]] });
});

const wide = { bytesMax: 1 << 26, depthMax: 64, membersMax: 1e7 };

/** The value with its numbers read and its objects plain. */
function plain(value: RawJson): unknown {
  if (value instanceof RawNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item as RawJson)]));
}

test('what `JSON.stringify` writes is read as `JSON.parse` reads it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 8 }), { minLength: 1, maxLength: 3 }),
      fc.nat(4),
      (values, indent) => {
        const texts = values.map((value) => JSON.stringify(value, undefined, indent));
        const read = parseRawJson(bytes(texts.join('\n')), wide);
        expect(read.ok && read.value.map(plain)).toEqual(texts.map((text) => JSON.parse(text)));
      },
    ),
    seeded(200, 10_000),
  );
});

test('what is damaged is refused, or read as `JSON.parse` reads it', () => {
  const seen = { refused: 0, read: 0 };
  const text = '{"id":12,"list":[1.5,"a\\n",true,null,{"b":[]}],"c":"\\u00e9"}';
  fc.assert(
    fc.property(
      fc.nat(text.length),
      fc.nat(3),
      fc.constantFrom('', '"', ',', ']', '}', '0', '\\', 'e', ' '),
      (at, cut, put) => {
        const damaged = text.slice(0, at) + put + text.slice(at + cut);
        const read = parseRawJson(bytes(damaged), wide);
        seen[read.ok ? 'read' : 'refused'] += 1;
        // Several values, and a key twice, are the two things on which the readers differ.
        if (read.ok && read.value.length === 1) expect(plain(read.value[0] as RawJson)).toEqual(JSON.parse(damaged));
        if (!read.ok && read.refusal.code === 'E_PARSE') expect(() => JSON.parse(damaged)).toThrow();
      },
    ),
    seeded(500, 20_000),
  );
  expect(Math.min(seen.refused, seen.read)).toBeGreaterThan(0);
});

describe('what is large', () => {
  test('nesting of a million levels is refused at once', () => {
    for (const unit of ['[', '{"a":']) {
      expect(parseRawJson(bytes(unit.repeat(1_000_000)), wide)).toMatchObject({ refusal: { code: 'E_LIMIT' } });
    }
  });

  test('an object of 100,000 keys is read', () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, index])),
    );
    expect(parseRawJson(bytes(text), wide).ok).toBe(true);
  });
});
