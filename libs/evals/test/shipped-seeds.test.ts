// The seed sets that ship: every case is met, every family has cases, and what comes out holds no word of power.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#canonical';
import { buildDashboard, evalSeedSetKind, runSeedSet, shippedContext } from '#evals';
import { at } from './support/seeds.ts';

const folder = join(import.meta.dirname, '..', 'seeds');
const seeds = readdirSync(folder)
  .toSorted()
  .map((file) => [file, readFileSync(join(folder, file))] as const);
const context = shippedContext();

const casesMin = 200;

const run = (bytes: Uint8Array) => {
  const result = runSeedSet(context, bytes, at);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

describe('the seed sets that ship', () => {
  test('there is one for each source', () => {
    const sources = seeds.map(([, bytes]) => {
      const read = evalSeedSetKind.parse(bytes);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      return read.value.content.body.seed_source;
    });
    const listed = context.catalog.content.body.families.flatMap(({ seed_sources }) => seed_sources);
    expect(sources.toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  test.each(seeds)('%s: every case is met', (_, bytes) => {
    const { cases, summary } = run(bytes).content.body;
    expect(cases.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(summary.passed).toBe(cases.length);
  });

  const pairs = seeds.map(([, seed]) => ({ seed, result: run(seed).bytes }));
  const dashboard = buildDashboard(context, at, pairs);
  if (!dashboard.ok) throw new Error(JSON.stringify(dashboard.refusal));
  const { body } = dashboard.value.content;

  test(`together they are at least ${casesMin}, and no family is without`, () => {
    expect(body.quality.total).toBeGreaterThanOrEqual(casesMin);
    expect(body.quality.passed).toBe(body.quality.total);
    expect(body.coverage).toMatchObject({ families_seeded: 9, families_declared: 0, families_with_results: 9 });
    expect(Object.entries(body.recovery).filter(([, count]) => count === 0)).toEqual([]);
  });

  test('no result and no dashboard has a key that could be taken for a grant', () => {
    const forbidden = [
      'authority',
      'capabilities',
      'credential',
      'execute',
      'merge',
      'network',
      'permissions',
      'publish',
      'schedule',
    ];
    const documents = [dashboard.value.content, ...seeds.map(([, bytes]) => run(bytes).content)] as unknown as Json[];
    const keys = new Set(documents.flatMap(keysIn));
    expect(keys.size).toBeGreaterThan(50);
    expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
  });
});

function keysIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
