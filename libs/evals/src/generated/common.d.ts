// Generated from libs/evals/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentId, ContentRef, Id, Sha256 } from '#contract';
/** What a family of cases tries. */
export type FamilyId =
  | 'actor-rerun-identity'
  | 'adapter-contract-compliance'
  | 'approval-invalidation-no-push-after-approval'
  | 'empty-fake-timed-out-degraded-reviews'
  | 'malicious-instructions'
  | 'protected-path-credential-network-publisher-boundaries'
  | 'repeated-cancelled-missed-events'
  | 'reviewer-severity-false-positive-negative'
  | 'stale-moved-artifacts';

/** Who can say whether a case met its expectation. */
export type GraderKind = 'deterministic' | 'human' | 'model';

/** The judge that the cases of a seed set are put to. */
export type SeedSource =
  | 'adapter-tests.contract.v1'
  | 'adapters.provider-normalizers.v1'
  | 'content.file-gate.v1'
  | 'control.duty-separation.v1'
  | 'control.risk-gates.v1'
  | 'control.sandbox-policy.v1'
  | 'core.stage-run.v2'
  | 'loop.review-fix.v1'
  | 'orchestrator.reconciliation-plan.v1'
  | 'orchestrator.state-scanner.v1';

export type EvalVerdict = 'failed' | 'inconclusive' | 'passed';

/** The core that cases are judged under. */
export type CoreContract = {
  generation_id_sha256: Sha256;
  package_ref: ContentRef;
  semantic_identity: Id;
};

/** How many trials a verdict of the family rests on. */
export type TrialPolicy =
  | {
      kind: 'single';
    }
  | {
      kind: 'multi';
      minimum_trials: number;
    };

/** A catalog by version, id and digest. */
export type CatalogRef = {
  schema_version: 1 | 2;
  kind: 'eval_catalog';
  id: Id;
  sha256: Sha256;
};

/** A seed set by version, id and digest. */
export type SeedSetRef = {
  schema_version: 1 | 2;
  kind: 'eval_seed_set';
  id: Id;
  sha256: Sha256;
};

/** A control policy set by id and digest. */
export type PolicySetRef = {
  schema_version: 1;
  kind: 'control_policy_set';
  id: Id;
  sha256: Sha256;
};

/** How many cases there are, and how they came out. */
export type CaseCounts = {
  total: number;
  passed: number;
  failed: number;
  inconclusive: number;
};

/** Which stage of which piece of work. */
export type StageKey = {
  initiative_id: Id;
  stage_id: Id;
  task_class_id: Id;
  workflow_id: Id;
};

/** A delivery that a plan makes. */
export type PlannedDelivery = {
  attempt_number: number;
  operation: 'dispatch-stage' | 'recover-stranded-attempt' | 'retry-stage';
  request_sha256: Sha256;
  stage_key: StageKey;
  delivery_mode: 'first-delivery' | 'redelivery';
};

/** A delivery that a plan defers or suppresses. */
export type HeldDelivery = {
  attempt_number: number;
  operation: 'dispatch-stage' | 'recover-stranded-attempt' | 'retry-stage';
  request_sha256: Sha256;
  stage_key: StageKey;
  reason_id: 'planner.backpressure-slots-exhausted' | 'planner.delivery-acknowledged';
};

/** What a plan tells an operator. */
export type OperatorMessage = {
  action:
    | 'dispatch-stage'
    | 'none'
    | 'operator-reconcile'
    | 'recover-stranded-attempt'
    | 'refresh-stage-inputs'
    | 'resolve-stage-blocker'
    | 'retry-stage'
    | 'wait-for-attempt';
  class: 'blocked' | 'pending' | 'retryable' | 'stale' | 'stranded' | 'terminal';
  stage_key: StageKey;
};

/** How the scanner classifies one item. */
export type Classification = {
  action:
    | 'dispatch-stage'
    | 'none'
    | 'operator-reconcile'
    | 'recover-stranded-attempt'
    | 'refresh-stage-inputs'
    | 'resolve-stage-blocker'
    | 'retry-stage'
    | 'wait-for-attempt';
  class: 'blocked' | 'pending' | 'retryable' | 'stale' | 'stranded' | 'terminal';
  reason_id:
    | 'scanner.attempt-deadline-reached'
    | 'scanner.attempt-in-flight'
    | 'scanner.no-attempt'
    | 'scanner.retry-limit-reached'
    | 'scanner.stage-blocked'
    | 'scanner.stage-cancelled'
    | 'scanner.stage-completed'
    | 'scanner.stage-failed'
    | 'scanner.stage-skipped'
    | 'scanner.stage-stale'
    | 'scanner.target-revision-moved';
};

/** The four lists of a reconciliation plan, in its order. */
export type PlanLists = {
  deferred: HeldDelivery[];
  deliveries: PlannedDelivery[];
  operator_messages: OperatorMessage[];
  suppressed: HeldDelivery[];
};

/** What a control evaluator says. */
export type Evaluation = {
  reason_ids: Id[];
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

/** What an adapter makes of a provider's snapshot. */
export type Normalization = {
  reason_id: Id;
  stale_bindings: Id[];
  state: Id;
};

/** What the review-fix planner decides: the rung of its ladder, the reasons on it, and the findings it asks to be fixed or leaves out. */
export type Decision = {
  detail: Id[];
  excluded_finding_ids: FindingId[];
  finding_ids: FindingId[];
  outcome:
    | 'approval-present'
    | 'attempt-limit'
    | 'boundaries-unproven'
    | 'degraded-review'
    | 'fix-request'
    | 'kill-switch'
    | 'no-actionable-findings'
    | 'review-stale';
};

export type FindingId = string;

/** The token of a refusal. */
export type ErrorToken = string;

export type AcceptedExpectation = {
  disposition: 'accepted';
  status: 'blocked' | 'cancelled' | 'completed' | 'failed' | 'skipped' | 'stale';
};

export type ObservedExpectation = {
  disposition: 'observed';
  action:
    | 'dispatch-stage'
    | 'none'
    | 'operator-reconcile'
    | 'recover-stranded-attempt'
    | 'refresh-stage-inputs'
    | 'resolve-stage-blocker'
    | 'retry-stage'
    | 'wait-for-attempt';
  class: 'blocked' | 'pending' | 'retryable' | 'stale' | 'stranded' | 'terminal';
  reason_id:
    | 'scanner.attempt-deadline-reached'
    | 'scanner.attempt-in-flight'
    | 'scanner.no-attempt'
    | 'scanner.retry-limit-reached'
    | 'scanner.stage-blocked'
    | 'scanner.stage-cancelled'
    | 'scanner.stage-completed'
    | 'scanner.stage-failed'
    | 'scanner.stage-skipped'
    | 'scanner.stage-stale'
    | 'scanner.target-revision-moved';
};

export type PlannedExpectation = {
  disposition: 'planned';
  deferred: HeldDelivery[];
  deliveries: PlannedDelivery[];
  operator_messages: OperatorMessage[];
  suppressed: HeldDelivery[];
};

export type EvaluatedExpectation = {
  disposition: 'evaluated';
  reason_ids: Id[];
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

export type NormalizedExpectation = {
  disposition: 'normalized';
  reason_id: Id;
  stale_bindings: Id[];
  state: Id;
};

export type AdmittedExpectation = {
  disposition: 'admitted';
};

export type DecidedExpectation = {
  disposition: 'decided';
  detail: Id[];
  excluded_finding_ids: FindingId[];
  finding_ids: FindingId[];
  outcome:
    | 'approval-present'
    | 'attempt-limit'
    | 'boundaries-unproven'
    | 'degraded-review'
    | 'fix-request'
    | 'kill-switch'
    | 'no-actionable-findings'
    | 'review-stale';
};

/** Refused. `detail` stands where the judge's refusals have one. */
export type RejectedExpectation = {
  disposition: 'rejected';
  error_token: ErrorToken;
  detail?: Id;
};

/** What a case must come to. */
export type Expectation =
  | AcceptedExpectation
  | AdmittedExpectation
  | DecidedExpectation
  | EvaluatedExpectation
  | NormalizedExpectation
  | ObservedExpectation
  | PlannedExpectation
  | RejectedExpectation;

/** A record by its id and the digest of its bytes. */
export type RecordRef = {
  content_id: ContentId;
  media_type: 'application/vnd.ystack.eval-record+json';
  sha256: Sha256;
};

/** The program that folds grades into a report, by its digest. */
export type FrameworkRef = {
  content_id: 'eval-framework.v1';
  media_type: 'application/vnd.ystack.program-closure+json';
  sha256: Sha256;
};

/** What grades come to: the worst of them. */
export type RecordStatus = 'failed' | 'inconclusive' | 'passed' | 'unavailable';
