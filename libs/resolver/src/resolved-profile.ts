// Builds the resolved profile from what was read. Its id is the digest of its own body, so equal content has one name and
// nobody chooses it.
import { compareCodePoints, documentDigest, type JsonObject } from '#canonical';
import {
  type AdapterManifest,
  type Binding,
  documentRefOf,
  type GitObject,
  gitKeyText,
  type ResolvedBinding,
  type ResolvedProfile,
} from '#contract';
import type { ObjectValues } from './bound-objects.ts';
import type { Documents, Sourced } from './document-sources.ts';
import type { ResolverRequest } from './request.ts';

/** Every value must have been read: a missing one is our fault and throws. */
export function buildResolvedProfile(
  request: ResolverRequest,
  { profile, manifests }: Documents,
  values: ObjectValues,
): ResolvedProfile {
  const byId = new Map(manifests.map((manifest) => [manifest.content.id, manifest]));
  const body = {
    profile_ref: documentRefOf(profile),
    profile_source: documentSource(profile),
    selection_ref: request.selection_ref,
    repository_context_ref: request.repository_context_ref,
    bindings: profile.content.body.bindings
      .toSorted((a, b) => compareCodePoints(a.binding_id, b.binding_id))
      .map((binding) => resolveBinding(binding, byId.get(binding.manifest_ref.id), values)),
  };
  const id = `resolved-profile:${documentDigest(body as unknown as JsonObject)}`;
  return { schema_version: 2, kind: 'resolved_profile', id, body } as ResolvedProfile;
}

function resolveBinding(
  binding: Binding,
  manifest: Sourced<AdapterManifest> | undefined,
  values: ObjectValues,
): ResolvedBinding {
  if (manifest === undefined) throw new Error(`no manifest was read for ${binding.binding_id}`);
  const source = (ref: GitObject) => rawSource(ref, values);
  const present = (ref: GitObject | undefined) =>
    ref === undefined ? { state: 'absent' } : { state: 'present', value: source(ref) };
  return {
    binding,
    adapter_implementation: { id: manifest.content.id, version: manifest.content.body.adapter_version },
    manifest_source: documentSource(manifest),
    package_source: source(binding.package_ref),
    config_source: present(binding.config_ref),
    prompt_source: present(binding.prompt_ref),
    skill_sources: binding.skill_refs.map(source),
    tool_sources: binding.requested_tools.map((tool) => ({
      tool_id: tool.tool_id,
      package_source: source(tool.package_ref),
      config_source: present(tool.config_ref.state === 'present' ? tool.config_ref.value : undefined),
    })),
  } as ResolvedBinding;
}

const documentSource = ({ source, sha256 }: Sourced<unknown>) => ({
  source,
  value_format: 'canonical-json' as const,
  value_sha256: sha256,
});

function rawSource(ref: GitObject, values: ObjectValues) {
  const value = values.get(gitKeyText(ref));
  if (value === undefined) throw new Error(`no value was read for ${gitKeyText(ref)}`);
  return { source: ref, value_format: 'raw-bytes' as const, value_sha256: value };
}
