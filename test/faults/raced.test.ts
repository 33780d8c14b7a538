// The world changes under an installation: it is stopped at a call, something is moved, removed, filled or replaced by a
// link, and it goes on. Nothing is ever written through a link or over anything, and what became of the tree is said.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../libs/store/test/support/snapshot.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { actions, type Place } from './support/actions.ts';
import { run } from './support/run.ts';
import { openStage } from './support/scene.ts';
import { type Call, callsOf, changing, runStopped } from './support/strace.ts';

const scratch = scratchFolder('raced');
const stage = await openStage(scratch);
const { begin } = actions['an installation'](stage);
beforeEach(needs('strace'));

let found: Promise<readonly Call[]> | undefined;
function allCalls(): Promise<readonly Call[]> {
  const first = begin();
  found ??= callsOf(first, changing, first.target);
  return found;
}

/** Where it stands still: the call has been made, the next has not. */
const moments = {
  begun: (calls: readonly Call[]) => calls.find(({ syscall }) => syscall === 'mkdir'),
  written: (calls: readonly Call[]) => calls.findLast(({ syscall }) => syscall === 'write'),
  judged: (calls: readonly Call[]) => calls[calls.findIndex(({ syscall }) => syscall === 'rename') - 1],
  shown: (calls: readonly Call[]) => calls.find(({ syscall }) => syscall === 'rename'),
} as const;

const aside = ({ parent }: Place) => join(parent, 'aside');
const move = (place: Place) => renameSync(place.target, aside(place));
const link = (place: Place) => {
  move(place);
  mkdirSync(join(place.parent, 'elsewhere'));
  symlinkSync('elsewhere', place.target);
};
const fill = ({ target }: Place) => writeFileSync(join(target, 'own'), 'mine');
const occupy = ({ target }: Place) => void execFileSync('cp', ['-a', `${stage.installed}/.`, target]);
const remove = ({ target }: Place) => rmdirSync(target);
const replace = (place: Place) => {
  move(place);
  mkdirSync(place.target);
};
/** The parent's name comes to mean another folder, which has a target of the same name in it. */
const turnParent = ({ parent }: Place) => {
  renameSync(parent, `${parent}.was`);
  mkdirSync(join(`${parent}.other`, 'target'), { recursive: true });
  symlinkSync(`${parent}.other`, parent);
};
const dropStaging = ({ parent }: Place) => {
  for (const name of readdirSync(parent))
    if (name.startsWith('.ystack-')) execFileSync('rm', ['-r', join(parent, name)]);
};

// biome-ignore format: an aligned table
const races = [
  // the target                moment      meanwhile    status said                                                      where the tree is
  ['is removed',               'begun',    remove,      73,    'a target that stays where it is',                        undefined],
  ['is removed',               'judged',   remove,      73,    'it is not there (ENOENT)',                               undefined],
  ['becomes a link',           'written',  link,        73,    'a target that stays where it is',                        undefined],
  ['becomes a link',           'judged',   link,        73,    'the whole tree is in the folder that was moved away',    'aside'],
  ['becomes a link',           'shown',    link,        73,    'the whole tree is in the folder that was moved away',    'aside'],
  ['is replaced',              'written',  replace,     73,    'a target that stays where it is',                        undefined],
  ['is replaced',              'judged',   replace,     73,    'the whole tree is in the folder that was moved away',    'aside'],
  ['is filled',                'written',  fill,        73,    'an empty folder; `',                                     undefined],
  ['is filled',                'judged',   fill,        0,     'installed',                                              'target'],
  ['is installed into',        'judged',   occupy,      73,    'another installation was there first',                   'target'],
  ['loses the staging folder', 'begun',    dropStaging, 73,    'it is not there (ENOENT)',                               undefined],
  ['loses the staging folder', 'judged',   dropStaging, 73,    'it is not there (ENOENT)',                               undefined],
  ['has a parent of a link',   'written',  turnParent,  73,    'a target that stays where it is',                        undefined],
  ['has a parent of a link',   'judged',   turnParent,  73,    'the whole tree is in the folder that was moved away',    '../was'],
] as const;

// A run each; `npm test` takes every fourth.
test.for(races.filter((_, index) => isFull || index % 4 === 3))(
  'the target %s once %s',
  async ([, moment, meanwhile, status, said, where]) => {
    const call = moments[moment](await allCalls());
    if (call === undefined) throw new Error(`no call is ${moment}`);
    const { place, ran } = await runStopped(begin, call, meanwhile);
    expect(ran).toMatchObject({ status, stderr: expect.stringContaining(said) });
    if (status !== 0) expect(ran.stderr).toMatch(/^E_(TARGET|IO)\n[\s\S]*\nmend: +\S/);
    const at = where === '../was' ? join(`${place.parent}.was`, 'target') : where && join(place.parent, where);
    if (at !== undefined) expect(snapshotOf(at).filter((line) => !line.startsWith('own '))).toEqual(stage.complete);
    const was = meanwhile === turnParent ? `${place.parent}.was` : place.parent;
    const others = snapshotOf(was).filter(
      (line) => /(^|\/)\.ystack\//.test(line) && !line.startsWith(`${where === '../was' ? 'target' : where}/`),
    );
    expect(others).toEqual([]);
    expect(readdirSync(was).filter((name) => name.startsWith('.'))).toEqual([]);
    if (meanwhile === turnParent) expect(snapshotOf(`${place.parent}.other`)).toEqual(['target/ 755']);
    if (meanwhile === fill) expect(existsSync(join(place.target, 'own'))).toBe(true);
  },
);

// biome-ignore format: an aligned table
const twice = [
  // the first stands at the first ends with the second ends with
  ['begun',              73,                 0],
  ['written',            73,                 0],
  ['judged',             73,                 0],
  ['shown',              0,                  73],
] as const;

test.for(twice.filter((_, index) => isFull || index === 2))(
  'of two installers, the first %s, one installs',
  async ([moment, first, second]) => {
    const call = moments[moment](await allCalls());
    if (call === undefined) throw new Error(`no call is ${moment}`);
    let other: number | undefined;
    const { place, ran } = await runStopped(begin, call, async (stopped) => {
      other = (await run(process.execPath, stage.install(stopped))).status;
    });
    expect([ran.status, other]).toEqual([first, second]);
    expect(snapshotOf(place.target)).toEqual(stage.complete);
    expect(readdirSync(place.parent)).toEqual(['target']);
  },
);
