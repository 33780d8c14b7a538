// All files below a tree, level by level. A few trees that name each other can spell out more paths than there are atoms,
// so the entries seen are counted and the depth is bounded.
import { accept, compareCodePoints } from '#canonical';
import { decline, pathBytesMax, type TreeMode } from '#objects';
import type { ObjectOutcome } from './refusals.ts';
import type { Trees } from './trees.ts';

/** Most entries, folders included, in one listing. */
export const listEntriesMax = 262_144;
/** Deepest folder in a listing. */
export const listDepthMax = 256;

/** Anything that is not a folder: file, executable, link (120000) or gitlink (160000). */
export type FileEntry = { readonly path: string; readonly mode: Exclude<TreeMode, '040000'>; readonly oid: string };

type Folder = { readonly oid: string; readonly path: string };

/** Lists what lies below `treeOid`, paths starting with `prefix` and sorted by code point. */
export async function listFiles(
  trees: Trees,
  treeOid: string,
  prefix: string,
): Promise<ObjectOutcome<readonly FileEntry[]>> {
  const files: FileEntry[] = [];
  let count = 0;
  let level: Folder[] = [{ oid: treeOid, path: prefix }];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > listDepthMax) return refuseLimit('list-depth', `folders at most ${listDepthMax} deep`, level[0]?.path);
    const read = await trees.trees(level.map(({ oid }) => oid));
    const below: Folder[] = [];
    for (const folder of level) {
      const tree = read.get(folder.oid);
      if (tree === undefined) continue;
      if (!tree.ok) return tree;
      count += tree.value.length;
      if (count > listEntriesMax) return refuseLimit('list-entries', `at most ${listEntriesMax} entries`, folder.path);
      for (const { name, mode, oid } of tree.value) {
        const path = folder.path === '' ? name : `${folder.path}/${name}`;
        if (path.length > pathBytesMax)
          return refuseLimit('list-depth', `paths of at most ${pathBytesMax}`, folder.path);
        if (mode === '040000') below.push({ oid, path });
        else files.push({ path, mode, oid });
      }
    }
    level = below;
  }
  return accept(files.sort((left, right) => compareCodePoints(left.path, right.path)));
}

const refuseLimit = (detail: 'list-depth' | 'list-entries', expected: string, path: string | undefined) =>
  decline({ code: 'E_LIMIT' as const, detail, expected, at: (path ?? '').slice(0, 200) });
