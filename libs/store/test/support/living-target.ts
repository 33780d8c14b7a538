// An installed target of a small old release and the release directory of a newer one, for tests of upgrades. Between the
// two, one file of each kind of change lies in `libs/tool`.
import { chmodSync, existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, releaseDirectorySource, type Upgrade, type UpgradeOrder, upgrade } from '#store';
import { type SampleOptions, sampleRelease, writeDirectory } from './sample-release.ts';
import type { Scratch } from './scratch.ts';

export const profileId = 'profile.sample.v1';

const both = {
  'libs/tool/same.txt': 'same\n',
  'libs/tool/mode.sh': '#!/bin/sh\n',
  'libs/apart/deep/kept.txt': 'kept\n',
};

export const oldOptions: SampleOptions = {
  extra: {
    ...both,
    'libs/tool/text.txt': 'one\n',
    'libs/tool/gone.txt': 'gone\n',
    'libs/gone/deep/only.txt': 'only\n',
  },
};
export const newOptions: SampleOptions = {
  extra: { ...both, 'libs/tool/text.txt': 'two\n', 'libs/tool/new.txt': 'new\n', 'libs/new/deep/only.txt': 'only\n' },
  executable: ['libs/tool/mode.sh'],
};
export const [oldRelease, newRelease] = [sampleRelease(oldOptions), sampleRelease(newOptions)];

export type Living = {
  readonly parent: string;
  readonly target: string;
  /** A path in the tree. */
  at(path: string): string;
  /** Writes a file over whatever is there, as an owner would. */
  write(path: string, text: string, mode?: number): void;
  /** Plans with no digest, or carries out a plan. */
  upgrade(plan?: string, more?: Partial<UpgradeOrder>): ReturnType<typeof upgrade>;
};

export type Releases = { readonly oldDir: string; readonly newDir: string };

/** Writes both release directories once for a test file. */
export function writeReleases(scratch: Scratch): Releases {
  const releases = { oldDir: scratch.folder('old'), newDir: scratch.folder('new') };
  writeDirectory(releases.oldDir, oldRelease);
  writeDirectory(releases.newDir, newRelease);
  return releases;
}

/** A fresh target with the old release in it. */
export async function livingTarget(scratch: Scratch, { oldDir, newDir }: Releases): Promise<Living> {
  const parent = scratch.folder('parent');
  const target = join(parent, 'target');
  mkdirSync(target);
  const done = await install({
    manifestPath: join(oldDir, 'manifest.json'),
    profileId,
    target,
    source: releaseDirectorySource(oldDir),
    surroundings: { apartFrom: [] },
  });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  const at = (path: string): string => join(target, '.ystack', path);
  return {
    parent,
    target,
    at,
    write: (path, text, mode = 0o600) => {
      if (existsSync(at(path))) unlinkSync(at(path));
      writeFileSync(at(path), text);
      chmodSync(at(path), mode);
    },
    upgrade: (plan, more = {}) => upgrade({ ...orderOf(newDir, target), plan, ...more }),
  };
}

export const orderOf = (directory: string, target: string): UpgradeOrder => ({
  manifestPath: join(directory, 'manifest.json'),
  profileId,
  target,
  source: releaseDirectorySource(directory),
});

/** Plans and carries the plan out; throws the refusal. */
export async function upgraded(living: Living): Promise<Upgrade> {
  const planned = await living.upgrade();
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  const done = await living.upgrade(planned.value.digest);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
}
