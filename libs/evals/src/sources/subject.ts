// How a result names what a case is about.
import type { SubjectRef } from '../generated/eval-run-result.d.ts';
import type { Opened } from '../seed-set/carried.ts';

/**
 * A ref to a document whose kind and id were checked when the seed set was let in. `version` is the one that the kind has; a
 * case may try what a judge makes of another.
 */
export const documentSubject = ({ content, sha256 }: Opened, version: 1 | 2): SubjectRef => ({
  schema_version: version,
  kind: content.kind as string,
  id: content.id as string,
  sha256,
});

/** A ref to an input that has no id of its own. */
export const contentSubject = (contentId: string, { sha256 }: Opened): SubjectRef => ({
  content_id: contentId,
  media_type: 'application/json',
  sha256,
});
