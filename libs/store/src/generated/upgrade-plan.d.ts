// Generated from libs/store/schemas/upgrade-plan.schema.json by tools/generate (npm run generate). Do not edit.
import type { Sha256 } from '#contract';
export type UpgradeBody = {
  authority: 'none';
  /** Whether the old record was held against the manifest of its release, or is the tree's own word. */
  checked_against: 'manifest' | 'record';
  /** Everything in the tree before and after, sorted by path below it. */
  entries: UpgradeEntry[];
  from: UpgradeSide;
  profile_id: string;
  to: UpgradeSide;
  tree_mode: PermissionBits;
};

/** An installation: the id of its record, the release it comes from and the digest of that manifest file. */
export type UpgradeSide = {
  manifest_sha256: Sha256;
  record_id: string;
  release_id: string;
};

/** One path. `standing` says whose it is: as installed, edited, removed or added by the owner, new in the release, or the installer's own. `beside` stands where the release's file goes next to the owner's: it names that one. */
export type UpgradeEntry = {
  action: 'add' | 'keep' | 'mode' | 'remove' | 'replace';
  after?: EntryState;
  before?: EntryState;
  beside?: TreePath;
  path: TreePath;
  standing: 'added' | 'edited' | 'installed' | 'installer' | 'new' | 'removed';
};

/** A path below the tree; bytes of a name that are no printable UTF-8 are escaped. */
export type TreePath = string;

export type PermissionBits = string;

export type EntryState =
  | {
      kind: 'file';
      mode: PermissionBits;
      sha256: Sha256;
      size_bytes: number;
    }
  | {
      kind: 'folder';
      mode: PermissionBits;
    }
  | {
      kind: 'link';
      sha256: Sha256;
    };

export type UpgradePlan = {
  body: UpgradeBody;
  id: string;
  kind: 'upgrade_plan';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `UpgradePlan`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is UpgradePlan;
  errors?: SchemaError[] | null;
};
