// Bounds that no repository of a sensible size reaches, at the edge and one past it.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { structureBytesMax } from '#git';
import { copy, encodeDelta, encodeIndex, encodePack } from '../../../test/hostile/support/packs.ts';
import { needs } from '../../../test/support/needs.ts';
import { limitedCommand } from '../src/environment.ts';
import { childBytesMax, GitStore } from '../src/git-store.ts';
import { History } from '../src/history.ts';
import { Unreadable } from '../src/loose-object.ts';
import { judgeObjectFolder } from '../src/object-folder.ts';
import { ObjectReader } from '../src/object-reader.ts';
import { PackEntries } from '../src/pack-entry.ts';
import { parsePackIndex } from '../src/pack-index.ts';
import { readSmallFile } from '../src/small-file.ts';
import { Trees } from '../src/trees.ts';
import { open, shown } from './support/open.ts';
import { TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

test('a small file', () => {
  const path = join(temporaryFolder(), 'file');
  for (const [size, expected] of [
    [0, 0],
    [99, 99],
    [100, 100],
    [101, 'E_REPOSITORY file-bytes'],
    [100_000, 'E_REPOSITORY file-bytes'],
  ] as const) {
    writeFileSync(path, Buffer.alloc(size, 'x'));
    const read = readSmallFile(path, 'file', 100);
    expect(read.ok ? read.value?.length : shown(read)).toBe(expected);
  }
  // Its size is said to be nothing: what is read is counted, not what is said.
  expect(shown(readSmallFile('/proc/self/maps', 'maps', 100))).toBe('E_REPOSITORY file-bytes');
});

test('names in the object folder', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'objects', 'aa'), { recursive: true });
  for (let index = 0; index < 9; index += 1) writeFileSync(join(folder, 'objects', 'aa', `${index}`), '');
  expect(judgeObjectFolder(folder, '', 'sha1', 10).ok).toBe(true);
  expect(shown(judgeObjectFolder(folder, '', 'sha1', 9))).toBe('E_REPOSITORY store-entries');
});

test('commits of one walk', async () => {
  const repository = TestRepository.create();
  const ids = repository.import(
    Array.from({ length: 10 }, (_, index) => ({ files: index === 0 ? { a: 'a' } : { b: `${index}` } })),
  );
  const [root = '', head = ''] = [ids[0], ids[9]];
  const store = await GitStore.start('git', join(repository.root, '.git'), 'sha1');
  if (store === undefined) throw new Error('no git');
  const history = (commitsMax: number) => new History(new Trees(new ObjectReader(store, 'sha1')), false, commitsMax);
  expect(shown(await history(10).firstParentSources(head, ['a']))).toEqual(new Map([['a', root]]));
  expect(shown(await history(9).firstParentSources(head, ['a']))).toBe('E_LIMIT history-commits');
  expect(shown(await history(10).isAncestor(root, head))).toBe(true);
  expect(shown(await history(8).isAncestor(root, head))).toBe('E_LIMIT history-commits');
  await store.close();
});

test('a commit that is parsed', async () => {
  const repository = TestRepository.create();
  const head = `tree ${'a'.repeat(40)}\nauthor a\ncommitter c <c> 1 +0000\n\n`;
  const at = repository.store('commit', head.padEnd(structureBytesMax, 'x'));
  const past = repository.store('commit', head.padEnd(structureBytesMax + 1, 'x'));
  const opened = await open(repository.root);
  expect(shown(await opened.commit(at))).toMatchObject({ committerTimeS: 1 });
  expect(shown(await opened.commit(past))).toBe('E_LIMIT object-bytes');
});

test("the child's memory, which a stricter limit of the caller's outlives", () => {
  const said = (...words: readonly string[]) => execFileSync('/bin/sh', words, { encoding: 'utf8' }).trim();
  const [shell, ...words] = limitedCommand(childBytesMax, 'sh', ['-c', 'ulimit -d']);
  expect(shell).toBe('/bin/sh');
  expect(said(...words)).toBe(String(childBytesMax / 1024));
  expect(said('-c', 'ulimit -d 65536; exec /bin/sh "$@"', 'sh', ...words)).toBe('65536');
});

test('what one object of a pack makes the library unfold', () => {
  const base = Buffer.alloc(1000);
  const delta = encodeDelta(1000, 5, copy(0, 5));
  const [, second = 0] = encodePack([
    { type: 'blob', content: base },
    { type: 'blob', content: base },
  ]).offsets;
  const { bytes, offsets } = encodePack([
    { type: 'blob', content: base },
    { type: 'ofs-delta', content: delta, base: second - 12 },
  ]);
  const path = join(temporaryFolder(), 'pack');
  writeFileSync(path, bytes);
  const ids = offsets.map((offset, at) => [String(at).padStart(40, '0'), offset] as const);
  const index = parsePackIndex(encodeIndex(new Map(ids), bytes), bytes.length);
  const handle = openSync(path, 'r');
  const whole = base.length + delta.length + 5;
  const prove = (bytesMax: number) => {
    const entries = new PackEntries(handle, index as NonNullable<typeof index>, bytesMax);
    // Twice: what was proved once is counted again.
    for (const _ of [1, 2]) entries.prove(offsets[1] ?? 0);
  };
  expect(() => prove(whole)).not.toThrow();
  expect(() => prove(whole - 1)).toThrow(Unreadable);
  closeSync(handle);
});
