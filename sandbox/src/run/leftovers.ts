// What a run that was killed together with its keeper leaves: empty control groups, and a storage folder that `#files`
// sweeps. The names carry their maker, so that the next run removes what is certainly nobody's.
import { readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { livenessOf, ownerToken, parseOwnerToken, thisOwner } from '#files';
import type { Hierarchy } from '../limits/cgroup-mounts.ts';

const prefix = 'ystack-sandbox-';
let count = 0;

/** A fresh name for the control group of one run. */
export function cgroupName(): string {
  count += 1;
  return `${prefix}${ownerToken(thisOwner())}-${count}`;
}

/** Removes control groups whose maker is gone. Never throws: one that is not empty or not ours stays. */
export function sweepCgroups(hierarchies: readonly Hierarchy[]): readonly string[] {
  return hierarchies
    .flatMap(({ parents }) => parents.flatMap(leftIn))
    .filter((folder) => {
      try {
        rmdirSync(folder);
        return true;
      } catch {
        return false;
      }
    });
}

function leftIn(parent: string): readonly string[] {
  let names: string[] = [];
  try {
    names = readdirSync(parent);
  } catch {
    // A hierarchy that cannot be listed holds nothing we could have made.
  }
  return names.filter((name) => isLeft(name)).map((name) => join(parent, name));
}

function isLeft(name: string): boolean {
  const owner = name.startsWith(prefix) ? parseOwnerToken(name.slice(prefix.length).replace(/-\d+$/, '')) : undefined;
  return owner !== undefined && livenessOf(owner) === 'gone';
}
