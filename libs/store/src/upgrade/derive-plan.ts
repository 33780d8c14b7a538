// The plan of an upgrade from what is on disk and in the release: the record that stands there, the tree as it is, and
// the files of the new release. Reads, and writes nothing.
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import type { ReleaseManifest } from '#packaging';
import { filesOf } from '../expected-files.ts';
import type { UpgradeBody } from '../generated/upgrade-plan.js';
import { buildInstallRecord, encodeInstallRecord, type InstallRecord } from '../install-record.ts';
import { checkInstalledPath } from '../installed-paths.ts';
import { mountWithin } from '../mount-points.ts';
import type { InstalledTree } from '../open-tree.ts';
import { realOr } from '../places.ts';
import { readRecord } from '../record-file.ts';
import { targetRefusal } from '../target-rules.ts';
import { recordFile, recordMode } from '../tree-layout.ts';
import { checkOrdinary, type Listing, listTree } from './list-tree.ts';
import { planPaths } from './plan-paths.ts';
import { encodeUpgradePlan, sealPlan, type UpgradePlan, upgradePlanKind } from './upgrade-plan.ts';

export type PlanInput = {
  readonly installed: InstalledTree;
  readonly manifest: Admitted<ReleaseManifest>;
  readonly profileId: string;
  /** The manifest that the tree is said to come from. */
  readonly oldManifest?: Admitted<ReleaseManifest> | undefined;
};

export type Derived = {
  readonly plan: Admitted<UpgradePlan>;
  readonly listing: Listing;
  /** Bytes of the record that the new tree gets. */
  readonly record: Uint8Array;
};

/**
 * Derives the plan. As the record's kind refuses; `E_PROFILE` when another profile is installed; `E_RELATION` when the
 * record is not that of `oldManifest`; `E_TARGET` when the tree holds what cannot be carried over; `E_PATH` and `E_LIMIT`
 * when what is to lie beside is too long, or there is too much of it. Throws `FilesFault`.
 */
export function derivePlan({ installed, manifest, profileId, oldManifest }: PlanInput): Result<Derived> {
  const { tree, target } = installed;
  const read = readRecord(tree);
  if (!read.ok) return read;
  const old = read.value.content;
  const unfit = checkOld(old, profileId, oldManifest);
  if (unfit !== undefined) return refuse({ ...unfit, input: tree.named(recordFile) });
  const fresh = buildInstallRecord(manifest, profileId);
  if (!fresh.ok) return fresh;
  const mount = mountWithin(realOr(tree.path));
  if (mount !== undefined) {
    return refuse(targetRefusal(tree.path, `a tree in which nothing is mounted, as at \`${mount}\``, 'unmount it'));
  }
  const listing = listTree(tree);
  const odd = checkOrdinary(tree, listing);
  if (odd !== undefined) return refuse(odd);
  const record = encodeInstallRecord(fresh.value);
  const entries = planPaths({
    place: tree.path,
    before: new Map([...listing.entries].flatMap(([path, { state }]) => (state === undefined ? [] : [[path, state]]))),
    old: filesOf(old),
    fresh: filesOf(fresh.value),
    record: { path: recordFile, sha256: sha256Hex(record), sizeBytes: record.length, mode: recordMode },
  });
  if (!entries.ok) return entries;
  for (const { path, beside } of entries.value) {
    const tooLong = beside === undefined ? undefined : checkInstalledPath({ path }, target.path);
    if (tooLong !== undefined) return refuse(tooLong);
  }
  const body: UpgradeBody = {
    authority: 'none',
    checked_against: oldManifest === undefined ? 'record' : 'manifest',
    entries: [...entries.value],
    from: sideOf(old),
    profile_id: profileId,
    to: sideOf(fresh.value),
    tree_mode: listing.mode,
  };
  const plan = upgradePlanKind.parse(encodeUpgradePlan(sealPlan(body)));
  return plan.ok ? accept({ plan: plan.value, listing, record }) : refuse({ ...plan.refusal, input: tree.path });
}

const sideOf = ({ id, body: { release_ref } }: InstallRecord): UpgradeBody['from'] => ({
  manifest_sha256: release_ref.sha256,
  record_id: id,
  release_id: release_ref.content_id,
});

function checkOld(
  { id, body }: InstallRecord,
  profileId: string,
  oldManifest: PlanInput['oldManifest'],
): Refusal | undefined {
  if (body.profile_id !== profileId) {
    const expected = `\`${body.profile_id}\`, the profile that is installed; an upgrade does not change it`;
    return { code: 'E_PROFILE', at: profileId, expected, mend: 'install another profile into a folder of its own' };
  }
  if (oldManifest === undefined) return undefined;
  const wanted = buildInstallRecord(oldManifest, profileId);
  if (!wanted.ok) return wanted.refusal;
  if (wanted.value.id === id) return undefined;
  const expected = `\`${wanted.value.id}\`, the record of this profile of the release that was named`;
  return { code: 'E_RELATION', at: '/id', expected, mend: 'name the release that was installed, or leave it out' };
}
