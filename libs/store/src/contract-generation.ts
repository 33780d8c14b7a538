// Whether the contract that a release names is the one that comes with it. The generation is the digest of what the
// contract's face reaches by import, so it can be computed from the files of the release, without a repository.
import { type Refusal, sha256Hex } from '#canonical';
import { generationId } from '#contract';
import { closureOf, driveSync, type ReleaseManifest } from '#packaging';
import type { KeptFiles } from './kept-files.ts';

const entry = 'libs/contract/src/index.ts';
// The contract stands on the first layer alone.
const folders = ['libs/canonical/src/', 'libs/contract/src/'];

/** Whether a file can be part of the contract. */
export const isContractFile = (path: string): boolean => folders.some((folder) => path.startsWith(folder));

/** `E_RELATION` when the release's own contract is not of the generation that its manifest names. */
export function checkGeneration({ body }: ReleaseManifest, kept: KeptFiles): Refusal<'E_RELATION'> | undefined {
  const named = body.core_contract.generation_id;
  const closure = driveSync(closureOf([entry]), (path) => kept.get(path));
  if (!closure.ok) return wrong(named, `${closure.refusal.input ?? entry}: ${closure.refusal.expected}`);
  const members = closure.value.files.map((path) => ({ path, sha256: sha256Hex(kept.get(path) ?? '') }));
  const found = generationId(members);
  return found === named ? undefined : wrong(named, `the files give \`${found}\``);
}

const wrong = (named: string, found: string): Refusal<'E_RELATION'> => ({
  code: 'E_RELATION',
  at: '/body/core_contract/generation_id',
  expected: `the files of contract \`${named}\` in the release (${found})`,
  mend: 'have the release built again',
});
