// Makes a tree durable before it is shown. A small tree is synced file by file; a large one by one `sync -f` of its file
// system (coreutils' door to syncfs, which Node lacks), because twenty thousand fsyncs cost a flush each. Where that
// program is missing or knows no `-f`, every file is synced after all.
import { spawnSync } from 'node:child_process';
import { closeSync, constants, fsyncSync, openSync } from 'node:fs';
import { attempt, FilesFault } from './fault.ts';
import type { Folder } from './folder.ts';
import { type TreeEntry, walkTree } from './walk-tree.ts';

/** From this many files on, one sync of the whole file system is cheaper than one for each. */
const oneByOneMax = 512;
const syncPrograms = ['/usr/bin/sync', '/bin/sync'];

/** Makes every file and folder below `folder`, and its own entries, durable. Throws `FilesFault`. */
export function syncTree(folder: Folder): void {
  if (hasManyEntries(folder) && syncFileSystem(folder)) return;
  for (const entry of walkTree(folder)) syncEntry(entry);
  folder.sync();
}

function hasManyEntries(folder: Folder): boolean {
  let count = 0;
  for (const _ of walkTree(folder)) {
    count += 1;
    if (count > oneByOneMax) return true;
  }
  return false;
}

function syncEntry({ kind, parent, name }: TreeEntry): void {
  if (kind === 'folder') parent.open(name).syncAndClose();
  if (kind === 'file') syncFile(parent, name);
}

function syncFile(parent: Folder, name: Buffer): void {
  attempt('sync', parent.named(name), () => {
    const descriptor = openSync(parent.at(name), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** One sync of the file system that holds the folder; false when no program here can do it. Throws when it failed. */
function syncFileSystem(folder: Folder): boolean {
  for (const program of syncPrograms) {
    const run = spawnSync(program, ['-f', '--', folder.path], {
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (run.error !== undefined) continue;
    if (run.status === 0) return true;
    if (!/invalid|unrecognized|usage/i.test(run.stderr.toString())) throw new FilesFault('sync', folder.path, 'EIO');
  }
  return false;
}
