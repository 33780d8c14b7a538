// Generated from libs/prepare/schemas/candidate-content-manifest.schema.json by tools/generate (npm run generate). Do not edit.
import type { Path, Sha256 } from '#contract';
import type { Count, ObjectId } from './common.d.ts';
export type DirectoryEntry = {
  git_mode: '040000';
  kind: 'directory';
  mode: '0500';
  path: Path;
};

export type PlainFileEntry = {
  blob_oid: ObjectId;
  git_mode: '100644';
  kind: 'file';
  mode: '0400';
  path: Path;
  sha256: Sha256;
  size_bytes: Count;
};

export type ExecutableFileEntry = {
  blob_oid: ObjectId;
  git_mode: '100755';
  kind: 'file';
  mode: '0500';
  path: Path;
  sha256: Sha256;
  size_bytes: Count;
};

/** Every file and folder of a prepared candidate as it lies on disk, in byte order of path. */
export type CandidateContentManifest = {
  directory_count: Count;
  entries: (DirectoryEntry | PlainFileEntry | ExecutableFileEntry)[];
  file_count: Count;
  hash_algorithm: 'sha256';
  kind: 'candidate_content_manifest';
  schema_version: 1;
  total_file_bytes: Count;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `CandidateContentManifest`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is CandidateContentManifest;
  errors?: SchemaError[] | null;
};
