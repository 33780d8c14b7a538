export { entryBounds, ledgerBounds } from './bounds.ts';
export {
  buildChallenge,
  type ChallengeLine,
  type ChallengeOutcome,
  type Found,
  releaseChallengeKind,
  type UnderivedReason,
} from './challenge/build-challenge.ts';
export { challengeWords } from './challenge/words.ts';
export type { Facet, Fields } from './compare/facets.ts';
export { buildDifference, type FacetName, facetNames, releaseDifferenceKind } from './difference/build-difference.ts';
export { type ComparedRelease, wantedContents, wantedPaths } from './difference/contents.ts';
export { changeWords, differenceWords, fieldWords } from './difference/words.ts';
export { type AdmittedVersion, admitVersion } from './entry/admit-version.ts';
export { checkChain } from './entry/check-chain.ts';
export { checkComplete, type Demanded } from './entry/check-complete.ts';
export { checkEvidence, type EvidenceByProfile } from './entry/check-evidence.ts';
export { buildSandboxedEvidence, evidenceFile, type JudgedClaimLine, sandboxedEvidenceKind } from './entry/evidence.ts';
export { buildReleaseEntry, entryFile, releaseEntryKind } from './entry/release-entry.ts';
export {
  keptDocument,
  keptEvidence,
  manifestFile,
  pathOfKept,
  placeOf,
  type RecordedVersion,
} from './entry/version-folder.ts';
export type { ReleaseChallenge } from './generated/release-challenge.d.ts';
export type { ReleaseDifference } from './generated/release-difference.d.ts';
export type { ReleaseEntry } from './generated/release-entry.d.ts';
export type { SandboxedEvidence } from './generated/sandboxed-evidence.d.ts';
export { compareVersions, isVersion, versionLengthMax } from './version.ts';
