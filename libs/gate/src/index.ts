export { isProfileName, profileIdOf, profileNameOf } from '#packaging';
export { gateChain, isGateChain } from './gate-chain.ts';
export {
  buildGateRecord,
  type Documents,
  type GateFacts,
  gateRecordBounds,
  gateRecordFile,
  gateRecordId,
  gateRecordKind,
  outputsOf,
} from './gate-record.ts';
export type { GateInput, GateRecord } from './generated/gate-record.d.ts';
export type { ReleaseDefinition, ReleaseRequirements } from './generated/release-definition.d.ts';
export { type LockedPackage, lockBytesMax, lockedPackages } from './locked-packages.ts';
export { type ProgramFile, programDigest } from './program.ts';
export { releaseDefinitionKind, releaseDefinitionPath } from './release-definition.ts';
export {
  familyCasesFloor,
  type Requirements,
  requiredFamilies,
  requirementsOf,
} from './requirements.ts';
