export { type Account, type Handed, takeAccount } from './account.ts';
export { type Caps, wireCaps } from './caps.ts';
export { inspectCommand, prepareCommand } from './commands.ts';
export { bundleNames, candidateName, documentNames, lockName, lockOf } from './documents/lock.ts';
export { buildManifest, manifestKind, manifestKindWithin } from './documents/manifest.ts';
export { buildRecord, recordKind } from './documents/record.ts';
export { buildResult, type Prepared, resultKind } from './documents/result.ts';
export { type StoredEntry, storageDigest, storageOf } from './documents/storage.ts';
export type { CandidateContentManifest } from './generated/candidate-content-manifest.d.ts';
export type { CandidateContentPreparation } from './generated/candidate-content-preparation.d.ts';
export type { CandidateContentPreparationResult } from './generated/candidate-content-preparation-result.d.ts';
export { inspect } from './inspect.ts';
export { type Plan, planExport } from './plan.ts';
export { type PreparationOptions, type PreparationPlaces, prepare } from './prepare.ts';
export {
  type PreparationCode,
  type PreparationOutcome,
  type PreparationRefusal,
  preparationStatuses,
} from './refusals.ts';
