// The list of generators, in the order they run. To keep another generated file, write a module that exports a
// `Generator` and name it here; writing and `--check` then follow.
import { installer } from '../../installer/src/generator.ts';
import { matrixInventory } from '../../matrix/src/generator.ts';
import { seeds } from '../../seeds/src/generator.ts';
import { pages } from '../../ystack/src/pages/pages.ts';
import { adapterClosures } from './adapter-closures.ts';
import { controlPolicies } from './control-policies.ts';
import { evalCatalog } from './eval-catalog.ts';
import type { Generator } from './generator.ts';
import { programIdentities } from './program-identities.ts';
import { validators } from './validators/validators.ts';

export const generators: readonly Generator[] = [
  validators,
  adapterClosures,
  evalCatalog,
  controlPolicies,
  programIdentities,
  seeds,
  matrixInventory,
  installer,
  pages,
];
