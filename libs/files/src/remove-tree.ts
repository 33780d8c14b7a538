// Removes a folder that we made, links unfollowed. Only for what is temporary: whatever may hold a user's bytes is removed
// file by file by whoever knows which bytes they were.
import { chmodSync, lstatSync, rmdirSync, unlinkSync } from 'node:fs';
import { attempt, errnoOf } from './fault.ts';
import { type Folder, withFolder } from './folder.ts';
import type { RawName } from './raw-name.ts';
import { walkTree } from './walk-tree.ts';

/** Removes `name` in `parent`, a file or a whole folder; one that is not there is fine. Throws `FilesFault`. */
export function removeTree(parent: Folder, name: RawName): void {
  const path = parent.named(name);
  const isFolder = attempt('look at', path, () => lstatSync(parent.at(name), { throwIfNoEntry: false })?.isDirectory());
  if (isFolder === undefined) return;
  if (!isFolder) {
    attempt('remove', path, () => unlinkSync(parent.at(name)));
    return;
  }
  // A maker killed under a strict umask leaves a folder that even its owner cannot list.
  attempt('open up', path, () => chmodSync(parent.at(name), 0o700));
  withFolder(parent.open(name), (folder) => removeContents(folder));
  attempt('remove', path, () => rmdirSync(parent.at(name)));
}

/** Empties a folder: walks it contents first, opening up what cannot be listed. */
function removeContents(folder: Folder): void {
  for (const { kind, parent, name, path } of walkTree(folder)) {
    if (kind === 'unreadable') {
      removeTree(parent, name);
      continue;
    }
    attempt('remove', `${folder.path}/${path}`, () => removeOne(parent, name, kind === 'folder'));
  }
}

/** A folder that was closed to writing before its maker was killed is opened up when its first entry resists. */
function removeOne(parent: Folder, name: RawName, isFolder: boolean): void {
  const remove = () => (isFolder ? rmdirSync : unlinkSync)(parent.at(name));
  try {
    remove();
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return;
    if (errnoOf(error) !== 'EACCES') throw error;
    chmodSync(parent.at('.'), 0o700);
    remove();
  }
}
