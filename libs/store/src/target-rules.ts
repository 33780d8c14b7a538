// Which folders may be filled. Each rule keeps something from harm: what is in the folder, the repository, a person's own
// configuration, and an installation that could not appear by one rename or could not run where it stands.
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import type { Refusal } from '#canonical';
import { attempt, errnoOf, explainErrno, type Folder } from '#files';
import { isMountPoint } from './mount-points.ts';
import { isBelowNamed, isPersonal, isWithin, realOr } from './places.ts';

export type Surroundings = {
  /** The user's home folder. */
  readonly home?: string | undefined;
  /** Folders that must neither hold the target nor lie in it: the repository, the release directory. */
  readonly apartFrom: readonly string[];
};

/** The first rule that a target breaks by where it lies; `path` is as it was named, `real` its real path. */
export function targetFlaw(
  path: string,
  real: string,
  { home, apartFrom }: Surroundings,
): Refusal<'E_TARGET'> | undefined {
  const other = apartFrom.map(realOr).find((place) => isWithin(place, real) || isWithin(real, place));
  if (other !== undefined)
    return targetRefusal(path, `a folder apart from \`${other}\``, 'name a folder somewhere else');
  if (home !== undefined && isPersonal(realOr(home), real)) {
    const expected = 'a folder that is not home and not below a dot folder of it';
    return targetRefusal(path, expected, 'name a folder of a project');
  }
  if (attempt('look at', path, () => isMountPoint(real))) {
    return targetRefusal(
      path,
      'a folder that is not a mount point',
      `mkdir ${shellWord(`${path}/project`)} and name that`,
    );
  }
  if (isBelowNamed('node_modules', real)) {
    const expected = 'a folder outside `node_modules`, where Node runs no TypeScript';
    return targetRefusal(path, expected, 'name a folder elsewhere');
  }
  return whyNotWritable(path, dirname(real), 'parent') ?? whyNotWritable(path, real, 'target');
}

/** Why a held folder cannot be taken for an empty one. */
export function whyNotEmpty(path: string, folder: Folder): Refusal<'E_TARGET'> | undefined {
  try {
    const [first] = folder.names();
    if (first === undefined) return undefined;
    return targetRefusal(path, `an empty folder; \`${folder.named(first)}\` stands in it`, 'name an empty folder');
  } catch (error) {
    if (isOfMachine(error)) throw error;
    return targetRefusal(path, `a folder that can be read: ${(error as Error).message}`, 'name an empty folder');
  }
}

function whyNotWritable(path: string, folder: string, which: string): Refusal<'E_TARGET'> | undefined {
  try {
    attempt('look at', folder, () => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK));
    return undefined;
  } catch (error) {
    if (isOfMachine(error)) throw error;
    const errno = errnoOf(error);
    const expected = `a ${which} folder \`${folder}\` that can be read and written: ${explainErrno(errno)} (${errno})`;
    return targetRefusal(path, expected, 'name a folder in a place of your own');
  }
}

/** Whether another target would fare no better: a broken device, no descriptor left. */
export const isOfMachine = (error: unknown): boolean => ['EIO', 'EMFILE', 'ENFILE'].includes(errnoOf(error));

/** A path as one word of a shell command that a person may copy. */
export const shellWord = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;

/** A target that is not taken: the path as it was named, what was expected, what mends it. */
export const targetRefusal = (path: string, expected: string, mend: string): Refusal<'E_TARGET'> => ({
  code: 'E_TARGET',
  input: path,
  expected,
  mend,
});
