// A real release on its way to a target: what is altered on the way is refused at both doors with the target left empty,
// and what is altered after it arrived is found.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type JsonObject } from '#canonical';
import type { ReleaseManifest } from '../../libs/packaging/src/generated/release-manifest.d.ts';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';

const profileId = 'profile.default.v1';
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'ystack-installing-')));
let house: Clone;
let release: string;
let count = 0;

beforeAll(() => {
  house = cloneHouse();
  const built = house.build();
  if (built.status !== 0) throw new Error(built.all);
  release = join(house.root, 'dist/releases', built.id);
}, 300_000);
afterAll(() => {
  house?.remove();
  rmSync(scratch, { recursive: true, force: true });
});

const fresh = (): string => {
  count += 1;
  const place = join(scratch, `target-${count}`);
  mkdirSync(place);
  return place;
};

/** A copy of the release directory. */
const copied = (): string => {
  const place = join(fresh(), 'release');
  cpSync(release, place, { recursive: true });
  return place;
};

const repositoryDoor = (folder: string, target: string): Run =>
  house.ystack(['install', join(folder, 'manifest.json'), profileId, target]);

const directoryDoor = (folder: string, target: string): Run => {
  const words = [join(release, 'install.mjs'), 'install', '--from', folder, profileId, target];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: scratch, env: {} });
  return { status: status ?? -1, stdout, stderr, all: `${stdout}\n${stderr}` };
};

function expectRefused(run: Run, code: RegExp, target: string): void {
  expect(run.stderr.split('\n')[0], run.all).toMatch(code);
  expect(run.status).not.toBe(0);
  expect(run.stdout).toBe('');
  expect(readdirSync(target)).toEqual([]);
}

/** Edits a manifest and makes it consistent again: canonical, its id the digest of its body. */
const resealed = (edit: (body: ReleaseManifest['body']) => void) => (bytes: Buffer) => {
  const manifest = JSON.parse(bytes.toString()) as ReleaseManifest;
  edit(manifest.body);
  manifest.id = `release.${documentDigest(manifest.body as unknown as JsonObject)}`;
  return encodeCanonical(manifest as unknown as JsonObject);
};
const text = (edit: (text: string) => string) => (bytes: Buffer) => Buffer.from(edit(bytes.toString()));
const firstOf = <T>(items: readonly T[]): T => {
  const [first] = items;
  if (first === undefined) throw new Error('nothing to edit');
  return first;
};

describe('a manifest that was edited', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what was done                        to the manifest                                                                        repository door     directory door
    ['a byte behind the end',               (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(' ')]),                           /^E_CANONICAL$/,    /^E_DIGEST$|^E_CANONICAL$/],
    ['cut short',                           (bytes: Buffer) => bytes.subarray(0, -20),                                             /^E_PARSE$/,        /^E_DIGEST$|^E_PARSE$/],
    ['another digest of a file',            text((json) => json.replace(/("sha256":")[0-9a-f]{8}/, '$100000000')),                 /^E_SHAPE$/,        /^E_DIGEST$|^E_SHAPE$/],
    ['a member more',                       text((json) => json.replace('{"body"', '{"bodies":1,"body"')),                         /^E_SHAPE|E_CANONICAL$/, /^E_DIGEST$|^E_SHAPE$|^E_CANONICAL$/],
    ['another version',                     text((json) => json.replace('"schema_version":2}', '"schema_version":3}')),            /^E_SHAPE$/,        /^E_DIGEST$|^E_SHAPE$/],
    ['resealed: another digest of a file',  resealed((body) => { firstOf(body.files).sha256 = '0'.repeat(64); }),                  /^E_DIGEST$/,       /^E_DIGEST$/],
    ['resealed: a file made executable',    resealed((body) => { firstOf(body.files).mode = '100755'; }),                          /^E_DIGEST$/,       /^E_DIGEST$/],
    ['resealed: a verdict of another record', resealed((body) => { firstOf(body.gates).record_sha256 = '0'.repeat(64); }),         /^E_SHAPE$/,        /^E_DIGEST$|^E_SHAPE$/],
    ['resealed: a commit of nobody',        resealed((body) => { body.source.commit_id = 'f'.repeat(40); }),                       /^E_RELATION$/,     /^E_DIGEST$/],
  ] as const;
  test.each(cases)('%s', (_what, edit, atRepository, atDirectory) => {
    const folder = copied();
    const bytes = readFileSync(join(folder, 'manifest.json'));
    const edited = edit(bytes);
    expect(Buffer.compare(edited, bytes)).not.toBe(0);
    writeFileSync(join(folder, 'manifest.json'), edited);
    const [one, other] = [fresh(), fresh()];
    expectRefused(repositoryDoor(folder, one), atRepository, one);
    expectRefused(directoryDoor(folder, other), atDirectory, other);
  });
});

describe('a release directory that was edited', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what was done              to the directory                                                                          directory door
    ['a byte of a file turned',   (folder: string) => flip(join(folder, 'release.tar'), 3000),                              /^E_DIGEST$/],
    ['a header turned',           (folder: string) => flip(join(folder, 'release.tar'), 10),                                /^E_DIGEST$/],
    ['bytes behind the archive',  (folder: string) => appendFileSync(join(folder, 'release.tar'), Buffer.alloc(512)),       /^E_DIGEST$/],
    ['an empty archive',          (folder: string) => writeFileSync(join(folder, 'release.tar'), ''),                       /^E_DIGEST$/],
    ['no archive',                (folder: string) => rmSync(join(folder, 'release.tar')),                                  /^E_RUNTIME$/],
    ['no manifest',               (folder: string) => rmSync(join(folder, 'manifest.json')),                                /^E_RUNTIME$/],
    ['a link for the manifest',   (folder: string) => { rmSync(join(folder, 'manifest.json')); symlinkSync(join(release, 'manifest.json'), join(folder, 'manifest.json')); }, /^E_RUNTIME$/],
  ] as const;
  test.each(cases)('%s', (_what, edit, code) => {
    const folder = copied();
    edit(folder);
    const target = fresh();
    expectRefused(directoryDoor(folder, target), code, target);
  });
});

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

describe('a target', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what it is               the target                                                                                     token
    ['not there',               () => join(fresh(), 'nowhere'),                                                                'E_TARGET'],
    ['not empty',               () => { const place = fresh(); writeFileSync(join(place, 'mine'), ''); return place; },        'E_TARGET'],
    ['below node_modules',      () => { const place = join(fresh(), 'node_modules/x'); mkdirSync(place, { recursive: true }); return place; }, 'E_TARGET'],
    ['inside the repository',   () => { const place = join(house.root, 'dist/target'); mkdirSync(place, { recursive: true }); return place; }, 'E_TARGET'],
  ] as const;
  test.each(cases)('%s', (_what, make, code) => {
    const target = make();
    const done = repositoryDoor(release, target);
    expect(done.stderr.split('\n')[0], done.all).toBe(code);
    expect(done.status).toBe(73);
  });

  test('with code on disk that is not the release’s', () => {
    house.write('libs/gate/src/more.ts', 'export {};\n');
    const target = fresh();
    expectRefused(repositoryDoor(release, target), /^E_DIRTY$/, target);
    rmSync(join(house.root, 'libs/gate/src/more.ts'));
  });

  test('of a profile that the release does not hold', () => {
    const target = fresh();
    const done = house.ystack(['install', join(release, 'manifest.json'), 'profile.nobody.v1', target]);
    expectRefused(done, /^E_(RELATION|USAGE|PROFILE)$/, target);
  });
});

describe('an installed tree that was changed', () => {
  const prompt = '.ystack/profiles/shared/prompts/producer.md';
  // biome-ignore format: an aligned table
  const cases = [
    // what was done        to the tree                                                                                        said
    ['nothing',             () => undefined,                                                                                   undefined],
    ['other bytes',         (target: string) => { chmodSync(join(target, prompt), 0o600); appendFileSync(join(target, prompt), '.'); chmodSync(join(target, prompt), 0o400); }, /^bytes: .*producer\.md: expected .*, found /m],
    ['another mode',        (target: string) => chmodSync(join(target, prompt), 0o644),                                        /producer\.md.*0?400.*0?644/],
    ['a file gone',         (target: string) => rmSync(join(target, prompt), { force: true }),                                 /^missing: .*producer\.md/m],
    ['a file more',         (target: string) => writeFileSync(join(target, '.ystack/profiles/more.md'), ''),                   /^extra: .*more\.md/m],
    ['a link in its place', (target: string) => { rmSync(join(target, prompt), { force: true }); symlinkSync('/etc/hostname', join(target, prompt)); }, /producer\.md: expected .*, found .*link/],
  ] as const;
  test.each(cases)('%s', (what, change, said) => {
    const target = fresh();
    expect(directoryDoor(release, target).status).toBe(0);
    change(target);
    const verified = house.ystack(['verify', target]);
    expect(verified.status, verified.all).toBe(said === undefined ? 0 : 65);
    if (said !== undefined) {
      expect(verified.stderr).toMatch(/^E_DIGEST\n/);
      expect(verified.stderr).toMatch(said);
    }
    const gone = house.ystack(['uninstall', target]);
    // What was installed and is unchanged goes; what somebody touched stays and is named.
    if (said === undefined) expect(readdirSync(target)).toEqual([]);
    else expect(gone.all).toMatch(what.endsWith('gone') ? /removed [0-9]+ files/ : /^kept .*(producer|more)\.md: /m);
  });
});
