// Keeps `inventory.generated.json` at what lies under `fakes/`; a changed digest is then part of the change that is reviewed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from '../../generate/src/generator.ts';
import { buildInventory, fakesFolder, inventoryPath } from './inventory.ts';
import { readProgramFiles } from './read-programs.ts';

export const matrixInventory: Generator = {
  name: 'matrix inventory',
  generate: async (root) =>
    new Map(existsSync(join(root, fakesFolder)) ? [[inventoryPath, buildInventory(readProgramFiles(root))]] : []),
  existing: (root) => (existsSync(join(root, inventoryPath)) ? [inventoryPath] : []),
};
