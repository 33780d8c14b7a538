// The words that expectations about adapters may use are exactly those that adapters say: their own samples reach every
// state, and changing what a trust context expects, leaf by leaf, reaches every binding that is compared.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#canonical';
import { edited } from '../../adapters/test/support/edit.ts';
import { staleOf } from '../../adapters/test/support/outcome.ts';
import { samples } from '../../adapters/test/support/samples.ts';
import { normalizerReasons, normalizerStates, staleBindings } from '../src/sources/normalizer-words.ts';

const providers = samples.filter(({ name }) => !['deterministic-verifier', 'dormant-publisher'].includes(name));
const outcomes = providers.flatMap(({ states }) => states.map(([, outcome]) => outcome.split(' ')));
const distinct = (words: readonly (string | undefined)[]) => [...new Set(words)].toSorted();

/** Pointers of every text and number below `value`. */
function leavesOf(value: Json, pointer: string): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner as Json, `${pointer}/${key}`));
}

// The last digit becomes another; ids, object ids and times stay what they are.
const turned = (leaf: Json): Json =>
  typeof leaf === 'number'
    ? leaf + 1
    : String(leaf).replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10));
const valueAt = (value: Json, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<Json>((inner, key) => (inner as JsonObject)[key] as Json, value);

const compared = providers.flatMap(({ normalize, valid }) => {
  const trust = (valid as JsonObject).trust_context as Json;
  return leavesOf(trust, '/trust_context').flatMap((pointer) => {
    const moved = edited(valid, { [pointer]: turned(valueAt(valid, pointer)) });
    const observed = normalize(moved);
    return observed.ok ? staleOf(observed.value) : [];
  });
});

describe('the words of adapters', () => {
  // biome-ignore format: an aligned table
  const lists = [
    // words        in the table                           said by adapters
    ['states',      [...normalizerStates].toSorted(),      distinct(outcomes.map(([state]) => state))],
    ['reasons',     [...normalizerReasons].toSorted(),     distinct(outcomes.map(([, reason]) => reason))],
  ] as const;
  test.each(lists)('%s', (_, known, said) => {
    expect(known.length).toBeGreaterThan(5);
    expect(known).toEqual(said);
  });

  test('bindings: none is compared that is unknown', () => {
    expect(compared.length).toBeGreaterThan(15);
    expect(distinct(compared).filter((binding) => binding === undefined || !staleBindings.has(binding))).toEqual([]);
  });

  test('bindings: every known one is compared', () => {
    const missing = [...staleBindings].filter((binding) => !compared.includes(binding));
    expect(missing).toEqual([]);
  });
});
