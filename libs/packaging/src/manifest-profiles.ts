// What each profile of a manifest takes of its files. The lists are derived at the release commit; what can be held
// against the manifest alone is: own documents present, six manifests, nothing of another profile, nothing unclaimed.
import { compareCodePoints, isStrictlySorted } from '#canonical';
import { importMapPath, installedEntry } from './closed-set/place.ts';
import type { ReleaseBody, ReleaseProfile } from './generated/release-manifest.js';
import { profileNameOf, profileOfPath, sharedName } from './packaged-roots.ts';
import { type ManifestRefusal, refuseManifest as refuse } from './refusals.ts';

/** How many bindings a releasable profile has, and so how many manifests. */
export const bindingCount = 6;

/** What every installed tree needs to validate itself. */
export const coreFiles: readonly string[] = [installedEntry, importMapPath];

/** The first broken rule of the profiles' file lists. */
export function checkProfiles({ files, profiles }: ReleaseBody): ManifestRefusal | undefined {
  const ids = profiles.map(({ profile_id }) => profile_id);
  if (!isStrictlySorted(ids, compareCodePoints)) {
    return refuse('manifest.order', '/body/profiles', 'strict order by profile id');
  }
  const known = new Set(files.map(({ path }) => path));
  const claimed = new Set<string>();
  for (const [index, profile] of profiles.entries()) {
    const flaw = checkProfile(profile, known, `/body/profiles/${index}`);
    if (flaw !== undefined) return flaw;
    for (const path of profile.files) claimed.add(path);
  }
  const unclaimed = files.findIndex(({ path }) => !claimed.has(path));
  if (unclaimed < 0) return undefined;
  return refuse('manifest.file-unclaimed', `/body/files/${unclaimed}`, 'only files that some profile lists');
}

function checkProfile(profile: ReleaseProfile, known: ReadonlySet<string>, at: string): ManifestRefusal | undefined {
  const name = profileNameOf(profile.profile_id);
  if (name === undefined)
    return refuse('manifest.profile-name', `${at}/profile_id`, `a profile name but \`${sharedName}\``);
  if (!isStrictlySorted(profile.files, compareCodePoints)) {
    return refuse('manifest.order', `${at}/files`, 'strict order by path, so that nothing stands twice');
  }
  for (const [index, path] of profile.files.entries()) {
    const place = `${at}/files/${index}`;
    if (!known.has(path)) return refuse('manifest.profile-file-unknown', place, 'a path that the manifest lists');
    const owner = profileOfPath(path);
    if (owner !== undefined && owner !== name && owner !== sharedName) {
      return refuse('manifest.profile-file-foreign', place, 'no file of another profile');
    }
  }
  return checkContents(profile, name, at);
}

function checkContents({ files }: ReleaseProfile, name: string, at: string): ManifestRefusal | undefined {
  const listed = new Set(files);
  const own = [`profiles/${name}/profile.json`, `profiles/${name}/producer-config.json`];
  const missing = [...own, ...coreFiles].find((path) => !listed.has(path));
  if (missing !== undefined)
    return refuse('manifest.profile-file-missing', `${at}/files`, `\`${missing}\` among the files`);
  const manifests = files.filter((path) => isManifestPath(path, name)).length;
  if (manifests === bindingCount) return undefined;
  return refuse(
    'manifest.profile-manifests',
    `${at}/files`,
    `${bindingCount} adapter manifests, own or shared, not ${manifests}`,
  );
}

/** Whether a path is that of an adapter manifest that the profile of that name may bind. */
const isManifestPath = (path: string, name: string): boolean =>
  /^[^/]+\.json$/.test(afterPrefix(path, `profiles/${name}/manifests/`)) ||
  /^[^/]+\.json$/.test(afterPrefix(path, `profiles/${sharedName}/manifests/`));

const afterPrefix = (path: string, prefix: string): string =>
  path.startsWith(prefix) ? path.slice(prefix.length) : '';
