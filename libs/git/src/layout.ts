// Where a repository's files are: a work tree with a `.git` folder, a bare repository, or a linked work tree whose `.git`
// file and the repository it names point at each other. Any other `.git` file (submodule, separate folder) is refused:
// it could lead to a repository that never heard of this folder.
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { accept } from '#canonical';
import { decline } from '#objects';
import type { RepositoryOutcome } from './refusals.ts';
import { kindOf, readSmallFile, refuseLink } from './small-file.ts';

/** `gitDir` holds HEAD; `commonDir` holds config, refs and objects and is the same folder except in a linked work tree. */
export type Layout = {
  readonly gitDir: string;
  readonly commonDir: string;
  /** Put before a file's name in refusals, which name no machine's paths. */
  readonly label: '' | '.git/';
};

/** Longest `.git`, `commondir` or `gitdir` file: one path. */
export const pointerBytesMax = 8192;

/** Finds the repository whose top is exactly `root`; parents are not searched. */
export function findLayout(root: string): RepositoryOutcome<Layout> {
  const top = realOrUndefined(root);
  if (top === undefined) return decline({ code: 'E_REPOSITORY', detail: 'root', expected: 'an existing folder' });
  const dotGit = join(top, '.git');
  switch (kindOf(dotGit)) {
    case 'symlink':
      return refuseLink('.git');
    case 'file':
      return linkedLayout(dotGit);
    case 'directory':
      return plainLayout(dotGit, '.git/');
    case 'absent':
    case 'other':
      return plainLayout(top, '');
  }
}

function plainLayout(gitDir: string, label: '' | '.git/'): RepositoryOutcome<Layout> {
  const missing = missingPart(gitDir, gitDir, label);
  if (missing !== undefined) return missing;
  if (kindOf(join(gitDir, 'commondir')) === 'absent') return accept({ gitDir, commonDir: gitDir, label });
  return decline({
    code: 'E_REPOSITORY',
    detail: 'commondir',
    expected: 'a repository that keeps its own objects',
    at: `${label}commondir`,
    mend: 'git clone --no-local REPOSITORY FOLDER',
  });
}

/** A linked work tree: `.git` names `<common>/worktrees/<id>`, whose `gitdir` names that `.git` again. */
function linkedLayout(dotGit: string): RepositoryOutcome<Layout> {
  const pointer = readPath(dotGit, '.git', /^gitdir: (.+)\n*$/s);
  if (!pointer.ok) return pointer;
  const gitDir = realOrUndefined(resolve(dirname(dotGit), pointer.value));
  if (gitDir === undefined || basename(dirname(gitDir)) !== 'worktrees') return refuseGitFile('.git');
  const commonDir = dirname(dirname(gitDir));
  const common = readPath(join(gitDir, 'commondir'), '.git/commondir', /^(.+)\n*$/s);
  if (!common.ok) return common;
  if (realOrUndefined(resolve(gitDir, common.value)) !== commonDir) return refuseGitFile('.git/commondir');
  const back = readPath(join(gitDir, 'gitdir'), '.git/gitdir', /^(.+)\n*$/s);
  if (!back.ok) return back;
  // Without this a `.git` file could borrow any repository on the machine.
  if (realOrUndefined(resolve(gitDir, back.value)) !== dotGit) {
    return decline({
      code: 'E_REPOSITORY',
      detail: 'linked-worktree',
      expected: 'a linked work tree that its repository knows',
      at: '.git',
      mend: 'git worktree repair',
    });
  }
  return missingPart(gitDir, commonDir, '.git/') ?? accept({ gitDir, commonDir, label: '.git/' });
}

function missingPart(gitDir: string, commonDir: string, label: '' | '.git/') {
  const parts = [
    [gitDir, 'HEAD', 'file'],
    [commonDir, 'objects', 'directory'],
    [commonDir, 'refs', 'directory'],
  ] as const;
  for (const [folder, name, wanted] of parts) {
    const kind = kindOf(join(folder, name));
    if (kind === 'symlink') return refuseLink(`${label}${name}`);
    if (kind === wanted) continue;
    return decline({
      code: 'E_REPOSITORY' as const,
      detail: 'not-a-repository' as const,
      expected: 'a Git repository (HEAD, objects and refs)',
      at: `${label}${name}`,
      mend: 'name the top folder of a repository',
    });
  }
  return undefined;
}

function readPath(path: string, at: string, pattern: RegExp): RepositoryOutcome<string> {
  const bytes = readSmallFile(path, at, pointerBytesMax);
  if (!bytes.ok) return bytes;
  const text = pattern.exec(bytes.value?.toString() ?? '')?.[1]?.replace(/\n+$/, '');
  return text === undefined || text.includes('\0') ? refuseGitFile(at) : accept(text);
}

const refuseGitFile = (at: string) =>
  decline({
    code: 'E_REPOSITORY' as const,
    detail: 'git-file' as const,
    expected: 'a `.git` folder, or the `.git` file of a linked work tree',
    at,
    mend: 'git clone REPOSITORY FOLDER',
  });

function realOrUndefined(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
