// Generated from libs/store/schemas/install-record.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Path, Sha256 } from '#contract';
export type Body = {
  activation: 'none';
  authority: 'none';
  /** The gates' documents of the profile, sorted by path below the installed tree. */
  gate_documents: InstalledFile[];
  install_version: 'v2';
  /** The profile's files, sorted by path below the installed tree, which is their repository path. */
  installed: InstalledFile[];
  /** The file that belongs to the target; the digest is that of the placeholder. */
  north_star: {
    owner: 'target';
    path: '.ystack/north-star.md';
    sha256: Sha256;
    state: 'placeholder-unset';
  };
  profile_id: string;
  qualification: {
    state: 'unavailable';
  };
  /** The release: its id and the digest of its manifest file. */
  release_ref: {
    content_id: string;
    media_type: 'application/vnd.ystack.release-manifest+json';
    sha256: Sha256;
  };
  source: GitRevision;
};

/** One installed file: its permission bits, its path below the installed tree, its digest and size. */
export type InstalledFile = {
  mode: '0400' | '0500';
  path: Path;
  sha256: Sha256;
  size_bytes: number;
};

export type InstallRecord = {
  body: Body;
  id: string;
  kind: 'install_record';
  schema_version: 2;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `InstallRecord`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is InstallRecord;
  errors?: SchemaError[] | null;
};
