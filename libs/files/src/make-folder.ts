// Folders inside a tree that is being built: made one by one with exact permission bits, so neither the umask nor a
// set-group-id parent shows in the result.
import { chmodSync, mkdirSync } from 'node:fs';
import { attempt } from './fault.ts';
import type { Folder } from './folder.ts';

/** Makes a folder in a held one, with exactly `mode`, and opens it. Throws `FilesFault`, `EEXIST` when it is there. */
export function makeFolder(parent: Folder, name: string, mode = 0o700): Folder {
  const path = parent.named(name);
  attempt('make the folder', path, () => {
    mkdirSync(parent.at(name), 0o700);
    chmodSync(parent.at(name), mode);
  });
  return parent.open(name);
}
