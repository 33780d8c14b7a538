// The programs and their inventory as they lie in a working tree.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, type Result } from '#canonical';
import { checkInventory, fakesFolder, inventoryPath, type ProgramFile } from './inventory.ts';

/** Every file under `fakes/` of the tree at `root`, sorted by name. */
export const readProgramFiles = (root: string): readonly ProgramFile[] =>
  readdirSync(join(root, fakesFolder))
    .toSorted(compareCodePoints)
    .map((name) => {
      const path = join(root, fakesFolder, name);
      return { name, mode: (statSync(path).mode & 0o100) === 0 ? '100644' : '100755', bytes: readFileSync(path) };
    });

/** The programs of the tree at `root` that its inventory vouches for, or E_INVENTORY. */
export const readPrograms = (root: string): Result<ReadonlyMap<string, Uint8Array>, 'E_INVENTORY'> =>
  checkInventory(readFileSync(join(root, inventoryPath)), readProgramFiles(root));
