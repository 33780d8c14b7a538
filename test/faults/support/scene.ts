// A small release, and fresh places to install it into. Each place is a parent of its own with the target in it, so what a
// fault leaves behind can be told from everything else.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRelease, writeDirectory } from '../../../libs/store/test/support/sample-release.ts';
import type { Scratch } from '../../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../../libs/store/test/support/snapshot.ts';
import { type Ran, run } from './run.ts';

export const profileId = 'profile.sample.v1';

export type Scene = { readonly parent: string; readonly target: string; readonly log: string };

export type Stage = {
  /** The release directory. */
  readonly dir: string;
  readonly program: string;
  /** A target with a complete installation in it. */
  readonly installed: string;
  /** The target as every complete installation leaves it. */
  readonly complete: readonly string[];
  fresh(): Scene;
  /** The words of an installation. */
  install(scene: Pick<Scene, 'target'>): readonly string[];
};

/** Writes the release with the committed `install.mjs`, and installs it once. */
export async function openStage(scratch: Scratch, extra: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const installer = readFileSync(join(import.meta.dirname, '../../../releases/install.mjs'));
  const dir = scratch.folder('release');
  writeDirectory(dir, sampleRelease({ installer, extra, executable: ['libs/command/src/installed.ts'] }));
  const program = join(dir, 'install.mjs');
  const fresh = (): Scene => {
    const parent = scratch.folder('parent');
    mkdirSync(join(parent, 'target'));
    return { parent, target: join(parent, 'target'), log: `${parent}.strace` };
  };
  const install = ({ target }: Pick<Scene, 'target'>) => [program, 'install', '--from', dir, profileId, target];
  const first = fresh();
  const ran = await run(process.execPath, install(first));
  if (ran.status !== 0) throw new Error(ran.stderr);
  return { dir, program, installed: first.target, complete: snapshotOf(first.target), fresh, install };
}

export type State = 'empty' | 'complete' | 'broken';

export function stateOf(stage: Stage, { target }: Pick<Scene, 'target'>): State {
  const found = snapshotOf(target);
  if (found.length === 0) return 'empty';
  return found.join('\n') === stage.complete.join('\n') ? 'complete' : 'broken';
}

/** What stands beside the target. */
export const besides = ({ parent }: Scene): string[] => readdirSync(parent).filter((name) => name !== 'target');

/** The next run: it fills an empty target and sweeps, or finds the complete one. Gives what is wrong, if anything. */
export async function nextRun(stage: Stage, scene: Scene): Promise<string | undefined> {
  const before = stateOf(stage, scene);
  const ran: Ran = await run(process.execPath, stage.install(scene));
  if (before === 'empty' && ran.status !== 0) return `the next run ended with ${ran.status}: ${ran.stderr}`;
  if (before === 'complete' && !ran.stderr.startsWith('E_TARGET\n')) return `the next run said ${ran.stderr}`;
  if (stateOf(stage, scene) !== 'complete') return `after the next run the target is ${stateOf(stage, scene)}`;
  const verified = await run(process.execPath, [stage.program, 'verify', scene.target, '--from', stage.dir]);
  if (verified.status !== 0) return `not verified: ${verified.stderr}`;
  const left = besides(scene);
  return left.length === 0 ? undefined : `the next run left ${left.join(' ')}`;
}
