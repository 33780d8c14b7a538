// A valid profile set: six bindings, one manifest each, and the profile resolved. Producer and reviewer are models unless
// told otherwise; the model producer has a configuration, a prompt, two skills and two tools, so that every part occurs.
import { documentDigest } from '#canonical';
import {
  type AdapterManifest,
  type AdapterRole,
  type Binding,
  type ExecutionKind,
  type GitObject,
  grantOf,
  type PresentSourceValue,
  type Profile,
  type ResolvedBinding,
  type ResolvedProfile,
  type SourceValue,
} from '#contract';
import { blob, scope, sha, tool, tree } from './shapes.ts';

export type BuiltProfileSet = { profile: Profile; resolved: ResolvedProfile; manifests: AdapterManifest[] };

export type ProfileSetChoice = { readonly producer?: ExecutionKind; readonly reviewer?: ExecutionKind };

const roles = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const;
type BoundRole = (typeof roles)[number];

// The digits of the five authorities; ci has none.
const authorities: Partial<Record<AdapterRole, string>> = {
  forge: '1',
  producer: '2',
  publisher: '3',
  reviewer: '4',
  verifier: '5',
};

/** A fresh, valid set whose digests agree. */
export function buildProfileSet({ producer = 'model', reviewer = 'model' }: ProfileSetChoice = {}): BuiltProfileSet {
  const kinds: Record<BoundRole, ExecutionKind> = {
    ci: 'deterministic',
    forge: 'deterministic',
    producer,
    publisher: 'deterministic',
    reviewer,
    verifier: 'deterministic',
  };
  const manifests = roles.map((role) => buildManifest(role, kinds[role]));
  const bindings = roles.map((role) => buildBinding(role, kinds[role]));
  const profile: Profile = {
    schema_version: 2,
    kind: 'profile',
    id: 'profile.sample.v1',
    body: { profile_version: 'v1', bindings },
  };
  const set = { profile, resolved: buildResolved(profile), manifests };
  refreshProfileSet(set);
  return set;
}

/** Brings the digests by which the documents name one another up to date after a change to any of them. */
export function refreshProfileSet({ profile, resolved, manifests }: BuiltProfileSet): void {
  const digests = new Map(manifests.map((manifest) => [manifest.id, documentDigest(manifest)]));
  for (const { manifest_ref } of profile.body.bindings) {
    manifest_ref.sha256 = digests.get(manifest_ref.id) ?? manifest_ref.sha256;
  }
  for (const { binding, manifest_source } of resolved.body.bindings) {
    binding.manifest_ref.sha256 = digests.get(binding.manifest_ref.id) ?? binding.manifest_ref.sha256;
    manifest_source.value_sha256 = binding.manifest_ref.sha256;
  }
  resolved.body.profile_ref.sha256 = documentDigest(profile);
  resolved.body.profile_source.value_sha256 = resolved.body.profile_ref.sha256;
}

const hasExtras = (role: AdapterRole, kind: ExecutionKind): boolean => role === 'producer' && kind === 'model';

function buildManifest(role: BoundRole, kind: ExecutionKind): AdapterManifest {
  const grant = grantOf(role, kind);
  return {
    schema_version: 2,
    kind: 'adapter_manifest',
    id: `adapter.${role}.v1`,
    body: {
      adapter_version: 'v1',
      package_ref: tree(`adapters/${role}`),
      offered_roles: [role],
      offered_execution_kinds: [kind],
      offered_capabilities: [...grant.capabilities],
      offered_permissions: [...grant.permissions],
      offered_tools: hasExtras(role, kind) ? [tool('tool.lint'), tool('tool.search')] : [],
      ...(hasExtras(role, kind) ? { config_contract_ref: scope('config-contract', 'producer-config', 'e') } : {}),
    },
  };
}

function buildBinding(role: BoundRole, kind: ExecutionKind): Binding {
  const grant = grantOf(role, kind);
  const authority = authorities[role];
  return {
    binding_id: `binding.${role}`,
    role,
    manifest_ref: { schema_version: 2, kind: 'adapter_manifest', id: `adapter.${role}.v1`, sha256: sha('0') },
    execution_kind: kind,
    adapter_instance_id: `instance.${role}`,
    principal_id: `principal.${role}`,
    execution_boundary_id: `boundary.${role}`,
    package_ref: tree(`adapters/${role}`),
    skill_refs: hasExtras(role, kind) ? [blob('skills/plan.md', '6'), blob('skills/test.md', '7')] : [],
    requested_tools: hasExtras(role, kind) ? [tool('tool.lint'), tool('tool.search')] : [],
    requested_capabilities: [...grant.capabilities],
    requested_permissions: [...grant.permissions],
    ...(authority === undefined ? {} : { authority_ref: scope('authority', `authority-${role}`, authority) }),
    ...(hasExtras(role, kind) ? { config_ref: blob('config/producer.json', '8') } : {}),
    ...(kind === 'model'
      ? {
          prompt_ref: blob(`prompts/${role}.md`, '9'),
          model_request: { provider_id: 'provider.sample', model_id: `model.${role}`, effort_id: 'high' },
        }
      : {}),
  };
}

function buildResolved(profile: Profile): ResolvedProfile {
  return {
    schema_version: 2,
    kind: 'resolved_profile',
    id: 'resolved.sample',
    body: {
      profile_ref: { schema_version: 2, kind: 'profile', id: profile.id, sha256: sha('0') },
      profile_source: json(blob('profile.json', 'f')),
      selection_ref: scope('selection', 'selection', '6'),
      repository_context_ref: scope('repository-context', 'context', '7'),
      bindings: profile.body.bindings.map(buildResolvedBinding),
    },
  };
}

const buildResolvedBinding = (binding: Binding): ResolvedBinding => ({
  binding: structuredClone(binding),
  adapter_implementation: { id: binding.manifest_ref.id, version: 'v1' },
  manifest_source: json(blob(`manifests/${binding.role}.json`, 'e')),
  package_source: raw(binding.package_ref),
  config_source: presentSource(binding.config_ref),
  prompt_source: presentSource(binding.prompt_ref),
  skill_sources: binding.skill_refs.map(raw),
  tool_sources: binding.requested_tools.map(({ tool_id, package_ref, config_ref }) => ({
    tool_id,
    package_source: raw(package_ref),
    config_source: presentSource(config_ref.state === 'present' ? config_ref.value : undefined),
  })),
});

const json = (source: GitObject): SourceValue => ({ source, value_format: 'canonical-json', value_sha256: sha('0') });

const raw = (source: GitObject): SourceValue => ({
  source: structuredClone(source),
  value_format: 'raw-bytes',
  value_sha256: sha(source.object_id.charAt(0)),
});

const presentSource = (ref: GitObject | undefined): PresentSourceValue =>
  ref === undefined ? { state: 'absent' } : { state: 'present', value: raw(ref) };
