// Keeps `libs/evals/seeds`: one document a seed set, made from its table, our policy set and the core that it names.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles, Generator } from '../../generate/src/generator.ts';
import { readHouse } from './house.ts';
import { encodeSeedSet } from './seed-set.ts';
import { seedSets } from './sets.ts';

const folder = 'libs/evals/seeds';

export const seeds: Generator = { name: 'seeds', generate, existing };

async function generate(root: string): Promise<GeneratedFiles> {
  // A tree without policies has nothing that could be evaluated.
  if (!existsSync(join(root, 'libs/control/policies'))) return new Map();
  const house = readHouse(root);
  return new Map(seedSets.map((set) => [`${folder}/${set.name}.json`, encodeSeedSet(set, house)]));
}

function existing(root: string): readonly string[] {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);
}
