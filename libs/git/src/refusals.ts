// The words this room refuses with. Tokens are what programs branch on; the detail says which rule, and is the name under
// which a test finds it.
import type { DetailedRefusal, ObjectDetail, Outcome } from '#objects';

/** Why a folder is not a repository that can be read here. */
export type RepositoryDetail =
  | 'root'
  | 'not-a-repository'
  | 'symlink'
  | 'irregular'
  | 'unreadable'
  | 'git-file'
  | 'commondir'
  | 'linked-worktree'
  | 'config-syntax'
  | 'config-include'
  | 'format-version'
  | 'extension'
  | 'ref-storage'
  | 'object-format'
  | 'worktree-elsewhere'
  | 'partial-clone'
  | 'alternates'
  | 'grafts'
  | 'replace-refs'
  | 'shallow-file'
  | 'mixed-hash'
  | 'store-entries'
  | 'file-bytes'
  | 'ref-name'
  | 'ref-content'
  | 'ref-depth'
  | 'ref-missing'
  | 'git-unusable'
  | 'embedded-sha256'
  | 'embedded-pack';

/** Why an object was not handed out. */
export type StoreDetail =
  | ObjectDetail
  | 'object-id'
  | 'object-missing'
  | 'object-type'
  | 'object-hash'
  | 'object-unreadable'
  | 'object-bytes'
  | 'store-died'
  | 'store-timeout'
  | 'store-poisoned'
  | 'store-closed'
  | 'path-missing'
  | 'gitlink'
  | 'revision'
  | 'tag-depth'
  | 'batch-bytes'
  | 'list-entries'
  | 'list-depth'
  | 'history-commits'
  | 'history-cut';

export type RepositoryCode = 'E_REPOSITORY';
export type ObjectCode = 'E_OBJECT' | 'E_LIMIT';
export type HistoryCode = ObjectCode | 'E_SHALLOW';

export type RepositoryRefusal = DetailedRefusal<RepositoryCode, RepositoryDetail>;
export type ObjectRefusal = DetailedRefusal<ObjectCode, StoreDetail>;
export type HistoryRefusal = DetailedRefusal<HistoryCode, StoreDetail>;
export type RevisionRefusal = DetailedRefusal<RepositoryCode | ObjectCode, RepositoryDetail | StoreDetail>;

export type RepositoryOutcome<T> = Outcome<T, RepositoryCode, RepositoryDetail>;
export type ObjectOutcome<T> = Outcome<T, ObjectCode, StoreDetail>;
export type HistoryOutcome<T> = Outcome<T, HistoryCode, StoreDetail>;
export type RevisionOutcome<T> = Outcome<T, RepositoryCode | ObjectCode, RepositoryDetail | StoreDetail>;
