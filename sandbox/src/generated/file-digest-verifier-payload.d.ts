// Generated from sandbox/schemas/file-digest-verifier-payload.schema.json by tools/generate (npm run generate). Do not edit.
import type { Path, Sha256 } from '#contract';
export type FileDigestVerifierPayloadBody = {
  check: DigestCheck | null;
  instruction_sha256: Sha256 | null;
  observed: DigestObserved | null;
  outcome: 'match' | 'mismatch' | 'refused';
  reason_id:
    | 'file.changed'
    | 'file.match'
    | 'file.mismatch'
    | 'file.missing'
    | 'file.not-regular'
    | 'file.oversize'
    | 'file.read-error'
    | 'file.size-mismatch'
    | 'file.symlink'
    | 'instruction.malformed'
    | 'instruction.oversize'
    | 'instruction.path-rejected'
    | 'instruction.trailing'
    | 'instruction.transport-rejected';
};

export type DigestCheck = {
  expected_sha256: Sha256;
  path: Path;
};

export type DigestObserved = {
  sha256: Sha256;
  size_bytes: number;
};

/** What the file-digest verifier found: one file of the candidate against one digest. */
export type FileDigestVerifierPayload = {
  schema_version: 1;
  kind: 'file_digest_verifier_payload';
  id: 'file-digest-payload';
  body: FileDigestVerifierPayloadBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `FileDigestVerifierPayload`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is FileDigestVerifierPayload;
  errors?: SchemaError[] | null;
};
