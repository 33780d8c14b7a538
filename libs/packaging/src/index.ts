export {
  fileCountMax,
  manifestBytesMax,
  profileCountMax,
  releaseBytesMax,
} from './bounds.ts';
export { bracketsMax, withFewBrackets } from './brackets.ts';
export {
  buildReleaseManifest,
  type GateFile,
  type PassedGate,
  type ReleasedProfile,
  type ReleaseInput,
} from './build-release-manifest.ts';
export { type Checksum, checksumsName, releaseFileNames, renderChecksums } from './checksums.ts';
export { adapterClosure, adapterClosureKind } from './closed-set/adapter-closure.ts';
export { closedSetDocument, closedSetKind } from './closed-set/closed-set-kind.ts';
export type { Visitor } from './closed-set/collector.ts';
export { type ClosedSet, deriveClosedSet } from './closed-set/derive.ts';
export type { ManifestFile } from './closed-set/manifest-documents.ts';
export { importMapPath, installedEntry, type ReleasePlace } from './closed-set/place.ts';
export { releasedRoles } from './closed-set/profile-document.ts';
export {
  producerConfigKind,
  profileSelectionKind,
  repositoryContextKind,
  roleAuthorityKind,
} from './closed-set/profile-documents.ts';
export type { ClosedSetCode, ClosedSetDetail, ClosedSetRefusal, ClosedSetResult } from './closed-set/refusals.ts';
export { driveSync } from './drive-sync.ts';
export type {
  GateDocument,
  GateVerdict,
  ReleaseBody,
  ReleaseFile,
  ReleaseManifest,
  ReleaseProfile,
} from './generated/release-manifest.js';
export {
  type Closure,
  type ClosureOptions,
  type ClosurePlan,
  closureOf,
  type PackageImport,
  readCountMax,
} from './imports/closure.ts';
export { type ClosureFile, closureDigest, closureList } from './imports/closure-digest.ts';
export { type ImportOptions, importsOf, type NamedModule, sourceLengthMax } from './imports/imports-of.ts';
export { isModulePath } from './imports/module-source.ts';
export { reachedFrom } from './imports/reached-from.ts';
export type { ImportDetail, ImportRefusal, ImportResult } from './imports/refusals.ts';
export { type ImportTarget, resolveImport } from './imports/resolve-import.ts';
export { gateDocumentPath, gateRecordName } from './manifest-gates.ts';
export { bindingCount, coreFiles } from './manifest-profiles.ts';
export { isProfileName, profileIdOf, profileNameOf, sharedName } from './packaged-roots.ts';
export type { ArchiveDetail, ArchiveRefusal, ManifestDetail, ManifestRefusal } from './refusals.ts';
export {
  encodeReleaseManifest,
  releaseId,
  releaseManifestBounds,
  releaseManifestKind,
  sealManifest,
} from './release-manifest.ts';
export { type ArchiveChecker, type ArchivePart, type ArchiveResult, createArchiveChecker } from './tar/checker.ts';
export { type ArchiveEntry, archiveEntries } from './tar/entries.ts';
export { archiveBytes, blockBytes, headerBytes, paddingOf, trailer } from './tar/header.ts';
