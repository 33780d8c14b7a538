// Generated from libs/ledger/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
/** A semantic version without build metadata, in lower case. */
export type Version = string;

/** A release, by what its manifest says of itself and the digest of the manifest's bytes. */
export type ReleaseName = {
  commit_id: string;
  manifest_sha256: Sha256;
  release_id: ReleaseId;
};

export type ReleaseId = string;

export type ProfileId = string;

/** The path or the name of what is spoken of. */
export type ThingName = string;

/** A value as text; one that is longer ends in an ellipsis. */
export type FieldText = string;

/** One value on both sides; a side on which it is missing is left out. */
export type FieldChange = {
  /** The name of a field, or a JSON pointer. */
  at: string;
  from?: FieldText;
  to?: FieldText;
};
