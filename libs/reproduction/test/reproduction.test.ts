import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { buildReproduction, reproductionKind, type VariationOutcome, variationsRunMin } from '#reproduction';
import { type Edit, edited } from '../../../test/support/edit.ts';

const equal: VariationOutcome = { state: 'equal', compared: 'manifest' };
const unavailable: VariationOutcome = { state: 'unavailable', reason: 'one processor' };
const named = (count: number, outcome: VariationOutcome, prefix = 'v') =>
  Array.from({ length: count }, (_, index) => ({ name: `${prefix}-${index}`, outcome }));
const release_ref = { content_id: `release.${'a'.repeat(64)}`, manifest_sha256: 'b'.repeat(64) };
const shown = (result: { ok: boolean; refusal?: { code: string; at?: string } }): string =>
  result.ok ? 'accepted' : `${result.refusal?.code} ${result.refusal?.at ?? ''}`.trim();

describe('release_reproduction', () => {
  // biome-ignore format: an aligned table
  test.each([
    // what                              variations                                                                     expected
    ['twenty that ran',                  named(20, equal),                                                              'accepted'],
    ['nineteen that ran, many that did not', [...named(19, equal), ...named(9, unavailable, 'u')],                      'E_RELATION /body/variations'],
    ['nineteen that ran, one refused',   [...named(19, equal), ...named(1, { state: 'refused', token: 'E_SHALLOW' }, 'r')], 'accepted'],
    ['one twice',                        [...named(20, equal), ...named(1, equal)],                                     'E_RELATION /body/variations/20/name'],
    ['257',                              named(257, equal),                                                             'E_LIMIT /body/variations'],
    ['a token that is none',             named(20, { state: 'refused', token: 'shallow' }),                             'E_SHAPE /body/variations/0/outcome'],
    ['no reason',                        named(20, { state: 'unavailable', reason: '' }),                               'E_SHAPE /body/variations/0/outcome'],
  ])('%s', (_what, variations, expected) => {
    expect(shown(buildReproduction({ release_ref, variations })).slice(0, expected.length)).toBe(expected);
  });

  const built = buildReproduction({ release_ref, variations: named(variationsRunMin, equal) });
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  // biome-ignore format: an aligned table
  test.each<[string, readonly Edit[], string]>([
    ['as it was built',      [],                                                              'accepted'],
    ['another id',           [['/id', `reproduction.${'0'.repeat(64)}`]],                     'E_RELATION /id'],
    ['an outcome edited',    [['/body/variations/3/outcome', { ...equal, compared: 'release' }]], 'E_RELATION /id'],
    ['another kind',         [['/kind', 'release_manifest']],                                 'E_SHAPE'],
    ['a member too many',    [['/body/host', 'elsewhere']],                                   'E_SHAPE'],
  ])('%s', (_what, edits, expected) => {
    const bytes = encodeCanonical(edited(built.value.content, edits) as Json);
    expect(shown(reproductionKind.parse(bytes)).startsWith(expected)).toBe(true);
  });

  test('its id is the digest of its body, and its bytes never change', () => {
    expect(built.value.content.id).toBe(`reproduction.${documentDigest(built.value.content.body as unknown as Json)}`);
    expect(built.value.sha256).toBe('8934d5610e656571ab0f873d6faa9b045d26a39e054b478fbdf758dd7e776de7');
  });
});
