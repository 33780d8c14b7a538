// What a combination works with: its profile set, resolved from a repository of its own, and the checks of what the matrix
// itself prepares.
import { join } from 'node:path';
import { encodeCanonical, sha256Hex } from '#canonical';
import {
  checkRequestAgainstResolved,
  type Digested,
  type ResolvedProfile,
  stageRequestKind,
  validateProfileSet,
} from '#contract';
import { type Asked, checkPackagePin } from './checks/stage-run.ts';
import { configBytes } from './documents/packages.ts';
import { buildProfileSet, type ProfileSet } from './documents/profile-set.ts';
import { profileFiles, promptBytes, resolveProfileSet } from './documents/resolved-profile.ts';
import { makeRepository } from './fixture/make-repository.ts';
import { type Combination, type ForgeName, fileOf, type ProducerName } from './names.ts';
import { refusedAs, type Violation } from './violations.ts';
import { digestOrNone, readPinned, type World } from './world.ts';

export type Bench = {
  readonly world: World;
  readonly folder: string;
  readonly combination: Combination;
  readonly set: ProfileSet;
  readonly resolved: Digested<ResolvedProfile>;
};

/** Makes the profile's repository and reads nothing back: `checkSet` says whether the documents hold. */
export function prepareBench(world: World, combination: Combination): Bench {
  const folder = join(world.root, `${combination.producer}.${combination.forge}`);
  const set = buildProfileSet(world.packages, combination);
  return { world, folder, combination, set, resolved: resolveIn(world, folder, combination, set) };
}

function resolveIn(world: World, folder: string, { producer, forge }: Combination, set: ProfileSet) {
  const { commitId } = makeRepository(join(folder, 'profiles.git'), profileFiles(set));
  const known = new Map<string, Uint8Array>([
    ...(['idle', producer, forge] as const).map(
      (name) => [world.packages.program(name).object_id, programBytes(world, name)] as const,
    ),
    [world.packages.config(producer).object_id, configBytes(producer)],
    [world.packages.prompt.object_id, promptBytes],
  ]);
  return resolveProfileSet(set, { repositoryId: 'repo.matrix-profiles', commitId }, ({ object_id }) => {
    const bytes = known.get(object_id);
    if (bytes === undefined) throw new Error(`nothing known of ${object_id}`);
    return bytes;
  });
}

export function programBytes(world: World, name: ProducerName | ForgeName | 'idle'): Uint8Array {
  const bytes = world.programs.get(fileOf(name));
  if (bytes === undefined) throw new Error(`no program \`${fileOf(name)}\``);
  return bytes;
}

/** Whether profile, resolved profile and manifests hold together. */
export function checkSet({ set: { profile, manifests }, resolved }: Bench): Violation | undefined {
  const judged = validateProfileSet(
    encodeCanonical(profile.content),
    encodeCanonical(resolved.content),
    manifests.map(({ content }) => encodeCanonical(content)),
  );
  return judged.ok ? undefined : refusedAs('profile-set', judged.refusal);
}

/** Whether the contract takes the request under its resolved profile. */
export function checkRequest({ request, resolved }: Asked): readonly Violation[] {
  const shaped = stageRequestKind.check(request.content);
  const refusal = shaped.ok ? checkRequestAgainstResolved(request.content, resolved) : shaped.refusal;
  return refusal === undefined ? [] : [refusedAs('request', refusal)];
}

/** Whether what runs is what the request's binding pins, as the pinned repository itself has it. */
export async function checkPackage({ world }: Bench, asked: Asked, name: ProducerName | ForgeName) {
  const ref = world.packages.program(name);
  const sha256 = digestOrNone(await readPinned(world, ref));
  return checkPackagePin(asked, { ref, sha256, ranSha256: sha256Hex(programBytes(world, name)) });
}
