// The same answer to somebody else: another user, another way of asking, a repository that is packed or checked out beside.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nobodyId } from '../../tools/ystack/src/doctor/machine.ts';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { needs } from '../support/needs.ts';

let house: Clone;
let built: ReturnType<Clone['build']>;

beforeAll(() => {
  house = cloneHouse();
  built = house.build();
  if (built.status !== 0) throw new Error(built.all);
}, 300_000);
afterAll(() => house?.remove());

const sumsOf = (clone: Clone, id: string): string => clone.read(`dist/releases/${id}/SHA256SUMS`).toString();

test('another user, without any right to what the first one wrote, builds the same release', async (context) => {
  await needs('root', 'ordinary-user')(context);
  const theirs = house.clone('theirs');
  // The folder of all clones is the first user's alone; the hard-linked packages stay root's, as installed ones may be.
  chmodSync(dirname(theirs.root), 0o711);
  const own = readdirSync(theirs.root).filter((name) => name !== 'node_modules');
  const places = [...own.map((name) => join(theirs.root, name)), `${theirs.root}.home`];
  execFileSync('chown', ['-RP', `${nobodyId}:${nobodyId}`, ...places]);
  execFileSync('chown', [`${nobodyId}:${nobodyId}`, theirs.root]);
  const done = theirs.run('setpriv', [
    ...[`--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups', 'nx'],
    ...['run', 'release:build'],
  ]);
  expect(done.status, done.all).toBe(0);
  expect(done.stdout).toContain(built.id);
  expect(sumsOf(theirs, built.id)).toBe(sumsOf(house, built.id));
});

test('with every object and ref packed it is the same release', () => {
  house.git('gc', '--quiet', '--prune=now');
  const again = house.build(['--skip-nx-cache']);
  expect(again.id, again.all).toBe(built.id);
});

test('an older release is built again as its refusal says: in a worktree of its commit', () => {
  const older = house.head;
  house.edit('libs/gate/src/program.ts', (text) => `${text}// More.\n`);
  house.commit('newer code');
  const refused = house.ystack(['build-release', older, 'profile.default.v1']);
  expect(refused.stderr).toMatch(/^E_DIRTY\n/);
  expect(refused.stderr).toContain(`git worktree add ../at-commit ${older}`);
  const beside = house.worktree('at-commit', older);
  const again = beside.build();
  expect(again.id, again.all).toBe(built.id);
  expect(sumsOf(beside, built.id)).toBe(sumsOf(house, built.id));
  house.reset(older);
});

describe('asked by hand', () => {
  const resolved = (): string => house.read('dist/gates/default/resolve/resolved-profile.json').toString();

  test('`resolve` prints what the gate wrote, from any folder, for any commit', () => {
    const words = ['run', '-s', 'ystack', '--', 'resolve'];
    expect(house.run('npm', [...words, 'profiles/default'])).toMatchObject({ status: 0, stdout: resolved() });
    const inside = spawnSync('npm', [...words, '.', '--commit', house.head], {
      cwd: join(house.root, 'profiles/default'),
      env: house.env,
      encoding: 'utf8',
    });
    expect(inside, inside.stderr).toMatchObject({ status: 0, stdout: resolved() });
  });

  test('what was resolved is a valid profile set with the files it names', () => {
    const manifests = ['default', 'shared'].flatMap((owner) => {
      const folder = `profiles/${owner}/manifests`;
      const names = existsSync(join(house.root, folder)) ? readdirSync(join(house.root, folder)) : [];
      return names.map((name) => `${folder}/${name}`);
    });
    const bound = (JSON.parse(house.read('profiles/default/profile.json').toString()).body.bindings as unknown[]).map(
      (binding) => (binding as { manifest_ref: { id: string } }).manifest_ref.id,
    );
    const named = manifests.filter((path) => bound.includes(JSON.parse(house.read(path).toString()).id));
    const document = 'dist/gates/default/resolve/resolved-profile.json';
    const set = ['validate-profile-set', 'profiles/default/profile.json', document, ...named];
    expect(house.ystack(set)).toMatchObject({ status: 0, stdout: '' });
    expect(house.ystack(set.slice(0, -1))).toMatchObject({ status: 65, stdout: '' });
  });

  test('every pin holds, and `pin` then writes nothing', () => {
    for (const profile of house.profiles) {
      for (const words of [['--check'], []]) {
        const pinned = house.ystack(['pin', `profiles/${profile}`, ...words]);
        expect(pinned, pinned.all).toMatchObject({ status: 0, stdout: '' });
        expect(pinned.stderr).toMatch(/every pin h/);
      }
    }
    expect(house.git('status', '--porcelain')).toBe('');
  });

  test('`build-release` of a part of the profiles is another release, and writes nothing', () => {
    const before = house.releases;
    const all = house.ystack(['build-release', house.head, 'profile.alternative.v1', 'profile.default.v1']);
    expect(all.stdout, all.all).toBe(house.read(`dist/releases/${built.id}/manifest.json`).toString());
    const turned = house.ystack(['build-release', house.head, 'profile.default.v1', 'profile.alternative.v1']);
    expect(turned.stdout).toBe(all.stdout);
    const part = house.ystack(['build-release', house.head, 'profile.default.v1']);
    expect(JSON.parse(part.stdout).id).not.toBe(built.id);
    expect(house.ystack(['build-release', house.head, 'profile.default.v1', 'profile.default.v1'])).toMatchObject({
      status: 64,
      stdout: '',
    });
    expect(house.releases).toEqual(before);
  });
});
