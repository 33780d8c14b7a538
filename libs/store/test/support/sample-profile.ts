// A valid profile set in six bindings, all deterministic, over invented Git objects.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { grantOf, protectedRoles } from '#contract';

const roles = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const;
const digest = (text: string): string => sha256Hex(text);

const revision = { repository_id: 'repo.sample', hash_algorithm: 'sha1', commit_id: '3'.repeat(40) };

const gitObject = (path: string, type: 'blob' | 'tree') => ({
  revision,
  location: { kind: 'path', value: path },
  object_type: type,
  object_id: digest(path).slice(0, 40),
  mode: type === 'tree' ? '040000' : '100644',
});

const content = (id: string) => ({ content_id: id, media_type: 'application/json', sha256: digest(id) });

const scope = (purpose: string, id: string) => ({
  purpose,
  decision_record_ref: content('decision'),
  subject_ref: { type: 'artifact', value: { type: 'content', value: content(id) } },
  scope_sha256: digest(id),
});

const sourceOf = (source: Json, format: string, sha256: string) => ({
  source,
  value_format: format,
  value_sha256: sha256,
});

export type SampleProfile = {
  readonly profile: Uint8Array;
  readonly resolved: Uint8Array;
  /** By role. */
  readonly manifests: ReadonlyMap<string, Uint8Array>;
};

/** The documents of a profile of that name. The manifests are the same for every name. */
export function sampleProfile(name: string): SampleProfile {
  const manifests = new Map(roles.map((role) => [role, encodeCanonical(manifestOf(role))]));
  const bindings = roles.map((role) => bindingOf(role, sha256Hex(manifests.get(role) ?? '')));
  const id = `profile.${name}.v1`;
  const profile = encodeCanonical({
    schema_version: 2,
    kind: 'profile',
    id,
    body: { profile_version: 'v1', bindings: [...bindings] },
  });
  const body = {
    profile_ref: { schema_version: 2, kind: 'profile', id, sha256: sha256Hex(profile) },
    profile_source: sourceOf(gitObject(`profiles/${name}/profile.json`, 'blob'), 'canonical-json', sha256Hex(profile)),
    selection_ref: scope('selection', 'selection'),
    repository_context_ref: scope('repository-context', 'context'),
    bindings: bindings.map((binding) => ({
      binding,
      adapter_implementation: { id: binding.manifest_ref.id, version: 'v1' },
      manifest_source: sourceOf(
        gitObject(`manifests/${binding.role}.json`, 'blob'),
        'canonical-json',
        binding.manifest_ref.sha256,
      ),
      package_source: sourceOf(binding.package_ref, 'raw-bytes', digest(binding.role)),
      config_source: { state: 'absent' },
      prompt_source: { state: 'absent' },
      skill_sources: [],
      tool_sources: [],
    })),
  };
  const resolved = encodeCanonical({ schema_version: 2, kind: 'resolved_profile', id: 'resolved.sample', body });
  return { profile, resolved, manifests };
}

const manifestOf = (role: string) => {
  const grant = grantOf(role, 'deterministic');
  return {
    schema_version: 2,
    kind: 'adapter_manifest',
    id: `adapter.${role}.v1`,
    body: {
      adapter_version: 'v1',
      package_ref: gitObject(`libs/adapters/src/${role}`, 'tree'),
      offered_roles: [role],
      offered_execution_kinds: ['deterministic'],
      offered_capabilities: [...grant.capabilities],
      offered_permissions: [...grant.permissions],
      offered_tools: [],
    },
  };
};

function bindingOf(role: string, manifestSha256: string) {
  const grant = grantOf(role, 'deterministic');
  const isProtected = (protectedRoles as readonly string[]).includes(role);
  return {
    binding_id: `binding.${role}`,
    role,
    manifest_ref: { schema_version: 2, kind: 'adapter_manifest', id: `adapter.${role}.v1`, sha256: manifestSha256 },
    execution_kind: 'deterministic',
    adapter_instance_id: `instance.${role}`,
    principal_id: `principal.${role}`,
    execution_boundary_id: `boundary.${role}`,
    package_ref: gitObject(`libs/adapters/src/${role}`, 'tree'),
    skill_refs: [],
    requested_tools: [],
    requested_capabilities: [...grant.capabilities],
    requested_permissions: [...grant.permissions],
    ...(isProtected ? { authority_ref: scope('authority', `authority-${role}`) } : {}),
  };
}
