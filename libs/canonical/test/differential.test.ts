// Thousands of generated documents against two implementations that know nothing of ours: jq 1.6, whose output defines
// the canonical form, and `canonicalize` (RFC 8785), which differs from it in two documented ways.
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, canonicalText, encodeCanonical, type Json, parseCanonical, parseJson } from '#canonical';
import { needs } from '../../../test/support/needs.ts';
import { cases, seeded } from '../../../test/support/scale.ts';
import { anyValue, plainValue } from './support/documents.ts';
import { jqOutputs } from './support/jq.ts';
import { anyBytes } from './support/near-misses.ts';

const count = cases(3000, 30_000);
const sample = <T>(arbitrary: fc.Arbitrary<T>, times = 1): T[] =>
  fc.sample(arbitrary, seeded(3000 * times, 30_000 * times));
const bounds: Bounds = { bytesMax: 1_048_576, depthMax: 1000 };

// Each kind of trouble, and how to tell a text that has it.
const troubles = {
  'astral key': /"(?:[^"\\]|\\.)*[\u{10000}-\u{10ffff}](?:[^"\\]|\\.)*":/u,
  'raw DEL': /\u007f/,
  'escaped DEL': /\\u007f/,
  escape: /\\[nrtbf"\\]/,
  'needless escape': /\\u0041|\\\//,
  'big number': /\d{16}/,
  exponent: /\de[+-]\d\d/,
  fraction: /\d\.\d/,
  'minus zero': /-0[,\]}\n]/,
  'more than 32 levels': /(?:\[\{"a":){17}/,
  'key twice': /("(?:[^"\\]|\\.)+":)\d+,\1/,
  'half a surrogate pair': /\\ud800/,
  'byte order mark': /^\ufeff/,
  'CR LF': /\r\n/,
  'no final LF': /[^\n]$/,
  'trailing bytes': /\n./,
  'bytes that are not UTF-8': /\ufffd/,
  __proto__: /"__proto__":/,
};

describe('against jq 1.6', () => {
  test('accepts as canonical exactly the bytes that jq gives back as they are', async (context) => {
    await needs('jq')(context);
    const documents = sample(anyBytes);
    const outputs = jqOutputs(documents);
    const accepted = documents.filter((bytes) => parseCanonical(bytes, bounds).ok).length;
    expect(outputs.length).toBe(count);
    expect(accepted).toBeGreaterThan(count / 10);
    expect(accepted).toBeLessThan((count * 9) / 10);
    const texts = documents.map((bytes) => bytes.toString('utf8'));
    const unmet = Object.entries(troubles).filter(([, sign]) => !texts.some((text) => sign.test(text)));
    expect(unmet.map(([name]) => name)).toEqual([]);

    const wrong = documents.filter((bytes, i) => parseCanonical(bytes, bounds).ok !== isOnly(outputs[i], bytes));
    expect(wrong.map(String)).toEqual([]);
  });

  test('writes whatever JSON it reads as jq does', async (context) => {
    await needs('jq')(context);
    // jq takes a byte order mark only at the very start of its input, so not here.
    const documents = sample(anyBytes).filter((bytes) => bytes[0] !== 0xef && parseJson(bytes, bounds).ok);
    const outputs = jqOutputs(documents);
    expect(documents.length).toBeGreaterThan(count / 5);
    expect(outputs.length).toBe(documents.length);
    const wrong = documents.filter((bytes, i) => !isOnly(outputs[i], encodeCanonical(readAny(bytes))));
    expect(wrong.map(String)).toEqual([]);
  });

  test('writes values as jq does, however they were spelled', async (context) => {
    await needs('jq')(context);
    const values = sample(anyValue);
    const outputs = jqOutputs(values.map((value) => Buffer.from(JSON.stringify(value, undefined, 1))));
    expect(outputs.length).toBe(count);
    // `JSON.stringify` loses the sign of `-0`, which is the speller's doing and not ours.
    const wrong = values.filter((value, i) => !isOnly(outputs[i], encodeCanonical(withoutMinusZero(value))));
    expect(wrong.map((value) => canonicalText(value))).toEqual([]);
  });

  test('spells doubles as jq does, bit pattern by bit pattern', async (context) => {
    await needs('jq')(context);
    const words = fc.tuple(fc.integer(), fc.integer()).map((pair) => new Float64Array(new Int32Array(pair).buffer)[0]);
    const doubles = sample(words).filter((value) => Number.isFinite(value)) as number[];
    const powers = Array.from({ length: 660 }, (_, i) => [10, 15, 1.25, 123_456_789].map((n) => n * 10 ** (i - 340)));
    const values = [...doubles, ...powers.flat().filter(Number.isFinite)];
    expect(doubles.length).toBeGreaterThan(count / 2);
    const [output] = jqOutputs([Buffer.from(JSON.stringify(values))]);
    expect(String(output)).toBe(`${canonicalText(values)}\n`);
  });
});

describe('against RFC 8785', () => {
  const hasAstralKey = (text: string) => troubles['astral key'].test(text);
  // DEL as RFC 8785 writes it; an escaped backslash before `u007f` is not an escaped DEL.
  const rawDel = (text: string) => text.replace(/\\(\\|u007f)/g, (token) => (token === '\\u007f' ? '\u007f' : token));

  test('writes the same bytes but for DEL, where no key has a character above U+FFFF', () => {
    const values = sample(plainValue, 2).filter((value) => !hasAstralKey(canonicalText(value)));
    const withDel = values.filter((value) => rawDel(canonicalText(value)) !== canonicalText(value));
    expect(values.length).toBeGreaterThan(count);
    expect(withDel.length).toBeGreaterThan(count / 100);
    const wrong = values.filter((value) => `${canonicalize(value)}\n` !== rawDel(`${canonicalText(value)}\n`));
    expect(wrong.map((value) => canonicalText(value))).toEqual([]);
  });

  // biome-ignore format: an aligned table
  test.each([
    // what is in it                  value                                ours                            RFC 8785
    ['DEL',                           '\u007f',                            '"\\u007f"',                    '"\u007f"'],
    ['keys on both sides of U+FFFF',  { '\u{10000}': 1, '\uffff': 2 },     '{"\uffff":2,"\u{10000}":1}',   '{"\u{10000}":1,"\uffff":2}'],
    ['keys below the surrogates',     { '\u{10000}': 1, '\ud7ff': 2 },     '{"\ud7ff":2,"\u{10000}":1}',   '{"\ud7ff":2,"\u{10000}":1}'],
    ['numbers no document may hold',  [-0, 1e16, 1e-5, 1e-7],              '[-0,1e+16,1e-05,1e-07]',       '[0,10000000000000000,0.00001,1e-7]'],
  ])('%s', (_, value: Json, ours, theirs) => {
    expect([canonicalText(value), canonicalize(value)]).toEqual([ours, theirs]);
  });
});

/** Whether jq found exactly one value and printed exactly these bytes. */
const isOnly = (outputs: readonly Buffer[] | undefined, bytes: Uint8Array): boolean =>
  outputs?.length === 1 && outputs[0]?.equals(bytes) === true;

function readAny(bytes: Uint8Array): Json {
  const result = parseJson(bytes, bounds);
  if (!result.ok) throw new Error(result.refusal.expected);
  return result.value;
}

function withoutMinusZero(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMinusZero(inner)]));
  }
  return value === 0 ? 0 : value;
}
