// Generated from libs/loop/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Path, Sha256 } from '#contract';
/** A provider's own id, as decimal text, so that one above 2^53 survives. */
export type ProviderId = string;

/** A finding by the reviewer's own id. */
export type FindingId = string;

/** A change, as its provider names it. */
export type ChangeRef = {
  change_request_id: ProviderId;
  repository_id: ProviderId;
};

export type AttemptLedgerRef = {
  schema_version: 1;
  kind: 'review_fix_attempt_ledger';
  id: Id;
  sha256: Sha256;
};

export type CredentialEvaluationRef = {
  schema_version: 1;
  kind: 'credential_policy_evaluation';
  id: Id;
  sha256: Sha256;
};

export type ReconciliationPlanRef = {
  schema_version: 1;
  kind: 'orchestrator_reconciliation_plan';
  id: Id;
  sha256: Sha256;
};

export type RiskGateEvaluationRef = {
  schema_version: 1;
  kind: 'risk_gate_evaluation';
  id: Id;
  sha256: Sha256;
};

export type ChangeContextRef = {
  schema_version: 1;
  kind: 'review_fix_change_context';
  id: Id;
  sha256: Sha256;
};

/** A review-fix policy by the digest of its bytes. */
export type PolicyRef = {
  content_id: 'loop-policy.review-fix';
  media_type: 'application/vnd.ystack.loop-policy+json';
  sha256: Sha256;
};

/** Which step of the ladder decided. */
export type PlanOutcome =
  | 'approval-present'
  | 'attempt-limit'
  | 'boundaries-unproven'
  | 'degraded-review'
  | 'fix-request'
  | 'kill-switch'
  | 'no-actionable-findings'
  | 'review-stale';

/** A finding at a line of the change. */
export type ReviewedFinding = {
  finding_id: FindingId;
  path: Path;
  provider_severity: string;
};
