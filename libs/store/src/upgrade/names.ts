// Names that upgrades use in a target, beside the tree itself, and what stands under them. Trees that were put aside are
// counted, not replaced: the highest number is the newest.
import { lstatSync } from 'node:fs';
import { attempt, type Folder, type RawName } from '#files';

/** An exchange under way: it holds the tree that comes in or the one that goes, and the plan. */
export const pendingName = '.ystack-pending';
export const planFile = 'upgrade-plan.json';

/** Where a tree lies in the pending folder, and later in the one that was put aside. */
export const slots = {
  /** The new tree of an upgrade, until it is moved in. */
  coming: 'coming',
  /** The tree from before an upgrade. */
  previous: 'tree',
  /** The tree that a rollback took out. */
  undone: 'undone',
} as const;

export type Aside = 'previous' | 'undone';

const pattern = { previous: /^\.ystack-previous-([1-9][0-9]{0,5})$/, undone: /^\.ystack-undone-([1-9][0-9]{0,5})$/ };

export const asideName = (aside: Aside, count: number): string => `.ystack-${aside}-${count}`;

/** The number of the newest tree that was put aside; 0 when there is none. */
export function newestAside(target: Folder, aside: Aside): number {
  const counts = target.names().map((name) => Number(pattern[aside].exec(name.toString('latin1'))?.[1] ?? 0));
  return counts.reduce((newest, count) => Math.max(newest, count), 0);
}

/** Everything in a target that an upgrade or rollback left, or is at work on. */
export const upgradeNames = (target: Folder): readonly string[] =>
  target
    .names()
    .map((name) => name.toString('latin1'))
    .filter((name) => name === pendingName || pattern.previous.test(name) || pattern.undone.test(name));

/** Whether anything stands at a name. Unlike a look that takes every failure for nothing, it throws `FilesFault`. */
export const stands = (folder: Folder, name: RawName): boolean =>
  attempt('look at', folder.named(name), () => lstatSync(folder.at(name), { throwIfNoEntry: false })) !== undefined;
