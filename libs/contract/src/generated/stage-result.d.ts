// Generated from libs/contract/schemas/stage-result.schema.json by tools/generate (npm run generate). Do not edit.
import type { Absent, Actor, AdapterImplementation, AdapterManifestRef, AdapterRole, Artifact, AuthorityScopeRef, CapabilityId, ContentRef, DocumentRef, Environment, EvidenceKind, EvidenceVerdict, ExecutionKind, GateDecisionScopeRef, GitObject, GitRevision, Id, Input, PatchRef, PresentGitObject, QualificationScopeRef, ResolvedProfileRef, ScopeRef, Sha256, StageRequestRef, Time, Tool } from './common.d.ts';
export type StageResultBody = {
  request_ref: StageRequestRef;
  resolved_profile_ref: ResolvedProfileRef;
  attempt_id: Id;
  attempt_number: number;
  reported_by: Actor;
  status: 'blocked' | 'cancelled' | 'completed' | 'failed' | 'skipped' | 'stale';
  outputs: StageOutput[];
  diagnostics: ContentRef[];
  evidence: Evidence[];
  recorded_at: Time;
  outcome?: Outcome;
  reason?: Reason;
  stale_observations?: StaleObservation[];
  delta_ref?: PatchRef;
  execution?: Execution;
  started_at?: Time;
  finished_at?: Time;
};

export type StageOutput = {
  output_id: Id;
  ref: ContentRef;
};

export type Evidence = {
  evidence_id: Id;
  kind: EvidenceKind;
  verdict: EvidenceVerdict;
  proof_ref: ContentRef;
};

export type Outcome =
  | {
      family: 'change';
      value: 'changed' | 'inconclusive' | 'no-change';
    }
  | {
      family: 'check';
      value: 'failed' | 'inconclusive' | 'passed';
    };

export type Reason = {
  reason_id: Id;
  /** 1 to 1024 bytes of UTF-8. */
  summary?: string;
};

/** A thing the request named, and what it was found to be; the two have one type. */
export type StaleObservation = {
  selector: StaleSelector;
  observed: Observed;
};

export type StaleSelector =
  | {
      kind: 'base' | 'environment' | 'qualification' | 'resolved-profile' | 'source' | 'target';
    }
  | {
      kind: 'input';
      input_id: Id;
    }
  | {
      kind: 'gate-decision';
      scope_sha256: Sha256;
    };

export type Observed =
  | Absent
  | {
      state: 'present';
      value: GitRevision | Artifact | DocumentRef | ScopeRef | Environment | Input;
    };

export type PresentResolvedProfileRef =
  | Absent
  | {
      state: 'present';
      value: ResolvedProfileRef;
    };

export type PresentQualification =
  | Absent
  | {
      state: 'present';
      value: QualificationScopeRef;
    };

export type PresentEnvironment =
  | Absent
  | {
      state: 'present';
      value: Environment;
    };

export type PresentInput =
  | Absent
  | {
      state: 'present';
      value: Input;
    };

export type PresentGateDecision =
  | Absent
  | {
      state: 'present';
      value: GateDecisionScopeRef;
    };

export type Execution = {
  performer: Actor;
  actual_binding: ActualBinding;
  environment: Environment;
  used_capability: UsedCapability;
  metadata: Metadata;
};

export type ActualBinding = {
  binding_id: Id;
  role: AdapterRole;
  adapter_implementation: AdapterImplementation;
  manifest_ref: AdapterManifestRef;
  package_ref: GitObject;
  config_ref: PresentGitObject;
  execution_kind: ExecutionKind;
  adapter_instance_id: Id;
  principal_id: Id;
  execution_boundary_id: Id;
  authority_ref?: AuthorityScopeRef;
};

export type UsedCapability =
  | {
      kind: 'registered';
      id: CapabilityId;
    }
  | {
      kind: 'unclassified';
      id: Id;
    };

export type Metadata = DeterministicMetadata | ModelMetadata;

export type DeterministicMetadata = {
  kind: 'deterministic';
  provider: NotApplicable;
  model: NotApplicable;
  snapshot: NotApplicable;
  effort: NotApplicable;
  prompt: NotApplicable;
  skills: NotApplicable;
  tools: ToolsFact;
};

export type ModelMetadata = {
  kind: 'model';
  provider: IdFact;
  model: IdFact;
  snapshot: IdFact;
  effort: IdFact;
  prompt: GitObjectFact;
  skills: GitObjectsFact;
  tools: ToolsFact;
};

export type Unavailable = {
  state: 'unavailable';
  reason_id: Id;
};

export type NotApplicable = {
  state: 'not-applicable';
};

export type IdFact =
  | {
      state: 'recorded' | 'computed';
      value: Id;
      source_ref: ContentRef;
    }
  | Unavailable;

export type GitObjectFact =
  | {
      state: 'recorded' | 'computed';
      value: GitObject;
      source_ref: ContentRef;
    }
  | Unavailable;

export type GitObjectsFact =
  | {
      state: 'recorded' | 'computed';
      value: GitObject[];
      source_ref: ContentRef;
    }
  | Unavailable;

export type ToolsFact =
  | {
      state: 'recorded' | 'computed';
      value: Tool[];
      source_ref: ContentRef;
    }
  | Unavailable;

/** What became of one attempt at a stage. */
export type StageResult = {
  schema_version: 2;
  kind: 'stage_result';
  id: Id;
  body: StageResultBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `StageResult`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is StageResult;
  errors?: SchemaError[] | null;
};
