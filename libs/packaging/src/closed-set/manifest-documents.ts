// The adapter manifests of a profile: found by id in its own folder, which holds no spare one, or else in the shared one;
// each the very bytes that the profile pins, and offering the very package that it binds.
import { accept, equalJson, type Json } from '#canonical';
import { type AdapterManifest, type Admitted, type Binding, manifestKind } from '#contract';
import type { ReadPlan } from '#objects';
import type { Collector } from './collector.ts';
import { type ListedFile, listTree } from './list-tree.ts';
import { profileFolder, type ReleasePlace, sharedFolder } from './place.ts';
import { batchCount, lookUp, readObjects } from './reading.ts';
import { type ClosedSetResult, refusePin, refuseProfile } from './refusals.ts';

export type ManifestFile = { readonly path: string; readonly manifest: Admitted<AdapterManifest> };

/** Puts the manifests into the set and gives them in the order of the bindings. Refuses E_PROFILE and E_RELATION. */
export function* readManifests(
  place: ReleasePlace,
  set: Collector,
  bindings: readonly Binding[],
): ReadPlan<ClosedSetResult<readonly ManifestFile[]>> {
  const own = yield* readOwn(place, set);
  if (!own.ok) return own;
  const shared = yield* readShared(place);
  if (!shared.ok) return shared;
  const found: ManifestFile[] = [];
  for (const [index, binding] of bindings.entries()) {
    const file = findManifest(place, binding, index, own.value, shared.value);
    if (!file.ok) return file;
    const refusal = file.value.listed === undefined ? undefined : set.add(file.value.listed);
    if (refusal !== undefined) return { ok: false, refusal };
    found.push(file.value);
  }
  const spare = own.value.find(({ path }) => !found.some((file) => file.path === path));
  if (spare === undefined) return accept(found);
  const mend = 'bind it, or remove the file';
  return refuseProfile('profile.manifest-spare', {
    input: spare.path,
    expected: 'only manifests that the profile binds',
    mend,
  });
}

/** A manifest and, when it is not in the set yet, its place in the tree. */
type Candidate = ManifestFile & { readonly listed?: ListedFile };

/** The profile's own manifests, every one of which must be a valid document. */
function* readOwn(place: ReleasePlace, set: Collector): ReadPlan<ClosedSetResult<readonly Candidate[]>> {
  const folder = `${profileFolder(place)}/manifests/`;
  const paths = [...set.paths()].filter((path) => path.startsWith(folder));
  const candidates: Candidate[] = [];
  for (let start = 0; start < paths.length; start += batchCount) {
    const batch = paths.slice(start, start + batchCount);
    const contents = yield* set.read(batch);
    if (!contents.ok) return contents;
    for (const [index, path] of batch.entries()) {
      const manifest = manifestKind.parse(contents.value[index] ?? new Uint8Array());
      if (!manifest.ok) {
        const expected = `an adapter manifest of the core: ${manifest.refusal.expected} (${manifest.refusal.code})`;
        const mend = `run \`validate-document ${path}\``;
        return refusePin('pin.manifest-invalid', { input: path, ...atOf(manifest.refusal), expected, mend });
      }
      candidates.push({ path, manifest: manifest.value });
    }
  }
  return accept(candidates);
}

const atOf = ({ at }: { readonly at?: string }): { at?: string } => (at === undefined ? {} : { at });

/** The shared manifests that are valid documents; the others are not this profile's matter unless it binds them. */
function* readShared({ algorithm, commit }: ReleasePlace): ReadPlan<ClosedSetResult<readonly Candidate[]>> {
  const folder = `${sharedFolder}/manifests`;
  const there = yield* lookUp(commit, [folder]);
  if (!there.ok) return there;
  const tree = there.value[0];
  if (tree?.type !== 'tree') return accept([]);
  const files = yield* listTree(algorithm, folder, tree.oid);
  if (!files.ok) return files;
  const candidates: Candidate[] = [];
  for (let start = 0; start < files.value.length; start += batchCount) {
    const batch = files.value.slice(start, start + batchCount);
    const objects = yield* readObjects(batch);
    if (!objects.ok) return objects;
    for (const [index, listed] of batch.entries()) {
      const manifest = manifestKind.parse(objects.value[index]?.bytes ?? new Uint8Array());
      if (manifest.ok) candidates.push({ path: listed.path, manifest: manifest.value, listed });
    }
  }
  return accept(candidates);
}

function findManifest(
  place: ReleasePlace,
  { manifest_ref, package_ref }: Binding,
  index: number,
  own: readonly Candidate[],
  shared: readonly Candidate[],
): ClosedSetResult<Candidate> {
  const input = `${profileFolder(place)}/profile.json`;
  const at = `/body/bindings/${index}/manifest_ref`;
  const withId = (file: Candidate): boolean => file.manifest.content.id === manifest_ref.id;
  const matching = own.some(withId) ? own.filter(withId) : shared.filter(withId);
  const [file, second] = matching;
  if (file === undefined) {
    const expected = `a valid manifest \`${manifest_ref.id}\` in the profile's \`manifests/\` or in the shared one`;
    return refuseProfile('profile.manifest-missing', { input, at, expected });
  }
  if (second !== undefined) {
    return refuseProfile('profile.manifest-twice', {
      input: second.path,
      expected: `\`${manifest_ref.id}\` in one file alone`,
    });
  }
  if (file.manifest.sha256 !== manifest_ref.sha256) {
    return refusePin('pin.manifest', {
      input,
      at,
      expected: `the digest of \`${file.path}\`, ${file.manifest.sha256}`,
    });
  }
  if (!equalJson(file.manifest.content.body.package_ref as Json, package_ref as Json)) {
    const expected = 'the package that the profile binds';
    return refusePin('pin.manifest-package', { input: file.path, at: '/body/package_ref', expected });
  }
  return accept(file);
}
