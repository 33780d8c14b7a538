// The archive's bytes: what other readers make of them, that another writer makes the same, and one hash that never moves.
import { execFileSync } from 'node:child_process';
import { Header, Pack, Parser, ReadEntry } from 'tar';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { archiveBytes, archiveEntries, headerBytes, paddingOf } from '#packaging';
import { archiveOf } from './support/archive.ts';
import { sampleRelease } from './support/sample-release.ts';

const long = (bytes: number, unit = 'n') => unit.repeat(bytes);
const oddPaths = {
  [`profiles/sample/skills/${long(76)}`]: 'a name of exactly 99 bytes\n',
  [`profiles/sample/skills/${long(77)}`]: 'exactly 100\n',
  [`profiles/sample/skills/${long(78)}`]: 'exactly 101, cut at a slash\n',
  [`profiles/sample/skills/${long(100)}`]: 'a last part that just fits its field\n',
  [`profiles/sample/skills/${long(101)}`]: 'a last part that does not fit\n',
  [`profiles/sample/skills/${long(130)}/${long(100)}`]: 'a prefix of 153 bytes\n',
  [`profiles/sample/skills/${long(133)}/${long(99)}`]: 'a prefix of 156 bytes, which does not fit\n',
  [`profiles/sample/skills/${long(240)}/${long(240)}`]: 'near the bound\n',
  'profiles/sample/skills/Grüße.md': 'a name outside ASCII\n',
  [`profiles/sample/skills/${long(40, '\u{1F980}')}`]: 'a name of surrogate pairs that a cut would halve\n',
  'profiles/sample/skills/empty': '',
  'profiles/sample/skills/block': long(512, 'b'),
  'profiles/sample/skills/run.sh': '#!/bin/sh\n',
};
const sample = sampleRelease(['sample'], oddPaths, ['profiles/sample/skills/run.sh']);
const archive = archiveOf(sample);

/** What node-tar reads: path, mode, type and content of every entry, and every warning. */
function parse(bytes: Buffer) {
  const entries: { path: string; mode: number | undefined; type: string; text: string }[] = [];
  const warnings: string[] = [];
  const parser = new Parser({ strict: false, onwarn: (code) => warnings.push(code) });
  parser.on('entry', (entry: ReadEntry) => {
    const chunks: Buffer[] = [];
    entry.on('data', (chunk) => chunks.push(chunk));
    entry.on('end', () =>
      entries.push({ path: entry.path, mode: entry.mode, type: entry.type, text: Buffer.concat(chunks).toString() }),
    );
  });
  parser.end(bytes);
  return { entries, warnings };
}

const expectedEntries = archiveEntries(sample.manifest).map(({ path, mode }) => ({
  path,
  mode: mode === '100755' ? 0o755 : 0o644,
  type: 'File',
  text: Buffer.from(sample.contents.get(path) ?? []).toString(),
}));

describe('other readers', () => {
  test('node-tar reads every entry as the manifest has it', () => {
    expect(expectedEntries.length).toBeGreaterThan(Object.keys(oddPaths).length);
    expect(parse(archive)).toEqual({ entries: expectedEntries, warnings: [] });
  });

  test('GNU tar lists every entry as the manifest has it', () => {
    const listing = execFileSync('tar', ['--utc', '--numeric-owner', '--quoting-style=literal', '-tvf', '-'], {
      input: archive,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    }).toString();
    const lines = listing
      .trimEnd()
      .split('\n')
      .map((line) => /^(\S+) (\S+) +(\d+) (\S+ \S+) (.*)$/.exec(line)?.slice(1));
    expect(lines).toEqual(
      archiveEntries(sample.manifest).map(({ path, mode, size_bytes }) => [
        mode === '100755' ? '-rwxr-xr-x' : '-rw-r--r--',
        '0/0',
        String(size_bytes),
        '1970-01-01 00:00',
        path,
      ]),
    );
  });
});

test('node-tar packs the same bytes where no path needs a pax record', async () => {
  const plain = sampleRelease(['sample', 'second'], { 'profiles/shared/prompts/p.md': 'Read it.\n' }, [
    'libs/package.json',
  ]);
  const entries = archiveEntries(plain.manifest);
  // It never starts an entry beyond so many that wait.
  const pack = new Pack({ jobs: entries.length + 1 });
  for (const { path, mode, size_bytes } of entries) {
    const entry = new ReadEntry(
      new Header({
        path,
        mode: mode === '100755' ? 0o755 : 0o644,
        size: size_bytes,
        type: 'File',
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
        mtime: new Date(0),
      }),
    );
    entry.end(Buffer.concat([plain.contents.get(path) ?? Buffer.alloc(0), Buffer.alloc(paddingOf(size_bytes))]));
    pack.add(entry);
  }
  pack.end();
  expect((await pack.concat()).equals(archiveOf(plain))).toBe(true);
});

test('a pax header says the path and nothing else, at time zero', () => {
  const block = headerBytes({ path: 'profiles/sample/Grüße.md', mode: '100644', size_bytes: 3 });
  expect(block.length).toBe(3 * 512);
  expect(Buffer.from(block.subarray(512, 1024)).toString().replaceAll('\0', '')).toBe(
    '35 path=profiles/sample/Grüße.md\n',
  );
  expect(new Header(Buffer.from(block))).toMatchObject({ uid: 0, gid: 0, mtime: new Date(0), type: 'ExtendedHeader' });
});

test('the size is known before anything is written', () => {
  expect(archiveBytes(archiveEntries(sample.manifest))).toBe(archive.length);
});

test('the format is frozen', () => {
  expect(sha256Hex(archive)).toBe('4f2e6181235b0bc276819cf7adafd7fa47781155bd48d40771fe67e0fdb950cd');
});
