// Who a sandbox runs as outside. Root's id stays root to the kernel whatever a user namespace calls it, so root lends it an
// id that owns nothing; anybody else runs it as himself.
import { readFileSync } from 'node:fs';
import { accept, type Result, refuse } from '#canonical';
import { lentUserId } from '../root/places.ts';
import type { Outside } from '../root/plan.ts';

export function outsideUser(): Outside {
  const [user, group] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  return user === 0 ? { kind: 'lent', user: lentUserId, group: lentUserId } : { kind: 'own', user, group };
}

/** Refuses with E_SANDBOX a root to whom the id he would lend does not exist: one of a user namespace with few ids. */
export function checkOutsideUser(): Result<Outside, 'E_SANDBOX'> {
  const outside = outsideUser();
  const maps = ['/proc/self/uid_map', '/proc/self/gid_map'].map((path) => readFileSync(path).toString());
  if (outside.kind === 'own' || maps.every((map) => isMapped(lentUserId, map))) return accept(outside);
  const expected = `a root to whom the user and group ${lentUserId} exist: this one is root of a user namespace without them`;
  return refuse({ code: 'E_SANDBOX', expected, mend: 'run it as an ordinary user, or as root of the machine' });
}

/** Whether an id exists by the text of a map: lines of first id inside, first id outside, count. */
export const isMapped = (id: number, map: string): boolean =>
  map.split('\n').some((line) => {
    const [inside = Number.NaN, , count = 0] = line.trim().split(/\s+/).map(Number);
    return id >= inside && id < inside + count;
  });
