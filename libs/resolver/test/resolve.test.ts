// Resolution over repositories in memory: the document that comes out, and every refusal in the order it is ranked. A row
// is wrong in its own way and, where that can be, in a later way too, which must not show.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, type JsonObject, sha256Hex } from '#canonical';
import { validateProfileSet } from '#contract';
import {
  buildResolverRequest,
  type Port,
  payloadBytesMax,
  payloadsBytesMax,
  type ResolverRefusal,
  resolveProfile,
  runPlan,
} from '#resolver';
import { bind, bindIn, copyManifest, documentOf, type Edit, edited, gone, manifestPath, put } from './edits.ts';
import { mapBytes, pin, pinFiles, pinnedHouse, placeAt, repositoryId } from './house.ts';
import { type MemoryRepository, memoryPort, type Troubles } from './memory-repository.ts';

const house = await pinnedHouse();
const portOf = (troubles: Troubles = {}, repository: MemoryRepository = house.repository): Port =>
  memoryPort({ [repositoryId]: repository, 'repo.other': repository }, troubles);

/** The request for the profile at a commit. */
async function requestAt(commit: string, port = portOf()): Promise<Uint8Array> {
  const result = await runPlan(buildResolverRequest(placeAt(commit)), port);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.bytes;
}

const good = await requestAt(house.second);
const map = mapBytes(repositoryId);
const resolve = (request: Uint8Array, mapped = map, port = portOf()) => runPlan(resolveProfile(request, mapped), port);
const codeOf = (result: { ok: boolean; refusal?: ResolverRefusal }): string =>
  result.ok ? 'accepted' : `${result.refusal?.code} ${result.refusal?.detail ?? ''}`.trim();
const idAt = (commit: string, path: string): string => house.repository.at(commit, path)?.objectId ?? '';

describe('what a pinned profile resolves to', () => {
  test('a document that the core accepts, named by the digest of its body', async () => {
    const result = await resolve(good);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { profile, bytes, documents } = result.value;
    expect(profile.id).toBe(`resolved-profile:${documentDigest(profile.body as unknown as Json)}`);
    const manifests = documents.manifests.map((manifest) => manifest.bytes);
    expect(validateProfileSet(documents.profile.bytes, bytes, manifests).ok).toBe(true);
    const roles = profile.body.bindings.map(({ binding }) => binding.role);
    expect(roles).toEqual(['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier']);
  });

  // The bytes of a resolved profile and of its request are part of every release id that covers them.
  test('the bytes of one request and of its resolved profile never change', async () => {
    const result = await resolve(good);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    expect(sha256Hex(good)).toBe('e514804215cec44f807accf24fd773bef9eb93f60ac373c23a8c0d56eb74bd6a');
    expect(result.value.profile.id).toBe(
      'resolved-profile:99d2aa1c9a38e1bb44942557d3bab177d5848501e2bdc492548c2e30a2967f66',
    );
    expect(sha256Hex(result.value.bytes)).toBe('0f945b7923042e5af0ccc2140c52b15afd5f0079444adbaf13af0625293a402a');
  });

  test('documents are read as canonical JSON, everything else as raw bytes', async () => {
    const result = await resolve(good);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { bindings, profile_source } = result.value.profile.body;
    const documents = [profile_source, ...bindings.map((binding) => binding.manifest_source)];
    const payloads = bindings.flatMap(({ package_source, prompt_source, config_source, skill_sources }) => [
      package_source,
      ...skill_sources,
      ...[prompt_source, config_source].flatMap((source) => (source.state === 'present' ? [source.value] : [])),
    ]);
    expect(new Set(documents.map(({ value_format }) => value_format))).toEqual(new Set(['canonical-json']));
    expect(new Set(payloads.map(({ value_format }) => value_format))).toEqual(new Set(['raw-bytes']));
    expect(payloads.length).toBe(10);
    for (const { source, value_sha256 } of [...documents, ...payloads]) {
      const path = source.location.kind === 'path' ? source.location.value : '';
      const found = house.repository.at(source.revision.commit_id, path);
      expect([path, value_sha256]).toEqual([path, sha256Hex(found?.bytes ?? '')]);
    }
  });

  test('where the clone lies leaves no mark', async () => {
    const elsewhere = encodeCanonical({ repositories: [{ repository_id: repositoryId, root: '/other' }], version: 1 });
    const [here, there] = [await resolve(good), await resolve(good, elsewhere)];
    expect(here.ok && there.ok && Buffer.compare(here.value.bytes, there.value.bytes)).toBe(0);
  });
});

// Words for what is wrong with a request.
type Locator = Record<string, Json>;
type Request = Record<string, Json> & { manifest_sources: Locator[]; profile_source: Locator };
type RequestEdit = (request: Request) => void;
const req = (...edits: readonly RequestEdit[]): Uint8Array => {
  const request = structuredClone(documentOf(good)) as Request;
  for (const edit of edits) edit(request);
  return encodeCanonical(request);
};
const set = (members: Record<string, Json>) => (request: Request) => Object.assign(request, members);
const profile = (members: Locator) => (request: Request) => Object.assign(request.profile_source, members);
const manifest = (members: Locator) => (request: Request) => Object.assign(request.manifest_sources[3] ?? {}, members);
const twice = ({ manifest_sources: sources }: Request) => sources.splice(1, 1, structuredClone(sources[0] ?? {}));
const fewer = ({ manifest_sources: sources }: Request) => sources.splice(0, 1);
const profileFromManifest = (request: Request) => {
  request.profile_source = request.manifest_sources.pop() ?? {};
};
const sources = (count: number) => set({ manifest_sources: Array.from({ length: count }, () => null) });

/** Makes a scope about the root tree of a commit. */
const about =
  (scope: 'selection_ref' | 'repository_context_ref', id: string, commitId: string) => (request: Request) => {
    const revision = { commit_id: commitId, hash_algorithm: 'sha1', repository_id: id };
    const root = { location: { kind: 'root' }, mode: '040000', object_id: idAt(house.second, ''), object_type: 'tree' };
    const value = { type: 'git-object', value: { ...root, revision } };
    request[scope] = { ...(request[scope] as JsonObject), subject_ref: { type: 'artifact', value } };
  };
const other = about('selection_ref', 'repo.other', house.second);
const mapOf = (id: string, root: string): Uint8Array =>
  encodeCanonical({ repositories: [{ repository_id: id, root }], version: 1 });
const text = (value: string) => new TextEncoder().encode(value);
const big = new Uint8Array(1_048_577);
const both = mapBytes(repositoryId, 'repo.other');
const nowhere = { commit_id: 'f'.repeat(40) };
const draftAt = { commit_id: house.first, object_id: idAt(house.first, 'profiles/small/profile.json') };

describe('refusals, in the order they are ranked', () => {
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Uint8Array, Uint8Array, Troubles, string])[] = [
    // what is wrong                              request                                          map                      troubles                      expected
    ['nothing',                                   good,                                            map,                     {},                           'accepted'],
    ['request over 1 MiB',                        big,                                             big,                     {},                           'E_LIMIT'],
    ['request is no JSON',                        text('{'),                                       big,                     {},                           'E_PARSE'],
    ['request is not canonical',                  text('{ }\n'),                                   big,                     {},                           'E_CANONICAL'],
    ['request is too deep',                       text(`${'['.repeat(33)}${']'.repeat(33)}\n`),    big,                     {},                           'E_LIMIT'],
    ['no manifest source, a member too many',     req(sources(0), set({ x: 1 })),                  big,                     {},                           'E_INPUT manifest-count'],
    ['nine malformed manifest sources',           req(sources(9), set({ x: 1 })),                  big,                     {},                           'E_INPUT manifest-count'],
    ['eight malformed manifest sources',          req(sources(8)),                                 big,                     {},                           'E_INPUT locator-shape'],
    ['a member too many, a locator malformed',    req(set({ x: 1 }), profile({ path: '' })),       big,                     {},                           'E_INPUT request-shape'],
    ['a scope of another purpose',                req((r) => set({ selection_ref: r.repository_context_ref ?? 0 })(r)), big, {},                          'E_INPUT request-shape'],
    ['version 2',                                 req(set({ version: 2 })),                        big,                     {},                           'E_INPUT request-shape'],
    ['manifest sources that are no list',         req(set({ manifest_sources: {} })),              big,                     {},                           'E_INPUT request-shape'],
    ['a request that is a list',                  text('[]\n'),                                    big,                     {},                           'E_INPUT request-shape'],
    ['a locator malformed, two alike',            req(twice, manifest({ commit_id: 'abc' })),      big,                     {},                           'E_INPUT locator-shape'],
    ['a path with a dot segment',                 req(profile({ path: 'a/../b' })),                big,                     {},                           'E_INPUT locator-shape'],
    ['two locators alike',                        req(twice),                                      big,                     {},                           'E_INPUT locator-duplicate'],
    ['map over 1 MiB',                            good,                                            big,                     { [repositoryId]: 'closed' }, 'E_LIMIT'],
    ['map is no JSON',                            good,                                            text('nope'),            { [repositoryId]: 'closed' }, 'E_PARSE'],
    ['map is not canonical',                      good,                                            text('{ }\n'),           { [repositoryId]: 'closed' }, 'E_CANONICAL'],
    ['map without repositories',                  good,                                            mapBytes(),              {},                           'E_INPUT map-shape'],
    ['map with a relative root',                  good,                                            mapOf('repo.x', 'srv'),  {},                           'E_INPUT map-shape'],
    ['map with an id twice',                      good,                                            mapBytes('repo.x', 'repo.x'), {},                      'E_INPUT map-duplicate'],
    ['a locator outside the map',                 good,                                            mapBytes('repo.other'),  { 'repo.other': 'closed' },   'E_REPOSITORY locator-map-missing'],
    ['a repository that cannot be opened',        req(profile(nowhere)),                           map,                     { [repositoryId]: 'closed' }, 'E_REPOSITORY'],
    ['a repository with longer ids',              req(profile(nowhere)),                           map,                     { [repositoryId]: 'sha256' }, 'E_REPOSITORY hash-algorithm'],
    ['a profile that is not at its path',         req(profile({ path: 'nowhere' }), fewer),        both,                    {},                           'E_OBJECT object-missing'],
    ['a profile of an unknown commit',            req(profile(nowhere), fewer),                    both,                    {},                           'E_OBJECT object-missing'],
    ['a profile with another id',                 req(profile({ object_id: 'f'.repeat(40) })),     both,                    {},                           'E_OBJECT object-differs'],
    ['a folder in place of the profile',          req(profile({ path: 'profiles/small' })),        both,                    {},                           'E_OBJECT object-differs'],
    ['a manifest with another id',                req(manifest({ object_id: 'f'.repeat(40) })),    both,                    {},                           'E_OBJECT object-differs'],
    ['a manifest in place of the profile',        req(profileFromManifest),                        both,                    {},                           'E_SHAPE'],
    ['a draft in place of the profile',           req(profile(draftAt)),                           both,                    {},                           'E_CANONICAL'],
    ['a manifest left out',                       req(fewer),                                      both,                    {},                           'E_RELATION manifest-source-missing'],
    ['a subject outside the map',                 req(other),                                      map,                     {},                           'E_REPOSITORY map-missing'],
    ['a subject outside the map, a spare entry',  req(other),                                      mapBytes(repositoryId, 'repo.x'), {},                  'E_REPOSITORY map-missing'],
    ['a repository that nothing needs',           good,                                            both,                    { 'repo.other': 'closed' },   'E_REPOSITORY map-extra'],
    ['a subject that cannot be opened',           req(other),                                      both,                    { 'repo.other': 'closed' },   'E_REPOSITORY'],
    ['a subject with longer ids',                 req(other),                                      both,                    { 'repo.other': 'sha256' },   'E_REPOSITORY hash-algorithm'],
    ['a selection that is not there',             req(about('selection_ref', 'repo.other', 'e'.repeat(40))), both,          {},                           'E_OBJECT object-missing'],
    ['a context that is not there',               req(about('repository_context_ref', 'repo.other', 'e'.repeat(40))), both, {},                           'E_OBJECT object-missing'],
    ['a context with another tree',               req(other, about('repository_context_ref', repositoryId, house.first)), both, {},                       'E_OBJECT object-differs'],
    ['a subject that is there',                   req(other),                                      both,                    {},                           'accepted'],
  ];
  test.each(cases)('%s', async (_what, request, mapped, troubles, expected) => {
    expect(codeOf(await resolve(request, mapped, portOf(troubles)))).toBe(expected);
  });
});

/** What becomes of the profile at a commit with some files changed. */
async function outcomeOf(...edits: readonly Edit[]): Promise<string> {
  const commit = house.repository.commit(edited(house.files, ...edits));
  const request = await runPlan(buildResolverRequest(placeAt(commit)), portOf());
  return codeOf(request.ok ? await resolve(request.value.bytes) : request);
}

describe('manifests and pins that do not match', () => {
  const ci = manifestPath('ci');
  const spare = { id: 'adapter.spare.v1' };
  const newer = { adapter_version: 'v2' };
  const forge = 'libs/adapters/src/forge-adapter';
  const atForge = { location: { kind: 'path', value: forge }, object_id: idAt(house.first, forge) };
  const third = { revision: { commit_id: house.first, hash_algorithm: 'sha1', repository_id: 'repo.third' } };

  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, readonly Edit[], string])[] = [
    // what is wrong                              edits                                                                                        expected
    ['nothing',                                   [],                                                                                          'accepted'],
    ['a spare one in the own folder',             [copyManifest(ci, 'profiles/small/manifests/spare.json', spare)],                            'E_RELATION manifest-source-extra'],
    ['a spare one in the shared folder',          [copyManifest(ci, 'profiles/shared/manifests/spare.json', spare)],                           'accepted'],
    ['a draft of another profile in the shared',  [put('profiles/shared/manifests/spare.json', '{ "id": "adapter.spare.v1" }')],               'accepted'],
    ['no JSON in the shared folder',              [put('profiles/shared/manifests/spare.json', '{')],                                          'E_PARSE'],
    ['two of one id, neither the pinned',         [copyManifest(ci, 'profiles/shared/manifests/a.json', {}, newer), copyManifest(ci, ci, {}, { adapter_version: 'v3' })], 'E_RELATION manifest-source-ambiguous'],
    ['two of one id, one the pinned',             [copyManifest(ci, 'profiles/shared/manifests/twin.json', {}, newer)],                        'E_RELATION manifest-source-ambiguous'],
    ['one that was edited since, and a spare',    [copyManifest(ci, ci, {}, newer), copyManifest(ci, 'profiles/small/manifests/s.json', spare)], 'E_RELATION manifest-source-missing'],
    ['an own one in front of a shared one',       [copyManifest(ci, 'profiles/small/manifests/ci.json', {}), copyManifest(ci, ci, {}, newer)], 'accepted'],
    ['no manifest that is named',                 [gone(ci)],                                                                                  'E_RELATION manifest-source-missing'],
    ['a manifest that is a link',                 [put('profiles/small/manifests/link.json@', 'elsewhere')],                                   'E_PROFILE'],
    ['a selection that is a link',                [gone('profiles/small/authority/selection.json'), put('profiles/small/authority/selection.json@', 'x')], 'E_PROFILE'],
    ['a prompt of another id',                    [bindIn('producer', 'prompt_ref', { object_id: 'a'.repeat(40) })],                           'E_OBJECT object-differs'],
    ['a prompt of another mode',                  [bindIn('producer', 'prompt_ref', { mode: '100755' })],                                      'E_OBJECT object-differs'],
    ['a prompt at another path',                  [bindIn('producer', 'prompt_ref', { location: { kind: 'path', value: 'gone.md' } })],        'E_OBJECT object-missing'],
    ['a config of another id',                    [bindIn('producer', 'config_ref', { object_id: 'a'.repeat(40) })],                           'E_OBJECT object-differs'],
    ['a package of another id',                   [bindIn('ci', 'package_ref', { object_id: 'a'.repeat(40) })],                                'E_OBJECT object-differs'],
    ['a package other than the offered one',      [bindIn('ci', 'package_ref', atForge)],                                                      'E_RELATION'],
    ['a prompt in a repository of its own',       [bindIn('producer', 'prompt_ref', third)],                                                   'E_REPOSITORY map-missing'],
    ['a capability that a role does not have',    [bind('ci', { requested_capabilities: ['core.verify.run.v1'] })],                            'E_SHAPE'],
  ];
  test.each(cases)('%s', async (_what, edits, expected) => {
    expect(await outcomeOf(...edits)).toBe(expected);
  });

  test('the contract names a document by its path', async () => {
    const commit = house.repository.commit(edited(house.files, bindIn('ci', 'package_ref', atForge)));
    const result = await resolve(await requestAt(commit));
    expect(result.ok ? '' : result.refusal.input).toMatch(/^profiles\/|^resolved profile$/);
  });
});

describe('bounds of the payloads', () => {
  const plenty = new Uint8Array(payloadBytesMax + 1);
  const skillPaths = Array.from({ length: 5 }, (_, index) => `profiles/shared/skills/s${index}.md`);

  /** Pins and resolves a house whose reviewer has skills of these sizes. */
  async function resolveSkills(...sizesBytes: readonly number[]): Promise<string> {
    const { repository, files } = await pinnedHouse();
    const paths = skillPaths.slice(0, sizesBytes.length);
    const grown = edited(
      files,
      ...sizesBytes.map((sizeBytes, index) => put(paths[index] ?? '', plenty.subarray(0, sizeBytes))),
      bind('reviewer', { skill_refs: paths.map((value) => ({ location: { kind: 'path', value } })) }),
    );
    const pinned = await pin(repository, { place: placeAt(repository.commit(grown)), files: pinFiles(grown) });
    if (!pinned.ok) return `pin: ${codeOf(pinned)}`;
    const tip = repository.commit({ ...grown, ...Object.fromEntries(pinned.value.files) });
    const port = memoryPort({ [repositoryId]: repository });
    const outcome = codeOf(await resolve(await requestAt(tip, port), map, port));
    expect(repository.batchBytesMax).toBeLessThanOrEqual(payloadsBytesMax);
    return outcome;
  }

  // Everything the profile binds beside those skills.
  const others = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier']
    .map((role) => `libs/adapters/src/${role}-adapter`)
    .concat('profiles/small/producer-config.json', 'profiles/shared/prompts/producer.md')
    .concat('profiles/shared/prompts/reviewer.md');
  const restBytes = others.reduce((sum, path) => sum + (house.repository.at(house.first, path)?.bytes.length ?? 0), 0);
  const fill = Array.from({ length: 4 }, () => payloadBytesMax - 1024);
  const last = payloadsBytesMax - restBytes - 4 * (payloadBytesMax - 1024);

  // biome-ignore format: an aligned table
  const cases = [
    // what                                     sizes in bytes           expected
    ['a payload at the bound',                  [payloadBytesMax],       'accepted'],
    ['a payload one byte over it',              [payloadBytesMax + 1],   'pin: E_LIMIT'],
    ['payloads that together are at the bound', [...fill, last],         'accepted'],
    ['payloads one byte over it',               [...fill, last + 1],     'E_LIMIT'],
  ] as const;
  test.each(cases)('%s', async (_what, sizes, expected) => {
    expect(await resolveSkills(...sizes)).toBe(expected);
  });
});

describe('a folder that is no profile', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what is wrong          path that is gone                          expected
    ['no profile.json',       'profiles/small/profile.json',             'E_PROFILE'],
    ['no decision',           'profiles/shared/authority/decision.md',   'E_PROFILE'],
    ['no selection',          'profiles/small/authority/selection.json', 'E_PROFILE'],
    ['no repository context', 'profiles/small/authority/context.json',   'E_PROFILE'],
  ] as const;
  test.each(cases)('%s', async (_what, path, expected) => {
    expect(await outcomeOf(gone(path))).toBe(expected);
  });

  test.each([
    [256, 'accepted'],
    [257, 'E_LIMIT'],
  ] as const)('%s shared manifests', async (count, expected) => {
    const more = Array.from({ length: count - 5 }, (_, index) =>
      copyManifest(manifestPath('ci'), `profiles/shared/manifests/x${index}.json`, { id: `adapter.x${index}.v1` }),
    );
    expect(await outcomeOf(...more)).toBe(expected);
  });

  test('a repository that cannot be opened', async () => {
    const result = await runPlan(buildResolverRequest(placeAt(house.second)), portOf({ [repositoryId]: 'closed' }));
    expect(codeOf(result)).toBe('E_REPOSITORY');
  });

  test('a port that leaves a question unanswered is our fault', async () => {
    const mute = { ...portOf(), read: () => [] };
    await expect(runPlan(buildResolverRequest(placeAt(house.second)), mute)).rejects.toThrow('due');
  });
});
