// What lies below a folder, so that a run which changed something it should not have is found out. Names, modes and content
// are compared; times and links between files are not.
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, sha256Hex } from '#canonical';

/** A line about each thing below a folder, by path relative to it. */
export type Snapshot = ReadonlyMap<string, string>;

/** Everything below `folder` but the subfolder `except` and what is in it. */
export function takeSnapshot(folder: string, except: string): Snapshot {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    for (const name of readdirSync(join(folder, path))) {
      const below = path === '' ? name : `${path}/${name}`;
      const place = join(folder, below);
      if (place === except) continue;
      const { mode, size } = lstatSync(place);
      const kind = kindOf(place);
      found.set(below, `${kind} ${(mode & 0o7777).toString(8)} ${contentOf(kind, place, size)}`);
      if (kind === 'folder') visit(below);
    }
  };
  visit('');
  return found;
}

/** The paths at which two snapshots differ, sorted. */
export const changesBetween = (before: Snapshot, after: Snapshot): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort(compareCodePoints);

type Kind = 'file' | 'folder' | 'link' | 'other';

function kindOf(path: string): Kind {
  const stat = lstatSync(path);
  return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : stat.isSymbolicLink() ? 'link' : 'other';
}

const contentOf = (kind: Kind, path: string, size: number): string =>
  kind === 'file'
    ? sha256Hex(readFileSync(path))
    : kind === 'link'
      ? readlinkSync(path)
      : kind === 'other'
        ? `${size}`
        : '';

/** The names directly in a folder, those of folders ending in a slash, sorted; undefined when it is no folder any more. */
export const namesIn = (folder: string): readonly string[] | undefined =>
  !existsSync(folder) || kindOf(folder) !== 'folder'
    ? undefined
    : readdirSync(folder)
        .map((name) => (kindOf(join(folder, name)) === 'folder' ? `${name}/` : name))
        .sort(compareCodePoints);
