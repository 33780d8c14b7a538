// Where an import leads. The rules are those of Node for a tree in which every file names its imports in full: no
// extension is guessed, no folder has an index, and `#name` is the neighbour lib as `libs/package.json` maps it.
import { accept } from '#canonical';
import { type ImportDetail, type ImportResult, refuseImport } from './refusals.ts';

/** A file of the repository, a module of Node, or a package that is not part of the repository. */
export type ImportTarget =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'node' }
  | { readonly type: 'package' };

/** Resolves a specifier as written in the file at `from`. Pure: whether the file exists is not asked. */
export function resolveImport(from: string, specifier: string): ImportResult<ImportTarget> {
  const no = (detail: ImportDetail, expected: string) =>
    refuseImport(detail, from, { at: `import of \`${specifier.slice(0, 200)}\``, expected });
  if (specifier.startsWith('node:')) return accept({ type: 'node' });
  // Node decodes a relative specifier as a URL: `%2e` is a dot there, `?` and `#` begin something else.
  if (/[%?\\]|\p{Cc}|.#/u.test(specifier))
    return no('import.specifier', 'a specifier without `%`, `?`, `#` or a backslash');
  if (specifier.startsWith('#')) {
    return /^#[a-z0-9][a-z0-9-]*$/.test(specifier)
      ? accept({ type: 'file', path: `libs/${specifier.slice(1)}/src/index.ts` })
      : no('import.specifier', 'the name of a neighbour lib behind the `#`');
  }
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(specifier))
    return no('import.scheme', 'a file of the repository, `node:` or a package');
  if (specifier.startsWith('/')) return no('import.absolute', 'a relative path');
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return specifier === '' ? no('import.specifier', 'the name of a module') : accept({ type: 'package' });
  }
  return resolveRelative(from, specifier, no);
}

function resolveRelative(
  from: string,
  specifier: string,
  no: (detail: ImportDetail, expected: string) => ImportResult<never>,
): ImportResult<ImportTarget> {
  const parts = from.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '..' && parts.pop() === undefined) return no('import.escapes', 'a file inside the repository');
    if (segment === '') return no('import.specifier', 'a file, without empty parts in its path');
    if (segment !== '.' && segment !== '..') parts.push(segment);
  }
  if (/(?:^|\/)\.{1,2}$/.test(specifier)) return no('import.specifier', 'a file, not a folder');
  return accept({ type: 'file', path: parts.join('/') });
}
