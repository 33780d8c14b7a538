// Finds the installed tree of a target that is to be verified, exchanged or emptied. Links are not followed: a tree that
// somebody replaced by a link is not the one that was installed.
import { resolve } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { errnoOf, explainErrno, type Folder, identityAt, openFolder } from '#files';
import { targetRefusal } from './target-rules.ts';
import { treeName } from './tree-layout.ts';
import { pendingName } from './upgrade/names.ts';

export type InstalledTree = { readonly target: Folder; readonly tree: Folder; close(): void };

/** Opens TARGET and TARGET/.ystack (absolute path), `E_TARGET` when either is missing, a link or no folder. */
export function openTree(path: string): Result<InstalledTree, 'E_TARGET'> {
  let target: Folder;
  try {
    // A slash at the end would make the system follow a link.
    target = openFolder(resolve(path));
  } catch (error) {
    return refuse(noTree(path, error, 'name the folder that was installed into'));
  }
  const opened = openTreeIn(target, path);
  if (!opened.ok) target.close();
  return opened;
}

/** The same in a held target. */
export function openTreeIn(target: Folder, path: string = target.path): Result<InstalledTree, 'E_TARGET'> {
  try {
    const tree = target.open(treeName);
    return accept({
      target,
      tree,
      close: () => {
        tree.close();
        target.close();
      },
    });
  } catch (error) {
    const isHalf = errnoOf(error) === 'ENOENT' && identityAt(target.at(pendingName)) !== undefined;
    const mend = isHalf
      ? 'an upgrade or rollback was cut short: run `rollback` on this folder, which first puts the tree back'
      : 'name the folder that was installed into';
    return refuse(noTree(path, error, mend));
  }
}

const noTree = (path: string, error: unknown, mend: string) =>
  targetRefusal(
    path,
    `a folder with an installed tree (\`${treeName}\`): ${explainErrno(errnoOf(error))} (${errnoOf(error)})`,
    mend,
  );
