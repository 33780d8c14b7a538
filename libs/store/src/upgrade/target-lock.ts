// One upgrade or rollback works on a target at a time. Each puts up a file named after its process and then looks around:
// who sees another living one withdraws. Of two at the same moment both may withdraw, and never do both go on. A file whose
// process is gone is swept by the next; since no two processes share a name, sweeping cannot hit a living one.
import { unlinkSync } from 'node:fs';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { createFile, errnoOf, type Folder, livenessOf, ownerToken, parseOwnerToken, succeeds, thisOwner } from '#files';
import { targetRefusal } from '../target-rules.ts';

export type TargetLock = { release(): void };

const prefix = '.ystack-lock-';

/** Takes a held target. `E_LOCK` when another run has it, `E_TARGET` when it cannot be written. Throws `FilesFault`. */
export function lockTarget(target: Folder): Result<TargetLock, 'E_LOCK' | 'E_TARGET'> {
  const own = `${prefix}${ownerToken(thisOwner())}`;
  try {
    createFile(target, own, new Uint8Array(0), 0o600, false);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return refuse(busy(target, own));
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errnoOf(error))) throw error;
    return refuse(targetRefusal(target.path, `a folder that can be written: ${(error as Error).message}`, 'chmod u+w'));
  }
  const release = (): void => void succeeds(() => unlinkSync(target.at(own)));
  const other = livingLock(target, own);
  if (other === undefined) return accept({ release });
  release();
  return refuse(other);
}

/** `E_LOCK` when a run that may be alive has the target; what dead ones left is swept. */
export function livingLock(target: Folder, own?: string): Refusal<'E_LOCK'> | undefined {
  for (const raw of target.names()) {
    const name = raw.toString('latin1');
    const owner = name.startsWith(prefix) ? parseOwnerToken(name.slice(prefix.length)) : undefined;
    if (owner === undefined || name === own) continue;
    if (livenessOf(owner) !== 'gone') return busy(target, name);
    succeeds(() => unlinkSync(target.at(name)));
  }
  return undefined;
}

const busy = (target: Folder, name: string): Refusal<'E_LOCK'> => ({
  code: 'E_LOCK',
  input: target.path,
  expected: 'no other upgrade or rollback at work here',
  mend: `wait for it and run again; if nobody is at work, on no other machine either, remove \`${target.named(name)}\``,
});
