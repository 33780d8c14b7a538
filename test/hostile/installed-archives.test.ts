// Hostile archives, each installed: by the library and by `install.mjs`. The sums of the release directory are made right, so
// only the manifest tells. Refused at the byte that differs; the target stays empty and nothing beside it changes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { archiveEntries, createArchiveChecker } from '#packaging';
import { encodeSums, install, releaseDirectorySource } from '#store';
import { archiveOf, writeDirectory } from '../../libs/store/test/support/sample-release.ts';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../libs/store/test/support/snapshot.ts';
import { isFull } from '../support/scale.ts';
import { hostileArchives, victimRelease } from './support/archives.ts';

const scratch = scratchFolder('hostile');
const installer = readFileSync(join(import.meta.dirname, '../../releases/install.mjs'));
const release = victimRelease(installer);
const good = archiveOf(release);
const rows = hostileArchives(release);
const profileId = 'profile.sample.v1';

/** A release directory with this archive and an empty target, beside things that an archive could reach for. */
function place(archive: Buffer) {
  const parent = scratch.folder('parent');
  const [dir, target] = [join(parent, 'release'), join(parent, 'target')];
  const sums = {
    installer: sha256Hex(installer),
    manifest: sha256Hex(release.manifestBytes),
    archive: sha256Hex(archive),
  };
  writeDirectory(dir, release, { 'release.tar': archive, SHA256SUMS: encodeSums(sums) });
  mkdirSync(target);
  writeFileSync(join(parent, 'secret'), 'secret\n', { mode: 0o600 });
  writeFileSync(join(parent, 'b.txt'), 'not to be overwritten\n');
  symlinkSync('secret', join(parent, 'link'));
  return { parent, dir, target };
}

const installInto = ({ dir, target }: ReturnType<typeof place>) =>
  install({
    manifestPath: join(dir, 'manifest.json'),
    profileId,
    target,
    source: releaseDirectorySource(dir),
    surroundings: { apartFrom: [dir] },
  });

const byProgram = ({ dir, target }: ReturnType<typeof place>) =>
  spawnSync(process.execPath, [join(dir, 'install.mjs'), 'install', profileId, target], {
    encoding: 'utf8',
    env: {},
    cwd: '/',
  });

test('the good archive is installed by both', async () => {
  const [one, other] = [place(good), place(good)];
  expect(await installInto(one)).toMatchObject({ ok: true });
  expect(byProgram(other)).toMatchObject({ status: 0 });
  expect(snapshotOf(one.target)).toEqual(snapshotOf(other.target));
});

test('there are more than 44, no two alike', () => {
  expect(rows.length).toBeGreaterThan(44);
  expect(new Set([good, ...rows.map(([, archive]) => archive)].map(sha256Hex)).size).toBe(rows.length + 1);
});

test('most are archives to another reader, and say other things to it', () => {
  const usual = JSON.stringify(parsed(good));
  expect(parsed(good)).toHaveLength(archiveEntries(release.manifest).length);
  const taken = rows.filter(([, archive]) => ![usual, '[]'].includes(JSON.stringify(parsed(archive))));
  expect(taken.length).toBeGreaterThan(30);
});

/** What node-tar makes of an archive: every entry that it would extract. */
function parsed(archive: Buffer): readonly unknown[] {
  const entries: unknown[] = [];
  const parser = new Parser({ strict: false, onwarn: () => {} });
  parser.on('entry', (entry: ReadEntry) => {
    const { path, type, mode, size, linkpath } = entry;
    entries.push([path, type, mode, size, linkpath]);
    entry.resume();
  });
  parser.on('error', () => {});
  parser.end(archive);
  return entries;
}

test.each(rows)('%s', async (_what, archive, detail, at) => {
  const checker = createArchiveChecker(archiveEntries(release.manifest));
  const pushed = checker.push(archive);
  const checked = pushed.ok ? checker.end() : pushed;
  if (checked.ok) throw new Error('let in');
  expect(checked.refusal).toMatchObject({ code: 'E_DIGEST', detail, at: expect.stringContaining(at) });

  const there = place(archive);
  const before = snapshotOf(there.parent);
  const done = await installInto(there);
  // An archive of another size is refused by its size, before a byte of it is read.
  const expected =
    archive.length === good.length ? { detail } : { expected: `${good.length} bytes, not ${archive.length}` };
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_DIGEST', ...expected } });
  expect(snapshotOf(there.parent)).toEqual(before);
});

// One process a row takes a tenth of a second: a slice in `npm test`, all of them in the full run.
const tried = rows.filter((_, index) => isFull || index % 12 === 0);
test.each(tried)('%s, by install.mjs', (_what, archive) => {
  const there = place(archive);
  const before = snapshotOf(there.parent);
  const done = byProgram(there);
  expect([done.status, done.stdout, done.stderr.split('\n')[0]]).toEqual([65, '', 'E_DIGEST']);
  expect(snapshotOf(there.parent)).toEqual(before);
});
