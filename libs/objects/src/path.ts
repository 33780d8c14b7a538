// Repository paths as callers hand them in: components joined by one slash, the empty path meaning the root tree.
import { accept } from '#canonical';
import { nameFlaw } from './name.ts';
import { decline, type ObjectDetail, type Outcome } from './outcome.ts';

/** Longest path, in UTF-8 bytes. */
export const pathBytesMax = 4096;

const loneSurrogate = /\p{Surrogate}/u;

/** Splits a repository path into its components (none for the root). Refuses `E_OBJECT` with detail `path`. */
export function parsePath(path: string): Outcome<readonly string[], 'E_OBJECT', ObjectDetail> {
  if (path === '') return accept([]);
  const components = path.split('/');
  const isFit =
    !loneSurrogate.test(path) &&
    !path.includes('\0') &&
    // No code unit takes more than three bytes, so a short string needs no encoding to be measured.
    (path.length * 3 <= pathBytesMax || new TextEncoder().encode(path).length <= pathBytesMax) &&
    components.every((name) => nameFlaw(name) === undefined);
  return isFit
    ? accept(components)
    : decline({
        code: 'E_OBJECT',
        detail: 'path',
        expected: `a path of the repository, at most ${pathBytesMax} bytes, without empty, dot or \`.git\` components`,
        at: path.slice(0, 200),
      });
}
