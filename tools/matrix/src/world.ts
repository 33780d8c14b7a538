// Where a matrix runs: one folder that is thrown away, with the repository that is worked on and the one that holds the
// pinned programs.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '#canonical';
import type { GitObject } from '#contract';
import { openRepository } from '#git';
import { type Packages, packageFiles, packagesOf } from './documents/packages.ts';
import { type Target, targetRepositoryId } from './documents/target.ts';
import { makeRepository } from './fixture/make-repository.ts';
import { targetFiles } from './fixture/texts.ts';
import type { Limits } from './run/limits.ts';

export type World = {
  readonly root: string;
  readonly target: Target;
  readonly packages: Packages;
  readonly packagesGit: string;
  /** By file name, as the inventory vouches for them. */
  readonly programs: ReadonlyMap<string, Uint8Array>;
  readonly limits: Limits;
};

/** Makes a world, hands it to `work`, and removes it whatever happens. */
export async function withWorld<T>(
  programs: ReadonlyMap<string, Uint8Array>,
  limits: Limits,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ystack-matrix-')));
  try {
    const target = makeRepository(join(root, 'target.git'), targetFiles);
    const made = makeRepository(join(root, 'packages.git'), packageFiles(programs));
    return await work({
      root,
      target: { ...target, repositoryId: targetRepositoryId },
      packages: packagesOf({ repositoryId: 'repo.matrix-packages', commitId: made.commitId }, programs),
      packagesGit: made.path,
      programs,
      limits,
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The bytes that the packages' repository holds at a pin: found by commit and path, and the id compared. */
export async function readPinned(world: World, ref: GitObject): Promise<Uint8Array | undefined> {
  const opened = await openRepository(world.packagesGit);
  if (!opened.ok) return undefined;
  try {
    const path = ref.location.kind === 'path' ? ref.location.value : '';
    const entry = await opened.value.lookup(ref.revision.commit_id, path);
    if (!entry.ok || entry.value?.oid !== ref.object_id || entry.value.mode !== ref.mode) return undefined;
    const object = await opened.value.readObject(ref.object_id);
    return object.ok ? object.value.bytes : undefined;
  } finally {
    await opened.value.close();
  }
}

export const digestOrNone = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : sha256Hex(bytes));
