// Which program grades the cases, by the release commit: the digest of what the index of #evals reaches there. It is taken
// from the commit and not from the module that is generated for the commands, so that the two can be held together.
import { accept, compareCodePoints, documentDigest, type Result, sha256Hex } from '#canonical';
import { closureAtCommit } from '../closure-at-commit.ts';
import type { Session } from '../session.ts';

/** The modules that tell a program its own digest are part of no such digest. */
const isIdentity = (path: string): boolean => /^libs\/[a-z]+\/src\/generated\/(framework|program)\.ts$/.test(path);

/** The digest as an evaluator document names it. Refuses E_PATH, E_OBJECT and E_LIMIT as walking the closure does. */
export async function evalProgramAt(session: Session): Promise<Result<string>> {
  const walked = await closureAtCommit(session, ['libs/evals/src/index.ts']);
  if (!walked.ok) return walked;
  const { closure, contents } = walked.value;
  const files = closure.files
    .filter((path) => !isIdentity(path))
    .toSorted(compareCodePoints)
    .map((path) => ({ path, sha256: sha256Hex(contents.get(path) ?? '') }));
  return accept(documentDigest({ files }));
}
