// `npm run generate` brings every generated file up to date; `npm run generate -- --check` prints each file that is not
// and exits 1 without writing. `--only FOLDER` leaves the rest alone; `--root DIR` works another tree (for tests).
import { parseArgs } from 'node:util';

import { type Drift, findDrift, mendDrift } from './drift.ts';
import { generators } from './generators.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    root: { type: 'string', default: process.cwd() },
  },
});

const folder = values.only.replace(/\/*$/, values.only === '' ? '' : '/');
const only = (path: string): boolean => path.startsWith(folder);
const drift = values.check ? await findDrift(values.root, generators, only) : await mendInTurn();
process.stdout.write(drift.map(({ path }) => `${path}\n`).join(''));
if (values.check && drift.length > 0) {
  process.stderr.write('generated files differ from their sources; mend: npm run generate\n');
  process.exitCode = 1;
}

// A later generator may import what an earlier one writes (the pages do), so each is done before the next begins.
async function mendInTurn(): Promise<Drift[]> {
  const mended: Drift[] = [];
  for (const generator of generators) {
    const found = await findDrift(values.root, [generator], only);
    mendDrift(values.root, found);
    mended.push(...found);
  }
  return mended;
}
