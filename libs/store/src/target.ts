// Holds the folder that is to be filled, from the first look on: the target is a descriptor, so a folder that is swapped
// for a link in mid-work cannot lead the installation elsewhere.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { attempt, errnoOf, explainErrno, type Folder, openFolder } from '#files';
import { isOfMachine, type Surroundings, shellWord, targetFlaw, targetRefusal, whyNotEmpty } from './target-rules.ts';

export type Target = {
  /** The path as the user wrote it, made absolute. */
  readonly path: string;
  readonly folder: Folder;
  /** The folder above it, where the tree is staged. */
  readonly parent: Folder;
  readonly name: string;
  /** Why the target is no longer the empty folder that was judged; undefined while it is. */
  moved(): Refusal<'E_TARGET'> | undefined;
  close(): void;
};

/**
 * Judges and holds a target (absolute path). `E_TARGET` in this order: missing, a link, no folder, not readable, not
 * empty, inside the repository or around it, the home folder or below a dot folder of it, a mount point, below
 * `node_modules`, parent not writable, target not writable. Throws `FilesFault`.
 */
export function openTarget(given: string, surroundings: Surroundings): Result<Target, 'E_TARGET'> {
  // A slash at the end would make the system follow a link.
  const path = resolve(given);
  const opened = openPlainFolder(path);
  if (!opened.ok) return opened;
  let target: Result<Target, 'E_TARGET'> | undefined;
  try {
    target = holdTarget(path, opened.value, surroundings);
    return target;
  } finally {
    if (target?.ok !== true) opened.value.close();
  }
}

function openPlainFolder(path: string): Result<Folder, 'E_TARGET'> {
  try {
    const stats = attempt('look at', path, () => lstatSync(path));
    if (stats.isSymbolicLink()) {
      return refuse(targetRefusal(path, 'a folder, not a symbolic link', 'name the folder itself'));
    }
    if (!stats.isDirectory()) return refuse(targetRefusal(path, 'a folder', 'name an empty folder'));
    return accept(openFolder(path));
  } catch (error) {
    if (isOfMachine(error)) throw error;
    const errno = errnoOf(error);
    const mend = errno === 'ENOENT' ? `mkdir -p ${shellWord(path)}` : 'name an empty folder that you can read';
    return refuse(targetRefusal(path, `an empty folder: ${explainErrno(errno)} (${errno})`, mend));
  }
}

function holdTarget(path: string, folder: Folder, surroundings: Surroundings): Result<Target, 'E_TARGET'> {
  const unfit = whyNotEmpty(path, folder);
  if (unfit !== undefined) return refuse(unfit);
  const real = attempt('resolve', path, () => realpathSync(path));
  const flaw = targetFlaw(path, real, surroundings);
  if (flaw !== undefined) return refuse(flaw);
  const parent = openFolder(dirname(real));
  return accept({
    path,
    folder,
    parent,
    name: basename(real),
    moved: () => whyMoved(path, folder),
    close: () => {
      folder.close();
      parent.close();
    },
  });
}

const whyMoved = (path: string, folder: Folder): Refusal<'E_TARGET'> | undefined =>
  folder.isInPlace()
    ? whyNotEmpty(path, folder)
    : targetRefusal(path, 'a target that stays where it is meanwhile', 'run it again when nothing moves it');
