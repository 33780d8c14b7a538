// The main job on whole clones: one id wherever and however a release is built, and nothing believed from a cache.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { runtimePath, runtimesSkip } from '../support/runtimes.ts';
import { isFull } from '../support/scale.ts';

let house: Clone;
let first: ReturnType<Clone['build']>;
let tip: string;

beforeAll(() => {
  house = cloneHouse();
  // One commit behind the pins, so that source commit and release commit are two.
  tip = house.commit('something that no profile reads');
  first = house.build();
  if (first.status !== 0) throw new Error(first.all);
}, 300_000);
afterAll(() => house?.remove());

const gateFiles = [
  'evaluate/dashboard.json',
  'evaluate/gate-record.json',
  'evaluate/verifier.sandbox.json',
  'resolve/gate-record.json',
  'resolve/resolved-profile.json',
  'resolve/resolver-request.json',
  'shadow/gate-record.json',
  'shadow/incidents.json',
  'shadow/removed-folder-before.materialization-input.json',
  'shadow/removed-folder-before.record.json',
  'validate/closed-set.json',
  'validate/gate-record.json',
] as const;
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const gateDigests = (clone: Clone): Record<string, string> =>
  Object.fromEntries(gateFiles.map((name) => [name, digestOf(clone.read(`dist/gates/default/${name}`))]));
const sumsOf = (clone: Clone, id: string): string => clone.read(`dist/releases/${id}/SHA256SUMS`).toString();
const reportOf = (clone: Clone, id: string): string => clone.read(`dist/releases/${id}/report.html`).toString();
const profileIds = (): string[] =>
  (JSON.parse(house.read('releases/release.json').toString()).body.profiles as string[]).map(
    (name) => `profile.${name}.v1`,
  );
const isCached = (output: string, task: string): boolean => new RegExp(`${task} +\\[local cache\\]`).test(output);

describe('a release', () => {
  test('is written whole, and build says what was made', () => {
    expect(readdirSync(join(house.root, 'dist/releases', first.id)).sort()).toEqual([
      'SHA256SUMS',
      'install.mjs',
      'manifest.json',
      'release.tar',
      'report.html',
    ]);
    const sums = sumsOf(house, first.id).trim().split('\n');
    for (const line of sums) {
      const [digest, name] = line.split(/ [ *]/);
      expect(digestOf(house.read(`dist/releases/${first.id}/${name}`)), name).toBe(digest);
    }
    expect(first.stdout).toContain(`directory  dist/releases/${first.id}`);
    expect(first.stdout).toMatch(/gate +resolve +passed +profile\.default\.v1/);
    expect(first.stdout).toMatch(/gate +validate +passed +profile\.default\.v1/);
    expect(first.stdout).toMatch(/gate +evaluate +passed +profile\.default\.v1/);
    expect(first.stdout).toMatch(/gate +shadow +passed +profile\.default\.v1/);
    expect(first.stdout).toContain(`install dist/releases/${first.id}/manifest.json profile.default.v1 TARGET`);
  });

  test('no gate document holds the release commit, a path of the machine or a version of Node', () => {
    const forbidden = [tip, house.root, process.version, process.env.HOME ?? '/nowhere'];
    for (const name of gateFiles) {
      const text = house.read(`dist/gates/default/${name}`).toString();
      for (const word of forbidden) expect(text.includes(word), `${name} holds ${word}`).toBe(false);
    }
  });

  test('built again it comes from the cache, with the same id', () => {
    const again = house.build();
    expect(again.id).toBe(first.id);
    expect(
      isCached(again.stdout, 'profile-default:resolve') || /read the output from the cache/.test(again.stdout),
    ).toBe(true);
    expect(house.build(['--skip-nx-cache']).id).toBe(first.id);
  });

  test('a clone elsewhere, another umask, zone, locale and line-ending setting give the same id and archive', () => {
    const other = house.clone('a rather different path', ['--config', 'core.autocrlf=true']);
    const variations = [
      { umask: '077', env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } },
      { umask: '000', env: { TZ: 'America/St_Johns', LC_ALL: 'C', NODE_OPTIONS: '--icu-data-dir=/nowhere' } },
    ];
    for (const {
      umask,
      env: { NODE_OPTIONS: _, ...env },
    } of variations) {
      rmSync(join(other.root, 'dist'), { recursive: true, force: true });
      rmSync(join(other.root, '.nx'), { recursive: true, force: true });
      const built = other.build([], { umask, env });
      expect(built.id, built.all).toBe(first.id);
      expect(sumsOf(other, built.id)).toBe(sumsOf(house, first.id));
      expect(digestOf(Buffer.from(reportOf(other, built.id)))).toBe(digestOf(Buffer.from(reportOf(house, first.id))));
    }
  });

  test('has a report beside it that no sum covers, and that a rebuild puts back', () => {
    const path = `dist/releases/${first.id}/report.html`;
    const report = reportOf(house, first.id);
    const text = report.replaceAll('<wbr>', '');
    expect(sumsOf(house, first.id)).not.toContain('report');
    for (const word of [first.id, tip]) expect(text.includes(word), `the report holds ${word}`).toBe(true);
    const forbidden = [house.root, process.version, process.env.HOME ?? '/nowhere'];
    for (const word of forbidden) expect(text.includes(word), `the report holds ${word}`).toBe(false);
    house.write(path, 'edited');
    expect(house.build().id).toBe(first.id);
    expect(digestOf(house.read(path))).toBe(digestOf(Buffer.from(report)));
  });

  test('started by `npx` in a shell whose own Node is 20', ({ skip }) => {
    const old = runtimePath('20');
    if (old === undefined) return skip(runtimesSkip);
    const shell = join(`${house.root}.home`, 'bin');
    mkdirSync(shell, { recursive: true });
    house.run('ln', ['-sf', old, join(shell, 'node')]);
    const path = `${shell}:${(house.env.PATH ?? '').split(':').slice(1).join(':')}`;
    expect(house.run('node', ['--version'], { env: { PATH: path } }).stdout).toMatch(/^v20\./);
    const built = house.run('npx', ['nx', 'run', 'release:build'], { env: { PATH: path } });
    expect(built.stdout).toContain(first.id);
  });

  test.for(['22', '26'] as const)('build-release prints the same manifest on Node %s', (major, { skip }) => {
    const node = runtimePath(major);
    if (node === undefined) return skip(runtimesSkip);
    const printed = house.run(node, ['tools/ystack/main.mjs', 'build-release', tip, ...profileIds()]);
    expect(printed.stdout, printed.stderr).toBe(house.read(`dist/releases/${first.id}/manifest.json`).toString());
  });
});

describe('what a cache holds is not believed', () => {
  test('an output or record altered in dist is put back, with the same id', () => {
    const before = gateDigests(house);
    for (const name of gateFiles) appendFileSync(join(house.root, 'dist/gates/default', name), ' ');
    writeFileSync(join(house.root, 'dist/gates/default/resolve/extra.json'), '{}\n');
    const built = house.build();
    expect(built.id, built.all).toBe(first.id);
    expect(gateDigests(house)).toEqual(before);
    expect(existsSync(join(house.root, 'dist/gates/default/resolve/extra.json'))).toBe(false);
  });

  // A document that a gate hands on, a record and a document that none reads; the others in the full run.
  const altered = isFull
    ? gateFiles
    : gateFiles.filter((name) => /resolved-profile|validate\/gate-record|evaluate\/dashboard/.test(name));
  test.each(altered)('%s altered in the Nx cache stops the release, naming gate, file and mend', (name) => {
    const copies = house
      .run('find', ['.nx/cache', '-path', `*dist/gates/default/${name}`])
      .stdout.trim()
      .split('\n');
    expect(copies.filter(Boolean).length).toBeGreaterThan(0);
    const kept = copies.map((path) => [path, house.read(path)] as const);
    const releases = readdirSync(join(house.root, 'dist/releases'));
    for (const [path, bytes] of kept) house.write(path, Buffer.from(`${bytes.toString().replace('"v1"', '"v2"')} `));
    const refused = house.build();
    for (const [path, bytes] of kept) house.write(path, bytes);
    expect(refused.status).not.toBe(0);
    expect(refused.all).toMatch(/E_CACHE|E_GATE/);
    expect(refused.all).toContain(name.split('/')[0]);
    expect(refused.all).toContain(name.split('/')[1]);
    expect(refused.all).toMatch(/mend: +\S/);
    expect(readdirSync(join(house.root, 'dist/releases'))).toEqual(releases);
    expect(house.build(['--skip-nx-cache']).id).toBe(first.id);
  });

  test('the mend that is named mends it: `--fresh` asks no cache, and shows that every gate ran', () => {
    const [copy = ''] = house
      .run('find', ['.nx/cache', '-path', '*validate/closed-set.json'])
      .stdout.trim()
      .split('\n');
    house.edit(copy, (text) => text.replace('"mode"', '"made"'));
    expect(house.build().all).toContain('npx nx run release:build --fresh');
    const fresh = house.build(['--fresh']);
    expect(fresh.id, fresh.all).toBe(first.id);
    expect(fresh.stdout).toMatch(/^fresh {6}each of the [0-9]+ gates ran in this run; no cache was asked$/m);
    expect(fresh.stdout).not.toContain('[local cache]');
    // The entry is as wrong as it was until the cache is emptied.
    expect(house.build().status).not.toBe(0);
    house.nx(['reset']);
    expect(house.build().id).toBe(first.id);
  });

  test('`--fresh` is said of a run alone whose gates all left their witness, and a word like it is refused', () => {
    const build = (...words: string[]) => house.run('node', ['tools/gates/src/build.ts', ...words]);
    expect(build().stdout).not.toContain('fresh');
    expect(build('--fresh').stderr).toMatch(/^E_CACHE\nplace: +alternative\.resolve\n/);
    expect(build('--frehs').stderr).toMatch(/^E_USAGE\nplace: +--frehs\n/);
  });
});
