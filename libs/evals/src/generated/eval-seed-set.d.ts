// Generated from libs/evals/schemas/eval-seed-set.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { GitRevision, Id, Sha256 } from '#contract';
import type { AcceptedExpectation, AdmittedExpectation, CoreContract, DecidedExpectation, EvaluatedExpectation, FamilyId, NormalizedExpectation, ObservedExpectation, PlannedExpectation } from './common.d.ts';
export type EvalSeedSetBody =
  | StageRunSeeds
  | StateScannerSeeds
  | ReconciliationPlanSeeds
  | SandboxSeeds
  | DutySeeds
  | RiskGateSeeds
  | NormalizerSeeds
  | FileGateSeeds
  | ReviewFixSeeds;

/** A document inside a seed set and its digest: SHA-256 over its canonical bytes, final LF included. */
export type SeedDocument = {
  content: JsonObject;
  sha256: Sha256;
};

export interface NoShared {}

export type StageRunSeeds = {
  seed_source: 'core.stage-run.v2';
  core_contract: CoreContract;
  shared: StageRunShared;
  cases: StageRunCase[];
};

/** What the cases share: the resolved profile, and a request by role. */
export type StageRunShared = {
  requests: {
    producer?: SeedDocument;
    reviewer?: SeedDocument;
    verifier?: SeedDocument;
  };
  resolved_profile: SeedDocument;
};

/** A stage result, judged with the request of its role. */
export type StageRunCase = {
  case_id: Id;
  family_id: FamilyId;
  request_role: 'producer' | 'reviewer' | 'verifier';
  result: SeedDocument;
  expectation:
    | AcceptedExpectation
    | {
        disposition: 'rejected';
        error_token:
          'E_CANONICAL' | 'E_LIMIT' | 'E_PARSE' | 'E_REF' | 'E_RELATION' | 'E_RUNTIME' | 'E_SHAPE' | 'E_USAGE';
      };
};

export type StateScannerSeeds = {
  seed_source: 'orchestrator.state-scanner.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: StateScannerCase[];
};

/** A snapshot of one item, scanned at the revision that is expected. */
export type StateScannerCase = {
  case_id: Id;
  family_id: FamilyId;
  expected_revision: GitRevision;
  snapshot: SeedDocument;
  expectation:
    | ObservedExpectation
    | {
        disposition: 'rejected';
        error_token:
          'E_CANONICAL' | 'E_LIMIT' | 'E_PARSE' | 'E_RELATION' | 'E_RUNTIME' | 'E_SHAPE' | 'E_STALE' | 'E_USAGE';
      };
};

export type ReconciliationPlanSeeds = {
  seed_source: 'orchestrator.reconciliation-plan.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: ReconciliationPlanCase[];
};

/** An input of the reconciliation planner. */
export type ReconciliationPlanCase = {
  case_id: Id;
  family_id: FamilyId;
  input: SeedDocument;
  expectation:
    | PlannedExpectation
    | {
        disposition: 'rejected';
        error_token: 'E_RECONCILIATION_INPUT';
      };
};

export type SandboxSeeds = {
  seed_source: 'control.sandbox-policy.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: SandboxCase[];
};

/** A claim about an environment, judged by the sandbox policy. */
export type SandboxCase = {
  case_id: Id;
  family_id: FamilyId;
  inputs: {
    policy_set: SeedDocument;
    duty: SeedDocument;
    claim: SeedDocument;
  };
  expectation:
    | EvaluatedExpectation
    | {
        disposition: 'rejected';
        error_token: 'E_CANONICAL' | 'E_LIMIT' | 'E_PARSE' | 'E_POLICY_SET' | 'E_RELATION' | 'E_RUNTIME' | 'E_USAGE';
      };
};

export type DutySeeds = {
  seed_source: 'control.duty-separation.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: DutyCase[];
};

/** A stage run, judged by the duty separation policy. */
export type DutyCase = {
  case_id: Id;
  family_id: FamilyId;
  inputs: {
    policy_set: SeedDocument;
    request: SeedDocument;
    resolved_profile: SeedDocument;
    result: SeedDocument;
  };
  expectation:
    | EvaluatedExpectation
    | {
        disposition: 'rejected';
        error_token: 'E_CORE' | 'E_LIMIT' | 'E_POLICY_SET' | 'E_RELATION' | 'E_RUNTIME' | 'E_USAGE';
      };
};

export type RiskGateSeeds = {
  seed_source: 'control.risk-gates.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: RiskGateCase[];
};

/** A stage run and a claim that it was approved, judged by the risk gates. Nothing satisfies these. */
export type RiskGateCase = {
  case_id: Id;
  family_id: FamilyId;
  inputs: {
    policy_set: SeedDocument;
    request: SeedDocument;
    resolved_profile: SeedDocument;
    result: SeedDocument;
    duty: SeedDocument;
    claim: SeedDocument;
  };
  expectation:
    | {
        disposition: 'evaluated';
        reason_ids: Id[];
        verdict: 'inconclusive' | 'violated';
      }
    | {
        disposition: 'rejected';
        error_token: 'E_DUTY' | 'E_LIMIT' | 'E_RELATION' | 'E_RUNTIME' | 'E_USAGE';
      };
};

export type NormalizerSeeds = {
  seed_source: 'adapters.provider-normalizers.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: NormalizerCase[];
};

/** What a provider was seen to say, put to an adapter. */
export type NormalizerCase = {
  case_id: Id;
  family_id: FamilyId;
  normalizer:
    | 'claude-code-producer'
    | 'codex-cli-producer'
    | 'codex-native-reviewer'
    | 'github-actions-ci'
    | 'github-forge'
    | 'gitlab-forge';
  input: SeedDocument;
  expectation:
    | NormalizedExpectation
    | {
        disposition: 'rejected';
        error_token:
          | 'E_SHAPE'
          | 'E_STALE'
          | 'E_TRUST'
          | 'codex-reviewer.invalid-envelope'
          | 'codex-reviewer.invalid-snapshot'
          | 'codex-reviewer.invalid-trust-context'
          | 'github-actions-ci.invalid-envelope'
          | 'github-actions-ci.invalid-snapshot'
          | 'github-actions-ci.invalid-trust-context'
          | 'github-actions-ci.provider-contradiction'
          | 'github-forge.invalid-envelope'
          | 'github-forge.invalid-snapshot'
          | 'github-forge.invalid-trust-context'
          | 'gitlab-forge.invalid-envelope'
          | 'gitlab-forge.invalid-snapshot'
          | 'gitlab-forge.invalid-trust-context';
      };
};

export type FileGateSeeds = {
  seed_source: 'content.file-gate.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: FileGateCase[];
};

/** A file, put to the content gate. Its bytes are the UTF-8 of `text`. */
export type FileGateCase = {
  case_id: Id;
  family_id: FamilyId;
  input: {
    content: {
      path: string;
      text: string;
    };
    sha256: Sha256;
  };
  expectation:
    | AdmittedExpectation
    | {
        disposition: 'rejected';
        error_token: 'E_DENYLIST' | 'E_LIMIT' | 'E_PATH';
        detail: Id;
      };
};

export type ReviewFixSeeds = {
  seed_source: 'loop.review-fix.v1';
  core_contract: CoreContract;
  shared: NoShared;
  cases: ReviewFixCase[];
};

/** A review and what surrounds it, put to the review-fix planner. */
export type ReviewFixCase = {
  case_id: Id;
  family_id: FamilyId;
  inputs: {
    policy: SeedDocument;
    observation: SeedDocument;
    change_context: SeedDocument;
    credential_evaluation: SeedDocument;
    risk_gate_evaluation: SeedDocument;
    reconciliation_plan: SeedDocument;
    attempt_ledger: SeedDocument;
  };
  expectation:
    | DecidedExpectation
    | {
        disposition: 'rejected';
        error_token: 'E_CANONICAL' | 'E_LIMIT' | 'E_PARSE' | 'E_RELATION';
      };
};

/** Cases for one judge, each with what it must come to. Version 1 is the wire's; version 2 has the sources of this repository. */
export type EvalSeedSet = {
  schema_version: 1 | 2;
  kind: 'eval_seed_set';
  id: Id;
  body: EvalSeedSetBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalSeedSet`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalSeedSet;
  errors?: SchemaError[] | null;
};
