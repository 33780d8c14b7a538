export {
  type Capability,
  capabilities,
  capabilityById,
  capabilityOfRole,
  grantOf,
  permissions,
} from './capabilities.ts';
export { contractCommands } from './commands.ts';
export { type CoreDocument, checkCoreRelations, checkCoreShape, coreKinds } from './core-kinds.ts';
export {
  defineCommand,
  type FolderFiles,
  type FolderSlot,
  type InputSlot,
  type PlainWord,
  type PureCommand,
} from './define-command.ts';
export { type Admitted, type DocumentKind, defineKind, type KindDefinition } from './define-kind.ts';
export type { AdapterManifest, AdapterManifestBody } from './generated/adapter-manifest.d.ts';
export type {
  Absent,
  Actor,
  ActorRole,
  AdapterImplementation,
  AdapterManifestRef,
  AdapterRole,
  AllowedDeltaScopeRef,
  Artifact,
  AuthorityScopeRef,
  Binding,
  CapabilityId,
  Change,
  ConfigContractScopeRef,
  ContentId,
  ContentRef,
  CoreKind,
  DeliveredAllowedDelta,
  DeliveredFinishCondition,
  DeliveredOutputContract,
  DeliveredReviewPolicy,
  DeliveredScope,
  DeliveredVerificationInstructions,
  DeliveredVerificationPlan,
  DocumentRef,
  Environment,
  EvidenceKind,
  EvidenceVerdict,
  ExecutionKind,
  FinishConditionScopeRef,
  GateDecisionScopeRef,
  GateRequirementScopeRef,
  GitLocation,
  GitObject,
  GitRevision,
  GrantScopeRef,
  HashAlgorithm,
  Id,
  Input,
  MediaType,
  ModelRequest,
  OutputContractScopeRef,
  PatchRef,
  Path,
  PermissionId,
  PolicyScopeRef,
  PresentArtifact,
  PresentGitObject,
  PresentGitRevision,
  ProfileRef,
  QualificationScopeRef,
  RepositoryContextScopeRef,
  ResolvedProfileRef,
  ReviewPolicyScopeRef,
  ScopePurpose,
  ScopeRef,
  SelectionScopeRef,
  Sha1Id,
  Sha256,
  Sha256Id,
  StageRequestRef,
  StageResultRef,
  Time,
  Tool,
  VerificationInstructionsScopeRef,
  VerificationPlanScopeRef,
} from './generated/common.d.ts';
export type { Profile, ProfileBody } from './generated/profile.d.ts';
export type {
  CanonicalSource,
  PresentSourceValue,
  ResolvedBinding,
  ResolvedProfile,
  ResolvedProfileBody,
  SourceValue,
  ToolSource,
} from './generated/resolved-profile.d.ts';
export type {
  EvidenceRef,
  MaterializeArguments,
  MaterializeOperation,
  Operation,
  ProduceArguments,
  ProduceOperation,
  ReviewArguments,
  ReviewOperation,
  Risk,
  RiskTier,
  StageInput,
  StageRequest,
  StageRequestBody,
  VerifyArguments,
  VerifyOperation,
} from './generated/stage-request.d.ts';
export type {
  ActualBinding,
  DeterministicMetadata,
  Evidence,
  Execution,
  GitObjectFact,
  GitObjectsFact,
  IdFact,
  Metadata,
  ModelMetadata,
  NotApplicable,
  Observed,
  Outcome,
  PresentEnvironment,
  PresentGateDecision,
  PresentInput,
  PresentQualification,
  PresentResolvedProfileRef,
  Reason,
  StageOutput,
  StageResult,
  StageResultBody,
  StaleObservation,
  StaleSelector,
  ToolsFact,
  Unavailable,
  UsedCapability,
} from './generated/stage-result.d.ts';
export {
  type ClosureMember,
  type CoreContractBlock,
  coreContractBlock,
  corePackageDigest,
  generationId,
  generationIdSha256,
} from './generation.ts';
export { byText, compareGitObjects, gitKey, gitKeyText } from './git-key.ts';
export { isContentId, isId, isMediaType, isObjectId, isPath, isPortablePath, isSha256, isTime } from './grammar.ts';
export {
  type AdmittedProfileSet,
  type AdmittedStageRun,
  validateDocument,
  validateProfileSet,
  validateStageRun,
} from './ingress.ts';
export { manifestKind } from './kinds/adapter-manifest.ts';
export { profileKind } from './kinds/profile.ts';
export { resolvedProfileKind } from './kinds/resolved-profile.ts';
export { stageRequestKind } from './kinds/stage-request.ts';
export { stageResultKind } from './kinds/stage-result.ts';
export {
  type CoreCode,
  type CoreRefusal,
  firstAmong,
  firstOf,
  misreferred,
  misshapen,
  type Place,
  type Rule,
  unrelated,
} from './refusals.ts';
export { hasFactGap } from './run/completed-outcome.ts';
export { type Digested, documentRefOf, refersTo } from './run/digested.ts';
export { checkProfileSet, type ProfileSet } from './run/profile-set.ts';
export { checkProjected, type Projection, projectExecution } from './run/projection.ts';
export { checkRequestAgainstResolved, operationBinding } from './run/request-resolution.ts';
export { checkStageRun, type StageRun } from './run/stage-run.ts';
export { type SchemaError, schemaRefusal, type Validator } from './schema-refusal.ts';
export { checkSorted, checkWordSet } from './shapes/sorted.ts';
export {
  actorOnlyRoles,
  actorRoles,
  adapterRoles,
  coreSchemaVersion,
  documentKinds,
  dormantRoles,
  evidenceKinds,
  evidenceVerdicts,
  executionKinds,
  modelRoles,
  protectedRoles,
  scopePurposes,
  semanticIdentity,
  stageStatuses,
} from './vocabulary.ts';
