// Upgrades and rollbacks as actions: an installed target, a newer release, and the plan between them. Whatever happens on the
// way, running the same words again ends with the one tree in place and the other kept whole.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '#canonical';
import { slots } from '../../../libs/store/src/upgrade/names.ts';
import type { Scratch } from '../../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../../libs/store/test/support/snapshot.ts';
import type { Action } from './actions.ts';
import { run } from './run.ts';
import { openStage, profileId, type Scene, type Stage } from './scene.ts';

const treeOf = (target: string, name = '.ystack'): string => {
  try {
    return snapshotOf(join(target, name)).join('\n');
  } catch {
    return 'nothing';
  }
};

const copyOf = (stage: Stage, target: string): Scene => {
  const scene = stage.fresh();
  execFileSync('cp', ['-a', `${target}/.`, scene.target]);
  return scene;
};

/** The two actions over `old`, an installed stage: its target is upgraded once, for the rollback to start from. */
export async function openUpgrades(old: Stage, scratch: Scratch): Promise<{ upgrade: Action; rollback: Action }> {
  const next = await openStage(scratch, {
    'libs/canonical/src/index.ts': 'export const word = 1;\n',
    'libs/new/deep.ts': 'new\n',
  });
  const words = (target: string) => [next.program, 'upgrade', '--from', next.dir, profileId, target];
  const planned = await run(process.execPath, words(old.installed));
  const carryOut = (target: string) => [...words(target), '--plan', `sha256:${sha256Hex(planned.stdout)}`];
  const upgraded = copyOf(old, old.installed).target;
  const done = await run(process.execPath, carryOut(upgraded));
  if (done.status !== 0) throw new Error(done.stderr);
  const [oldTree, newTree] = [treeOf(old.installed), treeOf(upgraded)];
  if (oldTree === newTree) throw new Error('the upgrade changed nothing');
  const rollBack = (target: string) => [next.program, 'rollback', target];

  const judge = (scene: Scene, tree: string, aside: string, asideTree: string): string | undefined => {
    if (treeOf(scene.target) !== tree) return 'another tree is in place';
    if (treeOf(scene.target, aside) !== asideTree) return `${aside} is not the tree that went`;
    const others = readdirSync(scene.parent).filter((name) => name !== 'target');
    return others.length === 0 ? undefined : `beside it stands ${others.join(' ')}`;
  };
  return {
    upgrade: {
      also: [],
      own: (calls) => calls,
      begin: () => {
        const scene = copyOf(old, old.installed);
        return { ...scene, words: carryOut(scene.target) };
      },
      after: async (place) => {
        // The plan is stale once it was carried out.
        const again = await run(process.execPath, place.words);
        const said = judge(place, newTree, join('.ystack-previous-1', slots.previous), oldTree);
        return said === undefined ? undefined : `${said}: ${again.stderr}`;
      },
    },
    rollback: {
      also: [],
      own: (calls) => calls,
      begin: () => {
        const scene = copyOf(old, upgraded);
        return { ...scene, words: rollBack(scene.target) };
      },
      after: async (place) => {
        const again = await run(process.execPath, place.words);
        const said = judge(place, oldTree, join('.ystack-undone-1', slots.undone), newTree);
        return said === undefined ? undefined : `${said}: ${again.stderr}`;
      },
    },
  };
}
