// Everything below a folder, seen without following a link: each folder is opened through the one above it, so what is
// read is what was listed. Contents come before their folder, names in byte order; memory is one listing per level.
import { lstatSync, type Stats } from 'node:fs';
import { attempt, errnoOf, FilesFault } from './fault.ts';
import type { Folder } from './folder.ts';
import { identityAt, isSameFile } from './identity.ts';
import { displayName } from './raw-name.ts';

export type TreeEntry = {
  /** Path from the walked folder, `/` between names, odd bytes escaped. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other' | 'unreadable';
  /** Permission bits with setuid, setgid and sticky. */
  readonly mode: number;
  readonly sizeBytes: number;
  readonly linkCount: number;
  /** The folder that holds the entry, good until the next entry is asked for. */
  readonly parent: Folder;
  readonly name: Buffer;
};

/** Deeper trees are a fault: each level holds one descriptor. */
export const treeDepthMax = 128;

/**
 * Walks a tree, the root itself left out. A folder that cannot be opened or listed is reported as `unreadable`; an entry
 * that vanishes under the walk is left out. Throws `FilesFault` for anything else.
 */
export function* walkTree(root: Folder, prefix = '', depth = 1): Generator<TreeEntry> {
  if (depth > treeDepthMax) throw new FilesFault('walk', root.path, 'ENAMETOOLONG');
  for (const name of root.names()) {
    const stats = statOf(root, name);
    if (stats === undefined) continue;
    const path = `${prefix}${displayName(name)}`;
    const kind = kindOf(stats);
    const readable = kind === 'folder' ? yield* walkInside(root, name, path, depth) : true;
    yield {
      path,
      kind: readable ? kind : 'unreadable',
      mode: stats.mode & 0o7777,
      sizeBytes: stats.size,
      linkCount: stats.nlink,
      parent: root,
      name,
    };
  }
}

const unreadableErrnos = ['EACCES', 'EPERM', 'ELOOP', 'ENOTDIR', 'ENOENT'];

/** Answers whether the folder could be walked. */
function* walkInside(parent: Folder, name: Buffer, path: string, depth: number): Generator<TreeEntry, boolean> {
  const listed = identityAt(parent.at(name));
  let folder: Folder;
  try {
    folder = parent.open(name);
  } catch (error) {
    if (unreadableErrnos.includes(errnoOf(error))) return false;
    throw error;
  }
  try {
    if (!isSameFile(folder.identity, listed)) return false;
    yield* walkTree(folder, `${path}/`, depth + 1);
    return true;
  } finally {
    folder.close();
  }
}

function statOf(folder: Folder, name: Buffer): Stats | undefined {
  try {
    return attempt('look at', folder.named(name), () => lstatSync(folder.at(name)));
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function kindOf(stats: Stats): 'file' | 'folder' | 'link' | 'other' {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}
