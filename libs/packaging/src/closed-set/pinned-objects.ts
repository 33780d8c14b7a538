// The objects that the bindings pin: adapters, configuration, prompts, skills, tools. The release commit must hold each at
// its path as the pin says, so that what was reviewed is what ships; then its files join the set.
import { accept } from '#canonical';
import type { Binding, GitObject } from '#contract';
import type { ReadObject, ReadPlan } from '#objects';
import { boundBy } from '#resolver';
import type { Collector } from './collector.ts';
import { type ListedFile, listTree } from './list-tree.ts';
import { profileFolder, type ReleasePlace } from './place.ts';
import { lookUp } from './reading.ts';
import { type ClosedSetResult, refusePin, refuseProfile, refuseWith } from './refusals.ts';

/** A package of the set: where it lies and its files. */
export type PinnedPackage = { readonly path: string; readonly files: readonly string[] };

/** Puts the files of every pinned object into the set and gives the packages. Refuses E_RELATION, E_PATH, and E_PROFILE for an
 * empty prompt. */
export function* readPinned(
  place: ReleasePlace,
  set: Collector,
  bindings: readonly Binding[],
): ReadPlan<ClosedSetResult<readonly PinnedPackage[]>> {
  const packages = new Map<string, PinnedPackage>();
  for (const [index, binding] of bindings.entries()) {
    const isPackage = new Set([binding.package_ref, ...binding.requested_tools.map((tool) => tool.package_ref)]);
    for (const ref of boundBy(binding)) {
      const files = yield* filesOf(place, set, ref, index);
      if (!files.ok) return files;
      const refusal = set.addAll(files.value);
      if (refusal !== undefined) return refuseWith(refusal);
      const paths = files.value.map(({ path }) => path);
      const blank = ref === binding.prompt_ref ? yield* blankFile(set, paths) : undefined;
      if (blank !== undefined) return blank;
      if (ref.location.kind !== 'path' || !isPackage.has(ref)) continue;
      packages.set(ref.location.value, { path: ref.location.value, files: paths });
    }
  }
  return accept([...packages.values()]);
}

/** Refuses a prompt in which there is nothing to read: its model would work without any instruction. */
function* blankFile(
  set: Collector,
  paths: readonly string[],
): ReadPlan<Exclude<ClosedSetResult<never>, { ok: true }> | undefined> {
  for (const path of paths) {
    const contents = yield* set.read([path]);
    if (!contents.ok) return contents;
    if (contents.value[0]?.some((byte) => byte > 0x20)) continue;
    return refuseProfile('profile.prompt-empty', {
      input: path,
      expected: 'a prompt that says something',
      mend: 'write the prompt, commit, and run `pin` on the profile',
    });
  }
  return undefined;
}

function* filesOf(
  place: ReleasePlace,
  set: Collector,
  ref: GitObject,
  index: number,
): ReadPlan<ClosedSetResult<readonly ListedFile[]>> {
  const input = `${profileFolder(place)}/profile.json`;
  const at = `/body/bindings/${index}`;
  const { location, revision } = ref;
  if (revision.repository_id !== place.repositoryId || revision.hash_algorithm !== place.algorithm) {
    const expected = `a pin into \`${place.repositoryId}\` (${place.algorithm})`;
    return refusePin('pin.repository', { input, at, expected });
  }
  if (location.kind !== 'path') return refusePin('pin.location', { input, at, expected: 'a path, not the root tree' });
  const flaw = set.misplaced(location.value);
  if (flaw !== undefined) return refuseWith(flaw);
  const there = yield* lookUp(place.commit, [location.value]);
  if (!there.ok) return there;
  const object = there.value[0];
  if (object === undefined || !isSame(ref, object)) {
    const found = object === undefined ? 'nothing' : `${object.type} ${object.oid} with mode ${object.mode}`;
    const expected = `${ref.object_type} ${ref.object_id} with mode ${ref.mode} at the release commit, not ${found}`;
    return refusePin('pin.object', { input: location.value, at, expected });
  }
  if (object.type === 'tree') return yield* listTree(place.algorithm, location.value, object.oid);
  return accept([{ path: location.value, mode: ref.mode as ListedFile['mode'], oid: object.oid }]);
}

const isSame = (ref: GitObject, object: ReadObject): boolean =>
  object.type === ref.object_type && object.oid === ref.object_id && object.mode === ref.mode;
