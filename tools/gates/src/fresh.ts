// `--fresh`: a run that takes no gate from any cache, and can show it. The plugin gives the run a number that nobody could
// have known and tells Nx to skip its caches; each gate that runs leaves a witness under that number; `build` asks for the
// witness of every gate. A cached result runs nothing, and a witness is no output, so no cache can bring one back.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of a fresh run, from the plugin to the tasks. */
export const freshVariable = 'YSTACK_FRESH';
export const freshWord = '--fresh';

type Environment = Record<string, string | undefined>;

export const isFresh = (environment: Environment): boolean => environment[freshVariable] !== undefined;

const folder = '.nx/ystack-fresh';

/** Before a run: takes away what an earlier one or the caller left, and where `words` ask for it makes the run fresh. */
export function beginRun(root: string, words: readonly string[], environment: Environment): void {
  delete environment[freshVariable];
  rmSync(join(root, folder), { recursive: true, force: true });
  if (!words.includes(freshWord)) return;
  environment[freshVariable] = randomBytes(16).toString('hex');
  // Nx then neither reads nor fills a cache, the local or the shared one.
  environment.NX_SKIP_NX_CACHE = 'true';
  rmSync(join(root, 'dist/gates'), { recursive: true, force: true });
}

/** After a gate passed in a fresh run. */
export function leaveWitness(root: string, profile: string, gate: string, environment: Environment): void {
  const run = environment[freshVariable];
  if (run === undefined) return;
  mkdirSync(join(root, folder, run), { recursive: true });
  writeFileSync(join(root, folder, run, witnessOf(profile, gate)), '');
}

/** Which of these gates left no witness in this run. */
export function withoutWitness(
  root: string,
  gates: readonly { readonly profile: string; readonly gate: string }[],
  environment: Environment,
): readonly string[] {
  const found = new Set(namesIn(join(root, folder, environment[freshVariable] ?? 'none')));
  return gates.map(({ profile, gate }) => witnessOf(profile, gate)).filter((name) => !found.has(name));
}

/** Neither name holds a dot. */
const witnessOf = (profile: string, gate: string): string => `${profile}.${gate}`;

function namesIn(place: string): readonly string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}
