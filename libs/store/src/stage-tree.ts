// Writes the tree into a staging folder: folders 0700, files with their own bits, whatever the umask. Items come sorted
// by path, so each folder is entered once, filled and left; at most one descriptor a level is open.
import type { Refusal } from '#canonical';
import { createFile, type Folder, makeFolder } from '#files';
import { checkDigest, pairEntries } from './check-entries.ts';
import type { Entries } from './release-source.ts';
import type { InstallItem } from './selection.ts';
import { folderMode } from './tree-layout.ts';

/** Writes every item; each is checked again as it is written. Gives the refusal that ended it. Throws `FilesFault`. */
export async function stageTree(
  root: Folder,
  entries: Entries,
  items: readonly InstallItem[],
): Promise<Refusal | undefined> {
  const open: { readonly name: string; readonly folder: Folder }[] = [];
  try {
    const pairs = pairEntries(entries, items);
    for (;;) {
      const next = await pairs.next();
      if (next.done) return next.value;
      const wrong = checkDigest(next.value);
      if (wrong !== undefined) return wrong;
      const { item, entry } = next.value;
      const names = item.path.split('/');
      const file = names.pop() ?? '';
      createFile(enter(root, open, names), file, entry.bytes, item.mode, false);
    }
  } finally {
    for (const { folder } of open) folder.close();
  }
}

/** Leaves the folders that are not on the way, makes those that are missing, gives the last. */
function enter(root: Folder, open: { name: string; folder: Folder }[], names: readonly string[]): Folder {
  let shared = 0;
  while (shared < open.length && open[shared]?.name === names[shared]) shared += 1;
  for (const { folder } of open.splice(shared)) folder.close();
  for (const name of names.slice(shared)) {
    open.push({ name, folder: makeFolder(open.at(-1)?.folder ?? root, name, folderMode) });
  }
  return open.at(-1)?.folder ?? root;
}
