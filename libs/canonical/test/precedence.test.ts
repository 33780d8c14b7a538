// The order of checks: size, JSON, spelling, depth, then the bounds of the value. Each is made on all inputs before the
// next is made on any, so that one token is right however many faults there are and wherever they stand.
import { describe, expect, test } from 'vitest';
import { coreBounds, parseCanonical, parseCanonicalAll } from '#canonical';
import { bytes, outcome } from './support/outcome.ts';

const bounds = { ...coreBounds, bytesMax: 100, depthMax: 2 };

const inputs = {
  good: '{"a":[1]}\n',
  large: `"${'x'.repeat(200)}`,
  broken: '[1,,]\n',
  loose: '{"b":1, "a":[[[1.5]]]}',
  deep: '[[[1.5]]]\n',
  wide: '[1.5]\n',
} as const;
type Name = keyof typeof inputs;
const faults = ['large', 'broken', 'loose', 'deep', 'wide'] as const;

// biome-ignore format: an aligned table
const tokens: Record<(typeof faults)[number], string> = {
  large:  'E_LIMIT',
  broken: 'E_PARSE byte 3',
  loose:  'E_CANONICAL byte 7',
  deep:   'E_LIMIT /0/0',
  wide:   'E_LIMIT /0',
};

describe('one input with several faults', () => {
  // biome-ignore format: an aligned table
  test.each([
    // faults                        text                           outcome
    ['size, JSON',                   `${'['.repeat(101)}`,          'E_LIMIT'],
    ['JSON, spelling, depth',        ' [[[1.5]]],\n',               'E_PARSE byte 10'],
    ['spelling, depth, integers',    '[[[1.50]]]\n',                'E_CANONICAL byte 3'],
    ['depth, integers',              '[1.5,[[2]]]\n',               'E_LIMIT /1/0'],
    ['integers',                     '[1.5,[2]]\n',                 'E_LIMIT /0'],
    ['JSON far below the depth',     '[[[[[{"a":]]]]]]\n',          'E_PARSE byte 10'],
    ['spelling far below the depth', '[[[[{"b":1,"a":2}]]]]\n',     'E_CANONICAL byte 11'],
    ['a key twice below the depth',  '[[{"a":{"b":1},"a":2}]]\n',   'E_CANONICAL byte 15'],
  ])('%s', (_, text, expected) => {
    expect(outcome(parseCanonical(bytes(text), bounds))).toBe(expected);
  });
});

describe('several inputs', () => {
  const parse = (...names: Name[]) =>
    parseCanonicalAll(
      names.map((name) => bytes(inputs[name])),
      bounds,
    );
  const pairs = faults.flatMap((first, i) => faults.slice(i + 1).map((later) => [first, later] as const));

  test.each(pairs)('%s goes before %s, wherever it stands', (first, later) => {
    expect(outcome(parse(first, 'good', later))).toBe(tokens[first]);
    expect(outcome(parse(later, 'good', first))).toBe(tokens[first]);
  });

  test.each(faults)('%s: of two the first is told, by its index', (fault) => {
    const result = parse('good', fault, fault);
    expect(result.ok ? undefined : result.refusal.input).toBe('1');
  });

  test('all good, or none at all', () => {
    expect(parse('good', 'good')).toEqual({ ok: true, value: [{ a: [1] }, { a: [1] }] });
    expect(parse()).toEqual({ ok: true, value: [] });
  });

  test('one input alone is not numbered', () => {
    const result = parseCanonical(bytes(inputs.wide), bounds);
    expect(result.ok ? undefined : Object.keys(result.refusal)).toEqual(['code', 'at', 'expected']);
  });
});
