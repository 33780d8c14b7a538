// The core contract of the release commit: the digest of its own import closure there, and how documents name it.
import { accept, type Result, sha256Hex } from '#canonical';
import {
  type ClosureMember,
  type CoreContractBlock,
  coreContractBlock,
  corePackageDigest,
  generationId,
} from '#contract';
import { closureAtCommit } from './closure-at-commit.ts';
import type { Session } from './session.ts';

export type CoreContract = { readonly generationId: string; readonly block: CoreContractBlock };

/** Refuses E_PATH, E_OBJECT and E_LIMIT as walking the closure does. */
export async function coreContractAt(session: Session): Promise<Result<CoreContract>> {
  const walked = await closureAtCommit(session, ['libs/contract/src/index.ts']);
  if (!walked.ok) return walked;
  const { closure, contents } = walked.value;
  const members = closure.files.map((path): ClosureMember => ({ path, sha256: sha256Hex(contents.get(path) ?? '') }));
  const generation = generationId(members);
  return accept({
    generationId: generation,
    block: coreContractBlock(generation, corePackageDigest(generation, members)),
  });
}
