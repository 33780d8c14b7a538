// Generated from libs/loop/schemas/loop-review-observation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Json, JsonObject } from '#canonical';
import type { GitRevision, Id, MediaType, Path, Sha256, Time } from '#contract';
import type { FindingId, ProviderId } from './common.d.ts';
export type ReviewTrustContext = {
  execution_boundary_id: Id;
  expected_base: GitRevision;
  expected_change_request_id: ProviderId;
  expected_github_app_id: ProviderId;
  expected_head: GitRevision;
  expected_repository_id: ProviderId;
  expected_review_id: ProviderId;
  instruction_ref: ReviewContentRef;
  invocation_kind: 'native-review';
  observation_time: Time;
  review_policy_ref: ReviewContentRef;
};

export type ReviewContentRef = {
  content_id: Id;
  media_type: MediaType;
  sha256: Sha256;
};

export type ReviewSnapshot = {
  base: GitRevision;
  change_request_id: ProviderId;
  complete: boolean;
  dismissed_at: null | Time;
  github_app_id: ProviderId;
  head: GitRevision;
  hidden_execution: JsonObject;
  inline_findings: InlineFinding[];
  observed_at: Time;
  provider_metadata: JsonObject;
  reported_inline_count: number;
  reported_top_level_count: number;
  repository_id: ProviderId;
  review_id: ProviderId;
  started_at: Time;
  status: 'COMPLETED' | 'DISMISSED' | 'FAILED' | 'IN_PROGRESS' | 'TIMED_OUT' | 'UNKNOWN';
  terminal_at: null | Time;
  top_level_findings: TopLevelFinding[];
  updated_at: Time;
};

export type InlineFinding = {
  body: string;
  commit_id: string;
  finding_id: FindingId;
  line: number;
  path: Path;
  provider_metadata: JsonObject;
  provider_severity: string;
  side: 'LEFT' | 'RIGHT';
};

export type TopLevelFinding = {
  /** Whatever the provider said; nothing goes by it. */
  body: Json;
  finding_id: FindingId;
  provider_metadata: JsonObject;
  provider_severity: string;
};

/** What an adapter observed of a review: its findings, and whether it is about the change that was meant. */
export type LoopReviewObservation = {
  adapter: {
    id: 'adapter.codex-native-reviewer.v1';
    status: 'inactive';
    version: 'v1';
  };
  authority: 'none';
  effects: Json[];
  kind: 'adapter_observation';
  observation: ReviewSnapshot;
  qualification: {
    reason_id: 'adapter.unqualified';
    state: 'unavailable';
  };
  reason_id: Id;
  review_mode: 'read-only';
  schema_version: 1;
  stale_bindings: string[];
  state: 'clean' | 'dismissed' | 'failed' | 'findings' | 'inconclusive' | 'stale' | 'timeout';
  trust_context: ReviewTrustContext;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `LoopReviewObservation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is LoopReviewObservation;
  errors?: SchemaError[] | null;
};
