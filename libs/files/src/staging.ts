// A folder to build in, beside the place where the result shall appear, so that one rename on one file system shows it
// whole. Its name carries its maker: two at once never share one, and what a killed maker left is swept by the next.
import { chmodSync, mkdirSync } from 'node:fs';
import { attempt, succeeds } from './fault.ts';
import type { Folder } from './folder.ts';
import { removeTree } from './remove-tree.ts';
import { sweepFolder } from './sweep.ts';
import { makeTemporary } from './temporary.ts';

export type Staging = {
  /** The folder that holds the staging folder; stays the caller's to close. */
  readonly parent: Folder;
  readonly name: string;
  readonly folder: Folder;
  /** Names in `parent` that a killed run left and that were removed. */
  readonly swept: readonly string[];
  /** Names in `parent` that look left over but whose maker cannot be seen from here. */
  readonly left: readonly string[];
  /** Removes the staging folder; answers whether it is gone. Never throws: it runs after a failure that matters more. */
  discard(): boolean;
};

/**
 * Makes a staging folder in `parent` for something to be called `target`, with permission bits `mode` whatever the umask.
 * Throws `FilesFault`.
 */
export function openStaging(parent: Folder, target: string, mode = 0o700): Staging {
  const name = makeTemporary('staging', target, (made) => {
    attempt('make the folder', parent.named(made), () => mkdirSync(parent.at(made), 0o700));
    return made;
  });
  try {
    attempt('set the mode of', parent.named(name), () => chmodSync(parent.at(name), mode));
    const folder = parent.open(name);
    const { removed, left } = sweepFolder(parent, name);
    return { parent, name, folder, swept: removed, left, discard: () => discard(parent, name, folder) };
  } catch (error) {
    succeeds(() => removeTree(parent, name));
    throw error;
  }
}

function discard(parent: Folder, name: string, folder: Folder): boolean {
  folder.close();
  return succeeds(() => removeTree(parent, name));
}
