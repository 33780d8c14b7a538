// A profile, the same profile resolved, and the manifests of its adapters, judged together: nothing is bound that its
// adapter does not offer, no manifest is missing or spare, and the resolved profile says what the profile says.
import { equalJson, type Refusal } from '#canonical';
import type { AdapterManifest } from '../generated/adapter-manifest.d.ts';
import type { Binding } from '../generated/common.d.ts';
import type { Profile } from '../generated/profile.d.ts';
import type { ResolvedBinding, ResolvedProfile } from '../generated/resolved-profile.d.ts';
import { profileKind } from '../kinds/profile.ts';
import { resolvedProfileKind } from '../kinds/resolved-profile.ts';
import { firstAmong, firstOf, misreferred, type Place, unrelated } from '../refusals.ts';
import { type Digested, inInput, refersTo } from './digested.ts';
import { checkOffer } from './manifest-offer.ts';

export type ProfileSet = {
  readonly profile: Digested<Profile>;
  readonly resolved: Digested<ResolvedProfile>;
  /** One to eight, in any order. */
  readonly manifests: readonly Digested<AdapterManifest>[];
};

const manifestsMax = 8;
const [profileAt, resolvedAt, manifestsAt] = [0, 1, 2] as const;

/**
 * Judges a profile set of documents of good form. Refuses with E_REF when the documents do not name one another, then with
 * E_RELATION; a refusal's `input` is 0 for the profile, 1 for the resolved profile, 2 and up for the manifests.
 * That the resolved profile's sources carry the digests of profile and manifests follows: its own relations tie them to its
 * refs, and the refs are compared here.
 */
export const checkProfileSet = (set: ProfileSet): Refusal | undefined =>
  firstOf([
    () => checkManifestIds(set),
    () => checkProfileRef(set),
    () => inInput(profileAt, profileKind.checkRelations(set.profile.content)),
    () => inInput(resolvedAt, resolvedProfileKind.checkRelations(set.resolved.content)),
    () => inInput(resolvedAt, checkBindingIds(set)),
    () => checkManifestSet(set),
    () => checkBindings(set),
  ]);

function checkManifestIds({ manifests }: ProfileSet): Refusal | undefined {
  if (manifests.length < 1 || manifests.length > manifestsMax) {
    return { code: 'E_REF', expected: `1 to ${manifestsMax} manifests, not ${manifests.length}` };
  }
  const ids = new Set<string>();
  return firstAmong(manifests, ({ content }, index) => {
    if (ids.has(content.id))
      return inInput(manifestsAt + index, misreferred(['id'], 'an id that no other manifest has'));
    ids.add(content.id);
    return undefined;
  });
}

const checkProfileRef = ({ profile, resolved }: ProfileSet): Refusal | undefined =>
  refersTo(resolved.content.body.profile_ref, profile)
    ? undefined
    : inInput(
        resolvedAt,
        misreferred(['body', 'profile_ref'], `\`${profile.content.id}\` with digest ${profile.sha256}`),
      );

function checkBindingIds({ profile, resolved }: ProfileSet): Refusal | undefined {
  const ids = profile.content.body.bindings.map(({ binding_id }) => binding_id);
  const found = resolved.content.body.bindings.map(({ binding }) => binding.binding_id);
  return equalJson(ids, found)
    ? undefined
    : unrelated(['body', 'bindings'], `the profile's bindings ${ids.join(', ')}`);
}

function checkManifestSet({ profile, manifests }: ProfileSet): Refusal | undefined {
  const { bindings } = profile.content.body;
  const missing = firstAmong(bindings, ({ manifest_ref }, index) =>
    manifests.some((manifest) => refersTo(manifest_ref, manifest))
      ? undefined
      : unrelated(['body', 'bindings', index, 'manifest_ref'], 'the ref of a manifest at hand'),
  );
  if (missing !== undefined) return inInput(profileAt, missing);
  return firstAmong(manifests, (manifest, index) =>
    bindings.some(({ manifest_ref }) => refersTo(manifest_ref, manifest))
      ? undefined
      : inInput(
          manifestsAt + index,
          unrelated([], `a manifest that the profile binds, not \`${manifest.content.id}\``),
        ),
  );
}

const checkBindings = (set: ProfileSet): Refusal | undefined =>
  firstAmong(set.profile.content.body.bindings, (binding, index) => {
    const resolved = set.resolved.content.body.bindings[index] as ResolvedBinding;
    const manifest = set.manifests.find((candidate) => refersTo(binding.manifest_ref, candidate));
    const place: Place = ['body', 'bindings', index];
    return firstOf([
      () => inInput(resolvedAt, checkSameBinding(resolved, binding, place)),
      () => inInput(profileAt, manifest && checkOffer(binding, manifest.content, place)),
      () => inInput(resolvedAt, manifest && checkImplementation(resolved, manifest, place)),
    ]);
  });

const checkSameBinding = (resolved: ResolvedBinding, binding: Binding, place: Place): Refusal | undefined =>
  equalJson(resolved.binding, binding)
    ? undefined
    : unrelated([...place, 'binding'], `the profile's binding \`${binding.binding_id}\``);

const checkImplementation = (
  resolved: ResolvedBinding,
  { content: { id, body } }: Digested<AdapterManifest>,
  place: Place,
): Refusal | undefined =>
  equalJson(resolved.adapter_implementation, { id, version: body.adapter_version })
    ? undefined
    : unrelated([...place, 'adapter_implementation'], `\`${id}\` version \`${body.adapter_version}\``);
