import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { displayName, openFolder, treeDepthMax, walkTree, withFolder } from '#files';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder('walk');

test('a walk lists every entry, contents first, in byte order, and enters no link', () => {
  const path = join(scratch, 'tree');
  mkdirSync(join(path, 'b/inner'), { recursive: true });
  writeFileSync(join(path, 'b/inner/x'), 'xx', { mode: 0o600 });
  writeFileSync(join(path, 'Z'), '');
  writeFileSync(join(path, 'a'), '');
  writeFileSync(join(path, 'ﬀ'), '');
  writeFileSync(join(path, '😀'), '');
  writeFileSync(Buffer.concat([Buffer.from(`${path}/bad-`), Buffer.from([0xff])]), '');
  symlinkSync('..', join(path, 'b/up'));
  const listed = withFolder(openFolder(path), (folder) =>
    [...walkTree(folder)].map(({ path: entry, kind }) => `${kind} ${entry}`),
  );
  expect(listed).toEqual([
    'file Z',
    'file a',
    'file b/inner/x',
    'folder b/inner',
    'link b/up',
    'folder b',
    'file bad-\\xff',
    'file ﬀ',
    'file 😀',
  ]);
});

// biome-ignore format: an aligned table
test.each([
  // folders         expected
  [treeDepthMax - 1, 'walked'],
  [treeDepthMax,     'ENAMETOOLONG'],
])('a tree %i deep is %s', (depth, expected) => {
  const path = join(scratch, `deep-${depth}`);
  mkdirSync(join(path, ...Array.from({ length: depth }, () => 'd')), { recursive: true });
  const walk = () => withFolder(openFolder(path), (folder) => [...walkTree(folder)].length);
  if (expected === 'walked') expect(walk()).toBe(depth);
  else expect(walk).toThrowError(expect.objectContaining({ errno: expected }));
});

// biome-ignore format: an aligned table
test.each([
  // bytes                    shown
  [Buffer.from('plain'),      'plain'],
  [Buffer.from('é'),          'é'],
  [Buffer.from([0xff]),       '\\xff'],
  [Buffer.from('\\xff'),      '\\x5cxff'],
  [Buffer.from('a\u001b[2J'), 'a\\x1b[2J'],
])('%j is shown as %s', (raw, shown) => {
  expect(displayName(raw)).toBe(shown);
});
