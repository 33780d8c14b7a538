// An upgrade of an installed tree to another release. Without a plan's digest it only says what it would do; with one it
// derives the plan again and does it only if it is still that plan. The whole release is checked as an installation checks
// it, the new tree is built beside the old one, and the old one is kept.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import {
  type AdmittedFile,
  admitFile,
  createFile,
  errnoOf,
  FilesFault,
  type Folder,
  makeFolder,
  openStaging,
  succeeds,
} from '#files';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { checkRelease, moved, profileIdPattern } from '../install.ts';
import type { SignatureState } from '../release-signature.ts';
import type { ReleaseSource } from '../release-source.ts';
import { itemsOf, type Selection } from '../selection.ts';
import { targetRefusal } from '../target-rules.ts';
import { treeName } from '../tree-layout.ts';
import { type Derived, derivePlan } from './derive-plan.ts';
import { type AtStep, type Mended, mend, moveIn } from './exchange.ts';
import { type HeldTarget, holdTarget } from './hold-target.ts';
import { differingPaths, listTree } from './list-tree.ts';
import { planFile, slots } from './names.ts';
import { movedMeanwhile, type Staged, stageUpgrade, takenFrom } from './stage-upgrade.ts';
import { planDigest, statesOf, type UpgradePlan } from './upgrade-plan.ts';

export type UpgradeOrder = {
  readonly manifestPath: string;
  readonly profileId: string;
  /** The folder that was installed into, absolute. */
  readonly target: string;
  readonly source: ReleaseSource;
  /** The manifest of the release that is said to be installed. */
  readonly oldManifestPath?: string | undefined;
  /** A file of allowed signers, by one of whom the new release must be signed; undefined demands no signature. */
  readonly allowedSigners?: string | undefined;
  /** The digest of the plan that somebody agreed to, `sha256:…`; without it nothing is written. */
  readonly plan?: string | undefined;
  readonly progress?: (line: string) => void;
  readonly at?: AtStep;
};

export type Upgrade = {
  readonly plan: Admitted<UpgradePlan>;
  /** Digest of the plan's bytes, `sha256:…`. */
  readonly digest: string;
  /** `planned`: nothing was written. `unchanged`: the release is the one that is installed. */
  readonly outcome: 'planned' | 'unchanged' | 'upgraded';
  /** The name in the target under which the tree from before is kept. */
  readonly keptAs?: string;
  /** What is known of the signature of the new release. */
  readonly signature: SignatureState;
  /** What was put right first, because a killed run had left it. */
  readonly mended: Mended;
};

const digestPattern = /^sha256:[0-9a-f]{64}$/;

/**
 * Plans an upgrade, or does the one that was planned. Refuses `E_USAGE`; `E_RUNTIME` and the manifests' kinds; `E_TARGET`
 * without a tree, `E_LOCK`; the release as `install` does; the plan as `derivePlan` does; `E_STALE` when it is not the plan
 * that was named; `E_RUNTIME`, `E_STALE` or `E_TARGET` when the release or the tree moved meanwhile. The target is then as it
 * was. Throws `FilesFault`; the tree is then the old one, or the new one and the old one kept.
 */
export async function upgrade(order: UpgradeOrder): Promise<Result<Upgrade>> {
  const { profileId, plan, source, oldManifestPath } = order;
  if (!profileIdPattern.test(profileId)) {
    return refuse({ code: 'E_USAGE', at: profileId, expected: 'a profile id, `profile.<name>.v1`' });
  }
  if (plan !== undefined && !digestPattern.test(plan)) {
    return refuse({ code: 'E_USAGE', at: plan, expected: 'the digest of a plan, `sha256:` and 64 hex digits' });
  }
  const file = admitFile(order.manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
  if (!file.ok) return file;
  const oldManifest = oldManifestPath === undefined ? undefined : readManifest(oldManifestPath);
  if (oldManifest?.ok === false) return oldManifest;
  const absent = await source.open();
  try {
    if (absent !== undefined) return refuse(absent);
    const held = holdTarget(order.target, plan !== undefined);
    if (!held.ok) return held;
    try {
      return await upgradeHeld(held.value, file.value, oldManifest?.value, order);
    } finally {
      held.value.close();
    }
  } finally {
    source.close();
  }
}

function readManifest(path: string): Result<Admitted<ReleaseManifest>> {
  const file = admitFile(path, { bytesMax: releaseManifestBounds.bytesMax });
  if (!file.ok) return file;
  const manifest = releaseManifestKind.parse(file.value.bytes);
  return manifest.ok ? manifest : refuse({ ...manifest.refusal, input: path });
}

async function upgradeHeld(
  held: HeldTarget,
  file: AdmittedFile,
  oldManifest: Admitted<ReleaseManifest> | undefined,
  order: UpgradeOrder,
): Promise<Result<Upgrade>> {
  const { installed, mended } = held;
  const release = await checkRelease(installed.target, file, order);
  if (!release.ok) return release;
  const { manifest, selection, signature } = release.value;
  const derived = derivePlan({ installed, manifest, profileId: order.profileId, oldManifest });
  if (!derived.ok) return derived;
  const { plan } = derived.value;
  const digest = planDigest(plan.bytes);
  const result = { plan, digest, mended, signature };
  if (order.plan === undefined) return accept({ ...result, outcome: 'planned' });
  if (digest !== order.plan) {
    return refuse({
      code: 'E_STALE',
      input: installed.tree.path,
      at: order.plan,
      expected: `the plan \`${digest}\`: the tree or the release is not what it was when the other was made`,
      mend: 'plan again without --plan, and read what it says now',
    });
  }
  if (plan.content.body.from.record_id === plan.content.body.to.record_id) {
    return accept({ ...result, outcome: 'unchanged' });
  }
  order.progress?.('building the new tree');
  const isStill = (): Refusal | undefined =>
    file.unchanged() && order.source.unchanged() ? treeMoved(installed.tree, derived.value) : moved('the release');
  const done = await apply({ held, derived: derived.value, manifest, selection, isStill, order });
  return done.ok ? accept({ ...result, outcome: 'upgraded', keptAs: done.value }) : done;
}

type Application = {
  readonly held: HeldTarget;
  readonly derived: Derived;
  readonly manifest: Admitted<ReleaseManifest>;
  readonly selection: Selection;
  readonly isStill: () => Refusal | undefined;
  readonly order: UpgradeOrder;
};

/** Stages the new tree in the target and exchanges it; gives the name under which the old one is kept. */
async function apply({ held, derived, manifest, selection, isStill, order }: Application): Promise<Result<string>> {
  const { target, tree } = held.installed;
  const { plan, listing, record } = derived;
  const wanted = takenFrom(plan.content);
  const items = itemsOf(selection).filter(({ path }) => wanted.has(path));
  const staging = openStaging(target, treeName);
  try {
    order.at?.('staging');
    const entries = order.source.entries(manifest, new Set(items.map(({ path }) => path)));
    const staged = { plan: plan.content, tree, listing, record, items, entries };
    const refusal = await stageIn(makeFolder(staging.folder, slots.coming), staged);
    if (refusal !== undefined) return refuse(refusal);
    createFile(staging.folder, planFile, plan.bytes, 0o400, true);
    staging.folder.sync();
    const unstill = isStill();
    if (unstill !== undefined) return refuse(unstill);
    return exchange(target, staging.name, order.at ?? (() => undefined));
  } finally {
    staging.discard();
  }
}

// What the system says when something that was listed is no longer there, or is something else.
const goneErrnos = ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'];

async function stageIn(coming: Folder, staged: Staged): Promise<Refusal | undefined> {
  try {
    return await stageUpgrade(coming, staged);
  } catch (error) {
    if (!(error instanceof FilesFault) || !goneErrnos.includes(error.errno)) throw error;
    return movedMeanwhile(staged.tree, error.path);
  } finally {
    coming.close();
  }
}

// What the system says when the place, not the device, does not take a rename.
const placeErrnos = ['EXDEV', 'EACCES', 'EPERM', 'EBUSY', 'ENOTEMPTY', 'EEXIST'];

function exchange(target: Folder, staged: string, at: AtStep): Result<string, 'E_TARGET'> {
  try {
    return accept(moveIn(target, staged, at));
  } catch (error) {
    succeeds(() => mend(target));
    if (!placeErrnos.includes(errnoOf(error))) throw error;
    const expected = `a folder in which trees can be exchanged: ${(error as Error).message}`;
    return refuse(targetRefusal(target.path, expected, 'see what stands there, then run it again'));
  }
}

/** The listing was taken a while ago; what somebody wrote since is not to be left behind unsaid. */
function treeMoved(tree: Folder, { plan }: Derived): Refusal | undefined {
  const { body } = plan.content;
  const [path] = differingPaths(listTree(tree), body.tree_mode, statesOf(plan.content, 'before'));
  if (path === undefined && tree.isInPlace()) return undefined;
  return movedMeanwhile(tree, path ?? '.');
}
