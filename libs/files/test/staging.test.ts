import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFile, makeFolder, openFolder, openStaging, publishDirectory, removeTree, sweepFolder } from '#files';
import { ownerToken, thisOwner } from '../src/owner.ts';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder('staging');
const self = thisOwner();
const bytes = (text: string) => new TextEncoder().encode(text);

function freshFolder(name: string): string {
  const path = join(scratch, name);
  mkdirSync(path);
  return path;
}

function linkToFolder(path: string): void {
  mkdirSync(`${path}.real`);
  symlinkSync('target.real', path);
}

function fill(staging: { folder: ReturnType<typeof openFolder> }, count: number): void {
  const inner = makeFolder(staging.folder, 'inner');
  for (let index = 0; index < count; index += 1) createFile(inner, `f${index}`, bytes(`${index}`), 0o400, false);
  inner.close();
}

// biome-ignore format: an aligned table
test.each([
  // what stands there    prepare                                                            files expected
  ['nothing',             () => {},                                                          1,    'published'],
  ['an empty folder',     (path: string) => mkdirSync(path),                                 1,    'published'],
  ['nothing, many files', () => {},                                                          600,  'published'],
  ['a full folder',       (path: string) => mkdirSync(join(path, 'x'), { recursive: true }), 1,    'occupied'],
  ['a file',              (path: string) => writeFileSync(path, ''),                         1,    'occupied'],
  ['a link to a folder',  (path: string) => linkToFolder(path),                              1,    'occupied'],
] as const)('publishing over %s', (name, prepare, files, expected) => {
  const parentPath = freshFolder(name.replaceAll(' ', '-'));
  prepare(join(parentPath, 'target'));
  const parent = openFolder(parentPath);
  const staging = openStaging(parent, 'target');
  fill(staging, files);
  expect(publishDirectory(staging, 'target')).toBe(expected);
  expect(existsSync(join(parentPath, 'target/inner/f0'))).toBe(expected === 'published');
  expect(staging.discard()).toBe(true);
  expect(readdirSync(parentPath).filter((entry) => entry.startsWith('.'))).toEqual([]);
  parent.close();
});

test('two stagings for one target never share a folder, and only the first is published', () => {
  const path = freshFolder('twice');
  const parent = openFolder(path);
  const [first, second] = [openStaging(parent, 'target'), openStaging(parent, 'target')];
  expect(first.name).not.toBe(second.name);
  fill(first, 1);
  fill(second, 1);
  expect(publishDirectory(first, 'target')).toBe('published');
  expect(publishDirectory(second, 'target')).toBe('occupied');
  second.discard();
  expect(readdirSync(path)).toEqual(['target']);
  parent.close();
});

test('a staging folder is private under every umask', () => {
  const parent = openFolder(freshFolder('umask'));
  const before = process.umask(0o777);
  const staging = openStaging(parent, 'target');
  process.umask(before);
  expect(spawnSync('stat', ['-c', '%a', join(parent.path, staging.name)]).stdout.toString()).toBe('700\n');
  staging.discard();
  parent.close();
});

const hour = 3600;
// biome-ignore format: an aligned table
test.each([
  // leftover of                     age in hours expected
  [{ ...self, pid: 999_999_999 },    0,                    'removed'],
  [{ ...self, boot: '00000000' },    0,                    'removed'],
  [self,                             48,                   'kept'],
  [{ ...self, machine: '00000000' }, 23,                   'left'],
  [{ ...self, machine: '00000000' }, 25,                   'removed'],
  [{ ...self, space: '00000000' },   23,                   'left'],
] as const)('a leftover of %j, %i hours old, is %s', (owner, age, expected) => {
  const path = freshFolder(`sweep-${ownerToken(owner)}-${age}`);
  const name = `.ystack-staging-0123456789ab-${ownerToken(owner)}-0`;
  mkdirSync(join(path, name, 'deep/er'), { recursive: true });
  writeFileSync(join(path, 'keep'), 'kept');
  symlinkSync('../../../keep', join(path, name, 'deep/er/link'));
  symlinkSync('../..', join(path, name, 'deep/er/up'));
  writeFileSync(join(path, 'now'), '');
  const now = 2_000_000_000;
  utimesSync(join(path, 'now'), now, now);
  utimesSync(join(path, name), now - age * hour, now - age * hour);
  const parent = openFolder(path);
  const swept = sweepFolder(parent, 'now');
  parent.close();
  expect({ removed: swept.removed, left: swept.left }).toEqual({
    removed: expected === 'removed' ? [name] : [],
    left: expected === 'left' ? [name] : [],
  });
  expect(existsSync(join(path, name))).toBe(expected !== 'removed');
  expect(readFileSync(join(path, 'keep'), 'utf8')).toBe('kept');
});

// biome-ignore format: an aligned table
test.each([
  ['.ystack-staging-0123456789ab-x-0'],
  [`.ystack-stagings-0123456789ab-${ownerToken({ ...self, pid: 999_999_999 })}-0`],
  [`ystack-staging-0123456789ab-${ownerToken({ ...self, pid: 999_999_999 })}-0`],
  [`.ystack-staging-0123456789ab-${ownerToken({ ...self, pid: 999_999_999 })}-0.bak`],
])('%s is not ours to sweep', (name) => {
  const path = freshFolder(`odd-${name}`);
  mkdirSync(join(path, name));
  const parent = openFolder(path);
  expect(sweepFolder(parent)).toEqual({ removed: [], left: [] });
  parent.close();
  expect(existsSync(join(path, name))).toBe(true);
});

test('a leftover that cannot be listed is opened up and removed', () => {
  const path = freshFolder('sealed');
  mkdirSync(join(path, 'left/inner/inmost'), { recursive: true });
  for (const sealed of ['left/inner/inmost', 'left/inner', 'left']) chmodSync(join(path, sealed), 0);
  const parent = openFolder(path);
  removeTree(parent, 'left');
  removeTree(parent, 'left');
  parent.close();
  expect(readdirSync(path)).toEqual([]);
});

test('a held folder cannot be swapped for a link', () => {
  const path = freshFolder('swap');
  mkdirSync(join(path, 'real'));
  mkdirSync(join(path, 'elsewhere'));
  const folder = openFolder(join(path, 'real'));
  renameSync(join(path, 'real'), join(path, 'moved'));
  symlinkSync('elsewhere', join(path, 'real'));
  expect(folder.isInPlace()).toBe(false);
  createFile(folder, 'file', bytes('x'), 0o600, true);
  folder.close();
  expect([readdirSync(join(path, 'moved')), readdirSync(join(path, 'elsewhere'))]).toEqual([['file'], []]);
  expect(() => openFolder(join(path, 'real'))).toThrowError(expect.objectContaining({ errno: 'ENOTDIR' }));
});
