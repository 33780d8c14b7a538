// Requirements only raise: what they add to the floor, and every way of lowering it, refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { familyCasesFloor, releaseDefinitionKind, requiredFamilies, requirementsOf } from '#gate';

const root = join(import.meta.dirname, '../../..');
const seeds = join(root, 'libs/evals/seeds');

const parsed = (requirements: Json | undefined) =>
  releaseDefinitionKind.parse(
    encodeCanonical({
      schema_version: 1,
      kind: 'release_definition',
      id: 'release-definition.v1',
      body: {
        profiles: ['default'],
        repository_id: 'repo.house',
        ...(requirements === undefined ? {} : { requirements }),
      },
    }),
  );

const least = (family_id: string, cases_min: number) => ({ family_id, cases_min });
const of = (profile: string, incidents_min: number) => ({ profile, incidents_min });
const rerun = 'actor-rerun-identity';
const stale = 'stale-moved-artifacts';

describe('what a definition may say', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                               requirements                                                       expected
    ['nothing',                           undefined,                                                         'accepted'],
    ['the floor itself',                  { cases_min: 390, families: [] },                                    'accepted'],
    ['a higher total',                    { cases_min: 391, families: [] },                                   'accepted'],
    ['the highest total',                 { cases_min: 1024, families: [] },                                 'accepted'],
    ['a total above what can be judged',  { cases_min: 1025, families: [] },                                 'E_SHAPE'],
    ['a family at its floor',             { cases_min: 390, families: [least(rerun, 30)] },                    'accepted'],
    ['two families raised',               { cases_min: 400, families: [least(rerun, 35), least(stale, 30)] },   'accepted'],
    ['every family named',                { cases_min: 390, families: requiredFamilies.map((id) => least(id, familyCasesFloor[id])) }, 'accepted'],
    ['a total below the floor',           { cases_min: 389, families: [] },                                    'at least 390, which the families add up to'],
    ['no total',                          { families: [] },                                                  'E_SHAPE'],
    ['a total below its families',        { cases_min: 399, families: [least(rerun, 35), least(stale, 30)] },   'at least 400, which the families add up to'],
    ['a family below its floor',      { cases_min: 390, families: [least(rerun, 29)] },                     'at least 30: requirements raise the floor, they never lower it'],
    ['another below its own floor',       { cases_min: 390, families: [least(stale, 24)] },                     'at least 25: requirements raise the floor, they never lower it'],
    ['a family that needs no case',       { cases_min: 390, families: [least(rerun, 0)] },                     'at least 30: requirements raise the floor, they never lower it'],
    ['a family below nothing',            { cases_min: 390, families: [least(rerun, -1)] },                    'E_LIMIT'],
    ['a family above what can be judged', { cases_min: 1024, families: [least(rerun, 1025)] },               'E_SHAPE'],
    ['a family of nobody',                { cases_min: 390, families: [least('easy-things', 1)] },             'one of the required families: `actor-rerun-identity`'],
    ['a family twice',                    { cases_min: 390, families: [least(rerun, 32), least(rerun, 31)] },    'families sorted by code point, each once'],
    ['families out of order',             { cases_min: 390, families: [least(stale, 31), least(rerun, 31)] },    'families sorted by code point, each once'],
    ['incidents of a profile',            { cases_min: 390, families: [], shadow: [of('default', 2)] },        'accepted'],
    ['incidents of nobody',               { cases_min: 390, families: [], shadow: [] },                        'accepted'],
    ['no incident, spelled out',          { cases_min: 390, families: [], shadow: [of('default', 0)] },        'E_SHAPE'],
    ['more incidents than can be judged', { cases_min: 390, families: [], shadow: [of('default', 65)] },       'E_SHAPE'],
    ['incidents of another profile',      { cases_min: 390, families: [], shadow: [of('other', 2)] },          'a profile of the release'],
    ['a profile twice',                   { cases_min: 390, families: [], shadow: [of('default', 2), of('default', 1)] }, 'profiles sorted by code point, each once'],
    ['a profile that is let off',         { cases_min: 390, families: [], shadow: [{ profile: 'default', incidents_min: 1, optional: true }] }, 'E_SHAPE'],
    ['failures that are let pass',        { cases_min: 390, families: [], failed_max: 1 },                     'E_SHAPE'],
    ['a family that is let off',          { cases_min: 390, families: [], optional: [rerun] },                 'E_SHAPE'],
    ['a family that is half let off',     { cases_min: 390, families: [{ ...least(rerun, 1), required: false }] }, 'E_SHAPE'],
  ] as const;
  test.each(cases)('%s', (_what, requirements, expected) => {
    const answer = parsed(requirements as Json | undefined);
    if (answer.ok) expect('accepted').toBe(expected);
    else if (answer.refusal.code === 'E_RELATION')
      expect(answer.refusal.expected.slice(0, expected.length)).toBe(expected);
    else expect(answer.refusal.code).toBe(expected);
  });
});

describe('what is required', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // requirements                                           total  of one family, of another
    [undefined,                                               390,   30, 25],
    [{ cases_min: 390, families: [] },                        390,   30, 25],
    [{ cases_min: 395, families: [least(rerun, 33)] },        395,   33, 25],
    [{ cases_min: 600, families: [least(stale, 26)] },        600,   30, 26],
  ] as const;
  test.each(cases)('%j', (requirements, total, first, last) => {
    const definition = parsed(requirements as Json | undefined);
    if (!definition.ok) throw new Error(definition.refusal.expected);
    const { casesMin, families } = requirementsOf(definition.value.content.body);
    expect([casesMin, families.get(rerun), families.get(stale)]).toEqual([total, first, last]);
    expect([...families.keys()]).toEqual([...requiredFamilies]);
  });

  test('incidents are those that are named', () => {
    const definition = parsed({ cases_min: 390, families: [], shadow: [of('default', 2)] });
    if (!definition.ok) throw new Error(definition.refusal.expected);
    expect([...requirementsOf(definition.value.content.body).incidents]).toEqual([['default', 2]]);
    expect([...requirementsOf({ profiles: [], repository_id: 'repo.house' }).incidents]).toEqual([]);
  });
});

test('the floor is what the seed sets hold, or a little below', async () => {
  const counts = new Map<string, number>();
  for (const file of readdirSync(seeds)) {
    const { body } = JSON.parse(readFileSync(join(seeds, file), 'utf8'));
    for (const { family_id } of body.cases) counts.set(family_id, (counts.get(family_id) ?? 0) + 1);
  }
  for (const [family, least] of Object.entries(familyCasesFloor)) {
    const held = counts.get(family) ?? 0;
    expect([family, least <= held, least >= 0.7 * held]).toEqual([family, true, true]);
  }
});

test('a definition without requirements has what ours spells out of each family', () => {
  const ours = releaseDefinitionKind.parse(readFileSync(join(root, 'releases/release.json')));
  if (!ours.ok) throw new Error(ours.refusal.expected);
  const { requirements: _, ...without } = ours.value.content.body;
  expect(requirementsOf(without).families).toEqual(requirementsOf(ours.value.content.body).families);
});
