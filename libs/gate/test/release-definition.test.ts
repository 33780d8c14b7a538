import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { isProfileName, profileIdOf, profileNameOf, releaseDefinitionKind } from '#gate';

const definition = (profiles: Json, more: Record<string, Json> = {}): Uint8Array =>
  encodeCanonical({
    schema_version: 1,
    kind: 'release_definition',
    id: 'release-definition.v1',
    body: { profiles, repository_id: 'repo.house' },
    ...more,
  });

describe('release_definition', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
  // biome-ignore format: an aligned table
  const cases = [
    // what                bytes                                            expected
    ['one profile',        definition(['default']),                         'accepted'],
    ['64 profiles',        definition(many(64)),                            'accepted'],
    ['65 profiles',        definition(many(65)),                            'E_SHAPE'],
    ['no profile',         definition([]),                                  'E_SHAPE'],
    ['a name in capitals', definition(['Default']),                         'E_SHAPE'],
    ['a name of 31',       definition(['a'.repeat(31)]),                    'accepted'],
    ['a name of 32',       definition(['a'.repeat(32)]),                    'E_SHAPE'],
    ['another id',         definition(['a'], { id: 'release.v1' }),         'E_SHAPE'],
    ['another kind',       definition(['a'], { kind: 'release_manifest' }), 'E_SHAPE'],
    ['another version',    definition(['a'], { schema_version: 2 }),        'E_SHAPE'],
    ['a member too many',  definition(['a'], { note: 'x' }),                'E_SHAPE'],
    ['the shared folder',  definition(['shared']),                          'E_RELATION'],
    ['names out of order', definition(['b', 'a']),                          'E_RELATION'],
    ['a name twice',       definition(['a', 'a']),                          'E_RELATION'],
    ['no canonical bytes', new TextEncoder().encode('{ }\n'),               'E_CANONICAL'],
  ] as const;
  test.each(cases)('%s', (_what, bytes, expected) => {
    const parsed = releaseDefinitionKind.parse(bytes);
    expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe(expected);
  });
});

// It is read at the commit of every release, old ones too.
test('the bytes of one release_definition never change', () => {
  expect(sha256Hex(definition(['alternative', 'default']))).toBe(
    'b5a45c58e5dfd3978486401471b82b14c74c67e40034d2ebd13f48e69525d2f2',
  );
});

describe('names of profiles', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // name     is one
    ['default', true],
    ['a-b-9',   true],
    ['shared',  false],
    ['-a',      false],
    ['a_b',     false],
    ['',        false],
  ] as const;
  test.each(cases)('`%s`', (name, expected) => {
    expect(isProfileName(name)).toBe(expected);
    if (expected) expect(profileNameOf(profileIdOf(name))).toBe(name);
  });

  test.each(['profile..v1', 'profile.A.v1', 'profile.a.v2', 'xprofile.a.v1', 'profile.a.b.v1'])(
    '`%s` is no profile id',
    (id) => {
      expect(profileNameOf(id)).toBeUndefined();
    },
  );
});
