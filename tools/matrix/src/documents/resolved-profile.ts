// The profile of a combination resolved: every source in it is a blob of the matrix's own repositories.
import { encodeCanonical, sha256Hex } from '#canonical';
import type {
  AdapterManifest,
  CanonicalSource,
  Digested,
  GitObject,
  PresentSourceValue,
  RepositoryContextScopeRef,
  ResolvedBinding,
  ResolvedProfile,
  SelectionScopeRef,
  SourceValue,
} from '#contract';
import { prompt } from '../fixture/texts.ts';
import type { ProfileSet } from './profile-set.ts';
import { blobOf, digested, type NamedRepository, scopeOf } from './refs.ts';

const profilePath = 'profile.json';
const manifestPath = (id: string): string => `manifests/${id}.json`;

/** The files of the repository that the profile and its manifests are read from. */
export const profileFiles = ({ profile, manifests }: ProfileSet): { [path: string]: Uint8Array } =>
  Object.fromEntries([
    [profilePath, encodeCanonical(profile.content)],
    ...manifests.map(({ content }) => [manifestPath(content.id), encodeCanonical(content)]),
  ]);

/** `bytesAt` gives the content of what a binding pins. */
export function resolveProfileSet(
  { profile, manifests }: ProfileSet,
  repository: NamedRepository,
  bytesAt: (ref: GitObject) => Uint8Array,
): Digested<ResolvedProfile> {
  const json = (path: string, document: Digested<ProfileSet['profile']['content'] | AdapterManifest>) =>
    ({
      source: blobOf(repository, path, encodeCanonical(document.content)),
      value_format: 'canonical-json',
      value_sha256: document.sha256,
    }) as CanonicalSource;
  const raw = (source: GitObject): SourceValue => ({
    source,
    value_format: 'raw-bytes',
    value_sha256: sha256Hex(bytesAt(source)),
  });
  const optional = (ref: GitObject | undefined): PresentSourceValue =>
    ref === undefined ? { state: 'absent' } : { state: 'present', value: raw(ref) };
  const bindings = profile.content.body.bindings.map((binding): ResolvedBinding => {
    const manifest = manifests.find(({ content }) => content.id === binding.manifest_ref.id);
    if (manifest === undefined) throw new Error(`no manifest \`${binding.manifest_ref.id}\``);
    return {
      binding,
      adapter_implementation: { id: manifest.content.id, version: manifest.content.body.adapter_version },
      manifest_source: json(manifestPath(manifest.content.id), manifest),
      package_source: raw(binding.package_ref),
      config_source: optional(binding.config_ref),
      prompt_source: optional(binding.prompt_ref),
      skill_sources: [],
      tool_sources: [],
    };
  });
  return digested({
    schema_version: 2,
    kind: 'resolved_profile',
    id: `resolved.${profile.content.id}`,
    body: {
      profile_ref: { schema_version: 2, kind: 'profile', id: profile.content.id, sha256: profile.sha256 },
      profile_source: json(profilePath, profile),
      selection_ref: scopeOf('selection', 'selection') as SelectionScopeRef,
      repository_context_ref: scopeOf('repository-context', 'context') as RepositoryContextScopeRef,
      bindings,
    },
  });
}

export const promptBytes = new TextEncoder().encode(prompt);
