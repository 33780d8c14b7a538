// Generated from libs/evals/schemas/eval-dashboard.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { Id, Sha256, Time } from '#contract';
import type { CaseCounts, CatalogRef, CoreContract, FamilyId, GraderKind, SeedSetRef, SeedSource, TrialPolicy } from './common.d.ts';
export type EvalDashboardBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  mode: 'deterministic-offline';
  core_contract: CoreContract;
  catalog_ref: CatalogRef;
  evaluator: EvaluatorCopy;
  observed_at: Time;
  inputs: DashboardInput[];
  coverage: Coverage;
  families: FamilyRow[];
  quality: CaseCounts;
  recovery: Recovery;
  telemetry: {
    cost: Unmeasured;
    latency: Unmeasured;
    tokens: Unmeasured;
  };
  flow: {
    'accepted-plan-to-merge-time': Unobserved;
    'dora-instability': Unobserved;
    'dora-throughput': Unobserved;
    'escaped-defects': Unobserved;
    'escaped-vulnerabilities': Unobserved;
    'first-pass-success': Unobserved;
    'human-gate-wait': Unobserved;
    'intent-to-spec-time': Unobserved;
    'queue-wait': Unobserved;
    'review-latency': Unobserved;
    'review-precision': Unobserved;
    'review-recall-samples': Unobserved;
    'review-stale-rate': Unobserved;
    'rework-cycles': Unobserved;
    'target-outcome': Unobserved;
  };
};

/** The evaluator document and its digest. */
export type EvaluatorCopy = {
  content: JsonObject;
  sha256: Sha256;
};

/** One result that was replayed. */
export type DashboardInput = {
  run_id: Id;
  seed_source: SeedSource;
  seed_set_ref: SeedSetRef;
  result_sha256: Sha256;
  observed_at: Time;
  summary: CaseCounts;
};

/** How much of the catalog the results reach. */
export type Coverage = {
  families_total: 9;
  families_seeded: number;
  families_declared: number;
  families_with_results: number;
  sources_with_results: SeedSource[];
};

/** One family of the catalog and its cases. */
export type FamilyRow = {
  family_id: FamilyId;
  seed_status: 'declared' | 'seeded';
  seed_sources: SeedSource[];
  grader_kinds: GraderKind[];
  trial_policy: TrialPolicy;
  runs: number;
  cases: CaseCounts;
};

/** Passed cases of repeated, cancelled and missed events, by what they show. */
export type Recovery = {
  stranded_recovered: number;
  cancelled_stayed_terminal: number;
  repeats_redelivered_once: number;
  repeats_suppressed_after_acknowledgement: number;
  retry_limit_enforced: number;
  events_refused: number;
};

export type Unmeasured = {
  state: 'absent';
  reason_id: 'evals.no-live-runs';
};

export type Unobserved = {
  state: 'absent';
  reason_id: 'evals.no-operating-history';
};

/** What several results say together, each replayed first. */
export type EvalDashboard = {
  schema_version: 1;
  kind: 'eval_dashboard';
  id: 'evals.dashboard.v1';
  body: EvalDashboardBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalDashboard`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalDashboard;
  errors?: SchemaError[] | null;
};
