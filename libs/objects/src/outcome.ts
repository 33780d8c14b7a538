// A refusal about Git data carries, beside the token programs branch on, one word that says which rule was broken.
// The word is for tests and for callers that must tell two refusals of one token apart; people read `expected`.
import type { Accepted, Refusal } from '#canonical';

/** What an object parser or path check found wrong; the first word is the thing that was read. */
export type ObjectDetail =
  | 'path'
  | 'tree-truncated'
  | 'tree-mode'
  | 'tree-name-empty'
  | 'tree-name-bytes'
  | 'tree-name-slash'
  | 'tree-name-dots'
  | 'tree-name-git'
  | 'tree-name-encoding'
  | 'tree-order'
  | 'tree-duplicate'
  | 'commit-header'
  | 'commit-time'
  | 'tag-header';

export type DetailedRefusal<Code extends string, Detail extends string> = Refusal<Code> & { readonly detail: Detail };

/** Like `Result`, and assignable to it, with the detail word kept in the type. */
export type Outcome<T, Code extends string, Detail extends string> =
  | Accepted<T>
  | { readonly ok: false; readonly refusal: DetailedRefusal<Code, Detail> };

/** A refusal with its detail word. */
export const breach = <Code extends string, Detail extends string>(
  code: Code,
  detail: Detail,
  rest: Omit<Refusal, 'code'>,
): DetailedRefusal<Code, Detail> => ({ ...rest, code, detail });

/** A refusal with its detail word, ready to return. */
export const decline = <Code extends string, Detail extends string>(
  refusal: DetailedRefusal<Code, Detail>,
): { readonly ok: false; readonly refusal: DetailedRefusal<Code, Detail> } => ({ ok: false, refusal });
