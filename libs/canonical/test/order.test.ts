// The two orders, equality, and the sortedness that sets are held to.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, compareCodePoints, compareJq, equalJson, isStrictlySorted, type Json } from '#canonical';
import { needs } from '../../../test/support/needs.ts';
import { seeded } from '../../../test/support/scale.ts';
import { anyValue } from './support/documents.ts';
import { jqOutputs } from './support/jq.ts';

// biome-ignore format: an aligned table
const ascending: readonly (readonly [string, readonly Json[]])[] = [
  ['kinds',                       [null, false, true, -1, '', [], {}]],
  ['numbers',                     [-1e300, -1, 0, 1e-300, 1.5, 2, 10]],
  ['strings by code point',       ['', 'A', 'a', 'a\0', 'aa', 'b', '\u00e9', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}']],
  ['hyphen before point',         ['candidate-repository.write.v2', 'candidate.execute.v1']],
  ['arrays by item',              [[], [null], [0, 9], [1], [1, 0], [2], ['']]],
  ['objects by key list',         [{}, { a: 9 }, { a: 0, b: 0 }, { a: 0, c: 0 }, { b: 0 }]],
  ['then by value in key order',  [{ a: 1, b: 2 }, { b: 1, a: 2 }, { a: 2, b: 2 }]],
  ['content before Git objects',  [{ content_id: 'z', media_type: 'z', sha256: 'z' }, { location: 'a', mode: 'a', object_id: 'a' }]],
];

describe('jq order', () => {
  test.each(ascending)('%s', (_, values) => {
    expect(values.length).toBeGreaterThan(1);
    const signs = values.flatMap((a, i) => values.map((b, j) => [Math.sign(compareJq(a, b)), Math.sign(i - j)]));
    expect(signs.map(([found]) => found)).toEqual(signs.map(([, wanted]) => wanted));
  });

  test('minus zero is equal to zero', () => {
    expect(compareJq([-0], [0])).toBe(0);
  });

  test('sorts as jq does', async (context) => {
    await needs('jq')(context);
    const lists = fc.sample(fc.array(anyValue, { minLength: 2, maxLength: 12 }), seeded(300, 5000));
    const outputs = jqOutputs(
      lists.map((list) => Buffer.from(canonicalText(list))),
      'if type == "array" then sort else . end',
    );
    expect(outputs.length).toBe(lists.length);
    const wrong = lists.filter((list, i) => String(outputs[i]) !== `${canonicalText(list.toSorted(compareJq))}\n`);
    expect(wrong.map((list) => canonicalText(list))).toEqual([]);
  });
});

test('code points order as the bytes of UTF-8 do', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(
      text,
      text,
      (a, b) => Math.sign(compareCodePoints(a, b)) === Buffer.compare(Buffer.from(a), Buffer.from(b)),
    ),
    seeded(2000, 50_000),
  );
});

describe('equality', () => {
  const ownProto = Object.fromEntries([['__proto__', {}]]);

  // biome-ignore format: an aligned table
  test.each([
    [{ a: 1, b: [2] },   { b: [2], a: 1 },    true],
    [[],                 [],                  true],
    [[],                 {},                  false],
    [{},                 [],                  false],
    [null,               {},                  false],
    [0,                  -0,                  false],
    [1,                  '1',                 false],
    [[1],                [1, 2],              false],
    [[1, 2],             [1],                 false],
    [{ a: 1 },           { a: 1, b: 1 },      false],
    [{ a: 1 },           { b: 1 },            false],
    [{ toString: 1 },    {},                  false],
    [{ a: 1 },           { toString: 1 },     false],
    [[],                 { length: 0 },       false],
    [ownProto,           { a: {} },           false],
    [ownProto,           ownProto,            true],
    ['\u00e9',           'e\u0301',           false],
  ] as readonly (readonly [Json, Json, boolean])[])('%j and %j: %j', (a, b, expected) => {
    expect(equalJson(a, b)).toBe(expected);
  });

  test('is equality of canonical text', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const copy = JSON.parse(canonicalText(a)) as Json;
        return equalJson(a, copy) && equalJson(a, b) === (canonicalText(a) === canonicalText(b));
      }),
      seeded(500, 10_000),
    );
  });
});

describe('strictly sorted', () => {
  // biome-ignore format: an aligned table
  test.each([
    [[],                          true],
    [['a'],                       true],
    [['a', 'b', 'c'],             true],
    [['a', 'a'],                  false],
    [['a', 'b', 'b'],             false],
    [['b', 'a', 'c'],             false],
    [['\uffff', '\u{10000}'],     true],
    [['\u{10000}', '\uffff'],     false],
  ] as readonly (readonly [string[], boolean])[])('%j: %j', (items, expected) => {
    expect(isStrictlySorted(items, compareCodePoints)).toBe(expected);
  });
});
