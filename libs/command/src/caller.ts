// Which folder a relative path is taken from. `npm run` starts a script in the package's folder and leaves the folder the
// person stood in as INIT_CWD; that variable is inherited by everything below, so it counts only when npm started this
// very program: a test or an Nx task under `npm test` has an INIT_CWD too, and means its own working directory.
import { isAbsolute, resolve } from 'node:path';

export type Environment = { readonly [name: string]: string | undefined };

/** What a process was started with, as far as paths are concerned. `entry` is how package.json names the program. */
export type Start = { readonly cwd: string; readonly env: Environment; readonly entry?: string };

/** The folder of the caller, absolute. */
export function callerFolder({ cwd, env, entry }: Start): string {
  const { INIT_CWD: initial, npm_lifecycle_script: script } = env;
  const startedByNpm = entry && script?.split(' ').includes(entry);
  return startedByNpm && initial !== undefined && isAbsolute(initial) ? initial : cwd;
}

/** Takes a path as the caller means it. */
export const placeOf = (start: Start, path: string): string => resolve(callerFolder(start), path);
