// Generated from libs/control/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { ActorRole, Id, ResolvedProfileRef, Sha256, StageRequestRef, StageResultRef } from '#contract';
export type CredentialPolicyRef = {
  content_id: 'control-policy.credential-policy';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type CredentialDecisionRef = {
  content_id: 'control-decision.credential-policy';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type DutyPolicyRef = {
  content_id: 'control-policy.duty-separation';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type DutyDecisionRef = {
  content_id: 'control-decision.duty-separation';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type EvidencePolicyRef = {
  content_id: 'control-policy.evidence-integrity';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type EvidenceDecisionRef = {
  content_id: 'control-decision.evidence-integrity';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type KillSwitchPolicyRef = {
  content_id: 'control-policy.kill-switch';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type KillSwitchDecisionRef = {
  content_id: 'control-decision.kill-switch';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type RiskPolicyRef = {
  content_id: 'control-policy.risk-gates';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type RiskDecisionRef = {
  content_id: 'control-decision.risk-gates';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type SandboxPolicyRef = {
  content_id: 'control-policy.sandbox';
  media_type: 'application/vnd.ystack.control-policy+json';
  sha256: Sha256;
};

export type SandboxDecisionRef = {
  content_id: 'control-decision.sandbox';
  media_type: 'application/vnd.ystack.control-decision+json';
  sha256: Sha256;
};

export type CorePackageRef = {
  content_id: 'core-contract-package.v2';
  media_type: 'application/vnd.ystack.core-contract+json';
  sha256: Sha256;
};

/** The core a document was judged by, its generation spelled out. */
export type NamedCoreContract = {
  generation_id: string;
  package_ref: CorePackageRef;
  semantic_identity: 'core.contracts.v2';
};

/** The core a document was judged by, its generation by digest. */
export type HashedCoreContract = {
  generation_id_sha256: Sha256;
  package_ref: CorePackageRef;
  semantic_identity: 'core.contracts.v2';
};

/** The duty policy and decision that another policy rests on. */
export type DutyPins = {
  decision_ref: DutyDecisionRef;
  policy_ref: DutyPolicyRef;
};

/** A policy set by id and digest. */
export type PolicySetIdentity = {
  id: Id;
  sha256: Sha256;
};

/** The stage run that was judged. */
export type StageRefs = {
  request_ref: StageRequestRef;
  resolved_profile_ref: ResolvedProfileRef;
  result_ref: StageResultRef;
};

/** A duty evaluation by id and digest. */
export type DutyEvaluationRef = {
  schema_version: 1;
  kind: 'duty_separation_evaluation';
  id: Id;
  sha256: Sha256;
};

/** A policy set as a document. */
export type PolicySetRef = {
  schema_version: 1;
  kind: 'control_policy_set';
  id: Id;
  sha256: Sha256;
};

/** An actor without the authority it acts under. */
export type ActorIdentity = {
  role: ActorRole;
  implementation_id: Id;
  implementation_version: Id;
  adapter_instance_id: Id;
  principal_id: Id;
  execution_boundary_id: Id;
};

/** Why, sorted, each once. */
export type ReasonIds = Id[];
