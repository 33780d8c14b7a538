// Names of what is only there while we work: `.ystack-<purpose>-<of what>-<owner>-<count>`. No randomness is needed:
// the owner token differs between processes and the count within one, and creation is exclusive in any case.
import { createHash } from 'node:crypto';
import { errnoOf } from './fault.ts';
import { type Owner, ownerToken, parseOwnerToken, thisOwner } from './owner.ts';

export type Purpose = 'staging' | 'write';

const pattern = /^\.ystack-(staging|write)-[0-9a-f]{12}-([0-9a-f-]{1,80})-[0-9]{1,6}$/;
const triesMax = 1000;

/** The owner written into a temporary name; undefined for every other name. */
export function ownerOfTemporary(name: string): Owner | undefined {
  const token = pattern.exec(name)?.[2];
  return token === undefined ? undefined : parseOwnerToken(token);
}

/**
 * Calls `make` with fresh temporary names for `target` until one could be made exclusively. The name of the target is
 * digested, so it stays short whatever the target is called. Throws what `make` throws, `EEXIST` after a thousand tries.
 */
export function makeTemporary<T>(purpose: Purpose, target: string, make: (name: string) => T): T {
  const key = createHash('sha256').update(target).digest('hex').slice(0, 12);
  const stem = `.ystack-${purpose}-${key}-${ownerToken(thisOwner())}`;
  for (let count = 0; ; count += 1) {
    try {
      return make(`${stem}-${count}`);
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST' || count === triesMax) throw error;
    }
  }
}
