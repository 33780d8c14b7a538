// What a program is made of: the files its entry reaches by import, each with its digest, read from the working tree. The
// core contract and the identities of judges are named by such lists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, sha256Hex } from '#canonical';
import {
  type ClosureMember,
  type CoreContractBlock,
  coreContractBlock,
  corePackageDigest,
  generationId,
} from '#contract';
import { closureOf, driveSync } from '#packaging';

/** The files that `entry` reaches below `root`, sorted by path, without `leftOut`. Throws when one cannot be read. */
export function programClosure(root: string, entry: string, leftOut: readonly string[] = []): readonly ClosureMember[] {
  const read = (path: string): Uint8Array | undefined => {
    if (leftOut.includes(path)) return new Uint8Array();
    return existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;
  };
  const closure = driveSync(closureOf([entry]), read);
  if (!closure.ok) throw new Error(`${entry}: ${closure.refusal.expected} (${closure.refusal.at ?? ''})`);
  return closure.value.files
    .filter((path) => !leftOut.includes(path))
    .toSorted(compareCodePoints)
    .map((path) => ({ path, sha256: sha256Hex(read(path) ?? '') }));
}

/** How documents name the contract that lies below `root`. */
export function coreContractAt(root: string): CoreContractBlock {
  const members = programClosure(root, 'libs/contract/src/index.ts');
  const generation = generationId(members);
  return coreContractBlock(generation, corePackageDigest(generation, members));
}
