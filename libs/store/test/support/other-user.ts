// Runs Node as a user who owns nothing: root takes another id on, an ordinary user is one already.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { isRoot, nobodyId } from '../../../../tools/ystack/src/doctor/machine.ts';

/** Runs a script as an ordinary user. A test that calls it needs `ordinary-user`. */
export function runAsOther(args: readonly string[]): SpawnSyncReturns<string> {
  const id = isRoot() ? { uid: nobodyId, gid: nobodyId } : {};
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' }, ...id });
}
