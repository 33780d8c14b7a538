import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { encodeSums, parseSums, writeReleaseDirectory } from '#store';
import { archiveOf, archivePieces, sampleRelease } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';
import { snapshotOf } from './support/snapshot.ts';

const scratch = scratchFolder('write-release');
const release = sampleRelease();
const { id } = release.manifest;
const parts = {
  manifest: release.manifestBytes,
  installer: release.installer,
  archive: () => archivePieces(release),
};
const sums = {
  installer: sha256Hex(release.installer),
  manifest: sha256Hex(release.manifestBytes),
  archive: sha256Hex(archiveOf(release)),
};

test('a release is four files, their sums those of coreutils, whatever the umask', async () => {
  const root = join(scratch.folder(), 'dist/releases');
  const before = process.umask(0o077);
  const done = await writeReleaseDirectory(root, id, parts).finally(() => process.umask(before));
  expect(done).toEqual({ ok: true, value: { path: join(root, id), state: 'written', sums } });
  const text = `${sums.installer}  install.mjs\n${sums.manifest}  manifest.json\n${sums.archive}  release.tar\n`;
  expect(readFileSync(join(root, id, 'SHA256SUMS'), 'utf8')).toBe(text);
  expect(snapshotOf(root)).toEqual([
    `${id}/ 755`,
    `${id}/SHA256SUMS 644 ${sha256Hex(text)}`,
    `${id}/install.mjs 644 ${sums.installer}`,
    `${id}/manifest.json 644 ${sums.manifest}`,
    `${id}/release.tar 644 ${sums.archive}`,
  ]);
});

test('written again it is found present, and what lies beside is left alone', async () => {
  const root = scratch.folder('releases');
  await writeReleaseDirectory(root, id, parts);
  mkdirSync(join(root, id, 'evidence'));
  mkdirSync(join(root, 'release.other'));
  const before = snapshotOf(root);
  expect(await writeReleaseDirectory(root, id, parts)).toMatchObject({ ok: true, value: { state: 'present', sums } });
  expect(snapshotOf(root)).toEqual(before);
});

describe('a page for people', () => {
  const page = new TextEncoder().encode('<!doctype html>\n');
  const paged = { ...parts, pages: new Map([['report.html', page]]) };
  const reportOf = (root: string) => join(root, id, 'report.html');

  test('lies beside the release, and the sums are those of a release without it', async () => {
    const root = scratch.folder('releases');
    expect(await writeReleaseDirectory(root, id, paged)).toMatchObject({ ok: true, value: { state: 'written', sums } });
    expect(readFileSync(join(root, id, 'SHA256SUMS'), 'utf8')).not.toContain('report');
    expect(snapshotOf(root).filter((line) => line.includes('report'))).toEqual([
      `${id}/report.html 644 ${sha256Hex(page)}`,
    ]);
  });

  // biome-ignore format: an aligned table
  test.each([
    // what      spoil
    ['edited',  (path: string) => writeFileSync(path, 'other')],
    ['missing', (path: string) => rmSync(path)],
    ['a link',  (path: string) => replaceByLink(path)],
    ['as it was', () => undefined],
  ] as const)('that is %s is found as it must be after a rebuild', async (_, spoil) => {
    const root = scratch.folder('releases');
    await writeReleaseDirectory(root, id, paged);
    spoil(reportOf(root));
    expect(await writeReleaseDirectory(root, id, paged)).toMatchObject({ ok: true, value: { state: 'present' } });
    expect(lstatSync(reportOf(root)).isFile()).toBe(true);
    expect(readFileSync(reportOf(root))).toEqual(Buffer.from(page));
    expect(readdirSync(join(root, id)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('is not written into a directory of that id with other bytes', async () => {
    const root = scratch.folder('releases');
    await writeReleaseDirectory(root, id, parts);
    truncateSync(join(root, id, 'release.tar'), 512);
    expect(await writeReleaseDirectory(root, id, paged)).toMatchObject({ ok: false });
    expect(existsSync(reportOf(root))).toBe(false);
  });
});

// biome-ignore format: an aligned table
test.each([
  // what                 spoil                                                             file
  ['a manifest edited',   (dir: string) => writeFileSync(join(dir, 'manifest.json'), '{}'), 'manifest.json'],
  ['an archive cut',      (dir: string) => truncateSync(join(dir, 'release.tar'), 512),     'release.tar'],
  ['an archive missing',  (dir: string) => rmSync(join(dir, 'release.tar')),                'release.tar'],
  ['an installer edited', (dir: string) => writeFileSync(join(dir, 'install.mjs'), ''),     'install.mjs'],
  ['sums edited',         (dir: string) => writeFileSync(join(dir, 'SHA256SUMS'), ''),      'SHA256SUMS'],
  ['a linked manifest',   (dir: string) => replaceByLink(join(dir, 'manifest.json')),       'manifest.json'],
] as const)('a directory of that id with %s is refused and left as it is', async (_, spoil, file) => {
  const root = scratch.folder('releases');
  await writeReleaseDirectory(root, id, parts);
  spoil(join(root, id));
  const before = snapshotOf(root);
  const done = await writeReleaseDirectory(root, id, parts);
  expect(done.ok ? '' : `${done.refusal.code} ${done.refusal.input}`).toBe(`E_DIGEST ${join(root, id, file)}`);
  expect(snapshotOf(root)).toEqual(before);
});

function replaceByLink(path: string): void {
  renameSync(path, `${path}.real`);
  symlinkSync(`${path}.real`, path);
}

test('two writers at once: one writes, the other finds it present', async () => {
  const root = scratch.folder('releases');
  const both = await Promise.all([writeReleaseDirectory(root, id, parts), writeReleaseDirectory(root, id, parts)]);
  expect(both.map((done) => (done.ok ? done.value.state : done.refusal.code)).sort()).toEqual(['present', 'written']);
  expect(readdirSync(root)).toEqual([id]);
});

test('an archive that fails half way leaves nothing', async () => {
  const root = scratch.folder('releases');
  const archive = function* () {
    yield new Uint8Array(10);
    throw new Error('the repository went away');
  };
  await expect(writeReleaseDirectory(root, id, { ...parts, archive })).rejects.toThrow('the repository went away');
  expect(readdirSync(root)).toEqual([]);
});

test.each([['release.x'], ['../release.x'], [`${id}/..`], ['']])('%j is no id of a release', async (other) => {
  await expect(writeReleaseDirectory(scratch.folder(), other, parts)).rejects.toThrow(TypeError);
});

const good = new TextDecoder().decode(encodeSums(sums));
// biome-ignore format: an aligned table
test.each([
  // what                    text                                                   expected
  ['as written',             good,                                                  'read'],
  ['nothing',                '',                                                    'E_DIGEST'],
  ['a line missing',         good.replace(/^.*\n/, ''),                             'E_DIGEST'],
  ['a line twice',           good + good.replace(/\n.*/s, '\n'),                    'E_DIGEST'],
  ['lines in another order', good.split('\n').reverse().join('\n'),                 'E_DIGEST'],
  ['no line end',            good.trimEnd(),                                        'E_DIGEST'],
  ['line ends of Windows',   good.replaceAll('\n', '\r\n'),                         'E_DIGEST'],
  ['one blank',              good.replace('  ', ' '),                               'E_DIGEST'],
  ['a star for binary',      good.replace('  ', ' *'),                              'E_DIGEST'],
  ['upper case',             good.replace(/[a-f]/, (digit) => digit.toUpperCase()), 'E_DIGEST'],
  ['another file',           good.replace('release.tar', 'release.tgz'),            'E_DIGEST'],
  ['a byte order mark',      `\ufeff${good}`,                                       'E_DIGEST'],
] as const)('sums: %s', (_, text, expected) => {
  const parsed = parseSums(new TextEncoder().encode(text));
  expect(parsed.ok ? 'read' : parsed.refusal.code).toBe(expected);
  if (parsed.ok) expect(parsed.value).toEqual(sums);
});
