// A room: a clone of this repository at another commit, with that commit's packages, in a folder that is gone afterwards. The
// clone shares no file with this repository's object store, so what runs there cannot reach it by a link; a commit that no
// branch or tag leads to is not given one, since its code is what runs there.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openFolder, openStaging } from '#files';
import { type Ended, runChild } from './child.ts';
import { codeEnvironment, gitEnvironment } from './environments.ts';
import { firstLine, type InRoom, obstacle } from './in-room.ts';
import { putPackages } from './packages.ts';

export type RoomOrder = {
  /** The repository to clone, absolute. */
  readonly root: string;
  /** In full hex, and known to be in the repository. */
  readonly commit: string;
  readonly stop: AbortSignal;
  readonly progress: (line: string) => void;
};

export type Room = {
  readonly checkout: string;
  /** Runs Node on the commit's own code, from its folder. */
  readonly node: (args: readonly string[]) => Promise<Ended>;
};

/** Runs `use` in a room at the commit. Throws `FilesFault` when the disk fails. */
export async function withRoom<T>(order: RoomOrder, use: (room: Room) => Promise<InRoom<T>>): Promise<InRoom<T>> {
  const parent = openFolder(`${resolve(tmpdir())}/.`);
  try {
    const staging = openStaging(parent, 'room');
    try {
      const room = await furnish(order, join(resolve(tmpdir()), staging.name));
      return room.ok ? await use(room.value) : room;
    } finally {
      staging.discard();
    }
  } finally {
    parent.close();
  }
}

async function furnish({ root, commit, stop, progress }: RoomOrder, place: string): Promise<InRoom<Room>> {
  const [home, checkout] = [join(place, 'home'), join(place, 'checkout')];
  mkdirSync(home, { mode: 0o700 });
  const git = (...args: readonly string[]): Promise<Ended> =>
    runChild({ program: 'git', args, cwd: place, env: gitEnvironment(home), stop });
  if (!(await isReachable(git, root, commit))) {
    return obstacle('commit.unreachable', `git -C . branch --all --contains ${commit} names nothing`);
  }
  progress(`cloning commit ${commit.slice(0, 12)} to a folder of its own`);
  for (const args of [
    ['clone', '--quiet', '--no-checkout', '--no-hardlinks', '--no-tags', '--template=', '--', root, checkout],
    ['-C', checkout, 'checkout', '--quiet', '--detach', commit],
  ]) {
    const ended = await git(...args);
    if (ended.status !== 0) return obstacle('repository.unfit', firstLine(ended.stderr));
  }
  const unpacked = await putPackages({ root, checkout, home, stop, progress });
  if (!unpacked.ok) return unpacked;
  const env = codeEnvironment(checkout, home);
  const node = (args: readonly string[]): Promise<Ended> =>
    runChild({ program: unpacked.value, args, cwd: checkout, env, stop });
  return { ok: true, value: { checkout, node } };
}

/** Whether HEAD, a branch, a remote's branch or a tag leads to the commit. */
async function isReachable(
  git: (...args: readonly string[]) => Promise<Ended>,
  root: string,
  commit: string,
): Promise<boolean> {
  if ((await git('-C', root, 'merge-base', '--is-ancestor', commit, 'HEAD')).status === 0) return true;
  const named = await git('-C', root, 'for-each-ref', '--count=1', `--contains=${commit}`);
  return named.status === 0 && named.stdout.length > 0;
}
