export { sandboxCommands } from './commands/index.ts';
export type { FileDigestVerifierBuild } from './generated/file-digest-verifier-build.d.ts';
export type { FileDigestVerifierPayload } from './generated/file-digest-verifier-payload.d.ts';
export type { SandboxRunReceipt, SandboxRunReceiptBody } from './generated/sandbox-run-receipt.d.ts';
export { type LimitName, type Limits, limitNames, limitTable, parseLimits, usualLimits } from './limits/limits.ts';
export { type NativeBuild, type NativeProgram, nativeProgram } from './native/programs.ts';
export { type AcceptedOrder, buildAcceptedSet } from './receipt/accepted-set.ts';
export { toEnforcementReceipt, type WireContext } from './receipt/enforcement-receipt.ts';
export { runReceiptKind } from './receipt/run-receipt.ts';
export { places } from './root/places.ts';
export { findTool, readToolchain, type Toolchain, type ToolWish } from './root/tools.ts';
export { bubblewrapRuntime } from './run/bubblewrap.ts';
export type { Launch, Runtime, RuntimeIdentity, Session } from './run/runtime.ts';
export { inputBytesMax } from './run/runtime.ts';
export { disproved, selfTest } from './run/self-test.ts';
export { type Snapshot, takeSnapshot } from './run/snapshot.ts';
export { type RunOrder, type RunResult, superviseRun } from './run/supervise.ts';
export { buildRecord, verifierBuildKind, verifierPayloadKind } from './verifier/documents.ts';
export {
  type FileDigestCheck,
  type FileDigestRun,
  fileDigestInstruction,
  verifyFileDigest,
} from './verifier/verify-file.ts';
