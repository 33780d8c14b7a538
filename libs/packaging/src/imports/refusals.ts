// How the import scanner and the closure refuse: E_PATH with the file as `input`, or E_LIMIT for too much of it.
import { breach, type DetailedRefusal } from '#objects';

export type ImportDetail =
  | 'import.not-utf8'
  | 'import.source-bytes'
  | 'import.unparsable'
  | 'import.not-literal'
  | 'import.unread'
  | 'import.reference'
  | 'import.format'
  | 'import.specifier'
  | 'import.alias'
  | 'import.scheme'
  | 'import.absolute'
  | 'import.escapes'
  | 'import.missing'
  | 'import.count';

export type ImportRefusal = DetailedRefusal<'E_PATH' | 'E_LIMIT', ImportDetail>;
export type ImportResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ImportRefusal };

/** A refusal about the import at a place of a file. */
export const refuseImport = (
  detail: ImportDetail,
  input: string,
  words: { readonly at?: string; readonly expected: string; readonly mend?: string },
): { readonly ok: false; readonly refusal: ImportRefusal } => ({
  ok: false,
  refusal: breach(detail === 'import.source-bytes' || detail === 'import.count' ? 'E_LIMIT' : 'E_PATH', detail, {
    input,
    ...words,
  }),
});
