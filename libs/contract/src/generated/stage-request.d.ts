// Generated from libs/contract/schemas/stage-request.schema.json by tools/generate (npm run generate). Do not edit.
import type { Actor, AdapterRole, Change, DeliveredAllowedDelta, DeliveredFinishCondition, DeliveredOutputContract, DeliveredReviewPolicy, DeliveredVerificationInstructions, DeliveredVerificationPlan, Environment, EvidenceKind, GateDecisionScopeRef, GateRequirementScopeRef, GrantScopeRef, Id, Input, PermissionId, PolicyScopeRef, PresentArtifact, PresentGitRevision, QualificationScopeRef, RepositoryContextScopeRef, ResolvedProfileRef, SelectionScopeRef, StageResultRef, Time } from './common.d.ts';
export type StageRequestBody = {
  initiative_id: Id;
  workflow_id: Id;
  stage_id: Id;
  task_class_id: Id;
  requested_by: Actor;
  target_repository_id: Id;
  target_revision: PresentGitRevision;
  base: PresentGitRevision;
  source: PresentArtifact;
  inputs: StageInput[];
  prior_evidence_refs: EvidenceRef[];
  risk: Risk;
  resolved_profile_ref: ResolvedProfileRef;
  selection_ref: SelectionScopeRef;
  repository_context_ref: RepositoryContextScopeRef;
  gate_decision_refs: GateDecisionScopeRef[];
  environment_ref: Environment;
  operation: Operation;
  finish_condition: DeliveredFinishCondition;
  verification_instruction: DeliveredVerificationInstructions;
  required_evidence_kinds: EvidenceKind[];
  requested_at: Time;
  qualification_ref?: QualificationScopeRef;
  grant_ref?: GrantScopeRef;
};

export type StageInput = {
  input_id: Id;
  value: Input;
};

export type EvidenceRef = {
  stage_result_ref: StageResultRef;
  evidence_id: Id;
};

export type Risk = {
  tier: RiskTier;
  reason_ids: Id[];
  policy_ref: PolicyScopeRef;
  required_gate_refs: GateRequirementScopeRef[];
};

/** A tier of the core, or one of an owner named by reversed domain. */
export type RiskTier = {
  namespace: string;
  name: Id;
};

export type Operation = MaterializeOperation | ProduceOperation | ReviewOperation | VerifyOperation;

export type MaterializeOperation = {
  role: AdapterRole;
  binding_id: Id;
  capability_id: 'core.forge.materialize-candidate.v2';
  permissions: PermissionId[];
  arguments: MaterializeArguments;
};

export type ProduceOperation = {
  role: AdapterRole;
  binding_id: Id;
  capability_id: 'core.harness.produce.v1';
  permissions: PermissionId[];
  arguments: ProduceArguments;
};

export type ReviewOperation = {
  role: AdapterRole;
  binding_id: Id;
  capability_id: 'core.review.change.v1';
  permissions: PermissionId[];
  arguments: ReviewArguments;
};

export type VerifyOperation = {
  role: AdapterRole;
  binding_id: Id;
  capability_id: 'core.verify.run.v1';
  permissions: PermissionId[];
  arguments: VerifyArguments;
};

export type MaterializeArguments = {
  source_tree_input_id: Id;
  candidate_output_id: Id;
  materialization_contract: DeliveredOutputContract;
  network_mode: 'deny';
};

export type ProduceArguments =
  | {
      artifact_kind: 'plan' | 'structured-artifact';
      output_contract: DeliveredOutputContract;
    }
  | {
      artifact_kind: 'git-patch';
      allowed_delta: DeliveredAllowedDelta;
    };

export type ReviewArguments = {
  change_ref: Change;
  review_policy: DeliveredReviewPolicy;
};

export type VerifyArguments = {
  candidate_input_id: Id;
  verification_plan: DeliveredVerificationPlan;
  network_mode: 'deny';
};

/** One stage of work that is asked for. */
export type StageRequest = {
  schema_version: 2;
  kind: 'stage_request';
  id: Id;
  body: StageRequestBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `StageRequest`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is StageRequest;
  errors?: SchemaError[] | null;
};
