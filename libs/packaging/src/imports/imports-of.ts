// The modules that a source names: static and dynamic imports, re-exports, and the imports of types, which Node drops but
// a reader of the sources needs. Finding them is the lexer's work. It skips erased declarations, so an `import('…')` that
// it did not report is refused rather than missed: types are imported by `import type` in this house.

import { type Import, parse } from 'es-module-lexer/js';
import { accept } from '#canonical';
import { placeOfIndex } from '#content';
import { type ImportResult, refuseImport } from './refusals.ts';

/** A module that is named, as it is written, and where: the index in UTF-16 units. */
export type NamedModule = { readonly specifier: string; readonly index: number };

export type ImportOptions = {
  /** Pass over dynamic imports of what is no literal: the caller knows where they lead. */
  readonly passUnnamed?: boolean;
};

/** Longest source, in UTF-16 units. */
export const sourceLengthMax = 8 * 1024 * 1024;

/**
 * The modules that a source of JavaScript or TypeScript names, in its order, each time it does. Refuses what cannot be
 * known from the text alone: a dynamic import of anything but a literal (and a method `import` with a type of result, which the lexer
 * takes for one), `require`, references in comments, and text that does not parse. Time and memory are linear in the
 * source.
 */
export function importsOf(
  path: string,
  source: string,
  options: ImportOptions = {},
): ImportResult<readonly NamedModule[]> {
  if (source.length > sourceLengthMax) {
    return refuseImport('import.source-bytes', path, { expected: `a source of at most ${sourceLengthMax} characters` });
  }
  const lexed = lex(path, source);
  if (!lexed.ok) return lexed;
  const imports = lexed.value.filter(({ type }) => type !== 'import-meta');
  const open = imports.find((found) => !isNamed(found));
  if (open !== undefined && options.passUnnamed !== true) {
    return refuseImport('import.not-literal', path, {
      at: placeOfIndex(source, open.importStart),
      expected: 'the import of a module that is named by a literal',
      mend: 'write the name out, one import for each module',
    });
  }
  const unread = findUnread(source, imports);
  if (unread !== undefined) {
    return refuseImport(unread.detail, path, {
      at: placeOfIndex(source, unread.index),
      expected: 'modules named by `import` and `export` declarations or a dynamic import of a value',
      mend: 'import a type by `import type`, and name no module otherwise, in text neither',
    });
  }
  const named = imports.filter(isNamed);
  return accept(named.map(({ specifier, start }) => ({ specifier: specifier ?? '', index: start })));
}

const isNamed = (found: Import): boolean => found.specifier !== undefined && !(found.type === 'dynamic' && found.glob);

function lex(path: string, source: string): ImportResult<readonly Import[]> {
  try {
    return accept(parse(source, path)[0]);
  } catch (error) {
    const index = (error as { readonly idx?: number }).idx ?? 0;
    const at = placeOfIndex(source, index);
    return refuseImport('import.unparsable', path, { at, expected: 'a source whose imports can be read' });
  }
}

type Unread = { readonly detail: 'import.unread' | 'import.reference'; readonly index: number };

// A call with a literal behind it: an import in the place of a type, or `require`, also behind a comment.
const call = /\b(?:import|require)\s{0,64}\((?:\s|\/\*[^*]{0,256}\*\/){0,64}['"`]/g;
// Comments that TypeScript takes as imports, and declarations of modules, whose inner imports nobody follows.
const reference =
  /^\s{0,64}(?:\/\/\/\s{0,64}<reference\s{1,64}(?:path|types)|(?:export\s{1,64})?declare\s{1,64}module\s{0,64}['"])/gm;

/** The first place that names a module and that no reported import covers; comment lines are not looked at. */
function findUnread(source: string, imports: readonly Import[]): Unread | undefined {
  const referred = source.search(reference);
  if (referred >= 0) return { detail: 'import.reference', index: referred };
  const spans = imports.map(({ importStart, importEnd, end }) => [importStart, Math.max(importEnd, end)] as const);
  let span = 0;
  for (const { index } of source.matchAll(call)) {
    while (span < spans.length && (spans[span]?.[1] ?? 0) < index) span += 1;
    const isRead = span < spans.length && (spans[span]?.[0] ?? 0) <= index;
    if (!isRead && !isCommentLine(source, index)) return { detail: 'import.unread', index };
  }
  return undefined;
}

/** Whether the line that holds `index` begins as a comment, or as the inside of one. */
function isCommentLine(source: string, index: number): boolean {
  const before = source.slice(source.lastIndexOf('\n', index) + 1, index).trimStart();
  return before.startsWith('//') || ((before.startsWith('*') || before.startsWith('/*')) && !before.includes('*/'));
}
