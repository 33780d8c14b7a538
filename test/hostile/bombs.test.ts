// What swells or has no end, read by a process with little memory: a bomb that went off would end it. The control is a
// reader without bounds, which it does end.
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { objectId } from '#objects';
import { limitedCommand } from '../../libs/git/src/environment.ts';
import { backends } from '../../libs/git/test/support/open.ts';
import { TestRepository } from '../../libs/git/test/support/repositories.ts';
import { sampleRelease, writeDirectory } from '../../libs/store/test/support/sample-release.ts';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../libs/store/test/support/snapshot.ts';
import { needs } from '../support/needs.ts';
import { cases, isFull } from '../support/scale.ts';
import type { Job } from './support/bomb-child.ts';
import { bomb } from './support/bombs.ts';
import { copy, encodeDelta, encodeIndex, encodePack, type PackEntry } from './support/packs.ts';

const scratch = scratchFolder('bombs');
const mebibyte = 1_048_576;
/** Memory that the process may write to, in bytes: half of it Node has mapped before it does anything. */
const bytesMax = 1152 * mebibyte;
/** Its JavaScript heap, in mebibytes. */
const heapMebibytes = 96;
const swollenMebibytes = cases(1024, 8192);
const asked = Buffer.from('asked');
const oid = objectId('sha1', 'blob', asked);

/** What came of each job, in order; a list that is too short ends with how the process ended. */
function inLittleMemory(jobs: readonly Job[]): readonly string[] {
  const child = join(import.meta.dirname, 'support/bomb-child.ts');
  const [shell, ...words] = limitedCommand(bytesMax, process.execPath, [
    `--max-old-space-size=${heapMebibytes}`,
    child,
  ]);
  const input = jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
  const done = spawnSync(shell, words, { input, encoding: 'utf8' });
  const lines = done.stdout.split('\n').slice(0, -1);
  return done.status === 0 ? lines : [...lines, `ended by ${done.signal ?? done.status}: ${done.stderr.slice(0, 300)}`];
}

/** A file of that size that takes no room. */
function hollow(path: string, bytes: number): void {
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(path, 'w');
  ftruncateSync(handle, bytes);
  closeSync(handle);
}

type Plant = (repository: TestRepository) => void;
const loose =
  (head: string, mebibytes: number): Plant =>
  (repository) => {
    repository.forgeLoose(oid, Buffer.of(), bomb(Buffer.from(head, 'latin1'), mebibytes));
  };
const packed =
  (entries: readonly PackEntry[], at = entries.length - 1): Plant =>
  (repository) => {
    const { bytes, offsets } = encodePack(entries);
    const places = new Map(
      offsets.map((offset, index) => [index === at ? oid : index.toString(16).padStart(40, '0'), offset]),
    );
    const name = join(repository.root, '.git', 'objects', 'pack', `pack-${'1'.repeat(40)}`);
    writeFileSync(`${name}.pack`, bytes);
    writeFileSync(`${name}.idx`, encodeIndex(places, bytes));
  };
const swelling = (sizeBytes: number): PackEntry => ({
  type: 'blob',
  content: Buffer.of(),
  sizeBytes,
  deflated: bomb(Buffer.of(), swollenMebibytes),
});
const entryBytes = (entry: PackEntry): number => encodePack([entry]).bytes.length - 32;

const base: PackEntry = { type: 'blob', content: Buffer.alloc(mebibyte) };
const onBase = (content: Buffer): PackEntry => ({ type: 'ofs-delta', content, base: entryBytes(base) });
/** Deltas of `count` times a quarter gibibyte, one on the other, and at last one of five bytes. */
function growing(count: number): readonly PackEntry[] {
  const quarter = 256 * mebibyte;
  const entries: PackEntry[] = [base];
  const add = (content: Buffer): void => {
    entries.push({ type: 'ofs-delta', content, base: entryBytes(entries.at(-1) as PackEntry) });
  };
  add(encodeDelta(mebibyte, quarter, ...Array.from({ length: 256 }, () => copy(0, mebibyte))));
  for (let turn = 1; turn < count; turn += 1) {
    add(encodeDelta(quarter, quarter, ...Array.from({ length: 256 }, (_, part) => copy(part * mebibyte, mebibyte))));
  }
  add(encodeDelta(quarter, 5, copy(0, 5)));
  return entries;
}

const refused = /^E_(OBJECT object-(hash|unreadable|missing)|OBJECT store-died|LIMIT object-bytes)$/;

// biome-ignore format: an aligned table
const objects: readonly (readonly [what: string, plant: Plant])[] = [
  ['a loose object that says 5 bytes',              loose('blob 5\0', swollenMebibytes)],
  ['a loose object that says 60 MiB',               loose(`blob ${60 * mebibyte}\0`, swollenMebibytes)],
  ['a loose object that says what it is',           loose(`blob ${swollenMebibytes * mebibyte}\0`, swollenMebibytes)],
  ['a loose object that never says its size',       loose('blob 0000', swollenMebibytes)],
  ['a loose object whose size has no end',          loose(`blob ${'9'.repeat(5000)}`, swollenMebibytes)],
  ['a packed object that says 5 bytes',             packed([swelling(5)])],
  ['a packed object that says 60 MiB',              packed([swelling(60 * mebibyte)])],
  ['a packed object that says what it is',          packed([swelling(swollenMebibytes * mebibyte)])],
  ['a delta that swells',                           packed([base, { ...onBase(Buffer.of()), sizeBytes: 9, deflated: bomb(encodeDelta(mebibyte, 5), swollenMebibytes) }])],
  ['a base that swells',                            packed([swelling(9), { type: 'ofs-delta', content: encodeDelta(9, 5, copy(0, 5)), base: entryBytes(swelling(9)) }])],
  ['a delta that unfolds to 16 GiB and says 5',     packed([base, onBase(encodeDelta(mebibyte, 5, ...Array.from({ length: 16_384 }, () => copy(0, mebibyte))))])],
  ['a delta that unfolds to 16 GiB and says so',    packed([base, onBase(encodeDelta(mebibyte, 2 ** 34, ...Array.from({ length: 16_384 }, () => copy(0, mebibyte))))])],
];

beforeEach(needs('git'));

const empty = TestRepository.create();

test.each(backends)('objects that swell, by the %s backend', (backend) => {
  const jobs = objects.map(([, plant]): Job => {
    const repository = empty.copy();
    plant(repository);
    return { do: 'read', root: repository.root, backend, oid };
  });
  const words = inLittleMemory(jobs);
  expect(objects.map(([what], at) => [what, refused.test(words[at] ?? '') ? 'refused' : words[at]])).toEqual(
    objects.map(([what]) => [what, 'refused']),
  );
  expect(words).toHaveLength(objects.length);
});

test('a chain of deltas that unfold to 100 GiB on the way to five bytes', () => {
  const repository = empty.copy();
  packed(growing(400))(repository);
  const { root } = repository;
  expect(inLittleMemory([{ do: 'read', root, backend: 'embedded', oid }])).toEqual(['E_OBJECT object-unreadable']);
  // Git unfolds it all, in bounded memory; it is given up when it is silent for too long, here soon.
  expect(inLittleMemory([{ do: 'read', root, backend: 'git', oid, answerTimeoutMs: 1000 }])).toEqual([
    'E_OBJECT store-timeout',
  ]);
});

test('a reader without bounds is ended by the same', () => {
  const file = join(scratch.folder(), 'bomb');
  writeFileSync(file, bomb(Buffer.from('blob 5\0'), 768));
  expect(inLittleMemory([{ do: 'inflate', file }]).at(-1)).toMatch(/^ended by /);
});

// biome-ignore format: an aligned table
const files = [
  // file                                           expected
  ['HEAD',                                          'E_REPOSITORY file-bytes'],
  ['config',                                        'E_REPOSITORY file-bytes'],
  ['packed-refs',                                   'E_REPOSITORY file-bytes'],
  ['shallow',                                       'E_REPOSITORY file-bytes'],
  ['refs/heads/main',                               'E_REPOSITORY file-bytes'],
  [`objects/pack/pack-${'1'.repeat(40)}.idx`,       'E_REPOSITORY embedded-pack'],
] as const;

test("Git's own files that have no end", () => {
  const jobs = files.map(([name]): Job => {
    const repository = empty.copy();
    hollow(join(repository.root, '.git', name), 2 ** 36);
    return { do: 'list', root: repository.root, backend: 'embedded' };
  });
  expect(inLittleMemory(jobs)).toEqual(files.map(([, expected]) => expected));
});

test('files of a release directory that have no end, and nothing is written', () => {
  const names = ['manifest.json', 'SHA256SUMS', 'install.mjs', 'release.tar'];
  const places = names.map((name) => {
    const [dir, target] = [scratch.folder('release'), scratch.folder('target')];
    writeDirectory(dir, sampleRelease());
    hollow(join(dir, name), 2 ** 36);
    return { do: 'install', dir, target } as const;
  });
  const words = inLittleMemory(places);
  expect(words).toEqual(['E_LIMIT', 'E_LIMIT', 'E_LIMIT', 'E_LIMIT']);
  for (const { target } of places) expect(snapshotOf(target)).toEqual([]);
});

test('manifests as large as one may be, of nothing but one thing', () => {
  const size = 64 * mebibyte - 1;
  // biome-ignore format: an aligned table
  const fillings = [
    // filling          expected
    ['[[[[[[]]]]]],',   'E_LIMIT'],
    ['[',               'E_LIMIT'],
    ['{"a":',           'E_LIMIT'],
    ['"',               'E_PARSE'],
    ['\\',              'E_PARSE'],
    ['9',               'E_CANONICAL'],
    [' ',               'E_PARSE'],
    ['\xff',            'E_PARSE'],
  ] as const;
  // Each is 64 MiB: a slice in `npm test`.
  const tried = fillings.filter((_, at) => isFull || at % 4 === 0);
  const jobs = tried.map(([filling]): Job => {
    const file = join(scratch.folder(), 'manifest.json');
    writeFileSync(file, Buffer.alloc(size, filling, 'latin1'));
    return { do: 'parse', file };
  });
  expect(inLittleMemory(jobs)).toEqual(tried.map(([, expected]) => expected));
});
