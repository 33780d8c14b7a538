// Generated from libs/reproduction/schemas/release-reproduction.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
export type ReleaseReproductionBody = {
  release_ref: ReproducedRelease;
  /** In the order of the table, each once. */
  variations: ReproducedVariation[];
};

export type ReproducedRelease = {
  content_id: string;
  manifest_sha256: Sha256;
};

export type ReproducedVariation = {
  name: string;
  outcome: EqualOutcome | RefusedOutcome | UnavailableOutcome;
};

export type EqualOutcome = {
  state: 'equal';
  /** Every file of the release directory, or the manifest, whose id covers all the others. */
  compared: 'release' | 'manifest';
};

export type RefusedOutcome = {
  state: 'refused';
  token: string;
};

export type UnavailableOutcome = {
  state: 'unavailable';
  reason: string;
};

/** How a release came out when it was built again under other circumstances: which variations ran and gave the same bytes, which had to be refused and were, which this machine could not try. */
export type ReleaseReproduction = {
  schema_version: 1;
  kind: 'release_reproduction';
  /** The digest of the canonical body. */
  id: string;
  body: ReleaseReproductionBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseReproduction`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseReproduction;
  errors?: SchemaError[] | null;
};
