// The copy of a candidate: what it takes, what it refuses, and that its digest covers all that a check can see.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeSnapshot } from '../src/index.ts';

let folder: string;
let count = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ystack-snapshot-'));
});
afterEach(() => {
  execFileSync('chmod', ['-R', 'u+rwx', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, 'source', name);

function snapshotOf(make: () => void) {
  mkdirSync(join(folder, 'source'), { recursive: true });
  make();
  count += 1;
  const target = join(folder, `target-${count}`);
  mkdirSync(target);
  return { target, taken: takeSnapshot(join(folder, 'source'), target) };
}

test('files and folders are copied, with two modes', () => {
  const { target, taken } = snapshotOf(() => {
    mkdirSync(at('a/b'), { recursive: true });
    mkdirSync(at('empty'));
    writeFileSync(at('a/b/plain'), 'plain');
    writeFileSync(at('run'), 'run', { mode: 0o4755 });
    linkSync(at('run'), at('same'));
  });
  expect(taken).toMatchObject({ ok: true, value: { files: 3, folders: 3, size_bytes: 11 } });
  const modeOf = (name: string) => (statSync(join(target, name)).mode & 0o7777).toString(8);
  expect(['a/b/plain', 'run', 'same', 'a', 'empty', '.'].map(modeOf)).toEqual([
    '444',
    '555',
    '555',
    '555',
    '555',
    '555',
  ]);
  expect(readFileSync(join(target, 'a/b/plain')).toString()).toBe('plain');
  expect(statSync(join(target, 'run')).nlink).toBe(1);
});

describe('what is refused', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, make: () => void])[] = [
    ['a link',                       () => symlinkSync('/etc/hostname', at('x'))],
    ['a link to nothing',            () => symlinkSync('nothing', at('x'))],
    ['a link to a folder inside',    () => { mkdirSync(at('d')); symlinkSync('d', at('x')); }],
    ['a FIFO',                       () => void execFileSync('mkfifo', [at('x')])],
    ['a name with a line feed',      () => writeFileSync(at('a\nb'), '')],
    ['a name with an escape',        () => writeFileSync(at('a\x1b'), '')],
    ['a name with a backslash',      () => writeFileSync(at('a\\b'), '')],
    ['a name that is not UTF-8',     () => writeFileSync(Buffer.concat([Buffer.from(at('x')), Buffer.from([0xff])]), '')],
  ];
  test.each(rows)('%s', (_what, make) => {
    const { taken } = snapshotOf(make);
    expect(taken).toMatchObject({ ok: false, refusal: { code: 'E_CANDIDATE' } });
  });

  test('a socket', async () => {
    mkdirSync(join(folder, 'source'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('x'), resolve));
    expect(snapshotOf(() => undefined).taken).toMatchObject({ ok: false, refusal: { code: 'E_CANDIDATE', at: 'x' } });
    server.close();
  });
});

test('the digest covers content, mode, names and folders, and nothing else', () => {
  const digest = (make: () => void) => {
    const { taken } = snapshotOf(make);
    if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
    return taken.value.tree_sha256;
  };
  const first = digest(() => writeFileSync(at('a'), 'x', { mode: 0o644 }));
  expect(digest(() => chmodSync(at('a'), 0o600))).toBe(first);
  const digests = [
    first,
    digest(() => chmodSync(at('a'), 0o755)),
    digest(() => writeFileSync(at('a'), 'y')),
    digest(() => writeFileSync(at('b'), 'y')),
    digest(() => mkdirSync(at('c'))),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});
