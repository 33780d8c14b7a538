// Both shipped profiles in one release: whoever installs one of them gets nothing of the other.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse } from '../support/clone.ts';

type Manifest = {
  readonly body: {
    readonly profiles: readonly { readonly profile_id: string; readonly files: readonly string[] }[];
    readonly files: readonly { readonly path: string }[];
  };
};

let house: Clone;
let folder = '';
let manifest: Manifest;

beforeAll(() => {
  house = cloneHouse();
  const built = house.build();
  if (built.status !== 0) throw new Error(built.all);
  folder = `dist/releases/${built.id}`;
  manifest = JSON.parse(house.read(`${folder}/manifest.json`).toString());
}, 300_000);
afterAll(() => house?.remove());

const filesOf = (name: string): readonly string[] =>
  manifest.body.profiles.find(({ profile_id }) => profile_id === `profile.${name}.v1`)?.files ?? [];

// What only one of them has: its own folder and its producer.
const own = {
  alternative: /^profiles\/alternative\/|\/codex-cli-producer\//,
  default: /^profiles\/default\/|\/claude-code-producer\//,
} as const;

test('one release holds both, and no file that neither claims', () => {
  expect(manifest.body.profiles.map(({ profile_id }) => profile_id)).toEqual([
    'profile.alternative.v1',
    'profile.default.v1',
  ]);
  const claimed = new Set([...filesOf('alternative'), ...filesOf('default')]);
  expect([...claimed].sort()).toEqual(manifest.body.files.map(({ path }) => path));
});

describe.each([
  ['alternative', 'default'],
  ['default', 'alternative'],
] as const)('%s', (name, other) => {
  test('differs in its own files and in nothing else', () => {
    const mine = filesOf(name).filter((path) => !filesOf(other).includes(path));
    expect(mine.length).toBeGreaterThan(5);
    expect(mine.filter((path) => !own[name].test(path))).toEqual([]);
    expect(mine).toEqual(filesOf(name).filter((path) => own[name].test(path)));
  });

  test.each(['repository', 'release directory'])('installed from the %s it leaves out the other', (door) => {
    const target = join(house.root, '..', `${name}-${door.replace(' ', '-')}`);
    mkdirSync(target);
    const done =
      door === 'repository'
        ? house.ystack(['install', `${folder}/manifest.json`, `profile.${name}.v1`, target])
        : house.run('node', [`${folder}/install.mjs`, 'install', `profile.${name}.v1`, target]);
    expect(done.status, done.all).toBe(0);
    const installed = readdirSync(join(target, '.ystack'), { recursive: true, encoding: 'utf8' });
    expect(installed.filter((path) => own[other].test(path) || path.startsWith(`gates/${other}/`))).toEqual([]);
    expect(filesOf(name).filter((path) => !installed.includes(path))).toEqual([]);
  });
});
