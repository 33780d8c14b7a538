// The core documents that an adapter's input holds, made from this repository's sample profile: the six adapters under their
// own names, without tools, and a request for one kind of work under it. Digests are those of what is named.
import { documentDigest, type JsonObject } from '#canonical';
import type { AdapterManifest, Binding, Projection, ResolvedBinding, ResolvedProfile, StageRequest } from '#contract';
import { projectExecution } from '#contract';
import { buildProfileSet, buildRequest, refreshProfileSet, type WorkRole } from '../../../../test/support/builders.ts';

export type Digested<T> = { readonly content: T; readonly sha256: string };

/** A document with its digest. */
export const digested = <T extends JsonObject>(content: T): Digested<T> => ({
  content,
  sha256: documentDigest(content),
});

export type Producer = { readonly adapter: string; readonly provider: string; readonly model: string };

const claude: Producer = { adapter: 'claude-code-producer', provider: 'anthropic', model: 'claude.sonnet' };

const manifestIds = (producer: Producer): Readonly<Record<string, string>> => ({
  ci: 'adapter.github-actions-ci.v1',
  forge: 'adapter.local-git-materializer.v1',
  producer: `adapter.${producer.adapter}.v1`,
  publisher: 'adapter.dormant-publisher.v1',
  reviewer: 'adapter.codex-native-reviewer.v1',
  verifier: 'adapter.deterministic-verifier.v1',
});

/** The profile, the profile resolved, and a manifest for each of the six roles. */
export function profileSet(producer: Producer = claude) {
  const set = buildProfileSet();
  const ids = manifestIds(producer);
  const rename = (role = ''): string => ids[role] ?? role;

  const bind = (binding: Binding): void => {
    binding.manifest_ref.id = rename(binding.role);
    binding.requested_tools = [];
    if (binding.role !== 'producer' || binding.model_request === undefined) return;
    binding.model_request.provider_id = producer.provider;
    binding.model_request.model_id = producer.model;
  };
  const bindResolved = (resolved: ResolvedBinding): void => {
    bind(resolved.binding);
    resolved.adapter_implementation.id = resolved.binding.manifest_ref.id;
    resolved.tool_sources = [];
  };
  const offer = (manifest: AdapterManifest): void => {
    manifest.id = rename(manifest.body.offered_roles[0]);
    manifest.body.offered_tools = [];
  };

  set.profile.body.bindings.forEach(bind);
  set.resolved.body.bindings.forEach(bindResolved);
  set.manifests.forEach(offer);
  refreshProfileSet(set);
  return { profile: digested(set.profile), resolved: digested(set.resolved), manifests: set.manifests.map(digested) };
}

/** The manifest of the adapter that plays a role. */
export function manifestOf(manifests: readonly Digested<AdapterManifest>[], role: string): Digested<AdapterManifest> {
  const found = manifests.find(({ content }) => content.body.offered_roles.some((offered) => offered === role));
  if (found === undefined) throw new Error(`no manifest offers ${role}`);
  return found;
}

export type Asked = {
  readonly request: Digested<StageRequest>;
  /** The execution that the request asks for. */
  readonly projection: Projection;
};

/** A request for the work of a role, changed by `change` before it is digested. */
export function requestOf(
  role: WorkRole,
  resolved: Digested<ResolvedProfile>,
  change: (request: StageRequest) => void = () => {},
): Asked {
  const kind = role === 'producer' || role === 'reviewer' ? 'model' : 'deterministic';
  const request = buildRequest(role, kind, 'git-patch', resolved.content);
  request.body.resolved_profile_ref.sha256 = resolved.sha256;
  request.body.requested_at = '2026-03-03T08:00:00Z';
  change(request);
  const projection = projectExecution(request, resolved.content);
  if (projection === undefined) throw new Error(`no binding plays ${role}`);
  return { request: digested(request), projection };
}
