// Small shapes of the core, for documents that tests build. Every digest and object id here is invented: it is a letter or
// number repeated, so that a test can say which it expects.
import type {
  Actor,
  ContentRef,
  DeliveredScope,
  GitObject,
  GitRevision,
  ScopePurpose,
  ScopeRef,
  Tool,
} from '#contract';

export const repositoryId = 'repo.sample';

/** A SHA-256 made of one hex digit. */
export const sha = (digit: string): string => digit.repeat(64);

export const revision = (digit = '1'): GitRevision => ({
  repository_id: repositoryId,
  hash_algorithm: 'sha1',
  commit_id: digit.repeat(40),
});

export const blob = (path: string, digit = 'a'): GitObject => ({
  revision: revision(),
  location: { kind: 'path', value: path },
  object_type: 'blob',
  object_id: digit.repeat(40),
  mode: '100644',
});

export const tree = (path?: string, digit = 'b'): GitObject => ({
  revision: revision(),
  location: path === undefined ? { kind: 'root' } : { kind: 'path', value: path },
  object_type: 'tree',
  object_id: digit.repeat(40),
  mode: '040000',
});

export const content = (id: string, digit: string, mediaType = 'application/json'): ContentRef => ({
  content_id: id,
  media_type: mediaType,
  sha256: sha(digit),
});

/** A scope of `purpose` whose subject is the named bytes, all under one digest. */
export const scope = (purpose: ScopePurpose, subject: string, digit: string): ScopeRef => ({
  purpose,
  decision_record_ref: content('decision', 'd', 'text/markdown'),
  subject_ref: { type: 'artifact', value: { type: 'content', value: content(subject, digit) } },
  scope_sha256: sha(digit),
});

export const delivered = (purpose: ScopePurpose, inputId: string, digit: string): DeliveredScope => ({
  ref: scope(purpose, `subject-${purpose}`, digit),
  input_id: inputId,
});

export const tool = (id: string): Tool => ({
  tool_id: id,
  tool_version: 'v1',
  package_ref: blob(`tools/${id}.mjs`, 'c'),
  config_ref: { state: 'present', value: blob(`tools/${id}.json`, 'd') },
});

export const orchestrator = (): Actor => ({
  role: 'orchestrator',
  implementation_id: 'implementation.orchestrator',
  implementation_version: 'v1',
  adapter_instance_id: 'instance.orchestrator',
  principal_id: 'principal.orchestrator',
  execution_boundary_id: 'boundary.orchestrator',
});
