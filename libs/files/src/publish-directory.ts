// The one step by which a tree appears: everything is durable first, then a single rename(2). Over an empty folder the
// rename is atomic too; over anything else the system refuses it, so nothing is ever replaced.
import { renameSync } from 'node:fs';
import { attempt, errnoOf, FilesFault } from './fault.ts';
import type { Folder } from './folder.ts';
import { identityAt, isSameFile } from './identity.ts';
import type { Staging } from './staging.ts';
import { syncTree } from './sync-tree.ts';

/** `published`: it stands there. `occupied`: something else stood there; the staging folder is still to be discarded. */
export type Published = 'published' | 'occupied';

const occupiedErrnos = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EISDIR'];

/**
 * Makes a staging folder durable and renames it to `name` in `destination` (a held folder on the same file system, by
 * default the one it was staged in). Throws `FilesFault`: with `EXDEV` when `destination` lies on another mount, and
 * after the rename only if the tree that appeared is not the one that was staged or cannot be made durable.
 */
export function publishDirectory(staging: Staging, name: string, destination: Folder = staging.parent): Published {
  syncTree(staging.folder);
  const path = destination.named(name);
  try {
    attempt('put in place', path, () => renameSync(staging.parent.at(staging.name), destination.at(name)));
  } catch (error) {
    if (occupiedErrnos.includes(errnoOf(error))) return 'occupied';
    throw error;
  }
  if (!isSameFile(identityAt(destination.at(name)), staging.folder.identity)) {
    throw new FilesFault('put in place', path, 'ESTALE');
  }
  try {
    destination.sync();
    staging.parent.sync();
  } catch (error) {
    throw new FilesFault('make durable, though it stands there whole,', path, errnoOf(error), { cause: error });
  }
  staging.folder.close();
  return 'published';
}
