// Takes an installation out again: only files that it put there and that are still as they were; what was edited or added
// stays and is named. The record goes last, so an uninstall that was cut short is finished by the next.
import { lstatSync, rmdirSync, unlinkSync } from 'node:fs';
import { accept, compareCodePoints, type Result, refuse } from '#canonical';
import { attempt, digestFile, errnoOf, type Folder, identityAt, isSameFile, type TreeEntry, walkTree } from '#files';
import { type ExpectedFile, filesOf } from './expected-files.ts';
import { foldersOf } from './inspect-tree.ts';
import type { InstallRecord } from './install-record.ts';
import { northStarFile, northStarMode } from './north-star.ts';
import { openTree } from './open-tree.ts';
import { fileOfRecord, readRecord } from './record-file.ts';
import { recordFile, treeName } from './tree-layout.ts';
import { upgradeNames } from './upgrade/names.ts';
import { livingLock } from './upgrade/target-lock.ts';

export type Uninstalled = {
  readonly recordId: string;
  readonly removedCount: number;
  /** Paths below the tree that stay, sorted, with the reason. */
  readonly kept: readonly { readonly path: string; readonly why: 'edited' | 'not installed' }[];
  /** Names in the target of trees that upgrades and rollbacks put aside; they stay whole. */
  readonly aside: readonly string[];
};

/**
 * Uninstalls from `target` (absolute): `E_TARGET` without a tree, `E_RUNTIME` without a record, then as the record's kind
 * refuses; `E_LOCK` while an upgrade is at work; nothing is removed then. No link is followed. Throws `FilesFault`; running it again goes on.
 */
export function uninstall(target: string): Result<Uninstalled> {
  const opened = openTree(target);
  if (!opened.ok) return opened;
  try {
    const busy = livingLock(opened.value.target);
    if (busy !== undefined) return refuse(busy);
    const read = readRecord(opened.value.tree);
    if (!read.ok) return read;
    const record = read.value.content;
    const kept: Uninstalled['kept'][number][] = [];
    const files = [...filesOf(record), northStarOf(record)];
    const removed = removeInstalled(opened.value.tree, files, kept);
    removeRecord(opened.value.tree, record);
    removeIfEmpty(opened.value.target, treeName);
    opened.value.target.sync();
    const sorted = kept.sort((left, right) => compareCodePoints(left.path, right.path));
    const aside = upgradeNames(opened.value.target);
    return accept({ recordId: record.id, removedCount: removed + 1, kept: sorted, aside });
  } finally {
    opened.value.close();
  }
}

function removeInstalled(tree: Folder, files: readonly ExpectedFile[], kept: Uninstalled['kept'][number][]): number {
  const wanted = new Map(files.map((file) => [file.path, file]));
  const folders = foldersOf(files);
  let removed = 0;
  for (const entry of walkTree(tree)) {
    const { path, kind, parent, name } = entry;
    if (path === recordFile) continue;
    const file = wanted.get(path);
    if (file !== undefined && isUnchanged(file, entry)) {
      attempt('remove', parent.named(name), () => unlinkSync(parent.at(name)));
      removed += 1;
    } else if (kind === 'folder' && folders.has(path)) removeIfEmpty(parent, name);
    else kept.push({ path, why: file === undefined ? 'not installed' : 'edited' });
  }
  tree.sync();
  return removed;
}

/** Bytes and mode are as installed, and the name still leads to the file that was read. */
function isUnchanged(file: ExpectedFile, { kind, parent, name }: TreeEntry): boolean {
  if (kind !== 'file') return false;
  const before = identityAt(parent.at(name));
  let found: ReturnType<typeof digestFile>;
  try {
    found = digestFile(parent, name);
  } catch (error) {
    if (['EACCES', 'EPERM', 'ENOENT', 'ELOOP'].includes(errnoOf(error))) return false;
    throw error;
  }
  if (found?.sha256 !== file.sha256 || found.mode !== file.mode) return false;
  return isSameFile(identityAt(parent.at(name)), before);
}

function removeIfEmpty(parent: Folder, name: string | Buffer): void {
  try {
    attempt('remove', parent.named(name), () => rmdirSync(parent.at(name)));
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errnoOf(error))) throw error;
  }
}

/** Once read it is known to be the record; an edit of its mode does not make it the owner's. */
function removeRecord(tree: Folder, record: InstallRecord): void {
  const { sha256 } = fileOfRecord(record);
  if (digestFile(tree, recordFile)?.sha256 !== sha256) return;
  attempt('remove', tree.named(recordFile), () => {
    if (lstatSync(tree.at(recordFile)).isFile()) unlinkSync(tree.at(recordFile));
  });
}

const northStarOf = ({ body }: InstallRecord): ExpectedFile => ({
  path: northStarFile,
  sha256: body.north_star.sha256,
  sizeBytes: 0,
  mode: northStarMode,
});
