// Generated from sandbox/schemas/file-digest-verifier-build.schema.json by tools/generate (npm run generate). Do not edit.
import type { Path, Sha256 } from '#contract';
export type FileDigestVerifierBuildBody = {
  compiler: BuildCompiler;
  executable_sha256: Sha256;
  machine: string;
  script_sha256: Sha256;
  sources: BuildSource[];
};

export type BuildCompiler = {
  sha256: Sha256;
  version: string;
};

export type BuildSource = {
  path: Path;
  sha256: Sha256;
};

/** The record of one build of the file-digest verifier: which sources and script went in, which compiler built it, which executable came out. */
export type FileDigestVerifierBuild = {
  schema_version: 1;
  kind: 'file_digest_verifier_build';
  id: 'file-digest-verifier-build';
  body: FileDigestVerifierBuildBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `FileDigestVerifierBuild`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is FileDigestVerifierBuild;
  errors?: SchemaError[] | null;
};
