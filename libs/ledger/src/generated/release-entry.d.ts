// Generated from libs/ledger/schemas/release-entry.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
import type { ReleaseName, Version } from './common.d.ts';
export type ReleaseEntryBody = {
  /** Documents that are kept beside the manifest, sorted by name. */
  kept: KeptDocument[];
  previous: NoPrevious | PresentPrevious;
  release: ReleaseName;
  repository_id: Id;
  version: Version;
};

export type KeptDocument = {
  /** `gates.<profile>.<gate>.<file>` for a document of the manifest, or `evidence.<profile>.json`. */
  name: string;
  sha256: Sha256;
};

export type NoPrevious = {
  reason_id: 'ledger.first';
  state: 'absent';
};

export type PresentPrevious = {
  state: 'present';
  value: PreviousEntry;
};

/** The entry before, by digest: the ledger is a chain. */
export type PreviousEntry = {
  entry_sha256: Sha256;
  version: Version;
};

/** A version in the ledger: which release it is, which version came before, and what is kept beside its manifest. */
export type ReleaseEntry = {
  body: ReleaseEntryBody;
  id: Id;
  kind: 'release_entry';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReleaseEntry`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReleaseEntry;
  errors?: SchemaError[] | null;
};
