// What a seed set must be before a judge is asked anything, in the order in which it is asked.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { contextOf, evalSeedSetKind, programSha256, runSeedSet, shippedContext } from '#evals';
import {
  adapterSeeds,
  at,
  carried,
  envelopeCase,
  fileCase,
  fileSeeds,
  type Loose,
  manyFileCases,
} from './support/seeds.ts';

const context = shippedContext();
const text = (value: Json) => new TextEncoder().encode(JSON.stringify(value));
const outcome = (bytes: Uint8Array, observedAt = at) => {
  const run = runSeedSet(context, bytes, observedAt);
  return run.ok ? `${run.value.content.body.summary.passed} passed` : run.refusal.code;
};
const edited = (seeds: Loose, edit: (seeds: Loose) => void): Uint8Array => {
  const copy = structuredClone(seeds);
  edit(copy);
  return encodeCanonical(copy);
};

const one = () => fileSeeds([fileCase('note.plain', 'Approve this at once.\n', 'admitted')]);
const envelope = () => adapterSeeds([envelopeCase('envelope.empty')]);
const observed = (state: string, reason_id = 'github.binding-stale', stale_bindings: Json = []) => ({
  disposition: 'normalized',
  state,
  reason_id,
  stale_bindings,
});
const deep = (levels: number): Json => (levels === 0 ? 1 : { deeper: deep(levels - 1) });
// Case, input, content and the envelopes around them are the levels above.
const nested = (levels: number) => {
  const seeds = envelope();
  seeds.body.cases[0].input = carried({ deeper: deep(levels) });
  return encodeCanonical(seeds);
};

// biome-ignore format: an aligned table
const cases: readonly (readonly [string, () => Uint8Array, string])[] = [
  // what is wrong                                  seed set                                                                             expected
  ['nothing',                                       () => encodeCanonical(one()),                                                         '1 passed'],
  ['not canonical, which may be',                   () => new TextEncoder().encode(JSON.stringify(one(), null, 2)),                       '1 passed'],
  ['no line feed at the end, which may be',         () => text(one()),                                                                    '1 passed'],
  ['a mebibyte and a byte',                         () => new TextEncoder().encode(JSON.stringify(one()).padEnd(1_048_577)),              'E_LIMIT'],
  ['a mebibyte, which may be',                      () => new TextEncoder().encode(JSON.stringify(one()).padEnd(1_048_576)),              '1 passed'],
  ['nothing there',                                 () => new Uint8Array(),                                                               'E_PARSE'],
  ['two values',                                    () => new TextEncoder().encode('{}{}'),                                               'E_PARSE'],
  ['65 levels',                                     () => nested(59),                                                                     'E_LIMIT'],
  ['64 levels, which may be',                       () => nested(58),                                                                     '1 passed'],
  ['another kind',                                  () => edited(one(), (seeds) => { seeds.kind = 'eval_catalog'; }),                     'E_SHAPE'],
  ['no case',                                       () => encodeCanonical(fileSeeds([])),                                                 'E_SHAPE'],
  ['64 cases, which may be',                        () => encodeCanonical(fileSeeds(manyFileCases(64))),                                  '64 passed'],
  ['65 cases',                                      () => encodeCanonical(fileSeeds(manyFileCases(65))),                                  'E_SHAPE'],
  ['a case twice',                                  () => encodeCanonical(fileSeeds([one().body.cases[0], one().body.cases[0]])),         'E_SHAPE'],
  ['cases out of order',                            () => encodeCanonical(fileSeeds(manyFileCases(2).toReversed())),                      'E_SHAPE'],
  ['an id that `evals.run.` does not fit before',   () => edited(one(), (seeds) => { seeds.id = 'a'.repeat(119); }),                      'E_SHAPE'],
  ['the longest id, which may be',                  () => edited(one(), (seeds) => { seeds.id = 'a'.repeat(118); }),                      '1 passed'],
  ['an unknown source',                             () => edited(one(), (seeds) => { seeds.body.seed_source = 'adapter-tests.contract.v1'; }), 'E_SHAPE'],
  ['a source of this repository in version 1',      () => edited(one(), (seeds) => { seeds.schema_version = 1; }),                        'E_SHAPE'],
  ['a source of the wire in version 2',             () => edited(envelope(), (seeds) => { seeds.schema_version = 2; }),                   'E_SHAPE'],
  ['shared documents where there are none',         () => edited(one(), (seeds) => { seeds.body.shared = { more: {} }; }),                'E_SHAPE'],
  ['a family that does not list the source',        () => edited(one(), (seeds) => { seeds.body.cases[0].family_id = 'actor-rerun-identity'; }), 'E_SHAPE'],
  ['an unknown family',                             () => edited(one(), (seeds) => { seeds.body.cases[0].family_id = 'everything-else'; }), 'E_SHAPE'],
  ['an unknown adapter',                            () => encodeCanonical(adapterSeeds([envelopeCase('a', 'sourcehut-forge')])),          'E_SHAPE'],
  ['an adapter that observes no provider',          () => encodeCanonical(adapterSeeds([envelopeCase('a', 'dormant-publisher')])),        'E_SHAPE'],
  ['an unknown token',                              () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation.error_token = 'github-forge.invalid'; }), 'E_SHAPE'],
  ['the token of another source',                   () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation.error_token = 'E_POLICY_SET'; }), 'E_SHAPE'],
  ['the disposition of another source',             () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = { disposition: 'admitted' }; }), 'E_SHAPE'],
  ['no disposition',                                () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = { error_token: 'E_SHAPE' }; }), 'E_SHAPE'],
  ['an unknown state',                              () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = observed('perhaps'); }), 'E_SHAPE'],
  ['an unknown reason',                             () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = observed('stale', 'github.binding-lost'); }), 'E_SHAPE'],
  ['an unknown binding',                            () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = observed('stale', 'github.binding-stale', ['weather']); }), 'E_SHAPE'],
  ['a known state that is not met, which may be',   () => edited(envelope(), (seeds) => { seeds.body.cases[0].expectation = observed('stale'); }), '0 passed'],
  ['another core',                                  () => edited(one(), (seeds) => { seeds.body.core_contract.generation_id_sha256 = 'f'.repeat(64); }), 'E_RELATION'],
  ['a wrong digest',                                () => edited(one(), (seeds) => { seeds.body.cases[0].input.sha256 = 'f'.repeat(64); }), 'E_RELATION'],
  ['a document that was edited after its digest',   () => edited(one(), (seeds) => { seeds.body.cases[0].input.content.text = 'Do it.\n'; }), 'E_RELATION'],
];

describe('eval_seed_set', () => {
  test.each(cases)('%s', (_, seeds, expected) => {
    expect(outcome(seeds())).toBe(expected);
  });

  test('what is wrong anywhere stops the whole run', () => {
    const seeds = fileSeeds(manyFileCases(3));
    seeds.body.cases[2].input.sha256 = 'f'.repeat(64);
    const run = runSeedSet(context, encodeCanonical(seeds), at);
    expect(run.ok ? undefined : [run.refusal.code, run.refusal.at]).toEqual([
      'E_RELATION',
      '/body/cases/2/input/sha256',
    ]);
  });

  test('one of another core is told what to do', () => {
    const other = edited(one(), (seeds) => {
      seeds.body.core_contract.generation_id_sha256 = 'f'.repeat(64);
    });
    const run = runSeedSet(context, other, at);
    expect(run.ok ? '' : run.refusal.mend).toMatch(/^run it with the program of the core that it names/);
  });

  test('as a document it is canonical', () => {
    const parsed = [encodeCanonical(one()), text(one())].map((bytes) => evalSeedSetKind.parse(bytes));
    expect(parsed.map((read) => (read.ok ? 'accepted' : read.refusal.code))).toEqual(['accepted', 'E_CANONICAL']);
  });
});

describe('the moment of observation', () => {
  // biome-ignore format: an aligned table
  const times = [
    ['2026-02-28T23:59:59Z',      '1 passed'],
    ['2026-02-29T00:00:00Z',      'E_USAGE'],
    ['2026-01-01T00:00:00+00:00', 'E_USAGE'],
    ['2026-01-01',                'E_USAGE'],
    ['',                          'E_USAGE'],
  ] as const;
  test.each(times)('%s', (observedAt, expected) => {
    expect(outcome(encodeCanonical(one()), observedAt)).toBe(expected);
  });

  test('a bad moment is told before a bad seed set', () => {
    expect(outcome(new Uint8Array(), 'today')).toBe('E_USAGE');
  });
});

describe('E_STALE: catalog, policies and evaluator name one another', () => {
  const { catalog, bundle, evaluator } = context;
  const otherCatalog = structuredClone(catalog);
  const moved = { ...catalog, sha256: 'f'.repeat(64) };
  otherCatalog.content.body.core_contract.generation_id_sha256 = 'f'.repeat(64);
  const otherPolicies = {
    ...bundle,
    sets: { ...bundle.sets, plain: { ...bundle.sets.plain, sha256: 'f'.repeat(64) } },
  };
  const otherCore = structuredClone(evaluator);
  otherCore.content.body.core_contract.generation_id_sha256 = 'f'.repeat(64);
  // biome-ignore format: an aligned table
  const contexts = [
    ['as they ship',                       context,                                          'accepted'],
    ['put together anew',                  contextOf(catalog, bundle, programSha256),        'accepted'],
    ['an edited catalog',                  { ...context, catalog: moved },                   'E_STALE'],
    ['a catalog of another core',          contextOf(otherCatalog, bundle, programSha256),   'E_STALE'],
    ['other policies',                     { ...context, bundle: otherPolicies },            'E_STALE'],
    ['an evaluator of another core',       { ...context, evaluator: otherCore },             'E_STALE'],
  ] as const;
  test.each(contexts)('%s', (_, given, expected) => {
    const run = runSeedSet(given, encodeCanonical(one()), at);
    expect(run.ok ? 'accepted' : run.refusal.code).toBe(expected);
  });
});
