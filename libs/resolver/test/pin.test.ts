// What `pin` writes and says, over a repository in memory: from zeros or nothing to a whole profile, and from an old pin to
// a new one only where something moved.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, type JsonObject, sha256Hex } from '#canonical';
import { compareGitObjects, type GitObject } from '#contract';
import type { Pinned } from '#resolver';
import {
  bind,
  bindIn,
  bindingIn,
  bindingsIn,
  change,
  copyManifest,
  documentOf,
  type Edit,
  edited,
  jsonOf,
  manifestPath,
  onBinding,
  profilePath,
  put,
} from './edits.ts';
import { draftProfile, houseFiles, pin, pinFiles, pinnedHouse, placeAt } from './house.ts';
import { type Files, MemoryRepository } from './memory-repository.ts';

type Ref = GitObject & { readonly object_id: string };
const weigh = 'profiles/shared/skills/weigh';
const textOf = (value: string): Uint8Array => new TextEncoder().encode(value);

/** Commits the files and pins the profile there; what was not rewritten is as it was. */
async function pinAfter(repository: MemoryRepository, files: Files): Promise<Pinned & { commit: string; all: Files }> {
  const commit = repository.commit(files);
  const result = await pin(repository, { place: placeAt(commit), files: pinFiles(files) });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return { ...result.value, commit, all: { ...files, ...Object.fromEntries(result.value.files) } };
}

const refOf = (files: Files, role: string, member: string): Ref =>
  bindingIn(documentOf(files[profilePath] as Uint8Array), role)[member] as unknown as Ref;

describe('a profile of zeros', () => {
  test('comes out whole and canonical, every reference pinned to the commit', async () => {
    const { first, files, pinned, repository } = await pinnedHouse();
    expect([...pinned.files.keys()].sort()).toEqual([...pinFiles(houseFiles()).keys()].sort());
    for (const bytes of pinned.files.values()) {
      expect(Buffer.compare(encodeCanonical(documentOf(bytes)), bytes)).toBe(0);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/"0{40,64}"/);
    }
    // biome-ignore format: an aligned table
    const refs = [
      // role       member        path                                  mode
      ['ci',       'package_ref', 'libs/adapters/src/ci-adapter',       '040000'],
      ['producer', 'prompt_ref',  'profiles/shared/prompts/producer.md', '100644'],
      ['producer', 'config_ref',  'profiles/small/producer-config.json', '100644'],
    ] as const;
    for (const [role, member, path, mode] of refs) {
      const { object_id, revision, mode: written } = refOf(files, role, member);
      expect([path, object_id]).toEqual([path, repository.at(first, path)?.objectId]);
      expect([path, revision.commit_id, written]).toEqual([path, first, mode]);
    }
  });

  test('takes digests of manifests, of authority files and of the config, three times', async () => {
    const { files } = await pinnedHouse();
    const manifest = files[manifestPath('producer')] as Uint8Array;
    const producer = bindingIn(documentOf(files[profilePath] as Uint8Array), 'producer');
    expect((producer.manifest_ref as JsonObject).sha256).toBe(sha256Hex(manifest));
    const scope = producer.authority_ref as JsonObject;
    expect(scope.scope_sha256).toBe(sha256Hex('{"role":"producer"}\n'));
    expect((scope.decision_record_ref as JsonObject).sha256).toBe(sha256Hex('# Decision\n'));
    const config = sha256Hex(houseFiles()['profiles/small/producer-config.json'] ?? '');
    expect(new TextDecoder().decode(manifest).split(config).length - 1).toBe(3);
  });

  test('is the same when ids and digests are left out altogether', async () => {
    const derived = ['sha256', 'scope_sha256', 'object_id', 'object_type', 'mode', 'revision', 'authority_ref'];
    const strip = (value: Json): Json => {
      if (Array.isArray(value)) return (value as readonly Json[]).map(strip);
      if (typeof value !== 'object' || value === null) return value;
      const kept = Object.entries(value).filter(([name]) => !derived.includes(name));
      return Object.fromEntries(kept.map(([name, member]) => [name, strip(member as Json)]));
    };
    const stripped = JSON.stringify(strip(draftProfile()), null, 3);
    const bare = await pinAfter(new MemoryRepository(), { ...houseFiles(), [profilePath]: stripped });
    const whole = await pinAfter(new MemoryRepository(), houseFiles());
    expect(bare.files.get(profilePath)).toEqual(whole.files.get(profilePath));
  });

  test('every change is said, none with a place that was never pinned', async () => {
    const { pinned } = await pinnedHouse();
    expect(pinned.changes.filter(({ from }) => from !== undefined)).toEqual([]);
    expect(pinned.changes.length).toBe(6 + 10 + 6 + 5 + 1);
  });

  test('the paths that pins are about are given once each, the decision among them', async () => {
    const { pinnedPaths } = (await pinnedHouse()).pinned;
    expect(new Set(pinnedPaths).size).toBe(pinnedPaths.length);
    const some = [weigh, 'profiles/shared/authority/decision.md', 'profiles/small/authority/producer.json'];
    expect(some.filter((path) => !pinnedPaths.includes(path))).toEqual([]);
  });
});

describe('a pinned profile', () => {
  test('is left alone, at the same and at a later commit', async () => {
    const { files, repository } = await pinnedHouse();
    for (const edit of [[], [put('README.md', 'More.\n')]]) {
      const again = await pinAfter(repository, edited(files, ...edit));
      expect([again.files.size, again.changes]).toEqual([0, []]);
    }
  });

  test('in another spelling becomes canonical, and nothing is said to have moved', async () => {
    const { files, repository } = await pinnedHouse();
    const spelled = JSON.stringify(jsonOf(files[profilePath]), null, 4);
    const again = await pinAfter(repository, edited(files, put(profilePath, spelled)));
    expect(again.changes).toEqual([]);
    expect(again.files).toEqual(new Map([[profilePath, files[profilePath]]]));
  });

  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Edit, string, string])[] = [
    // what moved             edit                                                                       files rewritten       what is said
    ['a skill',               put(`${weigh}/SKILL.md`, 'Again.\n'),                                      'profile',            'binding.reviewer skill_refs'],
    ['a prompt',              put('profiles/shared/prompts/producer.md', 'Again.\n'),                    'profile',            'binding.producer prompt_ref'],
    ['a package',             put('libs/adapters/src/ci-adapter/index.ts', '//\n'),                      'ci-adapter profile', 'adapter.ci-adapter.v1 package_ref, binding.ci package_ref, binding.ci manifest_ref'],
    ['a config',              put('profiles/small/producer-config.json', '{}\n'),                        'producer-adapter profile', 'binding.producer config_ref, adapter.producer-adapter.v1 config_contract_ref, binding.producer manifest_ref'],
    ['an authority',          put('profiles/shared/authority/forge.json', '{}\n'),                       'profile',            'binding.forge authority_ref'],
    ['an own authority',      put('profiles/small/authority/forge.json', '{"own":1}\n'),                 'profile',            'binding.forge authority_ref'],
    ['the decision',          put('profiles/shared/authority/decision.md', '# Other\n'),                 'profile',            ['forge', 'producer', 'publisher', 'reviewer', 'verifier'].map((role) => `binding.${role} authority_ref decision`).join(', ')],
    ['a manifest',            change(manifestPath('ci'), ({ body }) => Object.assign(body as object, { adapter_version: 'v2' })), 'profile', 'binding.ci manifest_ref'],
    ['a manifest, own now',   copyManifest(manifestPath('ci'), 'profiles/small/manifests/ci.json', {}, { adapter_version: 'v2' }), 'profile', 'binding.ci manifest_ref'],
    ['a manifest below',      copyManifest(manifestPath('ci'), 'profiles/small/manifests/old/ci.json', {}, { adapter_version: 'v2' }), '', ''],
    ['another mode',          (files) => { files['profiles/shared/prompts/producer.md*'] = 'Produce.\n'; delete files['profiles/shared/prompts/producer.md']; }, 'profile', 'binding.producer prompt_ref commit'],
  ];
  test.each(cases)('%s that moved is pinned anew, and it alone', async (_what, edit, written, said) => {
    const { files, repository } = await pinnedHouse();
    const pinned = await pinAfter(repository, edited(files, edit));
    const names = [...pinned.files.keys()].map((path) => path.replace(/^.*\/|\.json$/g, ''));
    expect(names.sort().join(' ')).toBe(written);
    expect(pinned.changes.map(({ place }) => place).sort()).toEqual(said.split(', ').filter(Boolean).sort());
    expect(pinned.changes.filter(({ from, to }) => from === to)).toEqual([]);
    const settled = await pinAfter(repository, pinned.all);
    expect([settled.files.size, settled.changes]).toEqual([0, []]);
  });

  test('what moved is said with the object before and the object now', async () => {
    const { first, files, repository } = await pinnedHouse();
    const { changes, commit, all } = await pinAfter(repository, edited(files, put(`${weigh}/SKILL.md`, 'Again.\n')));
    const [from, to] = [first, commit].map((id) => repository.at(id, weigh)?.objectId);
    expect(changes).toEqual([{ file: profilePath, place: 'binding.reviewer skill_refs', path: weigh, from, to }]);
    expect(refOf(all, 'reviewer', 'prompt_ref').revision.commit_id).toBe(first);
  });
});

describe('what a person wrote', () => {
  test('skills and bindings come out in the order of the contract', async () => {
    const { files, repository } = await pinnedHouse();
    const skill = (name: string) => ({ location: { kind: 'path', value: `profiles/shared/skills/${name}` } });
    const backwards: Edit = change(profilePath, (profile) => bindingsIn(profile).reverse());
    const pinned = await pinAfter(
      repository,
      edited(
        files,
        put('profiles/shared/skills/zeal/SKILL.md', 'Zeal.\n'),
        put('profiles/shared/skills/argue/SKILL.md', 'Argue.\n'),
        bind('reviewer', { skill_refs: ['zeal', 'weigh', 'argue'].map(skill) }),
        backwards,
      ),
    );
    const profile = documentOf(pinned.files.get(profilePath) as Uint8Array);
    const refs = bindingIn(profile, 'reviewer').skill_refs as unknown as GitObject[];
    expect(refs).toEqual(refs.toSorted(compareGitObjects));
    expect(refs.length).toBe(3);
    expect(
      bindingsIn(profile)
        .map(({ role }) => role)
        .join(' '),
    ).toBe('ci forge producer publisher reviewer verifier');
  });

  test('a reference into another repository stays as it stands', async () => {
    const revision = { commit_id: 'a'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.elsewhere' };
    const elsewhere = { revision, object_id: 'b'.repeat(40) };
    const edits = [bindIn('producer', 'prompt_ref', elsewhere), bindIn('producer', 'config_ref', elsewhere)];
    const digest = 'c'.repeat(64);
    const contract: Edit = change(manifestPath('producer'), (manifest) => {
      const text = JSON.stringify(manifest.body).replaceAll('0'.repeat(64), digest);
      manifest.body = JSON.parse(text);
    });
    const drafts = edited(houseFiles(), ...edits, contract);
    const { all } = await pinAfter(new MemoryRepository(), drafts);
    const written = bindingIn(jsonOf(drafts[profilePath]), 'producer');
    expect(refOf(all, 'producer', 'prompt_ref')).toEqual(written.prompt_ref);
    expect(refOf(all, 'producer', 'config_ref')).toEqual(written.config_ref);
    expect(new TextDecoder().decode(all[manifestPath('producer')] as Uint8Array).split(digest).length - 1).toBe(3);
  });

  test('a reference to the root tree is pinned as one', async () => {
    const root = { location: { kind: 'root' } };
    const drafts = edited(houseFiles(), bind('reviewer', { skill_refs: [root] }));
    const repository = new MemoryRepository();
    const { all, commit } = await pinAfter(repository, drafts);
    const [ref] = refOf(all, 'reviewer', 'skill_refs') as unknown as Ref[];
    expect(ref?.location).toEqual({ kind: 'root' });
    expect(ref?.object_id).toBe(repository.at(commit, '')?.objectId);
  });

  test('tools are pinned with their packages and configs, in the manifest and in the binding', async () => {
    const ref = (value: string) => ({ location: { kind: 'path', value } });
    const config = { state: 'present', value: ref('profiles/shared/prompts/reviewer.md') };
    const tool = { tool_id: 'tool.x', tool_version: 'v1', package_ref: ref(weigh), config_ref: config };
    const offer: Edit = change(manifestPath('reviewer'), ({ body }) =>
      Object.assign(body as object, { offered_tools: [tool] }),
    );
    const drafts = edited(houseFiles(), bind('reviewer', { requested_tools: [tool as unknown as Json] }), offer);
    const { all } = await pinAfter(new MemoryRepository(), drafts);
    const manifest = documentOf(all[manifestPath('reviewer')] as Uint8Array);
    const tools = refOf(all, 'reviewer', 'requested_tools') as unknown as JsonObject[];
    expect(tools).toEqual((manifest.body as JsonObject).offered_tools);
    expect(JSON.stringify(tools)).not.toMatch(/"0{40}"/);
    expect(JSON.stringify(tools).match(/"object_id":"[0-9a-f]{40}"/g)?.length).toBe(2);
  });

  test('a manifest and the profile get one pin for one path', async () => {
    const { files, repository } = await pinnedHouse();
    // The manifest keeps its good pin, the binding is zeroed: the binding takes the manifest's.
    const zeroed = put(profilePath, JSON.stringify(draftProfile()));
    const { all, files: again } = await pinAfter(repository, edited(files, zeroed));
    expect(refOf(all, 'ci', 'package_ref')).toEqual(refOf(files, 'ci', 'package_ref'));
    expect([...again.keys()]).toEqual([profilePath]);
  });

  test('a manifest that no binding names is not touched', async () => {
    const draft = '{"id":"adapter.spare.v1"}';
    const drafts = edited(houseFiles(), put('profiles/shared/manifests/spare.json', draft));
    expect((await pinAfter(new MemoryRepository(), drafts)).files.has('profiles/shared/manifests/spare.json')).toBe(
      false,
    );
  });
});

// Kept apart from the words for edits: the old pin of the producer's prompt, one thing in it changed.
describe('which old pins are kept', () => {
  const prompt = 'profiles/shared/prompts/producer.md';
  const other = 'f'.repeat(40);
  const at = (commitId: string) =>
    onBinding('producer', ({ prompt_ref }) => {
      const ref = prompt_ref as unknown as { revision: { commit_id: string } };
      ref.revision.commit_id = commitId;
    });
  type Facts = { readonly first: string; readonly second: string; readonly away: string };
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, (facts: Facts) => Edit, 'first' | 'second' | 'commit'])[] = [
    // the old pin                                     edit                                                           its commit becomes
    ['holds',                                          () => () => undefined,                                         'first'],
    ['holds, at a later commit',                       ({ second }) => at(second),                                    'second'],
    ['is of a commit that is not there',               () => at(other),                                               'commit'],
    ['is of a commit of zeros',                        () => at('0'.repeat(40)),                                      'commit'],
    ['is of a commit that is no id',                   () => at('HEAD'),                                              'commit'],
    ['is of a commit that had something else there',   ({ away }) => at(away),                                        'commit'],
    ['is of another object',                           () => bindIn('producer', 'prompt_ref', { object_id: other }),  'commit'],
    ['is of another mode',                             () => bindIn('producer', 'prompt_ref', { mode: '100755' }),    'commit'],
    ['is of another type',                             () => bindIn('producer', 'prompt_ref', { object_type: 'tree' }), 'commit'],
    ['has a member too many',                          () => bindIn('producer', 'prompt_ref', { note: 'x' }),         'commit'],
  ];
  test.each(cases)('a pin that %s', async (_what, edit, expected) => {
    const { files, repository, first, second } = await pinnedHouse();
    const away = repository.commit(edited(files, put(prompt, 'Something else.\n')));
    const { all, commit } = await pinAfter(repository, edited(files, edit({ first, second, away })));
    const facts = { first, second, commit };
    expect(refOf(all, 'producer', 'prompt_ref').revision.commit_id).toBe(facts[expected]);
    expect(refOf(all, 'reviewer', 'prompt_ref').revision.commit_id).toBe(first);
  });

  test('a pin to a commit that is not in the history is not kept', async () => {
    const { files, repository, first, second } = await pinnedHouse();
    // The later commit is asked from before it was made, which no history leads to.
    const place = placeAt(first);
    const moved = edited(files, at(second));
    const result = await pin(repository, { place, files: pinFiles(moved) });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    expect(
      refOf({ ...moved, ...Object.fromEntries(result.value.files) }, 'producer', 'prompt_ref').revision.commit_id,
    ).toBe(first);
  });

  test('an empty file is pinned like any other', async () => {
    const { all, commit } = await pinAfter(new MemoryRepository(), edited(houseFiles(), put(prompt, textOf(''))));
    expect(refOf(all, 'producer', 'prompt_ref').revision.commit_id).toBe(commit);
  });
});
