// Makes the candidate: a bare repository that holds one commit of the source and everything its tree reaches, and nothing
// else of it. The commit stands at the cut of a shallow history. Git's own indexer names every object by its content, so an
// object that is damaged in the source comes out under another id and is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept } from '#canonical';
import type { HashAlgorithm } from '#objects';
import type { FileEntry } from '../listing.ts';
import type { Repository } from '../repository.ts';
import { pipeGit, runGit } from './git-command.ts';
import { type CandidateOutcome, fail } from './refusals.ts';

export const candidateRef = 'refs/heads/candidate';

/** A commit of the source, with its root tree and all that lies below it. */
export type SourceTree = {
  readonly commitId: string;
  readonly treeId: string;
  readonly files: readonly FileEntry[];
  readonly objectIds: readonly string[];
};

/** Reads the tree of `commitId`. Refuses what reading refuses, and E_COMMAND when its root is not `treeId`. */
export async function readSource(
  repository: Repository,
  commitId: string,
  treeId: string,
): Promise<CandidateOutcome<SourceTree>> {
  const commit = await repository.commit(commitId);
  if (!commit.ok) return commit;
  if (commit.value.tree !== treeId)
    return fail('source-tree', `the root tree ${commit.value.tree} of the commit`, treeId);
  const files = await repository.listFiles(commitId);
  if (!files.ok) return files;
  const trees = await treesBelow(repository, treeId);
  if (!trees.ok) return trees;
  const blobs = files.value.flatMap(({ mode, oid }) => (mode === '160000' ? [] : [oid]));
  return accept({
    commitId,
    treeId,
    files: files.value,
    objectIds: [...new Set([commitId, ...trees.value, ...blobs])],
  });
}

/** Every tree below one, itself included. The listing before has bounded their number and depth. */
async function treesBelow(repository: Repository, root: string): Promise<CandidateOutcome<readonly string[]>> {
  const seen = new Set([root]);
  for (const oid of seen) {
    const tree = await repository.tree(oid);
    if (!tree.ok) return tree;
    for (const entry of tree.value) if (entry.mode === '040000') seen.add(entry.oid);
  }
  return accept([...seen]);
}

/** Writes the bare repository at `folder`, which is empty. Refuses E_COMMAND when any object did not arrive. */
export async function copySource(
  sourceGitDir: string,
  source: SourceTree,
  algorithm: HashAlgorithm,
  folder: string,
): Promise<CandidateOutcome<void>> {
  layOut(folder, algorithm, source.commitId);
  const [packed, indexed] = await pipeGit(
    {
      gitDir: sourceGitDir,
      args: ['pack-objects', '--stdout', '--quiet'],
      input: `${source.objectIds.join('\n')}\n`,
    },
    { gitDir: folder, args: ['index-pack', '--stdin'] },
  );
  if (packed.status !== 0 || indexed.status !== 0) return fail('copy', 'objects that Git can pack', source.commitId);
  return checkArrived(folder, source);
}

function layOut(folder: string, algorithm: HashAlgorithm, commitId: string): void {
  for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  }
  const extension = algorithm === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  const version = algorithm === 'sha256' ? 1 : 0;
  const files = {
    HEAD: `ref: ${candidateRef}\n`,
    config: `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`,
    shallow: `${commitId}\n`,
    [candidateRef]: `${commitId}\n`,
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text, { flag: 'wx', mode: 0o600 });
}

/** The indexer computed the ids that are listed here, so an id that is missing stood over other content in the source. */
async function checkArrived(gitDir: string, { objectIds }: SourceTree): Promise<CandidateOutcome<void>> {
  const listed = await runGit({
    gitDir,
    args: ['cat-file', '--batch-check=%(objectname)', '--buffer'],
    input: `${objectIds.join('\n')}\n`,
  });
  const arrived = new Set(Buffer.from(listed.stdout).toString('latin1').split('\n'));
  const missing = objectIds.find((oid) => !arrived.has(oid));
  return missing === undefined ? accept(undefined) : fail('object-differs', 'every object under its own id', missing);
}
