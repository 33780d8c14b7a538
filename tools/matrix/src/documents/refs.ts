// Small shapes of the documents, each leading to bytes that exist: a text of the matrix, or a blob of one of its
// repositories.
import { documentDigest, gitBlobId, type JsonObject, sha256Hex } from '#canonical';
import type { ContentRef, DeliveredScope, Digested, GitObject, ScopePurpose, ScopeRef, StageInput } from '#contract';
import { decision, type ScopeName, scopeTexts } from '../fixture/texts.ts';

export const digested = <T extends JsonObject>(content: T): Digested<T> => ({
  content,
  sha256: documentDigest(content),
});

export const contentRef = (content_id: string, media_type: string, text: string): ContentRef => ({
  content_id,
  media_type,
  sha256: sha256Hex(text),
});

/** A scope of `purpose` whose subject is a content. */
export const scopeOfContent = (purpose: ScopePurpose, subject: ContentRef): ScopeRef => ({
  purpose,
  decision_record_ref: contentRef('decision', 'text/markdown', decision),
  subject_ref: { type: 'artifact', value: { type: 'content', value: subject } },
  scope_sha256: subject.sha256,
});

/** A scope of `purpose` about one of the matrix's texts. */
export const scopeOf = (purpose: ScopePurpose, name: ScopeName): ScopeRef =>
  scopeOfContent(purpose, contentRef(name, 'text/plain', scopeTexts[name]));

/** A content as a request's input, and as the scope that the input delivers. */
export const inputOf = (input_id: string, value: ContentRef): StageInput => ({
  input_id,
  value: { type: 'artifact', value: { type: 'content', value } },
});

export const deliveredBy = <P extends ScopePurpose>(purpose: P, input_id: string, subject: ContentRef) =>
  ({ ref: scopeOfContent(purpose, subject), input_id }) as unknown as DeliveredScope;

/** A repository of one commit, as documents name it. */
export type NamedRepository = { readonly repositoryId: string; readonly commitId: string };

export const revisionOf = ({ repositoryId, commitId }: NamedRepository) => ({
  repository_id: repositoryId,
  hash_algorithm: 'sha1' as const,
  commit_id: commitId,
});

/** The file of mode 100644 at `path` of a repository. */
export const blobOf = (repository: NamedRepository, path: string, bytes: Uint8Array | string): GitObject => ({
  revision: revisionOf(repository),
  location: { kind: 'path', value: path },
  object_type: 'blob',
  object_id: gitBlobId(Buffer.from(bytes), 'sha1'),
  mode: '100644',
});
