export {
  installFromDirectoryCommand,
  surroundingsOf,
  uninstallCommand,
  verifyCommand,
} from './commands.ts';
export type { Difference } from './inspect-tree.ts';
export { type Installation, type InstallOrder, install } from './install.ts';
export {
  buildInstallRecord,
  encodeInstallRecord,
  type InstalledFile,
  type InstallRecord,
  installRecordBounds,
  installRecordKind,
} from './install-record.ts';
export { northStarBytes, northStarSha256 } from './north-star.ts';
export { releaseDirectorySource } from './release-directory.ts';
export { judgeSignature, type SignatureOrder, type SignatureState, signatureNote } from './release-signature.ts';
export type { Entries, ReleaseEntry, ReleaseSource } from './release-source.ts';
export { installationNotes, uninstallationNotes, verificationReport } from './render.ts';
export { type Rebuild, type RebuiltRelease, repositorySource } from './repository-source.ts';
export { allowedSignersOf, allowedSignersOption } from './signers-option.ts';
export { archiveFile, encodeSums, installerFile, manifestFile, parseSums, type Sums, sumsFile } from './sums.ts';
export type { Surroundings } from './target-rules.ts';
export { recordFile, treeName } from './tree-layout.ts';
export { type Uninstalled, uninstall } from './uninstall.ts';
export {
  rollbackCommand,
  upgradeArguments,
  upgradeCodes,
  upgradeDetails,
  upgradeFromDirectoryCommand,
  upgradeOptions,
  upgradeReport,
  upgradeSummary,
  upgradeWords,
} from './upgrade/commands.ts';
export { type Rollback, rollback } from './upgrade/rollback.ts';
export { type Upgrade, type UpgradeOrder, upgrade } from './upgrade/upgrade.ts';
export { encodeUpgradePlan, type UpgradePlan, upgradePlanKind } from './upgrade/upgrade-plan.ts';
export { type Against, type Verification, verify } from './verify.ts';
export { type ReleaseParts, type WrittenRelease, writeReleaseDirectory } from './write-release.ts';
