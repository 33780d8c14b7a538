// The tables and the documents made of them: how many cases, of which families, under which names, and that the committed
// bytes are what the tables say now.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentDigest, type Json, type JsonObject } from '#canonical';
import { encodeSeedSet } from '../src/seed-set.ts';
import { seedSets } from '../src/sets.ts';
import { allCases, bytesOf, documents, house, root } from './support/sets.ts';

const catalog = JSON.parse(readFileSync(join(root, 'libs/evals/catalog/eval-catalog.json'), 'utf8'));
type Family = { readonly family_id: string; readonly seed_sources: readonly string[] };
const families: readonly Family[] = catalog.body.families;

test.each(seedSets)('$name: the committed bytes are what its table says', (set) => {
  expect(Buffer.compare(encodeSeedSet(set, house), bytesOf(set.name))).toBe(0);
});

test('nothing else lies among the seeds', () => {
  const names = readdirSync(join(root, 'libs/evals/seeds')).toSorted();
  expect(names).toEqual(seedSets.map(({ name }) => `${name}.json`).toSorted());
});

// biome-ignore format: an aligned table
const sizes = [
  // set                      cases  version
  ['content-gate',            64,    2],
  ['control-approvals',       30,    1],
  ['control-boundaries',      62,    1],
  ['control-duty',            36,    1],
  ['core-stage-run',          63,    1],
  ['orchestrator-events',     40,    1],
  ['orchestrator-plans',      53,    1],
  ['provider-normalizers',    64,    1],
  ['review-fix',              64,    2],
] as const;

test('the sets, their cases and their versions', () => {
  expect(documents.map(([name, { body, schema_version }]) => [name, body.cases.length, schema_version])).toEqual(sizes);
  expect(allCases.length).toBeGreaterThanOrEqual(200);
  for (const [name, { id, body }] of documents) {
    expect(id).toBe(`evals.seed.${name}.v1`);
    expect(body.cases.length).toBeLessThanOrEqual(64);
    // A run takes at most this much.
    expect(bytesOf(name).length).toBeLessThanOrEqual(1_048_576);
  }
});

test('every case is known by a name of its own that says what it shows', () => {
  const ids = allCases.map(({ case_id }) => case_id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z-]+\.[a-z0-9-]{4,80}$/.test(id))).toEqual([]);
  // What is refused says so in its name, and nothing else does.
  const misnamed = allCases.filter(({ case_id, expectation }) =>
    case_id.endsWith('-rejected') ? expectation.disposition !== 'rejected' : expectation.disposition === 'rejected',
  );
  expect(misnamed.map(({ case_id }) => case_id)).toEqual([]);
});

describe('families', () => {
  test('every family has cases, refused ones and others', () => {
    const seen = families.map(({ family_id }) => {
      const own = allCases.filter((one) => one.family_id === family_id);
      const refused = own.filter(({ expectation }) => expectation.disposition === 'rejected');
      return [family_id, refused.length > 0, refused.length < own.length];
    });
    expect(seen).toEqual(families.map(({ family_id }) => [family_id, true, true]));
    expect(seen.length).toBe(9);
  });

  test('a case stands in a set whose source its family lists', () => {
    const sources = new Map(families.map(({ family_id, seed_sources }) => [family_id, seed_sources]));
    const misfiled = documents.flatMap(([, { body }]) =>
      body.cases.filter(({ family_id }) => sources.get(family_id)?.includes(body.seed_source) !== true),
    );
    expect(misfiled.map(({ case_id }) => case_id)).toEqual([]);
  });
});

test('every embedded document has the digest that stands beside it', () => {
  let looked = 0;
  for (const value of documents.map(([, { body }]) => body as unknown as Json)) {
    for (const { content, sha256 } of pairsIn(value)) {
      looked += 1;
      // Digests that a case breaks on purpose are of refs, never of what is embedded, but for one manifest.
      if (documentDigest(content) !== sha256) expect(content.kind).toBe('adapter_manifest');
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

type Pair = { readonly content: JsonObject; readonly sha256: string };

function* pairsIn(value: Json): Generator<Pair> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && isPair(value as JsonObject)) yield value as unknown as Pair;
  for (const child of Object.values(value)) yield* pairsIn(child as Json);
}

const isPair = (value: JsonObject): boolean =>
  Object.keys(value).length === 2 && typeof value.sha256 === 'string' && typeof value.content === 'object';
