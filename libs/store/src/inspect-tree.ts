// Compares a tree on disk with the files that should stand in it: bytes, modes, missing, extra, and anything that is not
// a plain file in a file's place. No link is followed; every difference is told.
import { compareCodePoints } from '#canonical';
import { digestFile, errnoOf, explainErrno, type Folder, type TreeEntry, walkTree } from '#files';
import type { ExpectedFile } from './expected-files.ts';
import { folderMode } from './tree-layout.ts';

export type Difference = {
  /** Path below the installed tree; empty for the tree's own folder. */
  readonly path: string;
  readonly problem: 'missing' | 'extra' | 'bytes' | 'mode' | 'kind' | 'unreadable';
  readonly expected: string;
  readonly found: string;
};

/** Every difference, sorted by path. Throws `FilesFault` when the disk fails. */
export function inspectTree(tree: Folder, files: readonly ExpectedFile[]): Difference[] {
  const wanted = new Map(files.map((file) => [file.path, file]));
  const folders = foldersOf(files);
  const met = new Set<string>();
  const differences: Difference[] = compareMode('', folderMode, tree.mode());
  for (const entry of walkTree(tree)) {
    const file = wanted.get(entry.path);
    if (file !== undefined || folders.has(entry.path)) met.add(entry.path);
    if (file !== undefined) differences.push(...inspectFile(file, entry));
    else if (folders.has(entry.path)) differences.push(...inspectFolder(entry));
    else differences.push({ path: entry.path, problem: 'extra', expected: 'nothing', found: describe(entry) });
  }
  for (const { path } of files) {
    if (!met.has(path)) differences.push({ path, problem: 'missing', expected: 'a file', found: 'nothing' });
  }
  return differences.sort((left, right) => compareCodePoints(left.path, right.path));
}

function inspectFile(file: ExpectedFile, entry: TreeEntry): Difference[] {
  const { path } = file;
  if (entry.kind !== 'file') return [{ path, problem: 'kind', expected: 'a file', found: describe(entry) }];
  let found: ReturnType<typeof digestFile>;
  try {
    found = digestFile(entry.parent, entry.name);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno !== 'EACCES' && errno !== 'EPERM') throw error;
    return [{ path, problem: 'unreadable', expected: 'a readable file', found: `${explainErrno(errno)} (${errno})` }];
  }
  if (found === undefined) return [{ path, problem: 'kind', expected: 'a file', found: 'no file' }];
  const bytes: Difference[] =
    found.sha256 === file.sha256
      ? []
      : [{ path, problem: 'bytes', expected: `sha256 ${file.sha256}`, found: `sha256 ${found.sha256}` }];
  return [...bytes, ...compareMode(path, file.mode, found.mode)];
}

function inspectFolder(entry: TreeEntry): Difference[] {
  const { path, kind, mode } = entry;
  if (kind === 'folder') return compareMode(path, folderMode, mode);
  const problem = kind === 'unreadable' ? 'unreadable' : 'kind';
  return [{ path, problem, expected: 'a folder', found: describe(entry) }];
}

const compareMode = (path: string, expected: number, found: number): Difference[] =>
  expected === found ? [] : [{ path, problem: 'mode', expected: octal(expected), found: octal(found) }];

const octal = (mode: number): string => mode.toString(8).padStart(4, '0');

const words = {
  file: 'a file',
  folder: 'a folder',
  link: 'a symbolic link',
  other: 'a special file',
  unreadable: 'a folder that cannot be read',
} as const;

const describe = ({ kind }: TreeEntry): string => words[kind];

/** Every folder that holds one of the files, directly or not. */
export function foldersOf(files: readonly ExpectedFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
