// Finds the installed tree of a target that is to be verified or emptied. Links are not followed: a tree that somebody
// replaced by a link is not the one that was installed.
import { resolve } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { errnoOf, explainErrno, type Folder, openFolder } from '#files';
import { treeName } from './tree-layout.ts';

export type InstalledTree = { readonly target: Folder; readonly tree: Folder; close(): void };

/** Opens TARGET and TARGET/.ystack (absolute path), `E_TARGET` when either is missing, a link or no folder. */
export function openTree(path: string): Result<InstalledTree, 'E_TARGET'> {
  let target: Folder | undefined;
  try {
    // A slash at the end would make the system follow a link.
    target = openFolder(resolve(path));
    const held = target;
    const tree = held.open(treeName);
    return accept({
      target: held,
      tree,
      close: () => {
        tree.close();
        held.close();
      },
    });
  } catch (error) {
    target?.close();
    const errno = errnoOf(error);
    return refuse({
      code: 'E_TARGET',
      input: path,
      expected: `a folder with an installed tree (\`${treeName}\`): ${explainErrno(errno)} (${errno})`,
      mend: 'name the folder that was installed into',
    });
  }
}
