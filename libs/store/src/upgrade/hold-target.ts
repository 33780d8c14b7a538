// Holds a target whose tree is to be looked at or exchanged. What a killed run left half exchanged is put right first, by
// whoever comes next; then the tree is there again for everybody.
import { resolve } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { errnoOf, explainErrno, type Folder, openFolder } from '#files';
import { type InstalledTree, openTreeIn } from '../open-tree.ts';
import { targetRefusal } from '../target-rules.ts';
import { type Mended, mend } from './exchange.ts';
import { pendingName, stands } from './names.ts';
import { lockTarget, type TargetLock } from './target-lock.ts';

export type HeldTarget = {
  readonly installed: InstalledTree;
  readonly mended: Mended;
  close(): void;
};

/**
 * Opens TARGET and its tree (absolute path); the target is locked when it is to be `written`, or must be mended. `E_TARGET`
 * without a tree, `E_LOCK` when another run is at work. Throws `FilesFault`.
 */
export function holdTarget(path: string, written: boolean): Result<HeldTarget, 'E_TARGET' | 'E_LOCK'> {
  const target = openTarget(path);
  if (!target.ok) return target;
  let lock: TargetLock | undefined;
  let held: HeldTarget | undefined;
  try {
    let mended: Mended = 'nothing';
    if (written || stands(target.value, pendingName)) {
      const locked = lockTarget(target.value);
      if (!locked.ok) return locked;
      lock = locked.value;
      const done = mend(target.value);
      if (!done.ok) return done;
      mended = done.value;
    }
    const installed = openTreeIn(target.value);
    if (!installed.ok) return installed;
    const close = (): void => {
      installed.value.tree.close();
      lock?.release();
      target.value.close();
    };
    held = { installed: installed.value, mended, close };
    return accept(held);
  } finally {
    if (held === undefined) {
      lock?.release();
      target.value.close();
    }
  }
}

function openTarget(path: string): Result<Folder, 'E_TARGET'> {
  try {
    // A slash at the end would make the system follow a link.
    return accept(openFolder(resolve(path)));
  } catch (error) {
    const expected = `a folder: ${explainErrno(errnoOf(error))} (${errnoOf(error)})`;
    return refuse(targetRefusal(path, expected, 'name the folder that was installed into'));
  }
}
