// How the making of a candidate refuses. The detail says at which step.
import { type DetailedRefusal, decline, type Outcome } from '#objects';
import type { ObjectRefusal } from '../refusals.ts';

export type CandidateDetail =
  | 'workspace'
  | 'source-commit'
  | 'source-tree'
  | 'copy'
  | 'patch-unreadable'
  | 'patch-binary'
  | 'patch-does-not-apply'
  | 'path-not-allowed'
  | 'mode-not-allowed'
  | 'too-many-paths'
  | 'tree-differs'
  | 'object-differs'
  | 'git-failed';

/** E_WORKSPACE for the caller's folders; E_COMMAND for everything that a candidate is refused for; what reading refuses. */
export type CandidateRefusal = DetailedRefusal<'E_WORKSPACE' | 'E_COMMAND', CandidateDetail> | ObjectRefusal;
export type CandidateOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: CandidateRefusal };

export const fail = (
  detail: CandidateDetail,
  expected: string,
  at?: string,
): Outcome<never, 'E_COMMAND', CandidateDetail> =>
  decline({ code: 'E_COMMAND', detail, expected, ...(at === undefined ? {} : { at: at.slice(0, 200) }) });
