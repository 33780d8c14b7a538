// The installer on a real release: both doors end in the same bytes, the tree validates itself with plain Node and nothing
// else, and is verified and taken out again.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  archiveEntries,
  encodeReleaseManifest,
  headerBytes,
  paddingOf,
  type ReleaseManifest,
  sealManifest,
} from '#packaging';
import { allowing, openSshFile, publicLine } from '../../libs/attest/test/support/keys.ts';
import { type SampleRelease, sampleRelease, writeDirectory } from '../../libs/store/test/support/sample-release.ts';
import { snapshotOf } from '../../libs/store/test/support/snapshot.ts';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { needs } from '../support/needs.ts';
import { runtimePath, runtimesSkip } from '../support/runtimes.ts';

const profileId = 'profile.default.v1';
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'ystack-doors-')));
let house: Clone;
let release = '';

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

const target = (name: string): string => {
  mkdirSync(join(scratch, name));
  return join(scratch, name);
};

/** Node by itself: no environment, no folder of the repository, no package. */
const node = (words: readonly string[], program = process.execPath) =>
  spawnSync(program, words, { encoding: 'utf8', cwd: scratch, env: {} });
const installer = (...words: readonly string[]) => node([join(release, 'install.mjs'), ...words]);

test('both doors end in the same bytes and print the same record id', () => {
  const [ours, theirs] = [target('repository'), target('directory')];
  const derived = house.ystack(['install', join(release, 'manifest.json'), profileId, ours]);
  expect(derived).toMatchObject({ status: 0, stdout: expect.stringMatching(/^install\.[0-9a-f]{64}\n$/) });
  expect(installer('install', profileId, theirs)).toMatchObject({ status: 0, stdout: derived.stdout });
  expect(snapshotOf(theirs)).toEqual(snapshotOf(ours));
  expect(house.ystack(['verify', theirs, '--from', release])).toMatchObject({ status: 0, stdout: derived.stdout });
  expect(installer('verify', ours, '--from', release)).toMatchObject({ status: 0, stdout: derived.stdout });
});

test.for([['24'], ['22'], ['26']] as const)('an installed tree validates itself on Node %s', ([major], { skip }) => {
  const program = major === '24' ? process.execPath : runtimePath(major);
  if (program === undefined) return skip(runtimesSkip);
  const folder = target(`validates-${major}`);
  expect(installer('install', profileId, folder).status).toBe(0);
  const tree = join(folder, '.ystack');
  const files = snapshotOf(tree).map((line) => line.replace(/ [0-7]+( [0-9a-f]+)?$/, ''));
  const manifests = files.filter((path) => /^profiles\/(default|shared)\/manifests\/.*\.json$/.test(path));
  expect(manifests).toHaveLength(6);
  const documents = ['profiles/default/profile.json', 'gates/default/resolve/resolved-profile.json', ...manifests];
  const entry = join(tree, 'libs/command/src/installed.ts');
  const judge = (paths: readonly string[]) => node([entry, 'validate-profile-set', ...paths], program);
  const paths = documents.map((path) => join(tree, path));
  expect(judge(paths)).toMatchObject({ status: 0, stdout: '' });
  // It says no as well: a manifest less is a set that is not whole.
  expect(judge(paths.slice(0, -1))).toMatchObject({ status: 65, stderr: expect.stringMatching(/^E_RELATION\n/) });
});

test('nothing in an installed tree names the machine or the repository it was made in', () => {
  const folder = target('names');
  expect(installer('install', profileId, folder).status).toBe(0);
  for (const line of snapshotOf(folder).filter((entry) => !entry.includes('/ '))) {
    const text = readFileSync(join(folder, line.replace(/ [0-7]+ [0-9a-f]+$/, '')), 'latin1');
    expect(text.includes(house.root) || text.includes(scratch), line).toBe(false);
  }
});

describe('signed', () => {
  const at = (name: string): string => join(scratch, name);
  beforeAll(() => {
    writeFileSync(at('key'), openSshFile(1));
    writeFileSync(at('signers'), allowing(`ann@example namespaces="ystack-release" ${publicLine(1)}`));
    writeFileSync(at('others'), allowing(`bo@example ${publicLine(2)}`));
  });

  test('it is signed beside its files, and again with the same bytes', () => {
    const before = snapshotOf(release);
    const signed = house.ystack(['sign', release, '--key', at('key')]);
    expect(signed.status, signed.all).toBe(0);
    const after = snapshotOf(release);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(house.ystack(['sign', release, '--key', at('key')]).stderr).toContain('signed already, by the same key');
    expect(snapshotOf(release)).toEqual(after);
    const known = house.ystack(['verify-signature', release, '--allowed-signers', at('signers')]);
    expect(known).toMatchObject({ status: 0, stdout: expect.stringMatching(/^ann@example SHA256:/) });
    const unkeyed = house.run('node', ['tools/attest/src/main.ts']);
    expect(unkeyed).toMatchObject({ status: 64, stderr: expect.stringMatching(/^E_USAGE\n/) });
  });

  test('OpenSSH verifies it', async (context) => {
    await needs('ssh-keygen')(context);
    const words = ['-Y', 'verify', '-n', 'ystack-release', '-I', 'ann@example', '-f', at('signers')];
    const input = readFileSync(join(release, 'manifest.json'));
    const verified = spawnSync('ssh-keygen', [...words, '-s', join(release, 'manifest.json.sig')], { input });
    expect(verified.status, verified.stderr.toString()).toBe(0);
  });

  test('both doors demand it, with nothing but Node', () => {
    const [ours, theirs, denied] = [target('signed-repository'), target('signed-directory'), target('denied')];
    const manifest = join(release, 'manifest.json');
    const derived = house.ystack(['install', manifest, profileId, ours, '--allowed-signers', at('signers')]);
    expect(derived.status, derived.all).toBe(0);
    expect(derived.stderr).toMatch(/^signed by ann@example with SHA256:/m);
    const oldest = runtimePath('20') ?? process.execPath;
    const alone = (place: string, file: string) =>
      node([join(release, 'install.mjs'), 'install', '--allowed-signers', at(file), profileId, place], oldest);
    expect(alone(theirs, 'signers').stderr).toMatch(/^signed by ann@example with SHA256:/m);
    expect(snapshotOf(theirs)).toEqual(snapshotOf(ours));
    expect(installer('verify', theirs, '--from', release).stderr).toMatch(/^signature not checked: /m);
    for (const refused of [
      alone(denied, 'others'),
      house.ystack(['install', manifest, profileId, denied, '--allowed-signers', at('others')]),
      house.ystack(['verify', ours, '--from', release, '--allowed-signers', at('others')]),
    ]) {
      expect(refused).toMatchObject({ status: 65, stdout: '', stderr: expect.stringMatching(/^E_SIGNATURE\n/) });
    }
    expect(snapshotOf(denied)).toEqual([]);
  });
});

test('a release that leaves the last gates out is refused, though everything in it is consistent', () => {
  const short = join(scratch, 'short');
  mkdirSync(short);
  const lessGates = withoutGates(release, ['evaluate', 'shadow']);
  writeDirectory(short, lessGates);
  const [ours, theirs] = [target('short-repository'), target('short-directory')];
  expect(installer('install', '--from', short, profileId, theirs)).toMatchObject({
    status: 65,
    stderr: expect.stringMatching(/^E_PROFILE\n[\s\S]*the gates resolve, validate, evaluate, shadow/),
  });
  const atRepository = house.ystack(['install', join(short, 'manifest.json'), profileId, ours]);
  expect(atRepository).toMatchObject({ stdout: '', stderr: expect.stringMatching(/^E_DIGEST\n/) });
  expect([snapshotOf(ours), snapshotOf(theirs)]).toEqual([[], []]);
});

/** The release in a directory, sealed again without the documents and verdicts of some gates. */
function withoutGates(directory: string, gates: readonly string[]): SampleRelease {
  const { body } = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as ReleaseManifest;
  const archive = readFileSync(join(directory, 'release.tar'));
  const contents = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { path, size_bytes: size } of archiveEntries(sealManifest(body))) {
    const start = offset + headerBytes({ path, mode: '100644', size_bytes: size }).length;
    contents.set(path, archive.subarray(start, start + size));
    offset = start + size + paddingOf(size);
  }
  const isKept = (path: string): boolean => !gates.includes(path.split('/')[2] ?? '');
  const manifest = sealManifest({
    ...body,
    gates: body.gates.filter(({ gate }) => !gates.includes(gate)),
    gate_documents: body.gate_documents.filter(({ path }) => isKept(path)),
    profiles: body.profiles.map((profile) => ({
      ...profile,
      gate_documents: profile.gate_documents.filter(isKept),
    })),
  });
  const installer = readFileSync(join(directory, 'install.mjs'));
  return { manifest, manifestBytes: encodeReleaseManifest(manifest), contents, installer };
}

test('both doors plan the same upgrade and end in the same tree, and both roll it back', () => {
  const older = join(scratch, 'older');
  mkdirSync(older);
  writeDirectory(older, sampleRelease({ profiles: ['default'] }));
  const theirs = ['repository', 'directory'].map((name) => {
    const folder = target(`upgraded-${name}`);
    expect(installer('install', '--from', older, profileId, folder).status).toBe(0);
    return folder;
  });
  const [ours = '', other = ''] = theirs;
  const before = snapshotOf(ours);
  const atRepository = ['upgrade', join(release, 'manifest.json'), profileId, ours];
  const planned = house.ystack(atRepository);
  expect(planned).toMatchObject({ status: 0, stdout: expect.stringContaining('"kind":"upgrade_plan"') });
  expect(installer('upgrade', profileId, other).stdout).toBe(planned.stdout);
  const digest = /^plan (sha256:[0-9a-f]{64})$/m.exec(planned.stderr)?.[1] ?? '';
  const done = house.ystack([...atRepository, '--plan', digest]);
  expect(done).toMatchObject({ status: 0, stdout: expect.stringMatching(/^install\./) });
  expect(installer('upgrade', profileId, other, '--plan', digest)).toMatchObject({ status: 0, stdout: done.stdout });
  expect(snapshotOf(ours)).toEqual(snapshotOf(other));
  expect(house.ystack(['verify', ours, '--from', release])).toMatchObject({ status: 0, stdout: done.stdout });
  expect([house.ystack(['rollback', ours]).status, installer('rollback', other).status]).toEqual([0, 0]);
  for (const folder of theirs) {
    expect(snapshotOf(folder).filter((line) => !line.startsWith('.ystack-'))).toEqual(before);
  }
});

test('uninstalled, the target is empty again', () => {
  const folder = target('leaves');
  expect(installer('install', profileId, folder).status).toBe(0);
  expect(house.ystack(['uninstall', folder]).status).toBe(0);
  expect(snapshotOf(folder)).toEqual([]);
});
