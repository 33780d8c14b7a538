import { describe, expect, test } from 'vitest';
import {
  coreBounds,
  documentDigest,
  encodeCanonical,
  type Json,
  type JsonObject,
  parseCanonical,
  sha256Hex,
} from '#canonical';
import { validateProfileSet } from '#contract';
import { buildResolverRequest, type Port, type ResolverRefusal, resolveProfile, runPlan } from '#resolver';
import { mapBytes, pinnedHouse, placeAt, repositoryId } from './house.ts';
import { type MemoryRepository, memoryPort, type Troubles } from './memory-repository.ts';

const house = await pinnedHouse();
const built = await runPlan(
  buildResolverRequest(placeAt(house.second)),
  memoryPort({ [repositoryId]: house.repository }),
);
if (!built.ok) throw new Error(JSON.stringify(built.refusal));
const request = parse(built.value.bytes) as Request;

type Locator = JsonObject & { path: string };
type Request = Record<string, Json> & { manifest_sources: Locator[]; profile_source: Locator };

function parse(bytes: Uint8Array): Json {
  const parsed = parseCanonical(bytes, coreBounds);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

const copy = <T>(value: T): T => structuredClone(value);
const edited = (edit: (draft: Request) => void): Uint8Array => {
  const draft = copy(request);
  edit(draft);
  return encodeCanonical(draft);
};

/** A house whose last commit has some files changed, with the request for it. */
function changed(edit: (files: Record<string, string | Uint8Array>) => void) {
  const files = { ...house.files };
  edit(files);
  const commit = house.repository.commit(files);
  return { commit, files };
}

const portOf = (troubles: Troubles = {}, repository: MemoryRepository = house.repository): Port =>
  memoryPort({ [repositoryId]: repository, 'repo.other': repository }, troubles);

const resolve = (requestBytes: Uint8Array, map = mapBytes(repositoryId), port = portOf()) =>
  runPlan(resolveProfile(requestBytes, map), port);

const refusalOf = (result: { ok: boolean; refusal?: ResolverRefusal }): string =>
  result.ok ? 'accepted' : `${result.refusal?.code} ${result.refusal?.detail ?? ''}`.trim();

const text = (value: string) => new TextEncoder().encode(value);
const nineTimes = <T>(value: T): T[] => Array.from({ length: 9 }, () => value);

/** The request for the profile at another commit, its locators read there. */
async function requestAt(commit: string): Promise<Uint8Array> {
  const result = await runPlan(buildResolverRequest(placeAt(commit)), portOf());
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.bytes;
}

test('a pinned profile resolves to a document that the core accepts', async () => {
  const result = await resolve(built.value.bytes);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { profile, bytes, documents } = result.value;
  expect(profile.id).toBe(`resolved-profile:${documentDigest(profile.body as unknown as Json)}`);
  expect(profile.body.bindings.map(({ binding }) => binding.role)).toEqual([
    'ci',
    'forge',
    'producer',
    'publisher',
    'reviewer',
    'verifier',
  ]);
  const formats = profile.body.bindings.flatMap((b) => [b.manifest_source.value_format, b.package_source.value_format]);
  expect(new Set(formats)).toEqual(new Set(['canonical-json', 'raw-bytes']));
  const set = validateProfileSet(
    documents.profile.bytes,
    bytes,
    documents.manifests.map((m) => m.bytes),
  );
  expect(set.ok).toBe(true);
});

test('the same request gives the same bytes, whichever way the map is spelled', async () => {
  const [first, second] = [await resolve(built.value.bytes), await resolve(built.value.bytes)];
  expect(first.ok && second.ok && Buffer.compare(first.value.bytes, second.value.bytes)).toBe(0);
});

test("a tree's value is its raw payload", async () => {
  const result = await resolve(built.value.bytes);
  if (!result.ok) throw new Error('refused');
  const source = result.value.profile.body.bindings[0]?.package_source;
  const found = house.repository.at(house.first, 'libs/adapters/src/ci-adapter');
  expect(source?.source.mode).toBe('040000');
  expect(source?.value_sha256).toBe(sha256Hex(found?.bytes ?? new Uint8Array()));
});

describe('what is refused, in order', () => {
  const oneBad = (draft: Request) => {
    draft.manifest_sources[3] = { ...draft.manifest_sources[3], commit_id: 'abc' } as unknown as Locator;
  };
  const cases: readonly (readonly [string, Uint8Array, Uint8Array, Troubles, string])[] = [
    // what is wrong                                  request                                                                     map                            troubles                      expected
    ['nothing', built.value.bytes, mapBytes(repositoryId), {}, 'accepted'],
    ['request over 1 MiB', new Uint8Array(1_048_577), text('{'), {}, 'E_LIMIT'],
    ['request is no JSON', text('{'), text('{'), {}, 'E_PARSE'],
    ['request is not canonical', text('{ }\n'), text('{'), {}, 'E_CANONICAL'],
    [
      'nine malformed manifest sources',
      edited((d) => {
        d.manifest_sources = nineTimes(null as never);
        d.x = 1;
      }),
      text('{'),
      {},
      'E_INPUT manifest-count',
    ],
    [
      'no manifest source',
      edited((d) => {
        d.manifest_sources = [];
        d.x = 1;
      }),
      text('{'),
      {},
      'E_INPUT manifest-count',
    ],
    [
      'a member too many, a locator malformed',
      edited((d) => {
        d.x = 1;
        oneBad(d);
      }),
      text('{'),
      {},
      'E_INPUT request-shape',
    ],
    [
      'a scope of another purpose',
      edited((d) => {
        d.selection_ref = d.repository_context_ref as Json;
      }),
      text('{'),
      {},
      'E_INPUT request-shape',
    ],
    [
      'version 2',
      edited((d) => {
        d.version = 2;
      }),
      text('{'),
      {},
      'E_INPUT request-shape',
    ],
    ['a request that is a list', text('[]\n'), text('{'), {}, 'E_INPUT request-shape'],
    [
      'one locator malformed, two alike',
      edited((d) => {
        oneBad(d);
        d.manifest_sources[1] = d.manifest_sources[0] as Locator;
      }),
      text('{'),
      {},
      'E_INPUT locator-shape',
    ],
    [
      'a locator path with a dot segment',
      edited((d) => {
        d.profile_source = { ...d.profile_source, path: 'a/../b' };
      }),
      text('{'),
      {},
      'E_INPUT locator-shape',
    ],
    [
      'two locators alike',
      edited((d) => {
        d.manifest_sources[1] = d.manifest_sources[0] as Locator;
      }),
      text('{'),
      {},
      'E_INPUT locator-duplicate',
    ],
    ['map over 1 MiB', built.value.bytes, new Uint8Array(1_048_577), {}, 'E_LIMIT'],
    ['map is no JSON', built.value.bytes, text('nope'), {}, 'E_PARSE'],
    ['map is not canonical', built.value.bytes, text('{ }\n'), {}, 'E_CANONICAL'],
    ['map without repositories', built.value.bytes, mapBytes(), {}, 'E_INPUT map-shape'],
    ['map with a relative root', built.value.bytes, mapOf(repositoryId, 'srv'), {}, 'E_INPUT map-shape'],
    ['map with a dotted root', built.value.bytes, mapOf(repositoryId, '/a/../b'), {}, 'E_INPUT map-shape'],
    [
      'map with a root of 4097 bytes',
      built.value.bytes,
      mapOf(repositoryId, `/${'a'.repeat(4096)}`),
      {},
      'E_INPUT map-shape',
    ],
    ['map with an id twice', built.value.bytes, mapBytes(repositoryId, repositoryId), {}, 'E_INPUT map-duplicate'],
    [
      'locator outside the map',
      built.value.bytes,
      mapBytes('repo.other'),
      { [repositoryId]: 'closed' },
      'E_REPOSITORY locator-map-missing',
    ],
    [
      'repository that cannot be opened',
      built.value.bytes,
      mapBytes(repositoryId),
      { [repositoryId]: 'closed' },
      'E_REPOSITORY',
    ],
    [
      'repository with longer ids',
      built.value.bytes,
      mapBytes(repositoryId),
      { [repositoryId]: 'sha256' },
      'E_REPOSITORY hash-algorithm',
    ],
    [
      'profile not at its path',
      edited((d) => {
        d.profile_source = { ...d.profile_source, path: 'nowhere' };
      }),
      mapBytes(repositoryId),
      {},
      'E_OBJECT object-missing',
    ],
    [
      'profile of an unknown commit',
      edited((d) => {
        d.profile_source = { ...d.profile_source, commit_id: 'f'.repeat(40) };
      }),
      mapBytes(repositoryId),
      {},
      'E_OBJECT object-missing',
    ],
    [
      'profile with another id',
      edited((d) => {
        d.profile_source = { ...d.profile_source, object_id: 'f'.repeat(40) };
      }),
      mapBytes(repositoryId),
      {},
      'E_OBJECT object-differs',
    ],
    [
      'a folder in place of a document',
      edited((d) => {
        d.profile_source = { ...d.profile_source, path: 'profiles/small' };
      }),
      mapBytes(repositoryId),
      {},
      'E_OBJECT object-differs',
    ],
    [
      'a manifest in place of the profile',
      edited((d) => {
        d.profile_source = d.manifest_sources.pop() as Locator;
      }),
      mapBytes(repositoryId),
      {},
      'E_SHAPE',
    ],
    [
      'a draft in place of the profile',
      edited((d) => {
        d.profile_source = {
          ...d.profile_source,
          commit_id: house.first,
          object_id: idAt(house.first, d.profile_source.path),
        };
      }),
      mapBytes(repositoryId),
      {},
      'E_CANONICAL',
    ],
    [
      'a manifest left out',
      edited((d) => {
        d.manifest_sources.shift();
      }),
      mapBytes(repositoryId, 'repo.other'),
      {},
      'E_RELATION manifest-source-missing',
    ],
    [
      'a repository that nothing needs',
      built.value.bytes,
      mapBytes(repositoryId, 'repo.other'),
      {},
      'E_REPOSITORY map-extra',
    ],
    [
      'a subject in a repository without a map entry',
      edited((d) => {
        withSubject(d, 'repo.other', house.second);
      }),
      mapBytes(repositoryId),
      {},
      'E_REPOSITORY map-missing',
    ],
    [
      'a subject in a repository that cannot be opened',
      edited((d) => {
        withSubject(d, 'repo.other', house.second);
      }),
      mapBytes(repositoryId, 'repo.other'),
      { 'repo.other': 'closed' },
      'E_REPOSITORY',
    ],
    [
      'a subject in a repository with longer ids',
      edited((d) => {
        withSubject(d, 'repo.other', house.second);
      }),
      mapBytes(repositoryId, 'repo.other'),
      { 'repo.other': 'sha256' },
      'E_REPOSITORY hash-algorithm',
    ],
    [
      'a subject that is not there',
      edited((d) => {
        withSubject(d, 'repo.other', 'e'.repeat(40));
      }),
      mapBytes(repositoryId, 'repo.other'),
      {},
      'E_OBJECT object-missing',
    ],
    [
      'a subject that is there',
      edited((d) => {
        withSubject(d, 'repo.other', house.second);
      }),
      mapBytes(repositoryId, 'repo.other'),
      {},
      'accepted',
    ],
  ];
  test.each(cases)('%s', async (_what, requestBytes, map, troubles, expected) => {
    expect(refusalOf(await resolve(requestBytes, map, portOf(troubles)))).toBe(expected);
  });
});

function mapOf(id: string, root: string): Uint8Array {
  return encodeCanonical({ repositories: [{ repository_id: id, root }], version: 1 });
}

function idAt(commit: string, path: string): string {
  return house.repository.at(commit, path)?.objectId ?? '';
}

/** Makes the selection about the root tree of a commit of another repository. */
function withSubject(draft: Request, id: string, commitId: string): void {
  const value = {
    location: { kind: 'root' },
    mode: '040000',
    object_id: idAt(house.second, ''),
    object_type: 'tree',
    revision: { commit_id: commitId, hash_algorithm: 'sha1', repository_id: id },
  };
  const ref = draft.selection_ref as JsonObject;
  draft.selection_ref = { ...ref, subject_ref: { type: 'artifact', value: { type: 'git-object', value } } };
}

describe('manifests that do not match the profile', () => {
  const manifests = 'profiles/shared/manifests';
  const cases = [
    // what is wrong                        edit of the files                                                                                              expected
    [
      'a spare one in the own folder',
      (files: Files) => {
        files['profiles/small/manifests/spare.json'] = renamed(
          files[`${manifests}/ci-adapter.json`],
          'adapter.spare.v1',
        );
      },
      'E_RELATION manifest-source-extra',
    ],
    [
      'a spare one in the shared folder',
      (files: Files) => {
        files[`${manifests}/spare.json`] = renamed(files[`${manifests}/ci-adapter.json`], 'adapter.spare.v1');
      },
      'accepted',
    ],
    [
      'two of one id',
      (files: Files) => {
        files[`${manifests}/twin.json`] = bump(files[`${manifests}/ci-adapter.json`]);
      },
      'E_RELATION manifest-source-ambiguous',
    ],
    [
      'one that was edited since',
      (files: Files) => {
        files[`${manifests}/ci-adapter.json`] = bump(files[`${manifests}/ci-adapter.json`]);
      },
      'E_RELATION manifest-source-missing',
    ],
    [
      'an own one in front of a shared one',
      (files: Files) => {
        files['profiles/small/manifests/ci.json'] = files[`${manifests}/ci-adapter.json`] as string;
        files[`${manifests}/ci-adapter.json`] = bump(files[`${manifests}/ci-adapter.json`]);
      },
      'accepted',
    ],
  ] as const;
  test.each(cases)('%s', async (_what, edit, expected) => {
    const { commit } = changed(edit);
    expect(refusalOf(await resolve(await requestAt(commit)))).toBe(expected);
  });
});

type Files = Record<string, string | Uint8Array>;
const editJson = (bytes: string | Uint8Array | undefined, edit: (value: JsonObject) => JsonObject): Uint8Array =>
  encodeCanonical(edit(parse(bytes as Uint8Array) as JsonObject));
const renamed = (bytes: string | Uint8Array | undefined, id: string) => editJson(bytes, (value) => ({ ...value, id }));
const bump = (bytes: string | Uint8Array | undefined) =>
  editJson(bytes, (value) => ({ ...value, body: { ...(value.body as JsonObject), adapter_version: 'v2' } }));

describe('pins that do not hold', () => {
  const bindingEdit = (index: number, edit: (binding: Record<string, Json>) => void) => (files: Files) => {
    const profile = copy(parse(files['profiles/small/profile.json'] as Uint8Array)) as unknown as {
      body: { bindings: Record<string, Json>[] };
    };
    edit(profile.body.bindings[index] as Record<string, Json>);
    files['profiles/small/profile.json'] = encodeCanonical(profile as unknown as Json);
  };
  const ref = (binding: Record<string, Json>, name: string) => binding[name] as Record<string, Json>;
  const cases = [
    // what is wrong                     edit                                                                               expected
    [
      'a prompt of another id',
      bindingEdit(2, (b) => {
        ref(b, 'prompt_ref').object_id = 'a'.repeat(40);
      }),
      'E_OBJECT object-differs',
    ],
    [
      'a prompt of another mode',
      bindingEdit(2, (b) => {
        ref(b, 'prompt_ref').mode = '100755';
      }),
      'E_OBJECT object-differs',
    ],
    [
      'a prompt at another path',
      bindingEdit(2, (b) => {
        ref(b, 'prompt_ref').location = { kind: 'path', value: 'gone.md' };
      }),
      'E_OBJECT object-missing',
    ],
    [
      'a package other than the offered',
      bindingEdit(0, (b) => {
        b.package_ref = {
          ...(b.package_ref as JsonObject),
          location: { kind: 'path', value: 'libs/adapters/src/forge-adapter' },
          object_id: idAt(house.first, 'libs/adapters/src/forge-adapter'),
        };
      }),
      'E_RELATION',
    ],
    [
      'a repository of its own',
      bindingEdit(2, (b) => {
        ref(b, 'prompt_ref').revision = { commit_id: house.first, hash_algorithm: 'sha1', repository_id: 'repo.third' };
      }),
      'E_REPOSITORY map-missing',
    ],
  ] as const;
  test.each(cases)('%s', async (_what, edit, expected) => {
    const { commit } = changed(edit);
    expect(refusalOf(await resolve(await requestAt(commit)))).toBe(expected);
  });

  test('a payload at the bound is read, one byte more is E_LIMIT', async () => {
    const { repository, files, first } = await pinnedHouse();
    const { payloadBytesMax } = await import('#resolver');
    for (const [sizeBytes, expected] of [
      [payloadBytesMax, 'accepted'],
      [payloadBytesMax + 1, 'E_LIMIT'],
    ] as const) {
      const big = { ...files, 'profiles/shared/prompts/producer.md': new Uint8Array(sizeBytes).fill(97) };
      const commit = repository.commit(big);
      const { pin, pinFiles } = await import('./house.ts');
      const pinned = await pin(repository, { place: placeAt(commit), files: pinFiles(big) });
      const outcome = pinned.ok ? 'accepted' : pinned.refusal.code;
      expect(outcome).toBe(expected);
      if (!pinned.ok) continue;
      const tip = repository.commit({ ...big, ...Object.fromEntries(pinned.value.files) });
      const port = memoryPort({ [repositoryId]: repository });
      const request = await runPlan(buildResolverRequest(placeAt(tip)), port);
      expect(refusalOf(request.ok ? await resolve(request.value.bytes, mapBytes(repositoryId), port) : request)).toBe(
        'accepted',
      );
      expect(first).not.toBe(tip);
    }
  });
});

describe('a folder that is no profile', () => {
  const cases = [
    // what is wrong            path that is gone                               expected
    ['no profile.json', 'profiles/small/profile.json', 'E_PROFILE'],
    ['no decision', 'profiles/shared/authority/decision.md', 'E_PROFILE'],
    ['no selection', 'profiles/small/authority/selection.json', 'E_PROFILE'],
    ['no repository context', 'profiles/small/authority/context.json', 'E_PROFILE'],
  ] as const;
  test.each(cases)('%s', async (_what, path, expected) => {
    const { commit } = changed((files) => {
      delete files[path];
    });
    const result = await runPlan(buildResolverRequest(placeAt(commit)), portOf());
    expect(result.ok ? 'accepted' : result.refusal.code).toBe(expected);
  });

  test('a manifest that is a link', async () => {
    const { commit } = changed((files) => {
      files['profiles/small/manifests/link.json@'] = 'elsewhere';
    });
    const result = await runPlan(buildResolverRequest(placeAt(commit)), portOf());
    expect(result.ok ? 'accepted' : result.refusal.code).not.toBe('accepted');
  });
});
