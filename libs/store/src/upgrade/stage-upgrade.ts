// Builds the whole new tree in a staging folder: folders, the owner's files and links copied from the tree that stands,
// the release's files from the release. Then it is read back from disk and held against the plan, and made durable.
import { chmodSync } from 'node:fs';
import type { Refusal } from '#canonical';
import { attempt, createFile, type Folder, type RawName, syncTree } from '#files';
import { checkDigest, pairEntries } from '../check-entries.ts';
import type { Entries } from '../release-source.ts';
import type { InstallItem } from '../selection.ts';
import { recordFile } from '../tree-layout.ts';
import { copyFile, copyLink, makeRawFolder } from './copy-entry.ts';
import { FolderCursor } from './folder-cursor.ts';
import { differingPaths, type Listing, listTree } from './list-tree.ts';
import { statesOf, type UpgradeEntry, type UpgradePlan } from './upgrade-plan.ts';

export type Staged = {
  readonly plan: UpgradePlan;
  readonly tree: Folder;
  readonly listing: Listing;
  readonly record: Uint8Array;
  /** Files of the release that the plan takes, sorted by path, and their content in that order. */
  readonly items: readonly InstallItem[];
  readonly entries: Entries;
};

/** The paths in the release of what a plan takes from it, each with its place in the new tree. */
export const takenFrom = ({ body }: UpgradePlan): ReadonlyMap<string, UpgradeEntry> =>
  new Map(body.entries.filter(isFromRelease).map((entry) => [entry.beside ?? entry.path, entry]));

const isFromRelease = ({ action, after, standing }: UpgradeEntry): boolean =>
  (action === 'add' || action === 'replace') && after?.kind === 'file' && standing !== 'installer';

/** Builds the tree in `to`, an empty held folder. Gives what a source refuses, or why the tree moved. Throws `FilesFault`. */
export async function stageUpgrade(to: Folder, staged: Staged): Promise<Refusal | undefined> {
  const { plan, listing } = staged;
  const nameOf = (path: string) => listing.entries.get(path)?.name ?? path.slice(path.lastIndexOf('/') + 1);
  const cursor = new FolderCursor(to, nameOf);
  try {
    for (const { path, after } of plan.body.entries) {
      if (after?.kind === 'folder') makeRawFolder(cursor.holding(path), nameOf(path));
    }
    copyKept(staged, cursor, nameOf);
    const refusal = await writeRelease(staged, cursor);
    if (refusal !== undefined) return refusal;
    createFile(to, recordFile, staged.record, 0o400, false);
    setFolderModes(to, plan, cursor, nameOf);
  } finally {
    cursor.close();
  }
  const [differing] = differingPaths(listTree(to), plan.body.tree_mode, statesOf(plan, 'after'));
  if (differing !== undefined) return movedMeanwhile(staged.tree, differing);
  syncTree(to);
  return undefined;
}

/** `E_STALE`: the tree is not what it was when the plan was derived, or the disk gave back something else. */
export const movedMeanwhile = (tree: Folder, at: string): Refusal<'E_STALE'> => ({
  code: 'E_STALE',
  input: tree.path,
  at,
  expected: 'a tree that holds still while it is upgraded, on a disk that keeps bytes and modes',
  mend: 'plan again when nothing writes to it',
});

type NameOf = (path: string) => RawName;

function copyKept({ plan, tree }: Staged, to: FolderCursor, nameOf: NameOf): void {
  const from = new FolderCursor(tree, nameOf);
  try {
    for (const { action, path, after } of plan.body.entries) {
      if ((action !== 'keep' && action !== 'mode') || path === recordFile) continue;
      if (after?.kind === 'link') copyLink(from.holding(path), to.holding(path), nameOf(path));
      if (after?.kind === 'file') {
        copyFile(from.holding(path), to.holding(path), nameOf(path), Number.parseInt(after.mode, 8));
      }
    }
  } finally {
    from.close();
  }
}

async function writeRelease({ plan, items, entries }: Staged, to: FolderCursor): Promise<Refusal | undefined> {
  const taken = takenFrom(plan);
  const pairs = pairEntries(entries, items);
  for (;;) {
    const next = await pairs.next();
    if (next.done) return next.value;
    const wrong = checkDigest(next.value);
    if (wrong !== undefined) return wrong;
    const place = taken.get(next.value.item.path);
    if (place?.after?.kind !== 'file') continue;
    const name = place.path.slice(place.path.lastIndexOf('/') + 1);
    createFile(to.holding(place.path), name, next.value.entry.bytes, Number.parseInt(place.after.mode, 8), false);
  }
}

/** Last, the deepest first: what is closed to writing could not be filled. */
function setFolderModes(to: Folder, plan: UpgradePlan, cursor: FolderCursor, nameOf: NameOf): void {
  for (const { path, after } of plan.body.entries.toReversed()) {
    if (after?.kind !== 'folder' || after.mode === '0700') continue;
    const [parent, name] = [cursor.holding(path), nameOf(path)];
    attempt('set the mode of', parent.named(name), () => chmodSync(parent.at(name), Number.parseInt(after.mode, 8)));
  }
  const mode = Number.parseInt(plan.body.tree_mode, 8);
  attempt('set the mode of', to.path, () => chmodSync(to.at('.'), mode));
}
