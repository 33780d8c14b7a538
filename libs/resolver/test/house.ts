// A small repository with one profile of six bindings, as a person would write it: zeros for every id and digest.
import { encodeCanonical, type Json, type JsonObject } from '#canonical';
import { grantOf } from '#contract';
import { type PinInput, type Pinned, type ProfilePlace, pinProfile, type ResolverResult, runPlan } from '#resolver';
import { type Files, MemoryRepository, memoryPort, type Troubles } from './memory-repository.ts';

export const repositoryId = 'repo.house';
const zeros = '0'.repeat(40);
const zeroDigest = '0'.repeat(64);

const gitRef = (value: string, mode = '100644') => ({
  location: { kind: 'path', value },
  mode,
  object_id: zeros,
  object_type: mode === '040000' ? 'tree' : 'blob',
  revision: { commit_id: zeros, hash_algorithm: 'sha1', repository_id: repositoryId },
});

const roles = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const;
type Role = (typeof roles)[number];
const isModel = (role: Role) => role === 'producer' || role === 'reviewer';
const executionKind = (role: Role) => (isModel(role) ? 'model' : 'deterministic');

const packagePath = (role: Role) => `libs/adapters/src/${role}-adapter`;
const manifestId = (role: Role) => `adapter.${role}-adapter.v1`;

const scopeRef = (purpose: string, contentId: string, decisionId: string, decisionType: string) => ({
  decision_record_ref: { content_id: decisionId, media_type: decisionType, sha256: zeroDigest },
  purpose,
  scope_sha256: zeroDigest,
  subject_ref: {
    type: 'artifact',
    value: { type: 'content', value: { content_id: contentId, media_type: 'application/json', sha256: zeroDigest } },
  },
});

const grants = (role: Role) => {
  const grant = grantOf(role, executionKind(role));
  return { capabilities: [...grant.capabilities], permissions: [...grant.permissions] };
};

export const draftManifest = (role: Role): JsonObject =>
  ({
    schema_version: 2,
    kind: 'adapter_manifest',
    id: manifestId(role),
    body: {
      adapter_version: 'v1',
      package_ref: gitRef(packagePath(role), '040000'),
      offered_roles: [role],
      offered_execution_kinds: [executionKind(role)],
      offered_capabilities: grants(role).capabilities,
      offered_permissions: grants(role).permissions,
      offered_tools: [],
      ...(role === 'producer'
        ? { config_contract_ref: scopeRef('config-contract', 'producer-config', 'producer-config', 'application/json') }
        : {}),
    },
  }) as unknown as JsonObject;

export const draftBinding = (role: Role): JsonObject =>
  ({
    binding_id: `binding.${role}`,
    role,
    manifest_ref: { schema_version: 2, kind: 'adapter_manifest', id: manifestId(role), sha256: zeroDigest },
    execution_kind: executionKind(role),
    adapter_instance_id: `instance.${role}`,
    principal_id: `principal.${role}`,
    execution_boundary_id: `boundary.${role}`,
    package_ref: gitRef(packagePath(role), '040000'),
    skill_refs: role === 'reviewer' ? [gitRef('profiles/shared/skills/weigh', '040000')] : [],
    requested_tools: [],
    requested_capabilities: grants(role).capabilities,
    requested_permissions: grants(role).permissions,
    ...(role === 'ci'
      ? {}
      : { authority_ref: scopeRef('authority', `authority-${role}`, 'decision', 'text/markdown') }),
    ...(role === 'producer' ? { config_ref: gitRef('profiles/small/producer-config.json') } : {}),
    ...(isModel(role)
      ? {
          prompt_ref: gitRef(`profiles/shared/prompts/${role}.md`),
          model_request: { provider_id: 'provider', model_id: 'model', effort_id: 'high' },
        }
      : {}),
  }) as unknown as JsonObject;

export const draftProfile = (): JsonObject =>
  ({
    schema_version: 2,
    kind: 'profile',
    id: 'profile.small.v1',
    body: { profile_version: 'v1', bindings: roles.map(draftBinding) },
  }) as unknown as JsonObject;

const pretty = (value: Json): string => JSON.stringify(value, null, 2);
const sharedRoles: readonly Role[] = ['ci', 'forge', 'publisher', 'reviewer', 'verifier'];

/** The files of the first commit. The producer's manifest and authority are the profile's own, the rest is shared. */
export const houseFiles = (): Record<string, string> => ({
  ...Object.fromEntries(roles.map((role) => [`${packagePath(role)}/index.ts`, `export const role = '${role}';\n`])),
  ...Object.fromEntries(
    roles.map((role) => [
      `profiles/${sharedRoles.includes(role) ? 'shared' : 'small'}/manifests/${role}-adapter.json`,
      pretty(draftManifest(role)),
    ]),
  ),
  ...Object.fromEntries(
    roles
      .filter((role) => role !== 'ci')
      .map((role) => [
        `profiles/${sharedRoles.includes(role) ? 'shared' : 'small'}/authority/${role}.json`,
        `{"role":"${role}"}\n`,
      ]),
  ),
  'profiles/shared/authority/decision.md': '# Decision\n',
  'profiles/small/authority/selection.json': '{"selection":true}\n',
  'profiles/small/authority/context.json': '{"context":true}\n',
  'profiles/small/producer-config.json': '{"model_id":"model"}\n',
  'profiles/shared/prompts/producer.md': 'Produce.\n',
  'profiles/shared/prompts/reviewer.md': 'Review.\n',
  'profiles/shared/skills/weigh/SKILL.md': 'Weigh.\n',
  'profiles/small/profile.json': pretty(draftProfile()),
});

/** The files that `pin` is handed: profile.json and the manifests of both folders. */
export const pinFiles = (files: Files): ReadonlyMap<string, Uint8Array> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith('/profile.json') || path.includes('/manifests/'))
      .map(([path, content]) => [path, typeof content === 'string' ? new TextEncoder().encode(content) : content]),
  );

export const placeAt = (commitId: string): ProfilePlace => ({
  repositoryId,
  hashAlgorithm: 'sha1',
  commitId,
  folder: 'profiles/small',
  shared: 'profiles/shared',
});

export const pin = (
  repository: MemoryRepository,
  input: PinInput,
  troubles: Troubles = {},
): Promise<ResolverResult<Pinned>> => runPlan(pinProfile(input), memoryPort({ [repositoryId]: repository }, troubles));

/** Commits the drafts, pins them at that commit and commits what `pin` wrote. */
export async function pinnedHouse() {
  const repository = new MemoryRepository();
  const drafts = houseFiles();
  const first = repository.commit(drafts);
  const pinned = await pin(repository, { place: placeAt(first), files: pinFiles(drafts) });
  if (!pinned.ok) throw new Error(JSON.stringify(pinned.refusal));
  const files: Record<string, string | Uint8Array> = { ...drafts, ...Object.fromEntries(pinned.value.files) };
  const second = repository.commit(files);
  return { repository, files, first, second, pinned: pinned.value };
}

export const mapBytes = (...ids: readonly string[]): Uint8Array =>
  encodeCanonical({ repositories: ids.map((id) => ({ repository_id: id, root: `/srv/${id}` })), version: 1 });
