// What `pin` refuses. A refusal carries no files: there is nothing half pinned to write.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import type { ResolverRefusal } from '#resolver';
import {
  bind,
  bindIn,
  change,
  copyManifest,
  type Edit,
  edited,
  gone,
  manifestPath,
  profilePath,
  put,
} from './edits.ts';
import { houseFiles, pin, pinFiles, pinnedHouse, placeAt, repositoryId } from './house.ts';
import { MemoryRepository, type Troubles } from './memory-repository.ts';

async function refusalOf(edits: readonly Edit[], troubles: Troubles = {}): Promise<ResolverRefusal | undefined> {
  const files = edited(houseFiles(), ...edits);
  const repository = new MemoryRepository();
  const input = { place: placeAt(repository.commit(files)), files: pinFiles(files) };
  const result = await pin(repository, input, troubles);
  return result.ok ? undefined : result.refusal;
}

describe('what pin refuses, writing nothing', () => {
  const prompt = 'profiles/shared/prompts/producer.md';
  const ci = manifestPath('ci');
  const twin = 'profiles/shared/manifests/twin.json';
  const link = [gone(prompt), put(`${prompt}@`, 'elsewhere')];
  const bindings = (edit: (bindings: Json[]) => void) =>
    change(profilePath, ({ body }) => edit((body as unknown as { bindings: Json[] }).bindings));
  const elsewhere = { revision: { commit_id: '0'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.other' } };
  // One manifest for two bindings, each with a config of its own.
  const shareManifest = [
    bind('ci', { config_ref: { location: { kind: 'path', value: prompt } } }),
    bind('ci', { manifest_ref: { id: 'adapter.producer-adapter.v1' } }),
  ];

  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, readonly Edit[], string])[] = [
    // what is wrong                              edits                                                                    expected
    ['nothing',                                   [],                                                                      'accepted'],
    ['no profile.json',                           [gone(profilePath)],                                                     'E_PROFILE'],
    ['a profile that is no JSON',                 [put(profilePath, '{')],                                                 'E_PARSE'],
    ['a profile over 1 MiB',                      [put(profilePath, `${' '.repeat(1_048_576)}{}`)],                        'E_LIMIT'],
    ['a profile nested too deep',                 [put(profilePath, `{"a":${'['.repeat(32)}${']'.repeat(32)}}`)],          'E_LIMIT'],
    ['a profile that is a list',                  [put(profilePath, '[]')],                                                'E_SHAPE'],
    ['a profile without bindings',                [put(profilePath, '{}')],                                                'E_SHAPE'],
    ['a manifest that is no JSON',                [put(ci, '{')],                                                          'E_PARSE'],
    ['a manifest that is a text',                 [put(ci, '"x"')],                                                        'E_SHAPE'],
    ['a manifest that is gone',                   [gone(ci)],                                                              'E_PIN'],
    ['two manifests of one id in one folder',     [copyManifest(ci, twin, {})],                                            'E_PIN'],
    ['a manifest bound with two configs',         shareManifest,                                                           'E_PIN'],
    ['a prompt that is not committed',            [gone(prompt)],                                                          'E_PIN'],
    ['a prompt that is a link',                   link,                                                                    'E_PIN'],
    ['an authority file that is gone',            [gone('profiles/shared/authority/forge.json')],                          'E_PIN'],
    ['an authority file that is a folder',        [gone('profiles/shared/authority/forge.json'), put('profiles/shared/authority/forge.json/x', '')], 'E_PIN'],
    ['a decision that is gone',                   [gone('profiles/shared/authority/decision.md')],                         'E_PIN'],
    ['zeros into another repository',             [bindIn('producer', 'prompt_ref', elsewhere)],                           'E_PIN'],
    ['zeros for a config that nobody binds',      [bind('producer', { config_ref: { revision: { repository_id: 'repo.x' } } })], 'E_PIN'],
    ['a binding that is none',                    [bindings((list) => list.push(null))],                                   'E_SHAPE'],
    ['a skill that is a text',                    [bind('reviewer', { skill_refs: ['x'] })],                               'E_SHAPE'],
    ['skills that are no list',                   [bind('reviewer', { skill_refs: 'x' })],                                 'E_SHAPE'],
    ['tools that are no list',                    [bind('reviewer', { requested_tools: 'x' })],                            'E_SHAPE'],
    ['a prompt without a path',                   [bind('producer', { prompt_ref: {} })],                                  'E_SHAPE'],
    ['a prompt with an empty path',               [bindIn('producer', 'prompt_ref', { location: { kind: 'path', value: '' } })], 'E_SHAPE'],
    ['a profile of another version',              [change(profilePath, (profile) => Object.assign(profile, { schema_version: 3 }))], 'E_SHAPE'],
    ['a manifest of another kind',                [change(ci, (manifest) => Object.assign(manifest, { kind: 'profile' }))], 'E_SHAPE'],
    ['a manifest ref with a member too many',     [bindIn('ci', 'manifest_ref', { note: 'x' })],                           'E_SHAPE'],
    ['a role that is none',                       [bind('ci', { role: 'cook' })],                                          'E_SHAPE'],
    ['a role that climbs',                        [bind('ci', { role: '../../cook' })],                                    'E_SHAPE'],
    ['a capability too many',                     [bind('ci', { requested_capabilities: ['core.verify.run.v1'] })],        'E_SHAPE'],
    ['one principal for two roles',               [bind('forge', { principal_id: 'principal.verifier' })],                 'E_RELATION'],
  ];
  test.each(cases)('%s', async (_what, edits, expected) => {
    expect((await refusalOf(edits))?.code ?? 'accepted').toBe(expected);
  });

  test.each([
    // what is wrong           edits                                            where
    ['zeros that are left', [bindIn('producer', 'prompt_ref', elsewhere)], '/body/bindings/2/prompt_ref/object_id'],
    ['a path not committed', [gone(prompt)], prompt],
    ['an authority that is gone', [gone('profiles/shared/authority/forge.json')], 'forge'],
  ] as const)('%s are placed', async (_what, edits, at) => {
    expect((await refusalOf(edits))?.at).toBe(at);
  });

  test('a repository that cannot be opened', async () => {
    expect((await refusalOf([], { [repositoryId]: 'closed' }))?.code).toBe('E_REPOSITORY');
  });

  test('history that ends too early is no reason to pin anew', async () => {
    const { files, repository, second } = await pinnedHouse();
    const input = { place: placeAt(second), files: pinFiles(files) };
    const result = await pin(repository, input, { [repositoryId]: 'shallow' });
    expect(result.ok ? 'accepted' : result.refusal.code).toBe('E_SHALLOW');
  });
});
