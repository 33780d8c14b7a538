// Takes the last upgrade back: the tree from before, which was kept whole, stands again as it was, by renames alone. The
// tree that goes is kept whole too, so what the owner wrote since the upgrade is not lost, only put aside and named.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { admitFile, type Folder, succeeds, withFolder } from '#files';
import { readRecord } from '../record-file.ts';
import { targetRefusal } from '../target-rules.ts';
import { treeName } from '../tree-layout.ts';
import { type AtStep, type Mended, mend, moveBack } from './exchange.ts';
import { type HeldTarget, holdTarget } from './hold-target.ts';
import { differingPaths, listTree } from './list-tree.ts';
import { asideName, newestAside, planFile, slots } from './names.ts';
import { statesOf, type UpgradePlan, upgradePlanBounds, upgradePlanKind } from './upgrade-plan.ts';

export type Rollback = {
  /** The record of the tree that stands now. */
  readonly recordId: string;
  readonly releaseId: string;
  /** The name in the target under which the tree that was taken out is kept; absent when mending was all there was to do. */
  readonly keptAs?: string;
  /** Paths that the owner changed after the upgrade, which now lie only in the tree that is kept. */
  readonly changedSince: readonly string[];
  readonly mended: Mended;
};

/**
 * Rolls the target (absolute) back by one upgrade. `E_TARGET` without a tree or without one from before, `E_LOCK`;
 * `E_RUNTIME` and as the plan's kind refuses when the plan beside the old tree is not to be read; `E_DIGEST` when the old
 * tree is not as the upgrade left it, `E_RELATION` when the present one is not what the upgrade made. A rollback or upgrade that was cut short is mended, and if that gave the old tree, this
 * was all. Throws `FilesFault`.
 */
export function rollback(target: string, at: AtStep = () => undefined): Result<Rollback> {
  const held = holdTarget(target, true);
  if (!held.ok) return held;
  try {
    return rollbackHeld(held.value, at);
  } finally {
    held.value.close();
  }
}

function rollbackHeld({ installed, mended }: HeldTarget, at: AtStep): Result<Rollback> {
  const { target, tree } = installed;
  if (mended === 'upgrade-undone' || mended === 'rolled-back') return alreadyBack(tree, mended);
  const count = newestAside(target, 'previous');
  const name = asideName('previous', count);
  if (count === 0) {
    const expected = `a tree from before an upgrade (\`${asideName('previous', 1)}\`)`;
    return refuse(targetRefusal(target.path, expected, 'leave it as it is: there is no upgrade to take back'));
  }
  const plan = readPlan(target, name);
  if (!plan.ok) return plan;
  const { from, to, tree_mode: mode } = plan.value.body;
  const unfit = checkPrevious(target, name, plan.value) ?? checkPresent(tree, to.record_id);
  if (unfit !== undefined) return refuse(unfit);
  const changedSince = differingPaths(listTree(tree), mode, statesOf(plan.value, 'after'));
  const keptAs = exchange(target, name, at);
  return accept({ recordId: from.record_id, releaseId: from.release_id, keptAs, changedSince, mended });
}

/** What was cut short is at its end: the tree from before stands already, and going further back was not asked. */
function alreadyBack(tree: Folder, mended: Mended): Result<Rollback> {
  const record = readRecord(tree);
  if (!record.ok) return record;
  const { id, body } = record.value.content;
  return accept({ recordId: id, releaseId: body.release_ref.content_id, changedSince: [], mended });
}

function readPlan(target: Folder, name: string): Result<UpgradePlan> {
  const input = `${target.named(name)}/${planFile}`;
  const file = admitFile(String(target.at(`${name}/${planFile}`)), { bytesMax: upgradePlanBounds.bytesMax });
  if (!file.ok) return refuse({ ...file.refusal, input, mend: byHand(target, name) });
  const plan = upgradePlanKind.parse(file.value.bytes);
  return plan.ok ? accept(plan.value.content) : refuse({ ...plan.refusal, input, mend: byHand(target, name) });
}

/** A tree that somebody changed where it was kept is not the one from before; it is not passed off as that. */
function checkPrevious(target: Folder, name: string, plan: UpgradePlan): Refusal<'E_DIGEST'> | undefined {
  const [path] = withFolder(target.open(name), (kept) =>
    withFolder(kept.open(slots.previous), (previous) =>
      differingPaths(listTree(previous), plan.body.tree_mode, statesOf(plan, 'before')),
    ),
  );
  if (path === undefined) return undefined;
  const expected = 'the tree as it was before the upgrade; somebody changed it since';
  return { code: 'E_DIGEST', input: target.named(name), at: path, expected, mend: byHand(target, name) };
}

/** A record that cannot be read is an edit like others; one of another release says that this is no tree of that upgrade. */
function checkPresent(tree: Folder, recordId: string): Refusal<'E_RELATION'> | undefined {
  const record = readRecord(tree);
  if (!record.ok || record.value.content.id === recordId) return undefined;
  const expected = `\`${recordId}\`, the installation that the upgrade made`;
  return { code: 'E_RELATION', input: tree.path, expected, mend: 'move the trees by hand: this one came otherwise' };
}

const byHand = (target: Folder, name: string): string =>
  `see what it is; to have it anyway, move \`${target.named(treeName)}\` away and \`${target.named(name)}/${slots.previous}\` to its place`;

function exchange(target: Folder, name: string, at: AtStep): string {
  try {
    return moveBack(target, name, at);
  } catch (error) {
    succeeds(() => mend(target));
    throw error;
  }
}
