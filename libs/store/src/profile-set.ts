// Whether the profile that is installed is one that the contract takes: its document, the manifests it binds, and the
// resolved profile that its gate left. A release of bytes that nobody could run is not installed.
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import {
  type AdapterManifest,
  type Admitted,
  checkProfileSet,
  manifestKind,
  type ProfileSet,
  profileKind,
  resolvedProfileKind,
} from '#contract';
import { gateDocumentPath, profileNameOf, sharedName } from '#packaging';
import type { KeptFiles } from './kept-files.ts';

const nameOf = (profileId: string): string => profileNameOf(profileId) ?? '';
const profilePath = (profileId: string): string => `profiles/${nameOf(profileId)}/profile.json`;
const resolvedPath = (profileId: string): string =>
  gateDocumentPath(nameOf(profileId), 'resolve', 'resolved-profile.json');

/** Whether a file is one of the documents; which manifests are bound is known only once the profile is read. */
export function isProfileDocument(profileId: string, path: string): boolean {
  if (path === profilePath(profileId) || path === resolvedPath(profileId)) return true;
  const folders = [nameOf(profileId), sharedName].map((name) => `profiles/${name}/manifests/`);
  return path.endsWith('.json') && folders.some((folder) => path.startsWith(folder));
}

/** `E_PROFILE` when profile, manifests and resolved profile are missing or no valid set. */
export function checkProfileDocuments(profileId: string, kept: KeptFiles): Refusal<'E_PROFILE'> | undefined {
  const set = admitSet(profileId, kept);
  if (!set.ok) return set.refusal;
  const place = profilePath(profileId);
  if (set.value.profile.content.id !== profileId) return broken(place, `the id \`${profileId}\``);
  const refusal = checkProfileSet(set.value);
  return refusal === undefined ? undefined : broken(place, saying(refusal));
}

function admitSet(profileId: string, kept: KeptFiles): Result<ProfileSet, 'E_PROFILE'> {
  const profile = admit(profileKind, profilePath(profileId), kept);
  if (!profile.ok) return profile;
  const resolved = admit(resolvedProfileKind, resolvedPath(profileId), kept);
  if (!resolved.ok) return resolved;
  const wanted = new Set(profile.value.content.body.bindings.map(({ manifest_ref: ref }) => ref.sha256));
  const manifests: Admitted<AdapterManifest>[] = [];
  for (const bytes of kept.values()) {
    if (!wanted.delete(sha256Hex(bytes))) continue;
    const manifest = manifestKind.parse(bytes);
    if (!manifest.ok) return refuse(broken(profilePath(profileId), saying(manifest.refusal)));
    manifests.push(manifest.value);
  }
  return accept({ profile: profile.value, resolved: resolved.value, manifests });
}

type Parser<T> = { readonly parse: (bytes: Uint8Array) => Result<T> };

function admit<T>(kind: Parser<T>, path: string, kept: KeptFiles): Result<T, 'E_PROFILE'> {
  const bytes = kept.get(path);
  if (bytes === undefined) return refuse(broken(path, 'this file in the release'));
  const parsed = kind.parse(bytes);
  return parsed.ok ? parsed : refuse(broken(path, saying(parsed.refusal)));
}

const broken = (at: string, expected: string): Refusal<'E_PROFILE'> => ({
  code: 'E_PROFILE',
  at,
  expected,
  mend: 'have the release built again',
});

const saying = ({ code, at, expected }: Refusal): string =>
  `a valid profile set (${code} at \`${at ?? ''}\`: ${expected})`;
