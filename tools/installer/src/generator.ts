// The installer among the generated files of the repository.
import type { Generator } from '../../generate/src/generator.ts';
import { bundleInstaller } from './bundle.ts';

const path = 'releases/install.mjs';

export const installer: Generator = {
  name: 'installer',
  generate: async (root, only) => new Map(only(path) ? [[path, await bundleInstaller(root)]] : []),
};
