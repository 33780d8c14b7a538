// The seed sets that ship, by name, with the number of cases in each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const seedFolder = join(import.meta.dirname, '../../libs/evals/seeds');

export type SeedFile = { readonly name: string; readonly path: string; readonly bytes: Buffer; readonly count: number };

export const seedFiles = (): readonly SeedFile[] =>
  readdirSync(seedFolder)
    .toSorted()
    .map((file) => {
      const path = join(seedFolder, file);
      const bytes = readFileSync(path);
      const { body } = JSON.parse(bytes.toString()) as { readonly body: { readonly cases: readonly unknown[] } };
      return { name: file.replace('.json', ''), path, bytes, count: body.cases.length };
    });
