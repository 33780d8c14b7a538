import { describe, expect, test } from 'vitest';
import { coreBounds, type Json, type JsonObject, parseCanonical, sha256Hex } from '#canonical';
import { compareGitObjects, type GitObject } from '#contract';
import { type Pinned, pinProfile, type ResolverResult, runPlan } from '#resolver';
import { draftManifest, draftProfile, houseFiles, pin, pinFiles, pinnedHouse, placeAt, repositoryId } from './house.ts';
import { MemoryRepository, memoryPort } from './memory-repository.ts';

type Files = Record<string, string | Uint8Array>;
type Ref = { revision: { commit_id: string }; object_id: string; mode: string; object_type: string };
type Binding = Record<string, Json> & { binding_id: string };
type Bindings = {
  readonly 'binding.ci': Binding;
  readonly 'binding.producer': Binding;
  readonly 'binding.reviewer': Binding;
};

const profilePath = 'profiles/small/profile.json';
const skill = 'profiles/shared/skills/weigh/SKILL.md';
const prompt = 'profiles/shared/prompts/producer.md';

const textOf = (value: string): Uint8Array => new TextEncoder().encode(value);
const pretty = (value: Json): string => JSON.stringify(value, null, 1);

function bindingsOf(bytes: string | Uint8Array | undefined): Bindings {
  const parsed = parseCanonical(bytes as Uint8Array, coreBounds);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { bindings } = (parsed.value as unknown as { body: { bindings: Binding[] } }).body;
  return Object.fromEntries(bindings.map((binding) => [binding.binding_id, binding])) as Bindings;
}

const accepted = <T extends object>(result: ResolverResult<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** Commits the files and pins the profile there. */
async function pinAfter(repository: MemoryRepository, files: Files): Promise<Pinned> {
  const commit = repository.commit(files);
  return accepted(await pin(repository, { place: placeAt(commit), files: pinFiles(files) }));
}

describe('what pin writes', () => {
  test('a profile of zeros comes out whole, canonical, and pinned to the commit', async () => {
    const { first, files, pinned, repository } = await pinnedHouse();
    const {
      'binding.reviewer': reviewer,
      'binding.producer': producer,
      'binding.ci': ci,
    } = bindingsOf(files[profilePath]);
    const packageRef = ci.package_ref as unknown as Ref;
    expect(packageRef.revision.commit_id).toBe(first);
    expect(packageRef.object_id).toBe(repository.at(first, 'libs/adapters/src/ci-adapter')?.objectId);
    expect((reviewer.skill_refs as unknown as Ref[])[0]?.mode).toBe('040000');
    const config = sha256Hex(textOf(houseFiles()['profiles/small/producer-config.json'] ?? ''));
    const manifest = new TextDecoder().decode(files['profiles/small/manifests/producer-adapter.json'] as Uint8Array);
    expect(manifest.split(config).length - 1).toBe(3);
    const authority = producer.authority_ref as JsonObject;
    expect(authority.scope_sha256).toBe(sha256Hex(textOf('{"role":"producer"}\n')));
    const manifestRef = producer.manifest_ref as JsonObject;
    expect(manifestRef.sha256).toBe(sha256Hex(textOf(manifest)));
    for (const bytes of pinned.files.values()) expect(new TextDecoder().decode(bytes)).not.toMatch(/"0{40,64}"/);
    expect([...pinned.files.keys()].sort()).toEqual([...pinFiles(houseFiles()).keys()].sort());
  });

  test('pinned again, at the same or a later commit, nothing changes', async () => {
    const { files, repository, second } = await pinnedHouse();
    for (const commit of [second, repository.commit({ ...files, 'README.md': 'More.\n' })]) {
      const again = accepted(await pin(repository, { place: placeAt(commit), files: pinFiles(files) }));
      expect([again.files.size, again.changes]).toEqual([0, []]);
    }
  });

  test('ids and digests may be left out altogether', async () => {
    const strip = (value: Json): Json => {
      if (Array.isArray(value)) return (value as readonly Json[]).map(strip);
      if (typeof value !== 'object' || value === null) return value;
      const kept = Object.entries(value).filter(
        ([name]) =>
          !['sha256', 'scope_sha256', 'object_id', 'object_type', 'mode', 'revision', 'authority_ref'].includes(name),
      );
      return Object.fromEntries(kept.map(([name, member]) => [name, strip(member as Json)]));
    };
    const repository = new MemoryRepository();
    const files = { ...houseFiles(), [profilePath]: pretty(strip(draftProfile())) };
    const stripped = await pinAfter(repository, files);
    const whole = await pinAfter(new MemoryRepository(), houseFiles());
    expect(stripped.files.get(profilePath)).toEqual(whole.files.get(profilePath));
  });

  test('only what moved is pinned anew, and it is said', async () => {
    const { first, files, repository } = await pinnedHouse();
    const edited = { ...files, [skill]: 'Weigh again.\n' };
    const commit = repository.commit(edited);
    const pinned = accepted(await pin(repository, { place: placeAt(commit), files: pinFiles(edited) }));
    expect([...pinned.files.keys()]).toEqual([profilePath]);
    const { 'binding.reviewer': reviewer } = bindingsOf(pinned.files.get(profilePath));
    expect((reviewer.skill_refs as unknown as Ref[])[0]?.revision.commit_id).toBe(commit);
    expect((reviewer.prompt_ref as unknown as Ref).revision.commit_id).toBe(first);
    expect(pinned.changes).toEqual([
      {
        file: profilePath,
        place: 'binding.reviewer skill_refs',
        path: 'profiles/shared/skills/weigh',
        from: repository.at(first, 'profiles/shared/skills/weigh')?.objectId,
        to: repository.at(commit, 'profiles/shared/skills/weigh')?.objectId,
      },
    ]);
  });

  test('skills are put in the order of the contract after pinning', async () => {
    const { files, repository } = await pinnedHouse();
    const draft = draftProfile() as unknown as { body: { bindings: { binding_id: string; skill_refs: Json[] }[] } };
    const reviewer = draft.body.bindings.find(({ binding_id }) => binding_id === 'binding.reviewer');
    if (reviewer === undefined) throw new Error('no reviewer');
    const [ref] = reviewer.skill_refs;
    for (const name of ['zeal', 'argue']) {
      reviewer.skill_refs.push({
        ...(ref as JsonObject),
        location: { kind: 'path', value: `profiles/shared/skills/${name}` },
      });
    }
    const pinned = await pinAfter(repository, {
      ...files,
      'profiles/shared/skills/zeal/SKILL.md': 'Zeal.\n',
      'profiles/shared/skills/argue/SKILL.md': 'Argue.\n',
      [profilePath]: pretty(draft as unknown as Json),
    });
    const refs = bindingsOf(pinned.files.get(profilePath))['binding.reviewer'].skill_refs as unknown as Ref[];
    expect(refs).toEqual((refs as unknown as GitObject[]).toSorted(compareGitObjects));
    expect(refs.length).toBe(3);
  });

  test('a reference into another repository is left as it stands', async () => {
    const draft = draftProfile() as unknown as { body: { bindings: { prompt_ref?: Record<string, Json> }[] } };
    const foreign = draft.body.bindings[2]?.prompt_ref as Record<string, Json>;
    foreign.revision = { commit_id: 'a'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.elsewhere' };
    foreign.object_id = 'b'.repeat(40);
    const files = { ...houseFiles(), [profilePath]: pretty(draft as unknown as Json) };
    const pinned = await pinAfter(new MemoryRepository(), files);
    expect(bindingsOf(pinned.files.get(profilePath))['binding.producer'].prompt_ref).toEqual(foreign);
  });

  test('a manifest and the profile get one pin for one path', async () => {
    const { files, repository } = await pinnedHouse();
    // The manifest keeps its good pin, the binding is zeroed: the binding takes the manifest's.
    const pinned = await pinAfter(repository, { ...files, [profilePath]: pretty(draftProfile()) });
    expect([...pinned.files.keys()]).toEqual([profilePath]);
    const [now, before] = [pinned.files.get(profilePath), files[profilePath]].map(
      (bytes) => bindingsOf(bytes)['binding.ci'],
    );
    expect(now?.package_ref).toEqual(before?.package_ref);
  });
});

describe('which old pins are kept', () => {
  const repin = async (edit: (ref: Ref, facts: { first: string; second: string; other: string }) => void) => {
    const { files, repository, first, second } = await pinnedHouse();
    const other = new MemoryRepository();
    const profile = JSON.parse(new TextDecoder().decode(files[profilePath] as Uint8Array));
    const ref = profile.body.bindings[2].prompt_ref as Ref;
    edit(ref, { first, second, other: other.commit({}) });
    const edited = { ...files, [profilePath]: pretty(profile) };
    const commit = repository.commit(edited);
    const pinned = accepted(await pin(repository, { place: placeAt(commit), files: pinFiles(edited) }));
    const now = bindingsOf(pinned.files.get(profilePath))['binding.producer'].prompt_ref as unknown as Ref;
    return { first, second, commit, now: now.revision.commit_id };
  };
  const cases = [
    // the old pin                          edit                                                                               its commit becomes
    ['holds', () => undefined, 'first'],
    [
      'holds, at a later commit',
      (ref: Ref, { second }: { second: string }) => {
        ref.revision.commit_id = second;
      },
      'second',
    ],
    [
      'of a commit that is not there',
      (ref: Ref) => {
        ref.revision.commit_id = 'f'.repeat(40);
      },
      'commit',
    ],
    [
      'of another object',
      (ref: Ref) => {
        ref.object_id = 'f'.repeat(40);
      },
      'commit',
    ],
    [
      'of another mode',
      (ref: Ref) => {
        ref.mode = '100755';
      },
      'commit',
    ],
    [
      'of another type',
      (ref: Ref) => {
        ref.object_type = 'tree';
      },
      'commit',
    ],
  ] as const;
  test.each(cases)('a pin that %s', async (_what, edit, expected) => {
    const facts = await repin(edit);
    expect(facts.now).toBe(facts[expected]);
  });

  test('a pin to a commit that is not in the history is not kept', async () => {
    const { files, repository, first } = await pinnedHouse();
    const port = memoryPort({ [repositoryId]: repository });
    const forgetful = {
      ...port,
      ancestry: ({ ancestors }: { ancestors: readonly string[] }) =>
        ancestors.map(() => ({ ok: true as const, value: false })),
    };
    const commit = repository.commit({ ...files, 'README.md': 'More.\n' });
    const pinned = accepted(await runPlan(pinProfile({ place: placeAt(commit), files: pinFiles(files) }), forgetful));
    const text = new TextDecoder().decode(pinned.files.get(profilePath));
    expect([text.includes(first), text.includes(commit)]).toEqual([false, true]);
  });

  test('a pin to a commit that had something else there is not kept', async () => {
    const { files, repository, first } = await pinnedHouse();
    const away = repository.commit({ ...files, [prompt]: 'Something else.\n' });
    const profile = JSON.parse(new TextDecoder().decode(files[profilePath] as Uint8Array));
    profile.body.bindings[2].prompt_ref.revision.commit_id = away;
    const edited = { ...files, [profilePath]: pretty(profile) };
    const commit = repository.commit(edited);
    const pinned = accepted(await pin(repository, { place: placeAt(commit), files: pinFiles(edited) }));
    const ref = bindingsOf(pinned.files.get(profilePath))['binding.producer'].prompt_ref as unknown as Ref;
    expect(ref.revision.commit_id).toBe(commit);
    expect(commit).not.toBe(first);
  });
});

describe('what pin refuses, writing nothing', () => {
  const refusal = async (edit: (files: Files) => void, troubles = {}) => {
    const files: Files = houseFiles();
    edit(files);
    const repository = new MemoryRepository();
    const commit = repository.commit(files);
    const result = await pin(repository, { place: placeAt(commit), files: pinFiles(files) }, troubles);
    return result.ok ? 'accepted' : result.refusal.code;
  };
  const editProfile =
    (edit: (profile: { id: string; body: { bindings: Record<string, Json>[] } }) => void) => (files: Files) => {
      const profile = JSON.parse(files[profilePath] as string);
      edit(profile);
      files[profilePath] = JSON.stringify(profile);
    };
  const cases: readonly (readonly [string, (files: Files) => void, string])[] = [
    // what is wrong                          edit of the files                                                                               expected
    ['nothing', () => undefined, 'accepted'],
    [
      'no profile.json',
      (files) => {
        delete files[profilePath];
      },
      'E_PROFILE',
    ],
    [
      'a profile that is no JSON',
      (files) => {
        files[profilePath] = '{';
      },
      'E_PARSE',
    ],
    [
      'a profile over 1 MiB',
      (files) => {
        files[profilePath] = `${' '.repeat(1_048_576)}{}`;
      },
      'E_LIMIT',
    ],
    [
      'a profile that is a list',
      (files) => {
        files[profilePath] = '[]';
      },
      'E_SHAPE',
    ],
    [
      'a profile without bindings',
      (files) => {
        files[profilePath] = '{}';
      },
      'E_SHAPE',
    ],
    [
      'a manifest that is no JSON',
      (files) => {
        files['profiles/shared/manifests/ci-adapter.json'] = '{';
      },
      'E_PARSE',
    ],
    [
      'a manifest that is gone',
      (files) => {
        delete files['profiles/shared/manifests/ci-adapter.json'];
      },
      'E_PIN',
    ],
    [
      'two manifests of one id in one folder',
      (files) => {
        files['profiles/shared/manifests/twin.json'] = JSON.stringify(draftManifest('ci'));
      },
      'E_PIN',
    ],
    [
      'a prompt that is not committed',
      (files) => {
        delete files[prompt];
      },
      'E_PIN',
    ],
    [
      'a prompt that is a link',
      (files) => {
        delete files[prompt];
        files[`${prompt}@`] = 'elsewhere';
      },
      'E_PIN',
    ],
    [
      'an authority file that is gone',
      (files) => {
        delete files['profiles/shared/authority/forge.json'];
      },
      'E_PIN',
    ],
    [
      'a decision that is gone',
      (files) => {
        delete files['profiles/shared/authority/decision.md'];
      },
      'E_PIN',
    ],
    [
      'a role that is none',
      editProfile(({ body }) => {
        (body.bindings[0] as Record<string, Json>).role = 'cook';
      }),
      'E_SHAPE',
    ],
    [
      'a capability too many',
      editProfile(({ body }) => {
        (body.bindings[0] as Record<string, Json>).requested_capabilities = ['core.verify.run.v1'];
      }),
      'E_SHAPE',
    ],
    [
      'one principal for two roles',
      editProfile(({ body }) => {
        (body.bindings[1] as Record<string, Json>).principal_id = 'principal.verifier';
      }),
      'E_RELATION',
    ],
  ];
  test.each(cases)('%s', async (_what, edit, expected) => {
    expect(await refusal(edit)).toBe(expected);
  });

  test.each([
    // trouble             expected
    ['closed' as const, 'E_REPOSITORY'],
  ])('a repository that is %s', async (trouble, expected) => {
    expect(await refusal(() => undefined, { [repositoryId]: trouble })).toBe(expected);
  });

  test('history that ends too early', async () => {
    const { files, repository, second } = await pinnedHouse();
    const result = await pin(
      repository,
      { place: placeAt(second), files: pinFiles(files) },
      { [repositoryId]: 'shallow' },
    );
    expect(result.ok ? 'accepted' : result.refusal.code).toBe('E_SHALLOW');
  });
});
