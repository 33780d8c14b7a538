export { admitBundle, type BundleFiles, type BundleOptions, usePolicy } from './bundle/bundle.ts';
export {
  boundSandboxDecisionKind,
  boundSandboxPolicyKind,
  credentialPolicyDecisionKind,
  credentialPolicyKind,
  dutySeparationDecisionKind,
  dutySeparationPolicyKind,
  evidenceIntegrityDecisionKind,
  evidenceIntegrityPolicyKind,
  killSwitchDecisionKind,
  killSwitchPolicyKind,
  riskGatesDecisionKind,
  riskGatesPolicyKind,
  sandboxDecisionKind,
  sandboxPolicyKind,
} from './bundle/kinds.ts';
export {
  examplesFiles,
  filesOf,
  type PolicyFiles,
  type PolicyName,
  type PolicySetName,
  policyNames,
  policySetFiles,
  requiredFiles,
  type SectionId,
  sectionIds,
  sectionOf,
} from './bundle/names.ts';
export type { AnyPinned, DecisionRecord, Pinned, Policies, PolicyBundle } from './bundle/types.ts';
export { controlCommands } from './commands.ts';
export { credentialClaimKind } from './credential-policy/claim.ts';
export { type CredentialInputs, evaluateCredentialPolicy } from './credential-policy/evaluate.ts';
export { credentialEvaluationKind } from './credential-policy/evaluation.ts';
export { type CredentialCase, decideCredentials } from './credential-policy/judge.ts';
export type { CredentialReason } from './credential-policy/reasons.ts';
export {
  type DutyDocuments,
  type DutyInputs,
  evaluateDuty,
  evaluateDutyDocuments,
} from './duty-separation/evaluate.ts';
export { dutyEvaluationKind } from './duty-separation/evaluation.ts';
export { type DutyCase, judgeDuty } from './duty-separation/judge.ts';
export type { DutyReason } from './duty-separation/reasons.ts';
export { checkEnforcementReceipt, type ReceiptInputs } from './enforcement/check.ts';
export { enforcementCommands } from './enforcement/commands.ts';
export { expectationKind } from './enforcement/expectation.ts';
export { deriveOutcome } from './enforcement/outcome.ts';
export { type ReceiptReason, receiptReasons } from './enforcement/reasons.ts';
export { receiptKind } from './enforcement/receipt.ts';
export { receiptCheckKind } from './enforcement/receipt-check.ts';
export { type EvidenceInputs, evaluateEvidenceIntegrity } from './evidence-integrity/evaluate.ts';
export { evidenceEvaluationKind } from './evidence-integrity/evaluation.ts';
export { decideEvidence, type EvidenceCase } from './evidence-integrity/judge.ts';
export { presentationKind } from './evidence-integrity/presentation.ts';
export type { EvidenceReason } from './evidence-integrity/reasons.ts';
export { policyExamplesKind } from './examples/examples-kind.ts';
export type { ControlPolicyExamples, PolicyExample } from './generated/control-policy-examples.d.ts';
export type { ControlPolicySet } from './generated/control-policy-set.d.ts';
export type { CredentialBoundaryClaim } from './generated/credential-boundary-claim.d.ts';
export type { CredentialPolicyEvaluation } from './generated/credential-policy-evaluation.d.ts';
export type { DutySeparationEvaluation } from './generated/duty-separation-evaluation.d.ts';
export type { EvidenceIntegrityEvaluation } from './generated/evidence-integrity-evaluation.d.ts';
export type { EvidenceIntegrityPresentation } from './generated/evidence-integrity-presentation.d.ts';
export type { ExecutionEnvironmentClaim } from './generated/execution-environment-claim.d.ts';
export type { KillSwitchAttempt } from './generated/kill-switch-attempt.d.ts';
export type { KillSwitchEvaluation } from './generated/kill-switch-evaluation.d.ts';
export type { KillSwitchState } from './generated/kill-switch-state.d.ts';
export type { RiskGateDecisionClaim } from './generated/risk-gate-decision-claim.d.ts';
export type { RiskGateEvaluation } from './generated/risk-gate-evaluation.d.ts';
export type { SandboxAcceptedIdentitySet } from './generated/sandbox-accepted-identity-set.d.ts';
export type { SandboxEnforcementReceipt } from './generated/sandbox-enforcement-receipt.d.ts';
export type { SandboxPolicyEvaluation } from './generated/sandbox-policy-evaluation.d.ts';
export type { SandboxReceiptCheck } from './generated/sandbox-receipt-check.d.ts';
export type { SandboxReceiptExpectation } from './generated/sandbox-receipt-expectation.d.ts';
export type { SandboxVerifierObservation } from './generated/sandbox-verifier-observation.d.ts';
export type { ShadowEnvironmentRegistry } from './generated/shadow-environment-registry.d.ts';
export { type ClaimContext, impliedCredentialClaim, impliedEnvironmentClaim } from './implied/claims.ts';
export { type ImpliedStage, impliedStage } from './implied/stage.ts';
export { type StageRole, stageRoles } from './implied/stand-ins.ts';
export { killSwitchAttemptKind } from './kill-switch/attempt.ts';
export { evaluateKillSwitch, type KillSwitchInputs } from './kill-switch/evaluate.ts';
export { killSwitchEvaluationKind } from './kill-switch/evaluation.ts';
export { decideKillSwitch, type KillSwitchCase } from './kill-switch/judge.ts';
export type { KillSwitchReason } from './kill-switch/reasons.ts';
export { killSwitchStateKind } from './kill-switch/state.ts';
export { policySetKind, validatePolicySet } from './policy-set/policy-set.ts';
export { evaluationReasons } from './reasons.ts';
export { riskClaimKind } from './risk-gates/claim.ts';
export {
  evaluateRiskGates,
  evaluateRiskGatesDocuments,
  type RiskDocuments,
  type RiskInputs,
} from './risk-gates/evaluate.ts';
export { riskEvaluationKind } from './risk-gates/evaluation.ts';
export { judgeRisk, type RiskCase } from './risk-gates/judge.ts';
export type { RiskReason } from './risk-gates/reasons.ts';
export { acceptedIdentitiesKind } from './sandbox/accepted-identities.ts';
export { type BindingCase, decideBoundSandbox } from './sandbox/binding.ts';
export { environmentClaimKind } from './sandbox/claim.ts';
export {
  evaluateSandbox,
  evaluateSandboxDocuments,
  type SandboxDocuments,
  type SandboxInputs,
} from './sandbox/evaluate.ts';
export { type BoundSandboxInputs, evaluateBoundSandbox } from './sandbox/evaluate-bound.ts';
export { sandboxEvaluationKind } from './sandbox/evaluation.ts';
export { decideSandbox, type SandboxCase } from './sandbox/judge.ts';
export { verifierObservationKind } from './sandbox/observation.ts';
export type { BoundSandboxReason, SandboxReason } from './sandbox/reasons.ts';
export { registerFiles } from './sandbox/register-files.ts';
export { type SandboxRegisters, shippedRegisters } from './sandbox/registers.ts';
export { environmentRegistryKind, type RegisteredEnvironment, registeredEnvironment } from './sandbox/registry.ts';
export { shippedBundle } from './shipped.ts';
export type { Decision, ReasonClass, Verdict } from './verdict.ts';
