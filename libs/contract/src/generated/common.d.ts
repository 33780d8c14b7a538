// Generated from libs/contract/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
/** A name: 1 to 128 of lower-case letters, digits and `._:-`, beginning with a letter or digit. */
export type Id = string;

/** An id without a colon. */
export type ContentId = string;

/** A SHA-256 digest in lower-case hexadecimal. */
export type Sha256 = string;

/** The id of an object in a SHA-1 repository. */
export type Sha1Id = string;

/** The id of an object in a SHA-256 repository. */
export type Sha256Id = string;

/** A second in UTC, `YYYY-MM-DDTHH:MM:SSZ`, of a real Gregorian date. */
export type Time = string;

/** A repository path: no backslash, no control character, no empty, `.` or `..` segment. */
export type Path = string;

/** A media type in lower case, without parameters. */
export type MediaType = string;

/** How a repository names its objects. */
export type HashAlgorithm = 'sha1' | 'sha256';

/** A role that an adapter can play. */
export type AdapterRole =
  'ci' | 'execution' | 'forge' | 'identity' | 'producer' | 'publisher' | 'reviewer' | 'verifier';

/** A role that somebody can act in: the adapter roles and four more. */
export type ActorRole =
  | 'ci'
  | 'execution'
  | 'forge'
  | 'identity'
  | 'manager'
  | 'observer'
  | 'operator'
  | 'orchestrator'
  | 'producer'
  | 'publisher'
  | 'reviewer'
  | 'verifier';

/** Whether a program or a model does the work. */
export type ExecutionKind = 'deterministic' | 'model';

/** A capability of the core vocabulary. */
export type CapabilityId =
  'core.forge.materialize-candidate.v2' | 'core.harness.produce.v1' | 'core.review.change.v1' | 'core.verify.run.v1';

/** A permission of the core vocabulary. */
export type PermissionId =
  | 'core.perm.candidate-repository.write.v2'
  | 'core.perm.candidate.execute.v1'
  | 'core.perm.evidence.write.v1'
  | 'core.perm.model.invoke.v1'
  | 'core.perm.scratch.write.v1'
  | 'core.perm.target.read.v1';

/** What sort of proof a piece of evidence is. */
export type EvidenceKind = 'architecture' | 'behavioral' | 'deterministic' | 'independent-review';

/** What a piece of evidence says. */
export type EvidenceVerdict = 'failed' | 'inconclusive' | 'passed';

/** What a scope ref is for. */
export type ScopePurpose =
  | 'allowed-delta'
  | 'authority'
  | 'config-contract'
  | 'finish-condition'
  | 'gate-decision'
  | 'gate-requirement'
  | 'grant'
  | 'output-contract'
  | 'policy'
  | 'qualification'
  | 'repository-context'
  | 'review-policy'
  | 'selection'
  | 'verification-instructions'
  | 'verification-plan';

/** The five kinds of the core. */
export type CoreKind = 'adapter_manifest' | 'profile' | 'resolved_profile' | 'stage_request' | 'stage_result';

export type Absent = {
  state: 'absent';
};

/** A core document by kind, id and the digest of its bytes. */
export type DocumentRef = {
  schema_version: 2;
  kind: CoreKind;
  id: Id;
  sha256: Sha256;
};

export type AdapterManifestRef = DocumentRef;

export type ProfileRef = DocumentRef;

export type ResolvedProfileRef = DocumentRef;

export type StageRequestRef = DocumentRef;

export type StageResultRef = DocumentRef;

/** A commit of a named repository. */
export type GitRevision = {
  repository_id: Id;
  hash_algorithm: HashAlgorithm;
  commit_id: string;
};

/** The root tree of a commit, or a path in it. */
export type GitLocation =
  | {
      kind: 'root';
    }
  | {
      kind: 'path';
      value: Path;
    };

/** A blob or tree, where it lies in a commit, and its mode. */
export type GitObject = {
  revision: GitRevision;
  location: GitLocation;
  object_type: 'blob' | 'tree';
  object_id: string;
  mode: '040000' | '100644' | '100755';
};

/** Bytes by name, media type and digest. */
export type ContentRef = {
  content_id: ContentId;
  media_type: MediaType;
  sha256: Sha256;
};

/** A thing that is not a core document: a Git object or named bytes. */
export type Artifact =
  | {
      type: 'git-object';
      value: GitObject;
    }
  | {
      type: 'content';
      value: ContentRef;
    };

/** What a stage is given, or what a scope is about. */
export type Input =
  | {
      type: 'artifact';
      value: Artifact;
    }
  | {
      type: 'document';
      value: DocumentRef;
    };

/** A decision that covers a subject for a purpose. */
export type ScopeRef = {
  purpose: ScopePurpose;
  decision_record_ref: ContentRef;
  subject_ref: Input;
  scope_sha256: Sha256;
};

export type AllowedDeltaScopeRef = ScopeRef;

export type AuthorityScopeRef = ScopeRef;

export type ConfigContractScopeRef = ScopeRef;

export type FinishConditionScopeRef = ScopeRef;

export type GateDecisionScopeRef = ScopeRef;

export type GateRequirementScopeRef = ScopeRef;

export type GrantScopeRef = ScopeRef;

export type OutputContractScopeRef = ScopeRef;

export type PolicyScopeRef = ScopeRef;

export type QualificationScopeRef = ScopeRef;

export type RepositoryContextScopeRef = ScopeRef;

export type ReviewPolicyScopeRef = ScopeRef;

export type SelectionScopeRef = ScopeRef;

export type VerificationInstructionsScopeRef = ScopeRef;

export type VerificationPlanScopeRef = ScopeRef;

/** A scope whose subject, named bytes, is handed to the stage as the input named. */
export type DeliveredScope = {
  ref: ScopeRef;
  input_id: Id;
};

export type DeliveredAllowedDelta = DeliveredScope;

export type DeliveredFinishCondition = DeliveredScope;

export type DeliveredOutputContract = DeliveredScope;

export type DeliveredReviewPolicy = DeliveredScope;

export type DeliveredVerificationInstructions = DeliveredScope;

export type DeliveredVerificationPlan = DeliveredScope;

/** Who did or asked for something. */
export type Actor = {
  role: ActorRole;
  implementation_id: Id;
  implementation_version: Id;
  adapter_instance_id: Id;
  principal_id: Id;
  execution_boundary_id: Id;
  authority_ref?: AuthorityScopeRef;
};

/** Where a stage runs. */
export type Environment = {
  environment_id: Id;
  fingerprint_sha256: Sha256;
};

/** A Git object, or that there is none. */
export type PresentGitObject =
  | Absent
  | {
      state: 'present';
      value: GitObject;
    };

/** A commit, or that there is none. */
export type PresentGitRevision =
  | Absent
  | {
      state: 'present';
      value: GitRevision;
    };

/** An artifact, or that there is none. */
export type PresentArtifact =
  | Absent
  | {
      state: 'present';
      value: Artifact;
    };

/** A tool by id, version, package and configuration. */
export type Tool = {
  tool_id: Id;
  tool_version: Id;
  package_ref: GitObject;
  config_ref: PresentGitObject;
};

export type PatchRef = ContentRef;

/** A change under review: base, head and the patch between them, all in one repository. */
export type Change = {
  repository_id: Id;
  base: PresentGitRevision;
  head: GitRevision;
  delta_ref: PatchRef;
};

/** The adapter that a binding runs. */
export type AdapterImplementation = {
  id: Id;
  version: Id;
};

/** Which model a binding asks for. */
export type ModelRequest = {
  provider_id: Id;
  model_id: Id;
  effort_id: Id;
};

/** Which adapter plays a role, as whom, with what pinned and what allowed. */
export type Binding = {
  binding_id: Id;
  role: AdapterRole;
  manifest_ref: AdapterManifestRef;
  execution_kind: ExecutionKind;
  adapter_instance_id: Id;
  principal_id: Id;
  execution_boundary_id: Id;
  package_ref: GitObject;
  skill_refs: GitObject[];
  requested_tools: Tool[];
  requested_capabilities: CapabilityId[];
  requested_permissions: PermissionId[];
  authority_ref?: AuthorityScopeRef;
  config_ref?: GitObject;
  prompt_ref?: GitObject;
  model_request?: ModelRequest;
};
