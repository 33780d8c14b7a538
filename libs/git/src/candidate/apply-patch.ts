// Applies one patch to a tree, in an index of its own and without a work tree: no file of the patch is ever written, and no
// attribute, filter or hook is asked. What Git made of it is then read back as a list of files.
import { accept, compareCodePoints } from '#canonical';
import { type HashAlgorithm, isObjectId, type PathEntry, rootTreeId, type TreeMode } from '#objects';
import { type GitAnswer, runGit } from './git-command.ts';
import { type CandidateOutcome, fail } from './refusals.ts';

/** The tree after a patch, and every file below it, sorted by path. */
export type PatchedTree = { readonly treeId: string; readonly files: readonly PathEntry[] };

export type PatchPlace = {
  readonly gitDir: string;
  readonly algorithm: HashAlgorithm;
  /** Where Git may keep its index; nothing is there yet. */
  readonly indexFile: string;
};

/**
 * Applies `patch`, a unified diff as Git writes it, to `treeId`. Refuses E_COMMAND: `patch-unreadable`, `patch-binary`,
 * `patch-does-not-apply`, and `tree-differs` when the tree that Git wrote is not the one its files make.
 */
export async function applyPatch(
  place: PatchPlace,
  treeId: string,
  patch: string,
): Promise<CandidateOutcome<PatchedTree>> {
  const git = (args: readonly string[], input = ''): Promise<GitAnswer> =>
    runGit({ gitDir: place.gitDir, args, input, env: { GIT_INDEX_FILE: place.indexFile } });
  const counted = await git(['apply', '--numstat', '-z', '-'], patch);
  if (counted.status !== 0) return fail('patch-unreadable', 'a unified diff that Git can read');
  if (
    Buffer.from(counted.stdout)
      .toString('latin1')
      .split('\0')
      .some((line) => line.startsWith('-\t-\t'))
  ) {
    return fail('patch-binary', 'a patch of text');
  }
  const read = await git(['read-tree', treeId]);
  if (read.status !== 0) return fail('git-failed', 'a tree that Git can read into an index', treeId);
  const applied = await git(['apply', '--cached', '--whitespace=nowarn', '-'], patch);
  if (applied.status !== 0) return fail('patch-does-not-apply', 'a patch that applies to the source');
  const listed = await git(['ls-files', '--stage', '-z']);
  const files = listed.status === 0 ? parseStage(listed.stdout, place.algorithm) : undefined;
  if (files === undefined) return fail('git-failed', 'an index in which every path stands once, in UTF-8');
  const written = await git(['write-tree']);
  const wroteId = Buffer.from(written.stdout).toString('latin1').trim();
  const derivedId = rootTreeId(place.algorithm, files);
  return written.status === 0 && wroteId === derivedId
    ? accept({ treeId: derivedId, files })
    : fail('tree-differs', `the tree ${derivedId} that the files make`, wroteId);
}

const modes: ReadonlySet<string> = new Set(['100644', '100755', '120000', '160000'] satisfies TreeMode[]);

/** `mode id stage TAB path NUL`, repeated; undefined when anything else stands there. */
function parseStage(bytes: Uint8Array, algorithm: HashAlgorithm): readonly PathEntry[] | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const files: PathEntry[] = [];
  for (const line of text.split('\0').slice(0, -1)) {
    const [, mode = '', oid = '', path = ''] = /^([0-7]{6}) ([0-9a-f]+) 0\t(.+)$/su.exec(line) ?? [];
    if (!modes.has(mode) || !isObjectId(oid, algorithm)) return undefined;
    files.push({ mode: mode as PathEntry['mode'], oid, path });
  }
  return files.sort((left, right) => compareCodePoints(left.path, right.path));
}
