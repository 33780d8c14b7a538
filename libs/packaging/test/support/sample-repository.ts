// A repository with one profile that can be packaged, pinned to itself: the contract's sample documents with every ref
// brought to objects of this tree. `bend` changes files before the pins are written, `break` after.
import { documentDigest, encodeCanonical, gitBlobId, type Json, sha256Hex } from '#canonical';
import type { AdapterManifest, AdapterRole, GitObject, Profile, ScopeRef } from '#contract';
import { adapterClosure, type ReleasePlace } from '#packaging';
import { type BuiltProfileSet, buildProfileSet, refreshProfileSet, shapes } from '../../../../test/support/builders.ts';
import { type Algorithm, type MemoryFile, MemoryRepository } from './memory-repository.ts';

export type Files = Map<string, MemoryFile>;

export const put = (
  files: Files,
  path: string,
  text: string | Uint8Array,
  mode: MemoryFile['mode'] = '100644',
): void => {
  files.set(path, { mode, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text });
};
const putJson = (files: Files, path: string, value: unknown): void => put(files, path, encodeCanonical(value as Json));

export type SampleChoice = {
  readonly algorithm?: Algorithm;
  readonly bend?: (files: Files) => void;
  /** Changes the documents when all digests agree; what it changes stays as it is. */
  readonly edit?: (set: BuiltProfileSet, files: Files) => void;
  readonly break?: (files: Files) => void;
};

export const adapterFolder = (role: string): string => `libs/adapters/src/${role}-adapter`;

/** The tree and the place of its profile `sample`. */
export function sampleRepository(choice: SampleChoice = {}): { repository: MemoryRepository; place: ReleasePlace } {
  const algorithm = choice.algorithm ?? 'sha1';
  const files = plainFiles();
  choice.bend?.(files);
  for (const role of ['ci', 'verifier']) putClosure(files, role);
  const set = pinnedSet(new MemoryRepository(files, algorithm), files);
  choice.edit?.(set, files);
  putJson(files, 'profiles/sample/profile.json', set.profile);
  for (const manifest of set.manifests) {
    const role = manifest.body.offered_roles[0] ?? '';
    const owner = ['ci', 'producer'].includes(role) ? 'sample' : 'shared';
    putJson(files, `profiles/${owner}/manifests/${role}.json`, manifest);
  }
  choice.break?.(files);
  const repository = new MemoryRepository(files, algorithm);
  return { repository, place: { commit: repository.commit, algorithm, repositoryId: 'repo.sample', name: 'sample' } };
}

/** What the sample profile says of a role, with the permissions that its binding requests. */
export const authorityOf = (role: AdapterRole, permissions?: readonly string[]) => ({
  body: {
    duties: ['Does its work.'],
    limits: ['Does nothing else.'],
    permissions: permissions ?? bindingOf(buildProfileSet().profile, role).requested_permissions,
    role,
  },
  id: `authority.${role}`,
  kind: 'role_authority',
  schema_version: 1,
});

/** The other documents of the sample profile. */
export const sampleDocuments = {
  selection: {
    body: { profile_id: 'profile.sample.v1', reason: 'A sample.', task_classes: ['task.a', 'task.b'] },
    id: 'selection.sample',
    kind: 'profile_selection',
    schema_version: 1,
  },
  context: {
    body: { conventions: ['README.md', 'docs'], repository_id: 'repo.sample', summary: 'A sample.' },
    id: 'context.sample',
    kind: 'repository_context',
    schema_version: 1,
  },
  config: { effort_id: 'high', model_id: 'model.producer', provider_id: 'provider.sample', schema_version: 1 },
};

function plainFiles(): Files {
  const files: Files = new Map();
  put(files, 'README.md', '# Not packaged\n');
  put(files, '.claude/settings.json', '{}\n');
  put(files, 'libs/package.json', '{ "type": "module", "imports": { "#*": "./*/src/index.ts" } }\n');
  put(
    files,
    'libs/command/src/installed.ts',
    "import { a } from '#canonical';\nimport { run } from './run.ts';\nrun(a);\n",
  );
  put(
    files,
    'libs/command/src/run.ts',
    "import { stdout } from 'node:process';\nexport const run = (a: string) => stdout.write(a);\n",
  );
  put(files, 'libs/canonical/src/index.ts', "export { a } from './a.ts';\n");
  put(
    files,
    'libs/canonical/src/a.ts',
    "import { validate } from './generated/a.js';\nexport const a = String(validate);\n",
  );
  put(files, 'libs/canonical/src/generated/a.js', 'export const validate = () => true;\n');
  put(
    files,
    'libs/canonical/src/generated/a.d.ts',
    "import type { B } from '../b.ts';\nexport declare const validate: () => B;\n",
  );
  put(files, 'libs/canonical/src/b.ts', 'export type B = boolean;\n');
  put(files, 'libs/canonical/src/unused.ts', 'export {};\n');
  put(files, 'libs/canonical/README.md', '# Not reached\n');
  put(files, 'libs/adapters/src/shared/decide.ts', 'export const decide = () => 1;\n');
  for (const role of ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const) {
    put(files, `${adapterFolder(role)}/normalize.ts`, `export const name = '${role}';\n`);
    putJson(files, `profiles/shared/authority/${role}.json`, authorityOf(role));
  }
  put(
    files,
    `${adapterFolder('ci')}/normalize.ts`,
    "import { decide } from '../shared/decide.ts';\nexport const d = decide();\n",
  );
  put(files, `${adapterFolder('verifier')}/normalize.ts`, "import { a } from '#canonical';\nexport const b = a;\n");
  put(files, 'profiles/shared/authority/decision.md', 'Decided.\n');
  put(files, 'profiles/shared/authority/selection.json', '"unused: the profile has its own"\n');
  putJson(files, 'profiles/sample/authority/selection.json', sampleDocuments.selection);
  putJson(files, 'profiles/sample/authority/context.json', sampleDocuments.context);
  putJson(files, 'profiles/sample/authority/producer.json', authorityOf('producer'));
  putJson(files, 'profiles/sample/producer-config.json', sampleDocuments.config);
  put(files, 'profiles/shared/prompts/producer.md', 'Produce.\n');
  put(files, 'profiles/shared/prompts/reviewer.md', 'Review.\n');
  put(files, 'profiles/shared/prompts/unbound.md', 'Nobody binds this.\n');
  put(files, 'profiles/shared/skills/plan/SKILL.md', '# Plan\n');
  put(files, 'profiles/shared/skills/plan/run.sh', '#!/bin/sh\n', '100755');
  put(files, 'profiles/shared/skills/test.md', '# Test\n');
  put(files, 'profiles/shared/tools/lint.md', 'lint\n');
  put(files, 'profiles/shared/tools/search.md', 'search\n');
  put(files, 'profiles/shared/manifests/broken.json', 'no document\n');
  put(files, 'profiles/other/prompts/p.md', 'Of another profile.\n');
  return files;
}

/** What the code of these two adapters reaches outside their folders. */
const reached: Readonly<Record<string, readonly string[]>> = {
  ci: ['libs/adapters/src/shared/decide.ts'],
  verifier: ['a.ts', 'b.ts', 'generated/a.d.ts', 'generated/a.js', 'index.ts'].map(
    (name) => `libs/canonical/src/${name}`,
  ),
};

function putClosure(files: Files, role: string): void {
  const facts = (reached[role] ?? []).map((path) => {
    const bytes = files.get(path)?.bytes ?? new Uint8Array();
    const mode = '100644' as const;
    return { path, mode, object_id: gitBlobId(bytes, 'sha1'), sha256: sha256Hex(bytes), size_bytes: bytes.length };
  });
  putJson(files, `${adapterFolder(role)}/closure.json`, adapterClosure(adapterFolder(role), facts));
}

/** The contract's sample documents, every ref pointing into the repository. */
function pinnedSet(repository: MemoryRepository, files: Files): BuiltProfileSet {
  const set = buildProfileSet();
  const pin = (path: string): GitObject => {
    const { mode, oid } = repository.at(path) ?? { mode: '100644', oid: '0'.repeat(40) };
    const object_type = mode === '040000' ? 'tree' : 'blob';
    const revision = {
      commit_id: repository.commit,
      hash_algorithm: repository.algorithm,
      repository_id: 'repo.sample',
    };
    return { location: { kind: 'path', value: path }, mode, object_id: oid, object_type, revision } as GitObject;
  };
  const digestOf = (path: string): string => sha256Hex(files.get(path)?.bytes ?? new Uint8Array());
  const tools = (['lint', 'search'] as const).map((name) => ({
    ...shapes.tool(`tool.${name}`),
    package_ref: pin(`profiles/shared/tools/${name}.md`),
    config_ref: { state: 'absent' as const },
  }));
  for (const binding of set.profile.body.bindings) {
    const { role } = binding;
    binding.package_ref = pin(adapterFolder(role));
    if (binding.config_ref) binding.config_ref = pin('profiles/sample/producer-config.json');
    if (binding.prompt_ref) binding.prompt_ref = pin(`profiles/shared/prompts/${role}.md`);
    if (binding.skill_refs.length > 0)
      binding.skill_refs = [pin('profiles/shared/skills/plan'), pin('profiles/shared/skills/test.md')];
    if (binding.requested_tools.length > 0) binding.requested_tools = structuredClone(tools);
    const owner = role === 'producer' ? 'sample' : 'shared';
    aim(
      binding.authority_ref,
      digestOf('profiles/shared/authority/decision.md'),
      digestOf(`profiles/${owner}/authority/${role}.json`),
    );
  }
  for (const { body } of set.manifests) {
    body.package_ref = pin(adapterFolder(body.offered_roles[0] ?? ''));
    if (body.offered_tools.length > 0) body.offered_tools = structuredClone(tools);
    aim(
      body.config_contract_ref,
      digestOf('profiles/shared/authority/decision.md'),
      digestOf('profiles/sample/producer-config.json'),
    );
  }
  refreshProfileSet(set);
  return set;
}

function aim(ref: ScopeRef | undefined, decision: string, subject: string): void {
  if (ref === undefined || ref.subject_ref.type !== 'artifact' || ref.subject_ref.value.type !== 'content') return;
  ref.decision_record_ref.sha256 = decision;
  ref.subject_ref.value.value.sha256 = subject;
  ref.scope_sha256 = subject;
}

/** The binding of a role. */
export const bindingOf = (profile: Profile, role: string): Profile['body']['bindings'][number] => {
  const binding = profile.body.bindings.find((candidate) => candidate.role === role);
  if (binding === undefined) throw new Error(`no binding for ${role}`);
  return binding;
};

/** The manifest of a role. */
export const manifestOf = ({ manifests }: BuiltProfileSet, role: AdapterRole): AdapterManifest => {
  const manifest = manifests.find(({ body }) => body.offered_roles.includes(role));
  if (manifest === undefined) throw new Error(`no manifest for ${role}`);
  return manifest;
};

/** Makes the digests of the manifests in the profile agree with the manifests again. */
export const repinManifests = ({ profile, manifests }: BuiltProfileSet): void => {
  const digests = new Map(manifests.map((manifest) => [manifest.id, documentDigest(manifest as unknown as Json)]));
  for (const { manifest_ref } of profile.body.bindings) manifest_ref.sha256 = digests.get(manifest_ref.id) ?? '';
};
