// Clears away what killed runs left in a folder: temporary files and staging folders whose maker is gone. What a living or
// foreign maker may still use stays, and is named so that a person can decide.
import { lstatSync } from 'node:fs';
import { succeeds } from './fault.ts';
import type { Folder } from './folder.ts';
import { livenessOf, thisOwner } from './owner.ts';
import { removeTree } from './remove-tree.ts';
import { ownerOfTemporary } from './temporary.ts';

export type Swept = {
  /** Names that were removed. */
  readonly removed: readonly string[];
  /** Names that stay because their maker cannot be seen from here, or because they could not be removed. */
  readonly left: readonly string[];
};

// Of another machine or process space, told by the file system's own clock: nobody stages for a day.
const foreignAgeMaxMs = 24 * 60 * 60 * 1000;

/**
 * Sweeps one folder. `reference` names an entry made just now, whose time stands for now; without it, leftovers of foreign
 * makers always stay. Entries of other users are not touched. Never throws: a leftover that resists is only named.
 */
export function sweepFolder(folder: Folder, reference?: string): Swept {
  const self = thisOwner();
  const now = reference === undefined ? undefined : statOf(folder, reference)?.mtimeMs;
  const removed: string[] = [];
  const left: string[] = [];
  for (const name of namesOf(folder)) {
    const owner = ownerOfTemporary(name);
    const stats = owner === undefined ? undefined : statOf(folder, name);
    if (owner === undefined || stats === undefined || stats.uid !== process.geteuid?.()) continue;
    const liveness = livenessOf(owner, self);
    if (liveness === 'alive') continue;
    const isOld = now !== undefined && now - stats.mtimeMs > foreignAgeMaxMs;
    const isSwept = (liveness === 'gone' || isOld) && succeeds(() => removeTree(folder, name));
    (isSwept ? removed : left).push(name);
  }
  return { removed, left };
}

function namesOf(folder: Folder): string[] {
  let names: string[] = [];
  succeeds(() => {
    names = folder.names().map((name) => name.toString('latin1'));
  });
  return names;
}

const statOf = (folder: Folder, name: string) => {
  try {
    return lstatSync(folder.at(name), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};
