// The whole table of variations over this repository, and variations that find what they are for: a gate that leaks a
// circumstance into its documents is caught by the variation of that circumstance, and by no other.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reproductionKind } from '#reproduction';
import { variations } from '../../tools/reproduce/src/variations.ts';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';

let house: Clone;

beforeAll(() => {
  house = cloneHouse();
  const runtimes = 'test/runtimes/node_modules';
  const from = join(import.meta.dirname, '../..', runtimes);
  if (existsSync(from)) spawnSync('cp', ['-a', from, join(house.root, runtimes)]);
});
afterAll(() => house?.remove());

const reproduce = (...only: readonly string[]): Promise<Run> =>
  house.start('nx', ['run', 'release:reproduce', ...(only.length === 0 ? [] : ['--only', only.join(',')])]);

test('every variation gives the same release, or is refused as it must be', async () => {
  const done = await reproduce();
  expect(done.status, done.all).toBe(0);
  const [id = ''] = house.releases;
  const document = reproductionKind.parse(house.read(`dist/reproductions/${id}.json`));
  if (!document.ok) throw new Error(JSON.stringify(document.refusal));
  const { body } = document.value.content;
  expect(body.release_ref.content_id).toBe(id);
  expect(done.stdout).toContain(document.value.content.id);
  expect(body.variations.map(({ name }) => name)).toEqual(variations.map(({ name }) => name));
  const outcomes = Object.fromEntries(body.variations.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes.shallow).toEqual({ state: 'refused', token: 'E_SHALLOW' });
  for (const name of ['build-path', 'umask-open', 'folder-order', 'cache-warm', 'linked-worktree']) {
    expect(outcomes[name]).toEqual({ state: 'equal', compared: 'release' });
  }
});

test('a name that is none is refused before anything is built again', async () => {
  const done = await reproduce('sideways');
  expect(done.status).not.toBe(0);
  expect(done.all).toMatch(/E_USAGE\n.*`sideways`/s);
});

describe('a gate that leaks', () => {
  const leaked = {
    zone: 'new Date(1.7e12).getTimezoneOffset()',
    year: 'new Date().getUTCFullYear()',
    umask: 'process.umask()',
    user: 'process.getuid()',
    order: 'fs.readdirSync("libs")[0]',
    runtime: 'process.version',
    host: 'os.hostname()',
    number: 'new Intl.NumberFormat().format(1.5)',
    variable: 'process.env.GIT_DIR ?? ""',
    processors: 'os.availableParallelism()',
  };

  beforeAll(() => {
    const members = Object.entries(leaked).map(([name, code]) => `${name}: ${code}`);
    house.edit('tools/gates/src/gates/validate.ts', (text) =>
      `import * as fs from 'node:fs';\nimport * as os from 'node:os';\n${text}`.replace(
        'documents: new Map([',
        `documents: new Map([['leak.json', encodeCanonical({ ${members.join(', ')} } as unknown as Json)], `,
      ),
    );
    house.commit('a leak of everything');
  });

  // biome-ignore format: an aligned table
  test.each([
    ['the zone',                'zone-east'],
    ['the year',                'time-earlier'],
    ['the umask',               'umask-closed'],
    ['the user',                'user'],
    ['the order of a folder',   'folder-order'],
    ['the version of Node',     'node-26'],
    ['the name of the machine', 'host-name'],
    ['the locale',              'locale-turkish'],
    ['a variable',              'environment-full'],
    ['the processors',          'one-cpu'],
  ])('%s is caught', async (_what, name) => {
    const done = await reproduce(name);
    if (/unavailable/.test(done.all)) return expect(process.env.CI, done.all).toBeUndefined();
    expect(done.status, done.all).not.toBe(0);
    expect(done.all).toMatch(new RegExp(`^E_REPRODUCTION\\nfile: +${name}\\nplace: +manifest.json /`, 'm'));
  });

  test('and no other variation minds', async () => {
    const done = await reproduce('home', 'locale-none', 'packed-again');
    expect(done.status, done.all).toBe(0);
    expect(done.all).toContain('3 of');
  });
});
