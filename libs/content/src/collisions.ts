// Names that are two here and one elsewhere: on a file system that folds case or normalizes, the second file of a pair
// overwrites the first. Folding is full (`ß` equals `ss`), because being too wary costs a rename and the opposite a file.
import { breach, type DetailedRefusal } from '#objects';
import type { CollisionDetail } from './name-rules.ts';
import { printable } from './names.ts';

export type Collision = DetailedRefusal<'E_PATH', CollisionDetail>;

/**
 * Looks for two paths that some file system would take for one, folders included, and for a file that another path uses
 * as a folder. Gives the first in the order of `paths`. Time and memory grow with the total length of the paths.
 */
export function findCollision(paths: Iterable<string>): Collision | undefined {
  const places = new Map<string, { readonly spelling: string; readonly isFile: boolean }>();
  for (const path of paths) {
    for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
      const isFile = end < 0;
      const spelling = isFile ? path : path.slice(0, end);
      const key = foldName(spelling);
      const earlier = places.get(key);
      if (earlier === undefined) places.set(key, { spelling, isFile });
      else if (earlier.spelling !== spelling) return differ(earlier.spelling, spelling);
      else if (earlier.isFile || isFile) return twice(spelling);
      if (isFile) break;
    }
  }
  return undefined;
}

/** The form that all spellings of one name share: canonical decomposition, full case folding, again decomposition. */
export const foldName = (name: string): string => foldCase(name.normalize('NFD')).normalize('NFD');

// Lower, upper, lower: upper-casing expands `ß` to `SS` and joins the forms of sigma; the first step undoes Turkish dots.
const foldCase = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase();

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

function differ(earlier: string, later: string): Collision {
  const detail =
    earlier.normalize('NFC') === later.normalize('NFC') ? 'name.collision-normalization' : 'name.collision-case';
  return breach('E_PATH', detail, {
    input: printable(later),
    expected: `a name that no file system takes for \`${printable(earlier)}\``,
    mend: 'rename one of the two',
  });
}

const twice = (path: string): Collision =>
  breach('E_PATH', 'name.collision-kind', {
    input: printable(path),
    expected: 'each path once, and no file in the place of a folder',
    mend: 'rename one of the two',
  });
