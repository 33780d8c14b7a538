export type { ChangeLimits } from './candidate/changes.ts';
export {
  type CandidateOrder,
  type CandidatePlaces,
  type MadeCandidate,
  type MadeOutcome,
  makeCandidate,
} from './candidate/make-candidate.ts';
export type { CandidateDetail, CandidateRefusal } from './candidate/refusals.ts';
export { checkWorkspace } from './candidate/workspace.ts';
export { batchBytesMax } from './drive.ts';
export { gitVersion } from './git-version.ts';
export { historyCommitsMax } from './history.ts';
export { type FileEntry, listDepthMax, listEntriesMax } from './listing.ts';
export { type GitObject, objectBytesMax } from './object-request.ts';
export { type OpenOptions, openRepository } from './open.ts';
export type {
  HistoryCode,
  HistoryOutcome,
  HistoryRefusal,
  ObjectCode,
  ObjectOutcome,
  ObjectRefusal,
  RepositoryCode,
  RepositoryDetail,
  RepositoryOutcome,
  RepositoryRefusal,
  RevisionOutcome,
  RevisionRefusal,
  StoreDetail,
} from './refusals.ts';
export type { Repository } from './repository.ts';
export type { Backend, ObjectInfo } from './store.ts';
export { type GitCommit, structureBytesMax } from './trees.ts';
