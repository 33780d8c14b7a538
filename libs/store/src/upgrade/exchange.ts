// The renames by which a tree is exchanged for another, and how a run that was killed between them is mended. Node has no
// rename that swaps two folders, so for an instant there is no tree; what lies in the pending folder then tells what was
// under way. Nothing is ever overwritten, and nothing is removed but a new tree that was never moved in.
import { renameSync } from 'node:fs';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { attempt, displayName, type Folder, removeTree, withFolder } from '#files';
import { targetRefusal } from '../target-rules.ts';
import { treeName } from '../tree-layout.ts';
import { type Aside, asideName, newestAside, pendingName, planFile, slots, stands } from './names.ts';

/** Told between any two renames; for those who try what a kill leaves. */
export type AtStep = (step: string) => void;

/** Shows the tree that lies staged in the target under `staged`; gives the name under which the old one is kept. */
export function moveIn(target: Folder, staged: string, at: AtStep): string {
  at('staged');
  move(target, staged, target, pendingName);
  at('pending');
  withPending(target, (pending) => {
    move(target, treeName, pending, slots.previous);
    at('old tree out');
    move(pending, slots.coming, target, treeName);
  });
  at('new tree in');
  return putAside(target, 'previous');
}

/** Shows the tree that was put aside as `name` again; gives the name under which the present one is kept. */
export function moveBack(target: Folder, name: string, at: AtStep): string {
  move(target, name, target, pendingName);
  at('pending');
  withPending(target, (pending) => {
    move(target, treeName, pending, slots.undone);
    at('new tree out');
    move(pending, slots.previous, target, treeName);
  });
  at('old tree in');
  return putAside(target, 'undone');
}

/**
 * `nothing` was under way; an upgrade was undone (`upgrade-undone`); the tree of the last upgrade stands, whole, and the one
 * before is aside (`upgrade-stands`); the rollback was finished (`rolled-back`).
 */
export type Mended = 'nothing' | 'upgrade-undone' | 'upgrade-stands' | 'rolled-back';

/** Ends what a killed run had begun; the caller has the lock. `E_TARGET` for a state that no run of ours leaves. */
export function mend(target: Folder): Result<Mended, 'E_TARGET'> {
  if (!stands(target, pendingName)) return accept('nothing');
  const tree = stands(target, treeName);
  const [coming, previous, undone] = withPending(target, (pending) => [
    stands(pending, slots.coming),
    stands(pending, slots.previous),
    stands(pending, slots.undone),
  ]) as [boolean, boolean, boolean];
  const found = [tree && treeName, coming && slots.coming, previous && slots.previous, undone && slots.undone];
  switch (found.filter(Boolean).join(' ')) {
    case treeName:
    case `${treeName} ${slots.coming}`:
      return discard(target);
    case `${slots.coming} ${slots.previous}`:
      withPending(target, (pending) => move(pending, slots.previous, target, treeName));
      return discard(target);
    case `${treeName} ${slots.previous}`:
      putAside(target, 'previous');
      return accept('upgrade-stands');
    case `${slots.previous} ${slots.undone}`:
      withPending(target, (pending) => move(pending, slots.undone, target, treeName));
      putAside(target, 'previous');
      return accept('upgrade-stands');
    case `${treeName} ${slots.undone}`:
      putAside(target, 'undone');
      return accept('rolled-back');
  }
  return refuse(unknownState(target, found.filter(Boolean).join(', ')));
}

/** Takes away the copy that was to come in, and the plan; where anything else lies there too, all of it stays. */
function discard(target: Folder): Result<Mended, 'E_TARGET'> {
  const ours: readonly string[] = [slots.coming, planFile];
  const strange = withPending(target, (pending) => pending.names()).find((name) => !ours.includes(displayName(name)));
  if (strange !== undefined) return refuse(unknownState(target, `\`${displayName(strange)}\``));
  removeTree(target, pendingName);
  target.sync();
  return accept('upgrade-undone');
}

const unknownState = (target: Folder, found: string): Refusal<'E_TARGET'> =>
  targetRefusal(
    target.named(pendingName),
    `an exchange that can be ended or undone, not one with ${found === '' ? 'nothing' : found}`,
    `see what lies there and move the tree that is wanted to \`${target.named(treeName)}\` by hand`,
  );

function putAside(target: Folder, aside: Aside): string {
  const name = asideName(aside, newestAside(target, aside) + 1);
  move(target, pendingName, target, name);
  return name;
}

function withPending<T>(target: Folder, use: (pending: Folder) => T): T {
  return withFolder(target.open(pendingName), use);
}

/** One rename, made durable. A folder with content in its way is a fault (`ENOTEMPTY`). */
function move(from: Folder, name: string, to: Folder, newName: string): void {
  attempt('move', `${from.named(name)}\` to \`${to.named(newName)}`, () => renameSync(from.at(name), to.at(newName)));
  to.sync();
  if (from !== to) from.sync();
}
