// Generated from libs/evals/schemas/eval-run-result.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { Absent, ContentRef, Id, Sha256, Time } from '#contract';
import type { CaseCounts, CatalogRef, Classification, CoreContract, Decision, ErrorToken, EvalVerdict, Evaluation, Expectation, FamilyId, Normalization, PlanLists, SeedSetRef, SeedSource } from './common.d.ts';
export type EvalRunResultBody = {
  activation_state: 'inactive';
  authority_effect: 'none';
  mode: 'deterministic-offline';
  core_contract: CoreContract;
  catalog_ref: CatalogRef;
  seed_set_ref: SeedSetRef;
  evaluator: EvaluatorCopy;
  seed_source: SeedSource;
  observed_at: Time;
  summary: CaseCounts;
  cases: GradedCase[];
  trace: TraceEvent[];
};

/** The evaluator document and its digest. */
export type EvaluatorCopy = {
  content: JsonObject;
  sha256: Sha256;
};

/** One case as it was graded. */
export type GradedCase = {
  case_id: Id;
  family_id: FamilyId;
  grader_kind: 'deterministic' | 'none';
  expectation: Expectation;
  observation: PresentObservation;
  verdict: EvalVerdict;
  reason_id: GradeReason;
  subject_ref: SubjectRef;
};

export type GradeReason =
  | 'evals.classification-mismatch'
  | 'evals.decision-mismatch'
  | 'evals.detail-mismatch'
  | 'evals.disposition-mismatch'
  | 'evals.error-token-mismatch'
  | 'evals.expectation-met'
  | 'evals.no-deterministic-grader'
  | 'evals.normalization-mismatch'
  | 'evals.observation-missing'
  | 'evals.plan-mismatch'
  | 'evals.status-mismatch'
  | 'evals.verdict-mismatch';

/** What the judge said, or that it was not asked. */
export type PresentObservation =
  | Absent
  | {
      state: 'present';
      value: Observation;
    };

/** What the judge said. Beside the first three there is one key, which the seed source decides. */
export type Observation = {
  case_id: Id;
  disposition: 'accepted' | 'admitted' | 'decided' | 'evaluated' | 'normalized' | 'observed' | 'planned' | 'rejected';
  error_token:
    | Absent
    | {
        state: 'present';
        value: ErrorToken;
      };
  status?:
    | Absent
    | {
        state: 'present';
        value: 'blocked' | 'cancelled' | 'completed' | 'failed' | 'skipped' | 'stale';
      };
  classification?:
    | Absent
    | {
        state: 'present';
        value: Classification;
      };
  plan?:
    | Absent
    | {
        state: 'present';
        value: PlanLists;
      };
  evaluation?:
    | Absent
    | {
        state: 'present';
        value: Evaluation;
      };
  normalization?:
    | Absent
    | {
        state: 'present';
        value: Normalization;
      };
  detail?:
    | Absent
    | {
        state: 'present';
        value: Id;
      };
  decision?:
    | Absent
    | {
        state: 'present';
        value: Decision;
      };
};

/** What the case is about: a document, or an input by its digest. */
export type SubjectRef =
  | {
      schema_version: 1 | 2;
      kind: string;
      id: Id;
      sha256: Sha256;
    }
  | ContentRef;

/** One case as an event of a trace; nothing was measured. */
export type TraceEvent = {
  event_kind: 'eval-case';
  case_id: Id;
  family_id: FamilyId;
  grader_kind: 'deterministic' | 'none';
  tool_ref: ContentRef;
  adapter: Absent;
  gate: Absent;
  latency: Absent;
  cost: Absent;
  identity: {
    evaluator_ref: EvaluatorRef;
  };
};

export type EvaluatorRef = ContentRef;

/** What became of every case of one seed set. */
export type EvalRunResult = {
  schema_version: 1;
  kind: 'eval_run_result';
  id: Id;
  body: EvalRunResultBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `EvalRunResult`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is EvalRunResult;
  errors?: SchemaError[] | null;
};
