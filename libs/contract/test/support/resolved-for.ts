// A resolved profile for a profile whose objects are not at hand. The digests of raw bytes are invented, one for each Git
// object, so that claims about one object agree.
import { sha256Hex } from '#canonical';
import {
  type AdapterManifest,
  type GitObject,
  gitKeyText,
  type PresentSourceValue,
  type Profile,
  type ResolvedBinding,
  type ResolvedProfile,
  type SourceValue,
} from '#contract';
import { shapes } from '../../../../test/support/builders.ts';

export function resolvedFor(profile: Profile, sha256: string, manifests: readonly AdapterManifest[]): ResolvedProfile {
  const versions = new Map(manifests.map(({ id, body }) => [id, body.adapter_version]));
  return {
    schema_version: 2,
    kind: 'resolved_profile',
    id: `resolved.${profile.id}`,
    body: {
      profile_ref: { schema_version: 2, kind: 'profile', id: profile.id, sha256 },
      profile_source: json(shapes.blob('profile.json'), sha256),
      selection_ref: shapes.scope('selection', 'selection', '1'),
      repository_context_ref: shapes.scope('repository-context', 'context', '2'),
      bindings: profile.body.bindings.map(
        (binding): ResolvedBinding => ({
          binding,
          adapter_implementation: { id: binding.manifest_ref.id, version: versions.get(binding.manifest_ref.id) ?? '' },
          manifest_source: json(shapes.blob(`manifests/${binding.manifest_ref.id}.json`), binding.manifest_ref.sha256),
          package_source: invented(binding.package_ref),
          config_source: present(binding.config_ref),
          prompt_source: present(binding.prompt_ref),
          skill_sources: binding.skill_refs.map(invented),
          tool_sources: binding.requested_tools.map((tool) => ({
            tool_id: tool.tool_id,
            package_source: invented(tool.package_ref),
            config_source: present(tool.config_ref.state === 'present' ? tool.config_ref.value : undefined),
          })),
        }),
      ),
    },
  };
}

const json = (source: GitObject, value_sha256: string): SourceValue => ({
  source,
  value_format: 'canonical-json',
  value_sha256,
});

const invented = (source: GitObject): SourceValue => ({
  source,
  value_format: 'raw-bytes',
  value_sha256: sha256Hex(gitKeyText(source)),
});

const present = (ref: GitObject | undefined): PresentSourceValue =>
  ref === undefined ? { state: 'absent' } : { state: 'present', value: invented(ref) };
