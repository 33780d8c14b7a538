// Reads a candidate repository by #git, which hashes every object as it is read and refuses a repository whose content would
// not be its own (links, borrowed objects, replacements).
import { accept, type Refusal, type Result } from '#canonical';
import { openRepository, type Repository } from '#git';
import type { CandidateFacts } from './checks/candidate.ts';

/** The facts about the candidate at `path` whose source is `sourceCommit`, or the first refusal of the reader. */
export async function readCandidate(path: string, sourceCommit: string): Promise<Result<CandidateFacts>> {
  const opened = await openRepository(path);
  if (!opened.ok) return opened;
  try {
    return await readFacts(opened.value, sourceCommit);
  } finally {
    await opened.value.close();
  }
}

async function readFacts(repository: Repository, sourceCommit: string): Promise<Result<CandidateFacts>> {
  const head = await repository.head();
  if (!head.ok) return head;
  const commit = await repository.commit(head.value);
  if (!commit.ok) return commit;
  const raw = await repository.readObject(head.value);
  if (!raw.ok) return raw;
  const source = await repository.commit(sourceCommit);
  if (!source.ok) return source;
  const before = await repository.listFiles(sourceCommit);
  if (!before.ok) return before;
  const after = await repository.listFiles(head.value);
  if (!after.ok) return after;
  const broken = await firstUnreadable(repository, after.value);
  if (broken !== undefined) return { ok: false, refusal: broken };
  return accept({
    head: head.value,
    commit: { tree: commit.value.tree, parents: commit.value.parents, bytes: raw.value.bytes },
    sourceTree: source.value.tree,
    source: before.value,
    candidate: after.value,
  });
}

/** Every blob of the tree is read, so that one that is missing or damaged shows. A gitlink has nothing to read. */
async function firstUnreadable(
  repository: Repository,
  files: readonly { readonly mode: string; readonly oid: string }[],
): Promise<Refusal | undefined> {
  const oids = files.filter(({ mode }) => mode !== '160000').map(({ oid }) => oid);
  for await (const outcome of repository.readObjects(oids)) {
    if (!outcome.ok) return outcome.refusal;
  }
  return undefined;
}
