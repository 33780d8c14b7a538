// Keeps the core contract in the catalog of eval families: the families are written by hand, the block follows the contract.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCanonical, type JsonObject } from '#canonical';
import type { Generator } from './generator.ts';
import { coreContractAt } from './program-closure.ts';

const path = 'libs/evals/catalog/eval-catalog.json';

export const evalCatalog: Generator = {
  name: 'eval catalog',
  generate: async (root) => {
    if (!existsSync(join(root, path))) return new Map();
    const catalog = JSON.parse(readFileSync(join(root, path), 'utf8')) as JsonObject & { readonly body: JsonObject };
    const body = { ...catalog.body, core_contract: coreContractAt(root).hashed };
    return new Map([[path, encodeCanonical({ ...catalog, body })]]);
  },
};
