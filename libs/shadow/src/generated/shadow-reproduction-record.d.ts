// Generated from libs/shadow/schemas/shadow-reproduction-record.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, HashAlgorithm, Id, Sha256, StageResultRef, Time } from '#contract';
import type { FailingCheck, IdentityBody, IncidentRef, ObjectId } from './common.d.ts';
export type RecordBody = {
  activation_state: 'inactive';
  authority: 'none';
  check: RecordedCheck;
  deploy_authority: 'none';
  effects: 'caller-disposable-candidate-repository'[];
  environment: RecordedEnvironment;
  evaluation_mode: 'observation-only';
  git_revision_ref: GitRevision;
  incident_ref: IncidentRef;
  materialization: RecordedMaterialization;
  observed_at: Time;
  outcome: 'inconclusive' | 'no-change' | 'reproduced';
  qualification: {
    reason_id: 'shadow.unqualified';
    state: 'unavailable';
  };
  qualified_identity: IdentityBody;
  qualified_identity_ref: {
    content_id: 'shadow-qualified-identity';
    media_type: 'application/vnd.ystack.qualified-identity+json';
    sha256: Sha256;
  };
  reason_id:
    | 'check.failed-at-revision'
    | 'check.not-runnable'
    | 'check.passed-at-revision'
    | 'check.unreadable'
    | 'environment.evaluation-refused'
    | 'environment.not-satisfied'
    | 'environment.unlisted'
    | 'materialization.refused';
  shadow: true;
  target_repository_id: Id;
  trace_ledger_ref: {
    content_id: 'shadow-trace-ledger';
    media_type: 'application/vnd.ystack.telemetry-trace-ledger+json';
    sha256: Sha256;
  };
};

/** The check, and what came of doing it. */
export type RecordedCheck = {
  execution: CheckNotDone | CheckDone;
  failing_check: FailingCheck;
};

/** No digest was taken. */
export type CheckNotDone = {
  reason_id: 'check.not-attempted' | 'check.unreadable';
  state: 'absent';
};

/** A digest was taken. */
export type CheckDone = {
  state: 'present';
  value: ObservedDigest;
};

export type ObservedDigest = {
  matches_expected: boolean;
  observed_sha256: Sha256;
  tool_id: 'tool.git-blob-digest';
};

/** Where the check was done, as claimed and as judged. */
export type RecordedEnvironment = {
  claim_ref: {
    content_id: 'shadow-environment-claim';
    media_type: 'application/vnd.ystack.control-execution-environment-claim+json';
    sha256: Sha256;
  };
  environment_id: Id;
  evaluation: NoEvaluation | SomeEvaluation;
  registry_ref: {
    content_id: 'shadow-environment-registry';
    media_type: 'application/vnd.ystack.shadow-environment-registry+json';
    sha256: Sha256;
  };
};

/** The claim was not judged. */
export type NoEvaluation = {
  reason_id: 'environment.evaluation-refused' | 'environment.unlisted';
  state: 'absent';
};

/** The claim was judged. */
export type SomeEvaluation = {
  state: 'present';
  value: SandboxVerdict;
};

export type SandboxVerdict = {
  evaluation_ref: {
    content_id: 'shadow-sandbox-evaluation';
    media_type: 'application/vnd.ystack.control-evaluation+json';
    sha256: Sha256;
  };
  reason_ids: Id[];
  verdict: 'inconclusive' | 'satisfied' | 'violated';
};

export type RecordedMaterialization = NotMaterialized | Materialized;

/** No candidate was made. */
export type NotMaterialized = {
  reason_id: 'materialization.not-attempted' | 'materialization.refused';
  state: 'absent';
};

/** A candidate was made. */
export type Materialized = {
  state: 'present';
  value: MadeCandidate;
};

export type MadeCandidate = {
  adapter_id: 'adapter.local-git-materializer.v1';
  candidate: Candidate;
  outcome: 'no-change';
  source: CandidateSource;
  stage_result_ref: StageResultRef;
};

export type Candidate = {
  commit_id: ObjectId;
  hash_algorithm: HashAlgorithm;
  parent_commit_id: ObjectId;
  repository_kind: 'bare';
  tree_id: ObjectId;
};

export type CandidateSource = {
  commit_id: ObjectId;
  hash_algorithm: HashAlgorithm;
  repository_id: Id;
  tree_id: ObjectId;
};

/** What came of going back to an incident's revision and doing its check again. */
export type ShadowReproductionRecord = {
  body: RecordBody;
  id: Id;
  kind: 'shadow_reproduction_record';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowReproductionRecord`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowReproductionRecord;
  errors?: SchemaError[] | null;
};
