// Requirements only raise: what they add to the floor, and every way of lowering it, refused.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { releaseDefinitionKind, requiredFamilies, requirementsOf } from '#gate';

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
    ['the floor itself',                  { cases_min: 9, families: [] },                                    'accepted'],
    ['a higher total',                    { cases_min: 10, families: [] },                                   'accepted'],
    ['the highest total',                 { cases_min: 1024, families: [] },                                 'accepted'],
    ['a total above what can be judged',  { cases_min: 1025, families: [] },                                 'E_SHAPE'],
    ['a family at its floor',             { cases_min: 9, families: [least(rerun, 1)] },                     'accepted'],
    ['two families raised',               { cases_min: 20, families: [least(rerun, 5), least(stale, 8)] },   'accepted'],
    ['every family named',                { cases_min: 9, families: requiredFamilies.map((id) => least(id, 1)) }, 'accepted'],
    ['a total below the floor',           { cases_min: 8, families: [] },                                    'at least 9, which the families add up to'],
    ['no total',                          { families: [] },                                                  'E_SHAPE'],
    ['a total below its families',        { cases_min: 19, families: [least(rerun, 5), least(stale, 8)] },   'at least 20, which the families add up to'],
    ['a family that needs no case',       { cases_min: 9, families: [least(rerun, 0)] },                     'at least 1: requirements raise the floor, they never lower it'],
    ['a family below nothing',            { cases_min: 9, families: [least(rerun, -1)] },                    'E_LIMIT'],
    ['a family above what can be judged', { cases_min: 1024, families: [least(rerun, 1025)] },               'E_SHAPE'],
    ['a family of nobody',                { cases_min: 9, families: [least('easy-things', 1)] },             'one of the required families: `actor-rerun-identity`'],
    ['a family twice',                    { cases_min: 9, families: [least(rerun, 2), least(rerun, 1)] },    'families sorted by code point, each once'],
    ['families out of order',             { cases_min: 9, families: [least(stale, 1), least(rerun, 1)] },    'families sorted by code point, each once'],
    ['incidents of a profile',            { cases_min: 9, families: [], shadow: [of('default', 2)] },        'accepted'],
    ['incidents of nobody',               { cases_min: 9, families: [], shadow: [] },                        'accepted'],
    ['no incident, spelled out',          { cases_min: 9, families: [], shadow: [of('default', 0)] },        'E_SHAPE'],
    ['more incidents than can be judged', { cases_min: 9, families: [], shadow: [of('default', 65)] },       'E_SHAPE'],
    ['incidents of another profile',      { cases_min: 9, families: [], shadow: [of('other', 2)] },          'a profile of the release'],
    ['a profile twice',                   { cases_min: 9, families: [], shadow: [of('default', 2), of('default', 1)] }, 'profiles sorted by code point, each once'],
    ['a profile that is let off',         { cases_min: 9, families: [], shadow: [{ profile: 'default', incidents_min: 1, optional: true }] }, 'E_SHAPE'],
    ['failures that are let pass',        { cases_min: 9, families: [], failed_max: 1 },                     'E_SHAPE'],
    ['a family that is let off',          { cases_min: 9, families: [], optional: [rerun] },                 'E_SHAPE'],
    ['a family that is half let off',     { cases_min: 9, families: [{ ...least(rerun, 1), required: false }] }, 'E_SHAPE'],
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
    [undefined,                                               9,     1, 1],
    [{ cases_min: 9, families: [] },                          9,     1, 1],
    [{ cases_min: 12, families: [least(rerun, 3)] },          12,    3, 1],
    [{ cases_min: 200, families: [least(stale, 6)] },         200,   1, 6],
  ] as const;
  test.each(cases)('%j', (requirements, total, first, last) => {
    const definition = parsed(requirements as Json | undefined);
    if (!definition.ok) throw new Error(definition.refusal.expected);
    const { casesMin, families } = requirementsOf(definition.value.content.body);
    expect([casesMin, families.get(rerun), families.get(stale)]).toEqual([total, first, last]);
    expect([...families.keys()]).toEqual([...requiredFamilies]);
  });

  test('incidents are those that are named', () => {
    const definition = parsed({ cases_min: 9, families: [], shadow: [of('default', 2)] });
    if (!definition.ok) throw new Error(definition.refusal.expected);
    expect([...requirementsOf(definition.value.content.body).incidents]).toEqual([['default', 2]]);
    expect([...requirementsOf({ profiles: [], repository_id: 'repo.house' }).incidents]).toEqual([]);
  });
});
