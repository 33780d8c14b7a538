// The programs and their inventory as they lie in a working tree.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, type Result } from '#canonical';
import { checkInventory, fakesFolder, inventoryPath, type ProgramFile } from './inventory.ts';

/** Every file under `fakes/` of the tree at `root`, sorted by name. */
export const readProgramFiles = (root: string): readonly ProgramFile[] =>
  readdirSync(join(root, fakesFolder))
    .toSorted(compareCodePoints)
    .map((name) => {
      const path = join(root, fakesFolder, name);
      return { name, mode: (statSync(path).mode & 0o100) === 0 ? '100644' : '100755', bytes: readFileSync(path) };
    });

export type Pinned = { readonly programs: ReadonlyMap<string, Uint8Array>; readonly inventory: Uint8Array };

/** The programs of the tree at `root` and the inventory that vouches for them, or E_INVENTORY. */
export function readPrograms(root: string): Result<Pinned, 'E_INVENTORY'> {
  const inventory = readFileSync(join(root, inventoryPath));
  const programs = checkInventory(inventory, readProgramFiles(root));
  return programs.ok ? accept({ programs: programs.value, inventory }) : programs;
}
