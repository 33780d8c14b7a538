// What is done to the installer's places while faults strike: each action makes a fresh place, says the words, and knows
// what must hold afterwards. A new command that writes is put under every fault by a row here.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerToken, thisOwner } from '#files';
import { snapshotOf } from '../../../libs/store/test/support/snapshot.ts';
import { run } from './run.ts';
import { besides, nextRun, type Scene, type Stage, stateOf } from './scene.ts';
import type { Call, Traced } from './strace.ts';

export type Place = Scene & Traced;

export type Action = {
  /** A fresh place for one run. */
  begin(): Place;
  /** Injections that belong to the action itself. */
  readonly also: readonly string[];
  /** Of the calls of a clean run, those that no other action makes. */
  own(calls: readonly Call[]): readonly Call[];
  /** What is wrong after a run that was killed or failed, the next run included; undefined when nothing is. */
  after(place: Place): Promise<string | undefined>;
};

export type ActionName = 'an installation' | 'a sweep before it' | 'a late refusal that tidies' | 'an uninstall';

export const actions: { readonly [name in ActionName]: (stage: Stage) => Action } = {
  'an installation': (stage) => installing(stage),
  'a sweep before it': (stage) => ({
    ...installing(stage, leaveStaging),
    own: (calls) => calls.slice(0, calls.findLastIndex(({ syscall }) => syscall === 'rmdir') + 1),
  }),
  // Another mount stands between staging folder and target, as nothing but the rename itself finds out.
  'a late refusal that tidies': (stage) => ({
    ...installing(stage),
    also: ['rename:error=EXDEV'],
    own: (calls) => calls.slice(calls.findIndex(({ syscall }) => syscall === 'rename')),
  }),
  'an uninstall': uninstalling,
};

function installing(stage: Stage, prepare: (scene: Scene) => void = () => undefined): Action {
  return {
    also: [],
    own: (calls) => calls,
    begin: () => {
      const scene = stage.fresh();
      prepare(scene);
      return { ...scene, words: stage.install(scene) };
    },
    after: async (place) => {
      if (stateOf(stage, place) === 'broken') return 'the target is broken';
      const foreign = besides(place).filter((name) => !name.startsWith('.ystack-staging-'));
      if (foreign.length > 0) return `beside it stands ${foreign.join(' ')}`;
      return nextRun(stage, place);
    },
  };
}

/** What a killed run leaves: its maker's process id is one that no system gives. */
function leaveStaging({ parent }: Scene): void {
  const owner = ownerToken({ ...thisOwner(), pid: 999_999_999 });
  const folder = join(parent, `.ystack-staging-0123456789ab-${owner}-0`);
  mkdirSync(join(folder, 'libs'), { recursive: true });
  writeFileSync(join(folder, 'libs/half.ts'), 'ha');
}

/** Nothing of it is ever another file: what is left of the tree is as installed, and the next uninstall ends it. */
function uninstalling(stage: Stage): Action {
  return {
    also: [],
    own: (calls) => calls,
    begin: () => {
      const scene = stage.fresh();
      execFileSync('cp', ['-a', `${stage.installed}/.`, scene.target]);
      return { ...scene, words: [stage.program, 'uninstall', scene.target] };
    },
    after: async (place) => {
      const other = snapshotOf(place.target).filter((line) => !stage.complete.includes(line));
      if (other.length > 0) return `the target holds ${other.join(', ')}`;
      const again = await run(process.execPath, place.words);
      const left = snapshotOf(place.target);
      if (left.length > 0) return `the next uninstall left ${left.length}: ${again.stderr}`;
      return nextRun(stage, place);
    },
  };
}
