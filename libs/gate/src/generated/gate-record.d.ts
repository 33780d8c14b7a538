// Generated from libs/gate/schemas/gate-record.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Path, Sha256 } from '#contract';
export type GateRecordBody = {
  gate: GateName;
  profile_id: Id;
  source: GitRevision;
  inputs: GateInput[];
  upstream: UpstreamGate[];
  program: GateProgram;
  outputs: GateOutput[];
  verdict: 'passed';
};

/** A gate's name, safe as a file name. */
export type GateName = string;

/** A Git object the gate judged; sha256 is over its raw bytes, for a tree over its raw object payload. */
export type GateInput = {
  path: Path;
  mode: '040000' | '100644' | '100755';
  object_id: string;
  sha256: Sha256;
};

/** A gate whose documents this one was handed, by the digest of its record. */
export type UpstreamGate = {
  gate: GateName;
  record_sha256: Sha256;
};

/** The digest of every file and package that the gate's code reaches by import. */
export type GateProgram = {
  sha256: Sha256;
};

/** A document the gate left, by its name in the gate's folder. */
export type GateOutput = {
  path: string;
  sha256: Sha256;
  size_bytes: number;
};

/** What a gate leaves beside its documents: which bytes went in, which program judged them, which bytes came out, and the verdict. */
export type GateRecord = {
  schema_version: 1;
  kind: 'gate_record';
  id: Id;
  body: GateRecordBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `GateRecord`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is GateRecord;
  errors?: SchemaError[] | null;
};
