// A scope by content: what a profile may do, or is chosen for, stands in a file; the reference holds that file's digest
// twice (as subject and as scope) and the digest of the decision that allows it.
import type { ScopeRef } from '#contract';

export type ContentScope = ScopeRef;

/** The scope ref of one authority file. `decisionSha256` is the digest of `authority/decision.md`. */
export const contentScope = (
  purpose: 'authority' | 'selection' | 'repository-context',
  subject: { readonly contentId: string; readonly sha256: string },
  decisionSha256: string,
): ContentScope =>
  ({
    purpose,
    decision_record_ref: { content_id: 'decision', media_type: 'text/markdown', sha256: decisionSha256 },
    scope_sha256: subject.sha256,
    subject_ref: {
      type: 'artifact',
      value: {
        type: 'content',
        value: { content_id: subject.contentId, media_type: 'application/json', sha256: subject.sha256 },
      },
    },
  }) as ContentScope;
