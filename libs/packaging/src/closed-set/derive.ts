// Derives what a profile ships, from the release commit and never from a list: the profile's folder, what its bindings pin,
// the manifests and authority files it uses, and every module these and the installed program reach. A plan of reads;
// nothing is written, and no byte is kept.
import { accept } from '#canonical';
import type { Admitted, Profile } from '#contract';
import type { ReadPlan } from '#objects';
import type { ReleaseFile } from '../generated/release-manifest.js';
import { isProfileName, profileIdOf } from '../packaged-roots.ts';
import { checkClosures } from './adapter-closure.ts';
import { readAuthority } from './authority-files.ts';
import { Collector, type Visitor } from './collector.ts';
import { listTree } from './list-tree.ts';
import { type ManifestFile, readManifests } from './manifest-documents.ts';
import { readPinned } from './pinned-objects.ts';
import { profileFolder, type ReleasePlace } from './place.ts';
import { readProfile } from './profile-document.ts';
import { lookUp } from './reading.ts';
import { type ClosedSetResult, refuseProfile, refuseWith } from './refusals.ts';
import { readCode } from './shipped-code.ts';

export type ClosedSet = {
  readonly profileId: string;
  readonly profile: Admitted<Profile>;
  /** In the order of the bindings. */
  readonly manifests: readonly ManifestFile[];
  /** Every file that ships, sorted by path. */
  readonly files: readonly ReleaseFile[];
};

/**
 * Plans the closed set of one profile. `visit` is shown every file with its bytes once, in the order of reading; the
 * content gate (`checkFileContent`) is meant to be put there. Refuses E_PATH, E_PROFILE, E_RELATION, E_LIMIT, E_OBJECT,
 * and what `visit` refuses. Holds one batch of contents at a time, and some hundred bytes for each file.
 */
export function* deriveClosedSet(
  place: ReleasePlace,
  visit: Visitor = () => undefined,
): ReadPlan<ClosedSetResult<ClosedSet>> {
  const input = profileFolder(place);
  if (!isProfileName(place.name)) return refuseProfile('profile.name', { input, expected: 'the name of a profile' });
  const set = new Collector(place, visit);
  const folder = yield* readFolder(place, set);
  if (!folder.ok) return folder;
  const profile = yield* readProfile(place, set);
  if (!profile.ok) return profile;
  const { bindings } = profile.value.content.body;
  const manifests = yield* readManifests(place, set, bindings);
  if (!manifests.ok) return manifests;
  const contents = manifests.value.map(({ manifest }) => manifest.content);
  const authority = yield* readAuthority(place, set, bindings, contents);
  if (!authority.ok) return authority;
  const packages = yield* readPinned(place, set, bindings);
  if (!packages.ok) return packages;
  const code = yield* readCode(set);
  if (!code.ok) return code;
  const files = yield* set.finish();
  if (!files.ok) return files;
  const facts = new Map(files.value.map((file) => [file.path, file]));
  const stale = yield* checkClosures(set, packages.value, code.value, facts);
  if (stale !== undefined) return refuseWith(stale);
  return accept({
    profileId: profileIdOf(place.name),
    profile: profile.value,
    manifests: manifests.value,
    files: files.value,
  });
}

/** Puts everything in the profile's own folder into the set. */
function* readFolder(place: ReleasePlace, set: Collector): ReadPlan<ClosedSetResult<undefined>> {
  const path = profileFolder(place);
  const there = yield* lookUp(place.commit, [path]);
  if (!there.ok) return there;
  const tree = there.value[0];
  if (tree?.type !== 'tree') {
    return refuseProfile('profile.missing', {
      input: path,
      expected: 'a folder of the release commit',
      mend: 'commit the profile',
    });
  }
  const files = yield* listTree(place.algorithm, path, tree.oid);
  if (!files.ok) return files;
  const refusal = set.addAll(files.value);
  return refusal === undefined ? accept(undefined) : refuseWith(refusal);
}
