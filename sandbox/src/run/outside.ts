// Who a sandbox runs as outside. Root's id stays root to the kernel whatever a user namespace calls it, so root lends it an
// id that owns nothing; anybody else runs it as himself.
import { lentUserId } from '../root/places.ts';
import type { Outside } from '../root/plan.ts';

export function outsideUser(): Outside {
  const [user, group] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  return user === 0 ? { kind: 'lent', user: lentUserId, group: lentUserId } : { kind: 'own', user, group };
}
