// The ids of the trees that a set of files makes: what Git would write for it, computed without Git, so that what Git wrote
// can be held against it.
import { compareCodePoints } from '#canonical';
import { encodeTree } from './encode-tree.ts';
import { emptyTreeId, type HashAlgorithm, objectId } from './object-id.ts';
import type { TreeEntry, TreeMode } from './tree.ts';

/** One file, link or gitlink by its whole path. */
export type PathEntry = { readonly path: string; readonly mode: Exclude<TreeMode, '040000'>; readonly oid: string };

/**
 * The id of the root tree that holds exactly these entries. Each path stands once and none is a folder of another: the
 * caller has seen to it. Linear in the entries, apart from sorting.
 */
export function rootTreeId(algorithm: HashAlgorithm, entries: readonly PathEntry[]): string {
  if (entries.length === 0) return emptyTreeId[algorithm];
  // Sorted as whole paths with a slash after each folder, the entries of one folder stand together.
  const sorted = entries.toSorted((left, right) => compareCodePoints(left.path, right.path));
  return treeId(algorithm, sorted, 0);
}

function treeId(algorithm: HashAlgorithm, entries: readonly PathEntry[], prefixLength: number): string {
  const children: TreeEntry[] = [];
  for (let at = 0; at < entries.length; ) {
    const { path, mode, oid } = entries[at] as PathEntry;
    const slash = path.indexOf('/', prefixLength);
    if (slash < 0) {
      children.push({ name: path.slice(prefixLength), mode, oid });
      at += 1;
      continue;
    }
    const folder = path.slice(0, slash + 1);
    let end = at + 1;
    while (end < entries.length && entries[end]?.path.startsWith(folder)) end += 1;
    const below = treeId(algorithm, entries.slice(at, end), slash + 1);
    children.push({ name: path.slice(prefixLength, slash), mode: '040000', oid: below });
    at = end;
  }
  return objectId(algorithm, 'tree', encodeTree(children.sort(byGitOrder)));
}

/** By bytes, a folder's name counting as if it ended in a slash. */
const byGitOrder = (left: TreeEntry, right: TreeEntry): number => compareCodePoints(sortKey(left), sortKey(right));
const sortKey = ({ name, mode }: TreeEntry): string => (mode === '040000' ? `${name}/` : name);
