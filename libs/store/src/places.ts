// Where a target must not lie. Paths are compared as real paths, so a link above the target cannot hide where it is.
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Whether `path` is `folder` or lies below it. Both are real paths. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!isAbsolute(way) && way.split(sep)[0] !== '..');
}

/** The real path, or the path itself where there is nothing yet. */
export function realOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The home folder itself, or anything below a dot folder in it: where a person's own configuration lives. */
export function isPersonal(home: string, path: string): boolean {
  const way = relative(home, path);
  return way === '' || (isWithin(home, path) && way.startsWith('.'));
}

/** Whether a folder of this name stands anywhere in the path, itself included. */
export const isBelowNamed = (name: string, path: string): boolean => path.split(sep).includes(name);
