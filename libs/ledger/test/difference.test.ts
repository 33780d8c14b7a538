// What changed between two releases: each facet for itself, and what cannot be told.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import {
  buildDifference,
  type ComparedRelease,
  differenceWords,
  facetNames,
  releaseDifferenceKind,
} from '../src/index.ts';
import { bytesOf, comparedRelease, good, type Variation } from './support/sample.ts';

const policy = (limit: number, names: readonly string[] = ['a']) =>
  new Map([['libs/control/policies/p.json', bytesOf({ body: { limit, names, deep: { '/': [{ id: limit }] } } })]]);

const before = comparedRelease({}, policy(1));
const differ = (from: ComparedRelease, to: ComparedRelease) => good(buildDifference(from, to)).content.body;
const changedFacets = (body: ReturnType<typeof differ>) =>
  facetNames.filter((name) => {
    const section = body[name];
    return section.state === 'unread' || section.changes.length > 0;
  });

describe('what moves which facet', () => {
  // biome-ignore format: an aligned table
  const rows = [
    // variation                       facets                                     told in words
    [{ prompt: 'b' },                  ['files', 'prompts'],                      'changed profile.default.v1 producer prompt: object_id'],
    [{ skills: [] },                   ['files', 'skills'],                       'removed profile.default.v1 producer profiles/shared/skills/one'],
    [{ skills: ['one', 'two'] },       ['files', 'skills'],                       'added profile.default.v1 producer profiles/shared/skills/two'],
    [{ permissions: ['x'] },           ['files', 'pins'],                         'changed profile.default.v1 producer permissions:  [] → ["x"]'],
    [{ shared: 't' },                  ['files', 'adapters'],                     'changed libs/adapters/src/x: libs/canonical/src/s.ts'],
    [{ passed: 4 },                    ['gates', 'evals'],                        'changed profile.default.v1 one-family: passed 3 → 4, total 3 → 4'],
  ] as const satisfies readonly (readonly [Variation, readonly string[], string])[];
  test.each(rows)('%j', (variation, facets, words) => {
    const body = differ(before, comparedRelease(variation, policy(1)));
    expect(changedFacets(body)).toEqual(facets);
    const difference = good(buildDifference(before, comparedRelease(variation, policy(1)))).content;
    expect(differenceWords(difference).join('\n')).toContain(`  ${words}`);
  });

  test('a policy, by its fields', () => {
    const body = differ(before, comparedRelease({ passed: 4 }, policy(2, ['a', 'b'])));
    expect(body.policies).toEqual({
      changes: [
        {
          change: 'changed',
          fields: [
            { at: '/body/deep/~1/0/id', from: '1', to: '2' },
            { at: '/body/limit', from: '1', to: '2' },
            { at: '/body/names', from: '["a"]', to: '["a","b"]' },
          ],
          fields_left_out: 0,
          name: 'libs/control/policies/p.json',
        },
      ],
      state: 'read',
    });
  });

  test('a gate whose record changed and whose verdict did not', () => {
    const words = differenceWords(good(buildDifference(before, comparedRelease({ passed: 4 }, policy(1)))).content);
    expect(words).toContain('gates: 1 changed, every verdict as before');
  });

  test('a seed set, by its cases and no further', () => {
    const seeds = (...cases: readonly number[]) =>
      new Map([
        ['libs/evals/seeds/s.json', bytesOf({ body: { cases: cases.map((id) => ({ id })) }, kind: 'eval_seed_set' })],
      ]);
    const { policies } = differ({ ...before, policies: seeds(1, 2) }, comparedRelease({ passed: 4 }, seeds(1)));
    const [change] = policies.state === 'read' ? policies.changes : [];
    expect(change?.fields.map(({ at }) => at)).toEqual(['cases', 'sha256']);
    expect(change?.fields[0]).toEqual({ at: 'cases', from: '2', to: '1' });
  });

  test('a file: mode, object, digest and size', () => {
    const body = differ(before, comparedRelease({ shared: 'longer' }, policy(1)));
    expect(
      body.files.state === 'read' && body.files.changes.map(({ name, fields }) => [name, fields.map(({ at }) => at)]),
    ).toEqual([
      ['libs/adapters/src/x/closure.json', ['object_id', 'sha256']],
      ['libs/canonical/src/s.ts', ['object_id', 'sha256', 'size_bytes']],
    ]);
  });
});

test('the same release is the same, whoever looks', () => {
  const body = differ(before, before);
  expect(body.outcome).toBe('same');
  expect(changedFacets(body)).toEqual([]);
  expect(differenceWords(good(buildDifference(before, before)).content)).toEqual([
    `the same release: ${before.manifest.id}`,
  ]);
});

describe('what is not at hand is not told, and never taken for unchanged', () => {
  const after = comparedRelease({ passed: 4 }, policy(1));
  const without = (path: string) => ({
    ...after,
    contents: new Map([...after.contents].filter(([key]) => key !== path)),
  });
  // biome-ignore format: an aligned table
  test.each([
    // missing                                  facets
    ['profiles/default/profile.json',           ['pins', 'prompts', 'skills']],
    ['gates/default/evaluate/dashboard.json',   ['evals']],
    ['libs/adapters/src/x/closure.json',        ['adapters']],
  ] as const)('%s', (path, facets) => {
    const body = differ(before, without(path));
    expect(facetNames.filter((name) => body[name].state === 'unread')).toEqual(facets);
    expect(facetNames.filter((name) => differ(without(path), before)[name].state === 'unread')).toEqual(facets);
    const words = differenceWords(good(buildDifference(before, without(path))).content);
    expect(words.at(-1)).toContain(`not told: ${facets.join(', ')};`);
  });

  test('policies of a commit that nobody holds', () => {
    expect(differ(before, { ...after, policies: undefined }).policies).toEqual({
      reason_id: 'content.absent',
      state: 'unread',
    });
  });

  test('equal digests need no look inside', () => {
    const bare = { ...before, contents: new Map() };
    expect(differ(bare, bare).evals).toEqual({ changes: [], state: 'read' });
  });
});

test('many fields are counted, long values cut', () => {
  const many = (value: string) =>
    new Map([['p.json', bytesOf(Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`k${i}`, value])))]]);
  const body = differ({ ...before, policies: many('x') }, { ...before, policies: many('é'.repeat(400)) });
  const [change] = body.policies.state === 'read' ? body.policies.changes : [];
  expect(change).toMatchObject({ fields_left_out: 6 });
  expect(change?.fields).toHaveLength(64);
  expect(change?.fields[0]?.to).toMatch(/^"é{254}…$/);
});

describe('the kind release_difference', () => {
  const document = good(buildDifference(before, comparedRelease({ prompt: 'b' }, policy(1))));

  test('its bytes are frozen', () => {
    expect(sha256Hex(document.bytes)).toBe('4b5cbb89968e286c731277575be7bf8c9343847429aae936ea3e0f40b0ef4596');
  });

  test('an outcome that does not follow is refused', () => {
    const turned = { ...document.content, body: { ...document.content.body, outcome: 'same' } };
    const refused = releaseDifferenceKind.parse(encodeCanonical(turned as unknown as Json));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'E_RELATION', at: '/body/outcome' } });
  });
});
