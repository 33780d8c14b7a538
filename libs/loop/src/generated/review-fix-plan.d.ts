// Generated from libs/loop/schemas/review-fix-plan.schema.json by tools/generate (npm run generate). Do not edit.
import type { Json } from '#canonical';
import type { Absent, GitRevision, Id, Path, PermissionId, Sha256, Time } from '#contract';
import type { AttemptLedgerRef, ChangeContextRef, ChangeRef, CredentialEvaluationRef, PlanOutcome, PolicyRef, ProviderId, ReconciliationPlanRef, ReviewedFinding, RiskGateEvaluationRef } from './common.d.ts';
export type ReviewFixPlanBody = {
  activation_state: 'inactive';
  attempt: {
    limit: number;
    next_number: number;
    recorded_count: number;
  };
  authority: 'none';
  change_ref: ChangeRef;
  decision: PlanDecision;
  effects: Json[];
  inputs: PlanInputs;
  mode: 'planning-only';
  observed_at: Time;
  qualification: {
    reason_id: 'loop.unqualified';
    state: 'unavailable';
  };
};

export type PlanInputs = {
  attempt_ledger_ref: AttemptLedgerRef;
  change_context_ref: ChangeContextRef;
  credential_evaluation_ref: CredentialEvaluationRef;
  observation_ref: {
    content_id: 'loop-review-observation';
    media_type: 'application/json';
    sha256: Sha256;
  };
  policy_ref: PolicyRef;
  reconciliation_plan_ref: ReconciliationPlanRef;
  risk_gate_evaluation_ref: RiskGateEvaluationRef;
};

export type PlanDecision = {
  detail: Id[];
  excluded_protected_findings: ReviewedFinding[];
  fix_request: PresentFixRequest;
  outcome: PlanOutcome;
};

/** A request to fix, or that there is none. */
export type PresentFixRequest =
  | Absent
  | {
      state: 'present';
      value: FixRequest;
    };

/** What a producer may be asked for; it grants nothing. */
export type FixRequest = {
  allowed_paths: Path[];
  artifact_kind: 'git-patch';
  attempt: {
    limit: number;
    number: number;
  };
  authority: 'none';
  base: GitRevision;
  capability_id: 'core.harness.produce.v1';
  findings: ReviewedFinding[];
  head: GitRevision;
  permissions: PermissionId[];
  push_allowed: false;
  push_allowed_reason_id: 'loop.inactive-planner' | 'loop.no-push-after-approval';
  request_kind: 'stage_request';
  review_ref: {
    change_request_id: ProviderId;
    repository_id: ProviderId;
    review_id: ProviderId;
  };
  role: 'producer';
  target_repository_id: Id;
};

/** Whether what a review found is to be fixed, by whom and within which paths; or why not. It only plans. */
export type ReviewFixPlan = {
  schema_version: 1;
  kind: 'review_fix_plan';
  id: Id;
  body: ReviewFixPlanBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReviewFixPlan`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReviewFixPlan;
  errors?: SchemaError[] | null;
};
