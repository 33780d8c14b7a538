// Generated from libs/ledger/schemas/release-challenge.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
import type { FieldChange, ReleaseName, ThingName } from './common.d.ts';
export type ReleaseChallengeBody = {
  derivation: Derived | Underived;
  /** The files beside the manifest, where a release directory was handed in. */
  directory: Line[];
  facts: Line[];
  files: Line[];
  gate_documents: Line[];
  gates: Line[];
  outcome: Outcome;
  release: ReleaseName;
};

export type Outcome = 'differ' | 'match' | 'unknown';

export type Derived = {
  /** The code that derived: this checkout, which is the commit's, or a clone of its own at the commit. */
  code: 'checkout' | 'own-clone';
  manifest_sha256: Sha256;
  state: 'derived';
};

export type Underived = {
  reason_id:
    | 'code.failed'
    | 'commit.missing'
    | 'commit.unreachable'
    | 'gates.refused'
    | 'history.shallow'
    | 'packages.unavailable'
    | 'repository.unfit';
  state: 'underived';
};

export type Line = {
  /** What differs: `from` as published, `to` as found. */
  fields: FieldChange[];
  name: ThingName;
  outcome: Outcome;
};

/** A published manifest held against what its commit gives in this clone: match, differ or unknown, for each file and gate. */
export type ReleaseChallenge = {
  body: ReleaseChallengeBody;
  id: 'release-challenge.v1';
  kind: 'release_challenge';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseChallenge`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseChallenge;
  errors?: SchemaError[] | null;
};
