import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveEntries } from '#packaging';
import { seeded } from '../../../test/support/scale.ts';
import { readArchive } from '../src/read-archive.ts';
import { archiveOf, sampleRelease } from './support/sample-release.ts';

const release = sampleRelease({ extra: { 'libs/a/long.txt': 'x'.repeat(5000), 'libs/a/empty.txt': '' } });
const archive = archiveOf(release);
const entries = archiveEntries(release.manifest);
const every = new Set(entries.map(({ path }) => path));

/** Pieces of the archive in one shared buffer, which is overwritten as the next is asked for, as a file is read. */
function* pieces(sizes: Iterable<number>, bytes: Uint8Array = archive): Generator<Uint8Array> {
  const shared = new Uint8Array(bytes.length);
  let offset = 0;
  for (const size of sizes) {
    const piece = bytes.subarray(offset, offset + size);
    shared.fill(0xff);
    shared.set(piece);
    yield shared.subarray(0, piece.length);
    offset += size;
    if (offset >= bytes.length) return;
  }
}

function* forEver(sizes: readonly number[]): Generator<number> {
  for (;;) yield* sizes;
}

/** Content by path, copied as it comes, and the token that ended it. */
function read(chunks: Iterable<Uint8Array>, wanted: ReadonlySet<string>) {
  const found = new Map<string, string>();
  for (const result of readArchive(entries, chunks, wanted)) {
    if (!result.ok) return { found, code: result.refusal.code };
    found.set(result.value.path, Buffer.from(result.value.bytes).toString('latin1'));
  }
  return { found, code: 'whole' };
}

const expected = new Map(
  entries.map(({ path }) => [path, Buffer.from(release.contents.get(path) ?? '').toString('latin1')]),
);

test('however an archive is cut into pieces, the files are the same', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, (cut) => {
      expect(read(pieces(forEver(cut)), every)).toEqual({ found: expected, code: 'whole' });
    }),
    seeded(100, 2000),
  );
});

test('only what is wanted is handed over', () => {
  const wanted = new Set(['libs/a/empty.txt', 'libs/a/long.txt']);
  const { found, code } = read(pieces(forEver([700])), wanted);
  expect([[...found.keys()], code]).toEqual([['libs/a/empty.txt', 'libs/a/long.txt'], 'whole']);
  expect(read(pieces(forEver([700])), new Set())).toEqual({ found: new Map(), code: 'whole' });
});

test('a byte anywhere, more or fewer, is refused', () => {
  const edit = fc.record({
    offset: fc.nat(archive.length - 1),
    kind: fc.constantFrom('flip', 'cut', 'add', 'drop'),
    bit: fc.nat(7),
  });
  fc.assert(
    fc.property(edit, ({ offset, kind, bit }) => {
      const { code } = read(pieces(forEver([4096]), edited(kind, offset, bit)), every);
      expect(code).toBe('E_DIGEST');
    }),
    seeded(300, 20_000),
  );
});

function edited(kind: string, offset: number, bit: number): Uint8Array {
  const bytes = Buffer.from(archive);
  const [before, after] = [bytes.subarray(0, offset), bytes.subarray(offset)];
  if (kind === 'cut') return before;
  if (kind === 'add') return Buffer.concat([bytes, Buffer.alloc(1 + bit)]);
  if (kind === 'drop') return Buffer.concat([before, after.subarray(1)]);
  bytes[offset] = (bytes[offset] ?? 0) ^ (1 << bit);
  return bytes;
}
