// One run works a workspace at a time: two runs at two commits would write each other's outputs, and Nx would cache the
// mixture. The lock is a file that names its process; one whose process is gone is swept by the next run.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const lockPath = '.nx/ystack-run.lock';

/** Process id and, where the system tells it, the time that process began: an id is used again, the pair is not. */
export type Holder = { readonly pid: number; readonly started: string };

export type Lock = { readonly release: () => void };

/** Takes the lock or says who holds it. `self` and `isAlive` stand in for the system in tests. */
export function takeRunLock(
  workspaceRoot: string,
  self: Holder = holderOf(process.pid),
  isAlive: (holder: Holder) => boolean = isHolderAlive,
): Lock | { readonly heldBy: Holder } {
  const path = join(workspaceRoot, lockPath);
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; tries < 16; tries += 1) {
    if (createLock(path, self)) return { release: () => releaseLock(path, self) };
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder)) return { heldBy: holder };
    sweep(path, holder, self);
  }
  throw new Error(`\`${lockPath}\` can be neither taken nor swept; remove it by hand`);
}

// Linked in whole: whoever sees the lock can read its holder.
function createLock(path: string, self: Holder): boolean {
  const own = `${path}.${self.pid}`;
  writeFileSync(own, `${self.pid} ${self.started}\n`, { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

// Moved aside first, so that of two sweepers only one removes it; a lock that was taken meanwhile is linked back.
function sweep(path: string, dead: Holder | undefined, self: Holder): void {
  const aside = `${path}.${self.pid}.swept`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  const isOther = moved !== undefined && (moved.pid !== dead?.pid || moved.started !== dead.started);
  try {
    if (isOther) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseLock(path: string, self: Holder): void {
  const holder = readHolder(path);
  if (holder?.pid === self.pid && holder.started === self.started) rmSync(path, { force: true });
}

function readHolder(path: string): Holder | undefined {
  try {
    const match = /^([1-9][0-9]{0,9}) ([0-9]{0,20})\n$/.exec(readFileSync(path, 'utf8'));
    return match === null ? undefined : { pid: Number(match[1]), started: match[2] ?? '' };
  } catch {
    return undefined;
  }
}

/** The holder for a running process: the time it began is the 22nd field. */
export const holderOf = (pid: number): Holder => ({ pid, started: statFields(pid)[19] ?? '' });

/** A process that has ended and that nobody has waited for holds nothing; in some containers it stays for good. */
const isZombie = (pid: number): boolean => statFields(pid)[0] === 'Z';

/** The fields behind the command name, which may hold blanks and brackets: the state is the first. Empty elsewhere. */
function statFields(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function isHolderAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (isZombie(holder.pid)) return false;
  const { started } = holderOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}
