// Re-pins a profile: every package, config, prompt, skill and tool to the object at one commit, every manifest and
// authority file to its digest there. Nobody types forty hex digits: a profile may be written with zeros, or nothing, in
// place of ids and digests, in any spacing. What is already pinned and still holds is left alone.
import { accept, type JsonObject, sha256Hex } from '#canonical';
import { profileKind } from '#contract';
import { type ProfilePlace, profileFile } from '../layout.ts';
import type { ResolverResult } from '../refusals.ts';
import { open, type Plan } from '../steps.ts';
import { movedDigest, movedRefs, movedScope, type PinChange } from './changes.ts';
import { encodeChecked, type PinnedManifest, pinManifests } from './checked.ts';
import { choosePins } from './choose.ts';
import { type DraftFile, objectIn, objectsIn, readDraft, shapeless, textIn } from './draft.ts';
import { type Authority, authorityScopes, configDigests, manifestIdOf } from './facts.ts';
import { boundManifests, type ManifestDrafts } from './manifests.ts';
import { bindingRefs, manifestRefs } from './refs.ts';
import { rewriteProfile } from './rewrite.ts';

/** The files to re-pin, by repository path, as they lie on disk: profile.json and every manifest of both folders. */
export type PinInput = { readonly place: ProfilePlace; readonly files: ReadonlyMap<string, Uint8Array> };

/** `files` holds only what is to be written: bytes that differ from those given. */
export type Pinned = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly changes: readonly PinChange[];
  /** Committed paths that the pins are about, for a caller that wants to compare them with the disk. */
  readonly pinnedPaths: readonly string[];
};

/**
 * Plans the pinning of one profile at `place.commitId`. Refuses with E_PIN what is not in that commit or not to be found,
 * with E_SHALLOW where history ends too early, and with a contract token when what was written is no profile or manifest.
 */
export function* pinProfile({ place, files }: PinInput): Plan<ResolverResult<Pinned>> {
  const [opened] = yield* open([place.repositoryId]);
  if (opened !== undefined && !opened.ok) return opened;
  const drafts = readDrafts(place, files);
  if (!drafts.ok) return drafts;
  const { profile, bindings, manifests } = drafts.value;
  const refs = [
    ...[...manifests.values()].flatMap(({ path, value }) => manifestRefs(path, value, place.repositoryId)),
    ...bindings.flatMap((binding) => bindingRefs(profile.path, binding, place.repositoryId)),
  ];
  const pins = yield* choosePins(place, refs);
  if (!pins.ok) return pins;
  const configs = yield* configDigests(place, bindings);
  if (!configs.ok) return configs;
  const authority = yield* authorityScopes(place, bindings);
  if (!authority.ok) return authority;

  const pinned = pinManifests(place, manifests, pins.value, configs.value);
  if (!pinned.ok) return pinned;
  const rewritten = rewriteProfile(profile.value, pins.value, place.repositoryId, (binding) => ({
    manifestSha256: sha256Hex(pinned.value.get(manifestIdOf(binding))?.bytes ?? new Uint8Array()),
    authority: authority.value.get(textIn(binding, 'role') ?? '')?.scope,
  }));
  const checked = encodeChecked(profileKind, profile.path, rewritten);
  if (!checked.ok) return checked;

  const outputs = [{ path: profile.path, bytes: checked.value }, ...pinned.value.values()];
  return accept({
    files: new Map(
      outputs.filter(({ path, bytes }) => !sameBytes(bytes, files.get(path))).map((o) => [o.path, o.bytes]),
    ),
    changes: [
      ...movedRefs(refs, pins.value),
      ...[...pinned.value.values()].flatMap(({ contractChange }) => contractChange),
      ...bindings.flatMap((binding) => digestChanges(profile.path, binding, pinned.value, authority.value)),
    ],
    pinnedPaths: [
      ...pins.value.keys(),
      ...new Set([...authority.value.values()].flatMap(({ path, decisionPath }) => [path, decisionPath])),
    ],
  });
}

type Drafts = {
  readonly profile: DraftFile;
  readonly bindings: readonly JsonObject[];
  readonly manifests: ManifestDrafts;
};

function readDrafts(place: ProfilePlace, files: ReadonlyMap<string, Uint8Array>): ResolverResult<Drafts> {
  const path = `${place.folder}/${profileFile}`;
  const bytes = files.get(path);
  if (bytes === undefined) {
    return { ok: false, refusal: { code: 'E_PROFILE', at: place.folder, expected: `\`${profileFile}\`` } };
  }
  const profile = readDraft(path, bytes);
  if (!profile.ok) return profile;
  const bindings = objectsIn(objectIn(profile.value.value, 'body'), 'bindings');
  if (bindings.length === 0) return { ok: false, refusal: shapeless(path, '/body/bindings', 'a list of bindings') };
  const manifests = boundManifests(place, files, bindings);
  return manifests.ok ? accept({ profile: profile.value, bindings, manifests: manifests.value }) : manifests;
}

function digestChanges(
  file: string,
  binding: JsonObject,
  manifests: ReadonlyMap<string, PinnedManifest>,
  authority: Authority,
): readonly PinChange[] {
  const id = textIn(binding, 'binding_id') ?? 'binding';
  const manifest = manifests.get(manifestIdOf(binding)) as PinnedManifest;
  const manifestAt = { file, place: `${id} manifest_ref`, path: manifest.path };
  const written = textIn(objectIn(binding, 'manifest_ref'), 'sha256');
  const moved = movedDigest(manifestAt, written, sha256Hex(manifest.bytes));
  const authorised = authority.get(textIn(binding, 'role') ?? '');
  if (authorised === undefined) return moved;
  const { path, decisionPath, scope } = authorised;
  const scopeAt = { file, place: `${id} authority_ref`, path };
  return [...moved, ...movedScope(scopeAt, decisionPath, objectIn(binding, 'authority_ref'), scope as JsonObject)];
}

const sameBytes = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && a.length === b.length && Buffer.compare(a, b) === 0;
