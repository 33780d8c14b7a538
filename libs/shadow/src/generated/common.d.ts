// Generated from libs/shadow/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { ContentRef, GitObject, GitRevision, Id, ModelRequest, Path, ResolvedProfileRef, Sha256, StageRequestRef } from '#contract';
/** One file of the revision must have this digest of its bytes. */
export type FileDigestCheck = {
  expected_sha256: Sha256;
  kind: 'file-digest';
  path: Path;
};

/** A check known by name alone, which nothing here can run. */
export type NamedCheck = {
  check_id: Id;
  kind: 'named-check';
};

export type FailingCheck = FileDigestCheck | NamedCheck;

/** What was seen: 1 to 256 bytes without control characters. */
export type Symptom = string;

/** The id of a Git object; its length is that of the algorithm beside it. */
export type ObjectId = string;

/** A command incident by digest. */
export type CommandIncidentRef = {
  content_id: 'shadow-command-incident';
  media_type: 'application/vnd.ystack.shadow-command-incident+json';
  sha256: Sha256;
};

/** An incident record by digest. */
export type IncidentRef = {
  content_id: 'shadow-incident-record';
  media_type: 'application/vnd.ystack.shadow-incident-record+json';
  sha256: Sha256;
};

/** Everything that shaped the work whose failure is looked at. */
export type IdentityBody = {
  adapter_config_refs: ContentRef[];
  model_request: ModelRequest;
  prompt_refs: MaterialRef[];
  resolved_profile_ref: ResolvedProfileRef;
  skill_refs: MaterialRef[];
  stage_request_ref: StageRequestRef;
  target_revision: GitRevision;
  verification_instructions_ref: ContentRef;
};

export type MaterialRef = ContentRef | GitObject;

/** A command claim by digest. */
export type CommandClaimRef = {
  content_id: 'shadow-command-claim';
  media_type: 'application/vnd.ystack.shadow-command-claim+json';
  sha256: Sha256;
};

/** A command registry by digest. */
export type CommandRegistryRef = {
  content_id: 'shadow-command-registry';
  media_type: 'application/vnd.ystack.shadow-command-registry+json';
  sha256: Sha256;
};

/** A word without control characters; 1 to 4,096 bytes. */
export type Word = string;

/** A program by the name it is called by; which file that is, is each machine's. */
export type ToolName = string;

/** How the command ends when nothing is wrong. */
export type ExpectedEnd = {
  exit_status: number;
  stdout: StdoutDigest | StdoutLines;
};

/** All bytes of stdout, by digest. */
export type StdoutDigest = {
  kind: 'digest';
  sha256: Sha256;
};

/** The lines of stdout, all of them and no other; `*` stands for any characters of a line, also for none. */
export type StdoutLines = {
  kind: 'lines';
  lines: LinePattern[];
};

/** At most 512 bytes without control characters. */
export type LinePattern = string;

/** Every limit of a sandbox, declared. */
export type CommandLimits = {
  cpu_time_ms: number;
  evidence_bytes: number;
  file_bytes: number;
  memory_bytes: number;
  open_files: number;
  output_bytes: number;
  process_count: number;
  scratch_bytes: number;
  scratch_inodes: number;
  wall_time_ms: number;
};

/** Whatever was written to stdout. */
export type AnyStdout = {
  kind: 'any';
};

/** How the command ended when the failure was seen. */
export type ObservedEnd = {
  exit_status: number;
  stdout: AnyStdout | StdoutDigest | StdoutLines;
};
