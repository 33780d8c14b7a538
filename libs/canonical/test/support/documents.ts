// Generated values with everything in them that spells differently somewhere.
import fc from 'fast-check';
import type { Json } from '#canonical';

const point = (...points: number[]): fc.Arbitrary<string> =>
  fc.constantFrom(...points.map((code) => String.fromCodePoint(code)));

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcXYZ019_-:./ <>&') },
  { weight: 2, arbitrary: fc.constantFrom('"', '\\', '/', '\b', '\f', '\n', '\r', '\t') },
  { weight: 1, arbitrary: fc.integer({ min: 0x00, max: 0x1f }).map((code) => String.fromCharCode(code)) },
  { weight: 1, arbitrary: point(0x7f, 0x80, 0x9f, 0xe9, 0x301, 0x2028, 0xd7ff) },
  { weight: 1, arbitrary: point(0xe000, 0xfeff, 0xfffd, 0xffff) },
  { weight: 1, arbitrary: point(0x10000, 0x1f600, 0x10ffff) },
);

const text = fc.string({ unit: character, maxLength: 8 });
const key = fc.oneof({ weight: 6, arbitrary: text }, fc.constantFrom('__proto__', 'constructor', '10', '9', ''));

const plainNumber = fc.oneof(fc.nat(300), fc.constantFrom(0, 2_147_483_647, 2_147_483_648, 999_999_999_999_999));
const oddNumber = fc.oneof(
  fc.constantFrom(-0, -1, 1.5, 2 ** 53, 1e15, 1e16, 1e17, 1e21, 1e-4, 1e-5, 5e-324, Number.MAX_VALUE),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -330, max: 300 })).map(decimal),
);

function decimal([digits, exponent]: [number, number]): number {
  return Number(`${digits}e${exponent}`);
}

const documentOf = (number: fc.Arbitrary<number>): fc.Arbitrary<Json> =>
  fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 3, arbitrary: fc.oneof(text, number, fc.constantFrom(null, true, false)) },
      { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
      { weight: 3, arbitrary: fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map(Object.fromEntries) },
    ),
  })).value;

/** Values whose numbers RFC 8785 and jq spell alike. */
export const plainValue = documentOf(plainNumber);

/** Values with any double in them, now and then wrapped a hundred levels deep. */
export const anyValue: fc.Arbitrary<Json> = fc
  .tuple(documentOf(fc.oneof(plainNumber, oddNumber)), fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(110)))
  .map(([value, levels]) => wrap(value, levels));

function wrap(value: Json, levels: number): Json {
  let wrapped = value;
  for (let level = 0; level < levels; level += 1) wrapped = level % 2 === 0 ? [wrapped] : { a: wrapped };
  return wrapped;
}
