import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errnoOf, FilesFault, writeFileDurably } from '#files';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder('durable');
const at = (name: string) => join(scratch, name);
const bytes = (text: string) => new TextEncoder().encode(text);

// biome-ignore format: an aligned table
test.each([
  // umask mode expected
  [0o000,     0o644,   0o644],
  [0o077,     0o644,   0o644],
  [0o777,     0o400,   0o400],
  [0o022,     0o755,   0o755],
])('under umask %o a file of mode %o has mode %o', (umask, mode, expected) => {
  const before = process.umask(umask);
  try {
    writeFileDurably(at('file'), bytes('new'), mode);
  } finally {
    process.umask(before);
  }
  expect(lstatSync(at('file')).mode & 0o7777).toBe(expected);
  expect(readFileSync(at('file'), 'utf8')).toBe('new');
});

test('a link is replaced, not written through', () => {
  writeFileSync(at('secret'), 'untouched');
  symlinkSync('secret', at('link'));
  symlinkSync('made-by-link', at('dangling'));
  writeFileDurably(at('link'), bytes('new'));
  writeFileDurably(at('dangling'), bytes('new'));
  expect(readFileSync(at('secret'), 'utf8')).toBe('untouched');
  expect(existsSync(at('made-by-link'))).toBe(false);
  expect([lstatSync(at('link')).isFile(), lstatSync(at('dangling')).isFile()]).toEqual([true, true]);
});

test('what is no file is never replaced', () => {
  mkdirSync(at('folder'));
  execFileSync('mkfifo', [at('pipe')]);
  expect(() => writeFileDurably(at('folder'), bytes('new'))).toThrow(/EISDIR/);
  expect(() => writeFileDurably(at('pipe'), bytes('new'))).toThrow(/something stands there already \(EEXIST\)/);
  expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
});

test('a file is written into a folder that is reached through a link', () => {
  mkdirSync(at('real'));
  symlinkSync('real', at('way'));
  writeFileDurably(at('way/file'), bytes('new'));
  expect(readFileSync(at('real/file'), 'utf8')).toBe('new');
  expect(readlinkSync(at('way'))).toBe('real');
});

// biome-ignore format: an aligned table
test.each([
  // path                errno
  ['none/file',          'ENOENT'],
  ['occupied',           'EISDIR'],
  [`${'n'.repeat(256)}`, 'ENAMETOOLONG'],
])('a write to %j fails with %s and leaves nothing', (path, errno) => {
  mkdirSync(at('occupied'), { recursive: true });
  const before = readdirSync(scratch);
  let fault: unknown;
  try {
    writeFileDurably(at(path), bytes('new'));
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(FilesFault);
  expect(fault).toMatchObject({ code: 'E_IO', errno });
  expect(readdirSync(scratch)).toEqual(before);
});

// biome-ignore format: an aligned table
test.each([
  // code                        errno   expected
  ['ENOSPC',                     -28,    'ENOSPC'],
  ['EAGAIN',                     -11,    'EAGAIN'],
  ['UNKNOWN',                    -122,   'EDQUOT'],
  ['Unknown system error -122',  -122,   'EDQUOT'],
  ['Unknown system error -9999', -9999,  'Unknown system error -9999'],
  [122,                          -122,   'EUNKNOWN'],
])('an error of code %j and number %i is %s', (code, errno, expected) => {
  expect(errnoOf(Object.assign(new Error('x'), { code, errno }))).toBe(expected);
});
