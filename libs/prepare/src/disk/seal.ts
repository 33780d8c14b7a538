// Closes a tree that is complete, and tells what then stands on disk.
import { chmodSync } from 'node:fs';
import { compareCodePoints } from '#canonical';
import { attempt, type Folder, walkTree } from '#files';
import type { StoredEntry } from '../documents/storage.ts';

const folderMode = 0o500;

/**
 * Takes the right to write from `folders`, paths below `root` that are sorted, and from `root` itself. What then stands there
 * is for `observeStorage` to tell. Throws `FilesFault`.
 */
export function sealTree(root: Folder, folders: readonly string[]): void {
  for (const folder of folders.toReversed()) sealFolder(root, folder);
  sealFolder(root, '.');
}

/** Takes the right to write from one folder. */
export const sealFolder = (parent: Folder, name: string): void =>
  attempt('set the mode of', parent.named(name), () => chmodSync(parent.at(name), folderMode));

/** Every entry below a folder as the system tells it, sorted by path; undefined when one is neither file nor folder. */
export function observeStorage(root: Folder): readonly StoredEntry[] | undefined {
  const entries: StoredEntry[] = [];
  for (const { kind, path, mode, linkCount, sizeBytes } of walkTree(root)) {
    if (kind === 'folder') entries.push({ path, kind: 'directory', mode: modeText(mode) });
    else if (kind !== 'file') return undefined;
    else entries.push({ path, kind, link_count: linkCount, mode: modeText(mode), size_bytes: sizeBytes });
  }
  return entries.sort((left, right) => compareCodePoints(left.path, right.path));
}

/** Permission bits as documents write them. */
export const modeText = (mode: number): string => mode.toString(8).padStart(4, '0');
