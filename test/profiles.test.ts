// The profiles that ship, as they lie in the tree: each reads under the contract, binds only what is there, and the
// alternative differs from the default in its producer and in nothing else.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalText, type Json, jsonPointer, parseJson } from '#canonical';
import { type Binding, manifestKind, type Profile, profileKind } from '#contract';
import { releaseDefinitionKind } from '#gate';

const root = join(import.meta.dirname, '..');
const names = ['alternative', 'default'] as const;
type Name = (typeof names)[number];

const bytesOf = (path: string): Buffer => readFileSync(join(root, path));
const filesBelow = (folder: string): string[] =>
  globSync(`${folder}/**`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

function profileOf(name: Name): Profile {
  const parsed = profileKind.parse(bytesOf(`profiles/${name}/profile.json`));
  if (!parsed.ok) throw new Error(`profiles/${name}: ${parsed.refusal.expected}; pin it, as a draft is no profile yet`);
  return parsed.value.content;
}
const profiles = { alternative: profileOf('alternative'), default: profileOf('default') };

/** The pointers at which two documents differ, each as deep as it can be named. */
function differences(left: Json | undefined, right: Json | undefined, at: readonly (string | number)[] = []): string[] {
  if (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
    const [a, b] = [left, right] as { readonly [key: string]: Json }[];
    return keys.flatMap((key) => differences(a?.[key], b?.[key], [...at, key]));
  }
  return left === right ? [] : [jsonPointer(at)];
}

const producerAt = '/body/bindings/2';
// What people chose, and what `pin` derives from that; the pins of commits come and go as either adapter is edited.
const chosen = [
  `${producerAt}/config_ref/location/value`,
  `${producerAt}/execution_boundary_id`,
  `${producerAt}/manifest_ref/id`,
  `${producerAt}/model_request/model_id`,
  `${producerAt}/model_request/provider_id`,
  `${producerAt}/package_ref/location/value`,
  `${producerAt}/principal_id`,
  '/id',
];
const derived = [
  `${producerAt}/authority_ref/scope_sha256`,
  `${producerAt}/authority_ref/subject_ref/value/value/sha256`,
  `${producerAt}/config_ref/object_id`,
  `${producerAt}/manifest_ref/sha256`,
  `${producerAt}/package_ref/object_id`,
];
const commits = [
  `${producerAt}/config_ref/revision/commit_id`,
  `${producerAt}/package_ref/revision/commit_id`,
  `${producerAt}/prompt_ref/revision/commit_id`,
];

describe('what differs between the two profiles', () => {
  test('exactly these places of profile.json', () => {
    const found = differences(profiles.default, profiles.alternative).filter((place) => !commits.includes(place));
    expect(found).toEqual([...chosen, ...derived].sort());
  });

  test.each([0, 1, 3, 4, 5])('binding %i is the same byte for byte', (index) => {
    const [one, other] = names.map((name) => profiles[name].body.bindings[index] as Json);
    expect(one).toBeDefined();
    expect(canonicalText(one as Json)).toBe(canonicalText(other as Json));
  });

  test.each([
    // key                     default               alternative
    ['adapter_instance_id', 'instance.producer', 'instance.producer'],
    ['binding_id', 'binding.producer', 'binding.producer'],
    ['execution_boundary_id', 'boundary.producer', 'boundary.codex-producer'],
    ['principal_id', 'principal.producer', 'principal.codex-producer'],
  ] as const)('the producer`s %s', (key, inDefault, inAlternative) => {
    expect(profiles.default.body.bindings[2]?.[key]).toBe(inDefault);
    expect(profiles.alternative.body.bindings[2]?.[key]).toBe(inAlternative);
  });

  test('the same files lie in both folders, the producer`s manifest and the incidents apart', () => {
    const [alternative, inDefault] = names.map((name) =>
      filesBelow(`profiles/${name}`)
        .map((path) => path.slice(`profiles/${name}/`.length))
        .filter((path) => !path.startsWith('incidents/')),
    );
    expect(alternative?.filter((path) => !inDefault?.includes(path))).toEqual(['manifests/codex-cli-producer.json']);
    expect(inDefault?.filter((path) => !alternative?.includes(path))).toEqual(['manifests/claude-code-producer.json']);
  });
});

describe.each(names)('profiles/%s', (name) => {
  const { body, id } = profiles[name];
  const read = (path: string): { [key: string]: Json } => JSON.parse(bytesOf(path).toString('utf8'));

  test('has the six bindings in their order, under its own id', () => {
    expect(id).toBe(`profile.${name}.v1`);
    expect(body.bindings.map(({ role }) => role)).toEqual([
      ...['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'],
    ]);
  });

  test('every manifest it binds is there once, reads under the contract and offers the package that is bound', () => {
    for (const binding of body.bindings) {
      const found = [`profiles/${name}/manifests`, 'profiles/shared/manifests']
        .flatMap(filesBelow)
        .filter((path) => read(path).id === binding.manifest_ref.id);
      expect(found, binding.manifest_ref.id).toHaveLength(1);
      const manifest = manifestKind.parse(bytesOf(found[0] as string));
      expect(manifest.ok, found[0]).toBe(true);
      if (!manifest.ok) continue;
      expect(manifest.value.content.body.package_ref).toEqual(binding.package_ref);
      expect(basename(found[0] as string)).toBe(`${basename(pathOf(binding.package_ref))}.json`);
    }
  });

  test('the configuration asks for the model that the producer`s binding asks for', () => {
    const producer = body.bindings[2];
    const config = parseJson(bytesOf(`profiles/${name}/producer-config.json`), { bytesMax: 4096, depthMax: 2 });
    expect(config).toEqual({ ok: true, value: { ...producer?.model_request, schema_version: 1 } });
    expect(producer?.config_ref?.location).toEqual({ kind: 'path', value: `profiles/${name}/producer-config.json` });
  });

  test('every path it pins is there, in its own folder, the shared one or the adapters`', () => {
    const paths = body.bindings.flatMap(pinnedPaths);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const homes = [`profiles/${name}/`, 'profiles/shared/', 'libs/adapters/src/'];
    expect(paths.filter((path) => !homes.some((home) => path.startsWith(home)))).toEqual([]);
  });

  test('its authority files say its own ids', () => {
    expect(read(`profiles/${name}/authority/selection.json`).body).toMatchObject({ profile_id: id });
    expect(read(`profiles/${name}/authority/selection.json`).id).toBe(`selection.${name}`);
    expect(read(`profiles/${name}/authority/context.json`).id).toBe(`context.${name}`);
  });

  test('uses every file of profiles/shared', () => {
    const manifests = new Set(body.bindings.map(({ manifest_ref }) => manifest_ref.id));
    const pinned = body.bindings.flatMap(pinnedPaths);
    const roles = new Set(body.bindings.filter((b) => b.authority_ref !== undefined).map((b) => `${b.role}.json`));
    const isUsed = (path: string): boolean =>
      path.includes('/manifests/')
        ? manifests.has(String(read(path).id))
        : path.includes('/authority/')
          ? roles.has(basename(path)) || basename(path) === 'decision.md'
          : pinned.some((pin) => path === pin || path.startsWith(`${pin}/`));
    const shared = filesBelow('profiles/shared');
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter((path) => !isUsed(path))).toEqual([]);
  });
});

describe('what the profiles share', () => {
  const skills = globSync('profiles/*/skills/*', { cwd: root }).sort();
  const prompts = globSync('profiles/*/prompts/*', { cwd: root }).sort();

  test.each(skills)('%s says its name and when to use it, and nothing else', (folder) => {
    const [, front, body] = /^---\n(.*?)\n---\n\n(# \S.*)$/s.exec(bytesOf(`${folder}/SKILL.md`).toString('utf8')) ?? [];
    const members = (front ?? '').split('\n').map((line) => /^([a-z]+): (\S.*)$/.exec(line)?.slice(1, 3));
    expect(members.map((member) => member?.[0])).toEqual(['name', 'description']);
    expect(members[0]?.[1]).toBe(basename(folder));
    expect(members[1]?.[1]).toMatch(/^Use .*\.$/);
    expect((members[1]?.[1] ?? '').length).toBeLessThanOrEqual(1024);
    expect(body?.length).toBeGreaterThan(200);
  });

  test.each(prompts)('%s is plain text under one heading', (path) => {
    const text = bytesOf(path).toString('utf8');
    expect(text).toMatch(/^# \S/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('every skill that a prompt names is bound beside it, and every bound skill is named', () => {
    for (const name of names) {
      for (const { prompt_ref, skill_refs } of profiles[name].body.bindings) {
        if (prompt_ref === undefined) continue;
        const text = bytesOf(pathOf(prompt_ref)).toString('utf8');
        const known = skills.map((folder) => basename(folder)).filter((skill) => text.includes(`\`${skill}\``));
        expect(known).toEqual(skill_refs.map((ref) => basename(pathOf(ref))));
      }
    }
  });
});

test('a release contains both', () => {
  const definition = releaseDefinitionKind.parse(bytesOf('releases/release.json'));
  expect(definition.ok && definition.value.content.body.profiles).toEqual([...names]);
  expect(names.map((name) => `profiles/${name}`)).toEqual(
    globSync('profiles/*/profile.json', { cwd: root }).map(dirname).sort(),
  );
});

function pathOf({ location }: { readonly location: { readonly kind: string; readonly value?: string } }): string {
  return location.value ?? '';
}

function pinnedPaths({ package_ref, config_ref, prompt_ref, skill_refs }: Binding): string[] {
  return [package_ref, config_ref, prompt_ref, ...skill_refs].flatMap((ref) =>
    ref === undefined ? [] : [pathOf(ref)],
  );
}
