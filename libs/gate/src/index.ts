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
export type { ReleaseDefinition } from './generated/release-definition.d.ts';
export { type LockedPackage, lockBytesMax, lockedPackages } from './locked-packages.ts';
export { type ProgramFile, programDigest } from './program.ts';
export {
  isProfileName,
  profileIdOf,
  profileNameOf,
  releaseDefinitionKind,
  releaseDefinitionPath,
} from './release-definition.ts';
