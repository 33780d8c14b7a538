import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentDigest, type Json, sha256Hex } from '#canonical';
import { install, installRecordKind, northStarBytes, type ReleaseSource, releaseDirectorySource } from '#store';
import { needs } from '../../../test/support/needs.ts';
import { runAsOther } from './support/other-user.ts';
import { type SampleRelease, sampleRelease, sampleRepository, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';
import { snapshotOf } from './support/snapshot.ts';

const scratch = scratchFolder('install');

const release = sampleRelease({
  profiles: ['first', 'second'],
  extra: {
    'libs/tool/run.sh': '#!/bin/sh\n',
    'libs/tool/deep/er/data.txt': 'long\n'.repeat(600_000),
    'libs/tool/empty': '',
  },
  executable: ['libs/tool/run.sh'],
});

const installFrom = (directory: string, target: string, profile = 'first', source?: ReleaseSource) =>
  install({
    manifestPath: join(directory, 'manifest.json'),
    profileId: `profile.${profile}.v1`,
    target,
    source: source ?? releaseDirectorySource(directory),
    surroundings: { apartFrom: [directory] },
  });

/** Installs by the release directory door into a fresh target, or by another source. */
async function installed(what: SampleRelease, profile = 'first', source?: ReleaseSource) {
  const directory = scratch.folder('release');
  writeDirectory(directory, what);
  const target = scratch.folder('target');
  return { target, done: await installFrom(directory, target, profile, source) };
}

// biome-ignore format: an aligned table
test.each([
  // what           page
  ['a page',        (path: string) => writeFileSync(path, '<!doctype html>')],
  ['an empty page', (path: string) => writeFileSync(path, '')],
  ['a dead link',   (path: string) => symlinkSync('nowhere', path)],
  ['a folder',      (path: string) => mkdirSync(path)],
] as const)('%s beside the release changes nothing for the installer', async (_, put) => {
  const without = await installed(release);
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  put(join(directory, 'report.html'));
  const target = scratch.folder('target');
  const done = await installFrom(directory, target);
  expect(done).toMatchObject({ ok: true, value: { recordId: without.done.ok ? without.done.value.recordId : '' } });
  expect(snapshotOf(target)).toEqual(snapshotOf(without.target));
});

test('a profile is installed with its bytes and modes, and nothing of another profile', async () => {
  const { target, done } = await installed(release);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  const tree = join(target, '.ystack');
  expect(readdirSync(target)).toEqual(['.ystack']);
  const files = release.manifest.body.profiles[0];
  const wanted = [...(files?.files ?? []), ...(files?.gate_documents ?? [])];
  const lines = snapshotOf(tree).filter((line) => !line.includes('/ '));
  expect(lines).toEqual(
    [
      ...wanted.map((path) => {
        const mode = path === 'libs/tool/run.sh' ? '500' : '400';
        return `${path} ${mode} ${sha256Hex(release.contents.get(path) ?? '')}`;
      }),
      `install-record.json 400 ${sha256Hex(readFileSync(join(tree, 'install-record.json')))}`,
      `north-star.md 600 ${sha256Hex(northStarBytes)}`,
    ].sort(),
  );
  const folders = snapshotOf(target).filter((line) => line.includes('/ '));
  expect(folders.every((line) => line.endsWith('/ 700'))).toBe(true);
  expect(done.value).toMatchObject({ releaseId: release.manifest.id, fileCount: wanted.length, swept: [], left: [] });
});

test('the record names every file, and its id is the digest of its body', async () => {
  const { target, done } = await installed(release);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  const record = installRecordKind.parse(readFileSync(join(target, '.ystack/install-record.json')));
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  const { id, body } = record.value.content;
  expect(id).toBe(done.value.recordId);
  expect(id).toBe(`install.${documentDigest(body as unknown as Json)}`);
  expect(body.release_ref).toEqual({
    content_id: release.manifest.id,
    media_type: 'application/vnd.ystack.release-manifest+json',
    sha256: sha256Hex(release.manifestBytes),
  });
  expect(body.installed.map(({ path }) => path)).toEqual(release.manifest.body.profiles[0]?.files);
  expect(body.source).toEqual(release.manifest.body.source);
});

test('both doors end in the same bytes', async () => {
  const first = await installed(release);
  const second = await installed(release, 'first', sampleRepository(release));
  expect(first.done.ok).toBe(true);
  expect(second.done).toEqual(first.done);
  expect(snapshotOf(second.target)).toEqual(snapshotOf(first.target));
});

// biome-ignore format: an aligned table
test.each([
  // umask
  [0o000],
  [0o077],
  [0o777],
])('under umask %o the tree is the same', async (umask) => {
  const plain = await installed(release);
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  const target = scratch.folder('target');
  const before = process.umask(umask);
  try {
    const done = await installFrom(directory, target);
    expect(done.ok).toBe(true);
    expect(done).toEqual(plain.done);
  } finally {
    process.umask(before);
  }
  expect(snapshotOf(target)).toEqual(snapshotOf(plain.target));
});

test('an ordinary user gets the same tree', async (context) => {
  await needs('ordinary-user')(context);
  const place = scratch.folder('place');
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  const target = join(place, 'target');
  for (const path of [scratch.path, place, directory]) chmodSync(path, 0o777);
  expect(runAsOther(['-e', `fs.mkdirSync(${JSON.stringify(target)})`]).status).toBe(0);
  const run = runAsOther([
    join(import.meta.dirname, 'support/install-child.ts'),
    directory,
    'profile.first.v1',
    target,
  ]);
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('install.') });
  const owners = snapshotOf(target).map((line) => statSync(join(target, line.replace(/\/? [0-7]+( .*)?$/, ''))).uid);
  expect(new Set(owners)).toEqual(new Set([statSync(target).uid]));
  expect(readdirSync(place)).toEqual(['target']);
});

test('a folder whose parent hands its group and default modes down gets the same tree', async () => {
  const plain = await installed(release);
  const parent = scratch.folder('parent');
  const target = join(parent, 'target');
  mkdirSync(target);
  chmodSync(parent, 0o2777);
  // Where the program is missing, the set-group-id bit alone is tried.
  spawnSync('setfacl', ['-d', '-m', 'u::rwx,g::rwx,o::rwx', parent]);
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  expect((await installFrom(directory, target)).ok).toBe(true);
  expect(snapshotOf(target)).toEqual(snapshotOf(plain.target));
});

test('what a killed installation left is swept and said, and only that', async () => {
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  const parent = scratch.folder('parent');
  mkdirSync(join(parent, 'target'));
  const dead = '.ystack-staging-0123456789ab-4194305-1-00000000-00000000-00000000-0';
  for (const name of [dead, '.ystack', '.ystack-staging-mine']) mkdirSync(join(parent, name));
  const done = await installFrom(directory, join(parent, 'target'));
  // The maker is of a machine that this one cannot see into, and the folder is new: it stays and is named.
  expect(done).toMatchObject({ ok: true, value: { swept: [], left: [dead] } });
  expect(readdirSync(parent).sort()).toEqual(['.ystack', dead, '.ystack-staging-mine', 'target']);
});
