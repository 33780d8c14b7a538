// Judges the folder that is to be filled before anything is read or written for it, and holds it: from here on the target
// is a descriptor, so a folder that is swapped for a link in mid-work cannot lead the installation elsewhere.
import { accessSync, constants, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { errnoOf, explainErrno, type Folder, openFolder } from '#files';
import { isMountPoint } from './mount-points.ts';
import { isBelowNamed, isPersonal, isWithin, realOr } from './places.ts';

export type Surroundings = {
  /** The user's home folder. */
  readonly home?: string | undefined;
  /** Folders that must neither hold the target nor lie in it: the repository, the release directory. */
  readonly apartFrom: readonly string[];
};

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
 * `node_modules` (Node strips no types there), parent not writable, target not writable.
 */
export function openTarget(given: string, surroundings: Surroundings): Result<Target, 'E_TARGET'> {
  // A slash at the end would make the system follow a link.
  const path = resolve(given);
  const opened = openPlainFolder(path);
  if (!opened.ok) return opened;
  const folder = opened.value;
  const broken = firstBroken(path, folder, surroundings);
  if (broken !== undefined) {
    folder.close();
    return refuse(broken);
  }
  return holdParent(path, folder);
}

function openPlainFolder(path: string): Result<Folder, 'E_TARGET'> {
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return no(path, 'a folder, not a symbolic link', 'name the folder itself');
    if (!stats.isDirectory()) return no(path, 'a folder', 'name an empty folder');
    return accept(openFolder(path));
  } catch (error) {
    const errno = errnoOf(error);
    const mend = errno === 'ENOENT' ? `mkdir -p '${path}'` : 'name an empty folder that you can read';
    return no(path, `an empty folder: ${explainErrno(errno)} (${errno})`, mend);
  }
}

function firstBroken(path: string, folder: Folder, { home, apartFrom }: Surroundings): Refusal<'E_TARGET'> | undefined {
  const unreadable = whyNotEmpty(path, folder);
  if (unreadable !== undefined) return unreadable;
  const real = realpathSync(path);
  const other = apartFrom.map(realOr).find((place) => isWithin(place, real) || isWithin(real, place));
  if (other !== undefined) return broken(path, `a folder apart from \`${other}\``, 'name a folder somewhere else');
  if (home !== undefined && isPersonal(realOr(home), real)) {
    return broken(path, 'a folder that is not home and not below a dot folder of it', 'name a folder of a project');
  }
  if (isMountPoint(real)) {
    return broken(path, 'a folder that is not a mount point', `mkdir '${path}/project' and name that`);
  }
  if (isBelowNamed('node_modules', real)) {
    return broken(path, 'a folder outside `node_modules`, where Node runs no TypeScript', 'name a folder elsewhere');
  }
  return whyNotWritable(path, dirname(real), 'parent') ?? whyNotWritable(path, real, 'target');
}

function whyNotEmpty(path: string, folder: Folder): Refusal<'E_TARGET'> | undefined {
  try {
    const [first] = folder.names();
    if (first === undefined) return undefined;
    return broken(path, `an empty folder; \`${folder.named(first)}\` stands in it`, 'name an empty folder');
  } catch (error) {
    return broken(path, `a folder that can be read: ${(error as Error).message}`, 'name an empty folder');
  }
}

function whyNotWritable(path: string, folder: string, which: string): Refusal<'E_TARGET'> | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const errno = errnoOf(error);
    const expected = `a ${which} folder \`${folder}\` that can be read and written: ${explainErrno(errno)} (${errno})`;
    return broken(path, expected, 'name a folder in a place of your own');
  }
}

function holdParent(path: string, folder: Folder): Result<Target, 'E_TARGET'> {
  const real = realpathSync(path);
  let parent: Folder;
  try {
    parent = openFolder(dirname(real));
  } catch (error) {
    folder.close();
    return no(path, `a parent folder that can be opened: ${(error as Error).message}`, 'name another folder');
  }
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
    : broken(path, 'a target that stays where it is during the installation', 'run it again when nothing moves it');

const broken = (path: string, expected: string, mend: string): Refusal<'E_TARGET'> => ({
  code: 'E_TARGET',
  input: path,
  expected,
  mend,
});

const no = (path: string, expected: string, mend: string) => refuse(broken(path, expected, mend));
