// The candidate repository: bare, its owner's alone, at the very commit and tree that the account names. Objects are read by
// their ids and hashed as they are read; nothing is checked out, and nothing that the repository configures is run.
import { accept } from '#canonical';
import { type Folder, identityAt } from '#files';
import { gitVersion, openRepository, type Repository, type RevisionRefusal } from '#git';
import type { Account } from './account.ts';
import type { Caps } from './caps.ts';
import { type Plan, planExport } from './plan.ts';
import { fail, type PreparationCode, type PreparationOutcome, refusal } from './refusals.ts';

export type Candidate = { readonly repository: Repository; readonly gitVersion: string };

/**
 * Opens the candidate repository in a held folder. Refuses E_DEPENDENCY without a usable Git, E_STORAGE for a folder that is
 * no plain bare repository.
 */
export async function openCandidate(folder: Folder): Promise<PreparationOutcome<Candidate>> {
  if (identityAt(folder.at('.git')) !== undefined) {
    return fail('E_STORAGE', 'not-bare', 'a bare repository', 'candidate');
  }
  const version = await gitVersion(folder.path);
  const opened = await openRepository(folder.path, { backend: 'git' });
  if (!opened.ok) return { ok: false, refusal: ofRepository(opened.refusal) };
  if (version !== undefined) return accept({ repository: opened.value, gitVersion: version });
  await opened.value.close();
  return fail('E_DEPENDENCY', 'git-unusable', 'a git that says its version');
}

/**
 * What is to be exported of the candidate that `account` names. Refuses E_IDENTITY when the repository is at another
 * candidate, then E_OBJECT, E_PATH and E_LIMIT for what it holds.
 */
export async function planCandidate(
  repository: Repository,
  { algorithm, facts: { candidate, source } }: Account,
  caps: Caps,
): Promise<PreparationOutcome<Plan>> {
  const head = await repository.head();
  if (!head.ok) return { ok: false, refusal: ofReading(head.refusal) };
  if (head.value !== candidate.commit_id) return other(`a repository at the commit ${candidate.commit_id}`);
  const commit = await repository.commit(candidate.commit_id);
  if (!commit.ok) return { ok: false, refusal: ofReading(commit.refusal) };
  if (commit.value.tree !== candidate.tree_id) return other(`a commit of the tree ${candidate.tree_id}`);
  const { parents } = commit.value;
  if (candidate.outcome === 'changed' && (parents.length !== 1 || parents[0] !== source.commit_id)) {
    return other(`a commit whose one parent is ${source.commit_id}`);
  }
  const files = await repository.listFiles(candidate.tree_id);
  if (!files.ok) return { ok: false, refusal: ofReading(files.refusal) };
  return planExport(files.value, { algorithm, treeId: candidate.tree_id, caps });
}

const other = (expected: string) => fail('E_IDENTITY', 'other-candidate', expected, 'candidate');

const ofRepository = ({ detail, expected }: RevisionRefusal) =>
  refusal(detail === 'git-unusable' ? 'E_DEPENDENCY' : 'E_STORAGE', detail, expected, 'candidate');

/** Another room's refusal of an object under a token of this one: a name that no path may have is a matter of paths. */
export function ofReading({ code, detail, expected, at }: RevisionRefusal) {
  const token: PreparationCode =
    code === 'E_LIMIT'
      ? 'E_LIMIT'
      : code === 'E_REPOSITORY'
        ? 'E_STORAGE'
        : detail.startsWith('tree-name-')
          ? 'E_PATH'
          : 'E_OBJECT';
  return refusal(token, detail, expected, at);
}
