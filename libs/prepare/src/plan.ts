// What is to be exported: the files of a tree and the folders that hold them, judged before anything is written. Only
// regular files; paths that every file system reads as themselves and that no two of them share; and the files must make the
// very tree that the receipt names, which also keeps out folders that hold nothing. Pure.
import { accept, compareCodePoints, isLongerThan } from '#canonical';
import { findCollision } from '#content';
import { isPortablePath } from '#contract';
import { type HashAlgorithm, type PathEntry, rootTreeId } from '#objects';
import type { Caps } from './caps.ts';
import { fail, type PreparationOutcome, type PreparationRefusal, refusal } from './refusals.ts';

export type PlannedFile = PathEntry & { readonly mode: '100644' | '100755' };
/** Both are sorted by path; every folder stands before what it holds. */
export type Plan = { readonly files: readonly PlannedFile[]; readonly directories: readonly string[] };

/**
 * The export of `files`, which are sorted by path. Refuses E_LIMIT (counts and paths), E_PATH (a link, a gitlink, a path
 * that is not read alike everywhere or collides with another), E_OBJECT when they do not make the tree `treeId`.
 */
export function planExport(
  files: readonly PathEntry[],
  { algorithm, treeId, caps }: { readonly algorithm: HashAlgorithm; readonly treeId: string; readonly caps: Caps },
): PreparationOutcome<Plan> {
  if (files.length > caps.fileCountMax) {
    return fail('E_LIMIT', 'file-count', `at most ${caps.fileCountMax} files`, `${files.length} files`);
  }
  for (const file of files) {
    const flaw = modeFlaw(file) ?? pathFlaw(file.path, caps);
    if (flaw !== undefined) return { ok: false, refusal: flaw };
  }
  const directories = foldersOf(files, caps.directoryCountMax);
  if (directories === undefined) {
    return fail('E_LIMIT', 'directory-count', `at most ${caps.directoryCountMax} folders`);
  }
  const collision = findCollision(files.map(({ path }) => path));
  if (collision !== undefined) return fail('E_PATH', collision.detail, collision.expected, collision.input);
  return rootTreeId(algorithm, files) === treeId
    ? accept({ files: files as readonly PlannedFile[], directories })
    : fail('E_OBJECT', 'tree-differs', `files that make the tree ${treeId}, no folder empty`);
}

function modeFlaw({ mode, path }: PathEntry): PreparationRefusal | undefined {
  if (mode === '120000') return refusal('E_PATH', 'link', 'regular files and folders only, no link', path);
  if (mode === '160000') return refusal('E_PATH', 'gitlink', 'regular files and folders only, no submodule', path);
  return undefined;
}

function pathFlaw(path: string, caps: Caps): PreparationRefusal | undefined {
  if (isLongerThan(path, caps.pathBytesMax)) {
    return refusal('E_LIMIT', 'path-bytes', `paths of at most ${caps.pathBytesMax} bytes`, path);
  }
  const components = path.split('/');
  if (components.length > caps.componentCountMax) {
    return refusal('E_LIMIT', 'path-components', `paths of at most ${caps.componentCountMax} components`, path);
  }
  if (components.some((name) => isLongerThan(name, caps.componentBytesMax))) {
    return refusal('E_LIMIT', 'component-bytes', `names of at most ${caps.componentBytesMax} bytes`, path);
  }
  return isPortablePath(path)
    ? undefined
    : refusal('E_PATH', 'path', 'a path that every checkout reads as itself', path);
}

/** Every folder on the way to a file, sorted; undefined when there are more than `countMax`. */
function foldersOf(files: readonly PathEntry[], countMax: number): readonly string[] | undefined {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
      if (folders.size > countMax) return undefined;
    }
  }
  return [...folders].sort(compareCodePoints);
}
