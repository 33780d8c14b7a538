// Runs Node as a user who owns nothing: root takes another id on, an ordinary user is one already.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

export type Run = (args: readonly string[], options?: { readonly cwd?: string }) => SpawnSyncReturns<string>;

const id = 65534;

/** The runner, or undefined when root cannot change its id here. Ordinary users run as themselves. */
export function otherUser(): Run | undefined {
  if (process.geteuid?.() !== 0) return (args, options) => spawnSync(process.execPath, args, { ...utf8, ...options });
  const words = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', process.execPath];
  const run: Run = (args, options) => spawnSync('setpriv', [...words, ...args], { ...utf8, ...options });
  return run(['-e', 'process.stdout.write(String(process.geteuid()))']).stdout === String(id) ? run : undefined;
}

const utf8 = { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } } as const;
