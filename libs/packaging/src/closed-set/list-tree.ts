// All files below a tree of the release commit, by reading tree objects level by level. Links, submodules and names that
// cannot be packaged are refused as they are met, before anything in the tree is read.
import { accept, compareCodePoints } from '#canonical';
import { checkName } from '#content';
import { parseTree, type ReadPlan, type TreeEntry } from '#objects';
import { fileCountMax } from '../bounds.ts';
import { batchCount, readObjects } from './reading.ts';
import { type ClosedSetResult, refuseSet, refuseWith } from './refusals.ts';

/** A file as the tree names it; `path` is a repository path. */
export type ListedFile = { readonly path: string; readonly mode: '100644' | '100755'; readonly oid: string };

/** Lists the tree `oid`, which lies at `path`, by path. Bounded by `fileCountMax` entries and by the longest path. */
export function* listTree(
  algorithm: 'sha1' | 'sha256',
  path: string,
  oid: string,
): ReadPlan<ClosedSetResult<readonly ListedFile[]>> {
  const files: ListedFile[] = [];
  const trees = [{ path, oid }];
  let entryCount = 0;
  while (trees.length > 0) {
    const batch = trees.splice(0, batchCount);
    const objects = yield* readObjects(batch);
    if (!objects.ok) return objects;
    for (const [index, tree] of batch.entries()) {
      const entries = parseTree(algorithm, objects.value[index]?.bytes ?? new Uint8Array());
      if (!entries.ok)
        return refuseWith({ ...entries.refusal, detail: `object.${entries.refusal.detail}`, input: tree.path });
      entryCount += entries.value.length;
      if (entryCount > fileCountMax)
        return refuseSet('set.file-count', { input: path, expected: `at most ${fileCountMax} files` });
      for (const entry of entries.value) {
        const place = `${tree.path}/${entry.name}`;
        const flaw = entryFlaw(entry, place);
        if (flaw !== undefined) return refuseWith(flaw);
        if (entry.mode === '040000') trees.push({ path: place, oid: entry.oid });
        else files.push({ path: place, mode: entry.mode as ListedFile['mode'], oid: entry.oid });
      }
    }
  }
  return accept(files.sort((a, b) => compareCodePoints(a.path, b.path)));
}

/** A folder is held to the rules of names alone. */
const entryFlaw = ({ mode }: TreeEntry, path: string) => checkName({ path, mode: mode === '040000' ? '100644' : mode });
