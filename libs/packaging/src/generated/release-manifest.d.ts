// Generated from libs/packaging/schemas/release-manifest.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Sha256 } from '#contract';
/** What the release id covers. */
export type ReleaseBody = {
  activation: 'none';
  authority: 'none';
  /** The core that the release's documents are written in. */
  core_contract: {
    generation_id: string;
    schema_major: 2;
  };
  /** Sorted by path. */
  files: ReleaseFile[];
  /** Sorted by path. */
  gate_documents: GateDocument[];
  /** By profile, sorted by its id; the gates of one profile in the order of the chain. */
  gates: GateVerdict[];
  /** The program that installs from the release directory alone. */
  installer: {
    object_id: ObjectId;
    path: 'releases/install.mjs';
    sha256: Sha256;
  };
  package_version: 'v2';
  /** Sorted by profile id. */
  profiles: ReleaseProfile[];
  /** Nothing here qualifies a release for use. */
  qualification: {
    state: 'unavailable';
  };
  source: GitRevision;
};

/** The id of a blob in the repository of the release. */
export type ObjectId = string;

export type ProfileId = string;

export type GateName = string;

/** At most 64 MiB. */
export type SizeBytes = number;

/** A repository path that may be packaged. */
export type FilePath = string;

/** `gates/<profile name>/<gate>/<file>`. */
export type GateDocumentPath = string;

/** One blob of the release commit. */
export type ReleaseFile = {
  mode: '100644' | '100755';
  object_id: ObjectId;
  path: FilePath;
  sha256: Sha256;
  size_bytes: SizeBytes;
};

/** One document that a gate left. */
export type GateDocument = {
  path: GateDocumentPath;
  sha256: Sha256;
  size_bytes: SizeBytes;
};

/** What one gate said of one profile; the digest is that of its `gate-record.json`. */
export type GateVerdict = {
  gate: GateName;
  profile_id: ProfileId;
  record_sha256: Sha256;
  verdict: 'passed';
};

/** What one profile takes of the release; both lists are sorted sets. */
export type ReleaseProfile = {
  files: FilePath[];
  gate_documents: GateDocumentPath[];
  profile_id: ProfileId;
};

/** Everything a release holds: files, the gates' documents and verdicts, and what each profile takes of them. */
export type ReleaseManifest = {
  body: ReleaseBody;
  /** `release.` and the digest of the canonical body. */
  id: string;
  kind: 'release_manifest';
  schema_version: 2;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseManifest`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseManifest;
  errors?: SchemaError[] | null;
};
