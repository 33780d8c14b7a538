// Where a bundle appears: a name in a folder that is its owner's alone, so that nobody else can put anything in its way or
// look at it before it is whole. The folder is held by a descriptor from here on.
import { lstatSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { accept } from '#canonical';
import { errnoOf, type Folder, identityAt, isSameFile, openFolder } from '#files';
import { fail, type PreparationOutcome } from '../refusals.ts';

/** `folder` is the caller's to close. */
export type Place = { readonly folder: Folder; readonly name: string };

// What a killed preparation leaves has such a name until the next one sweeps it.
const unfinished = /^\.ystack-/;

/** Whether a name is one under which bundles are built. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/**
 * The place that a path names. Refuses E_USAGE for a path without a name, E_STORAGE unless its folder is there, no link, of
 * mode 0700 and one's own.
 */
export function holdPlace(path: string): PreparationOutcome<Place> {
  const full = resolve(path);
  const name = basename(full);
  if (name === '') return fail('E_USAGE', 'bundle-name', 'the name of a bundle in a folder');
  const folder = holdPrivate(dirname(full), 'parent of the bundle');
  return folder.ok ? accept({ folder: folder.value, name }) : folder;
}

/** A folder that is one's own, of mode 0700 and no link, held. Refuses E_STORAGE; `at` is what the folder is for. */
export function holdPrivate(path: string, at: string): PreparationOutcome<Folder> {
  let folder: Folder;
  try {
    folder = openFolder(path);
  } catch (error) {
    return fail('E_STORAGE', 'folder', `a folder that can be opened and is no link (${errnoOf(error)})`, at);
  }
  if (isOwn(folder) && folder.mode() === 0o700) return accept(folder);
  folder.close();
  return fail('E_STORAGE', 'not-private', 'a folder of your own with mode 0700', at);
}

const isOwn = (folder: Folder): boolean => isOwnId(lstatSync(folder.at('.')).uid);

/** Whether a user id is that of this process. */
export const isOwnId = (uid: number): boolean => process.geteuid === undefined || uid === process.geteuid();

/** Whether one held folder is another or lies below it; told by what the folders are, not by what they are called. */
export function isWithin(inner: Folder, outer: Folder): boolean {
  let path = String(inner.at('.'));
  for (let last = identityAt(path), depth = 0; depth < depthMax; depth += 1) {
    if (isSameFile(last, outer.identity)) return true;
    path = `${path}/..`;
    const next = identityAt(path);
    if (next === undefined || isSameFile(next, last)) return false;
    last = next;
  }
  return true;
}

// Deeper than any path the system takes; whoever is deeper is not believed to be apart.
const depthMax = 1024;
