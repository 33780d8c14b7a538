// Generated from libs/orchestrator/schemas/orchestrator-state-snapshot.schema.json by tools/generate (npm run generate). Do not edit.
import type { JsonObject } from '#canonical';
import type { Absent, GitRevision, Id, Sha256, Time } from '#contract';
import type { HashedCoreContract, PresentAttempt } from './common.d.ts';
export type SnapshotBody = {
  core_contract: HashedCoreContract;
  items: SnapshotItem[];
  observed_at: Time;
  snapshot_contract: SnapshotContract;
  source_revision: GitRevision;
};

export type SnapshotContract = {
  completeness: 'complete';
  declared_item_count: number;
  maximum_item_count: 64;
  schema_identity: 'orchestrator.state-snapshot.v1';
};

/** One stage: its request, the profile it runs under, and the attempt or result it has. */
export type SnapshotItem = {
  attempt: PresentAttempt;
  latest_result: PresentPair;
  request: Pair;
  resolved_profile: Pair;
  retry_limit: number;
};

/** A document and the digest of its canonical bytes. */
export type Pair = {
  content: JsonObject;
  sha256: Sha256;
};

/** A document, or that there is none. */
export type PresentPair =
  | Absent
  | {
      state: 'present';
      value: Pair;
    };

/** All stages of one revision that the orchestrator knows of, at one time. */
export type OrchestratorStateSnapshot = {
  schema_version: 1;
  kind: 'orchestrator_state_snapshot';
  id: Id;
  body: SnapshotBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `OrchestratorStateSnapshot`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is OrchestratorStateSnapshot;
  errors?: SchemaError[] | null;
};
