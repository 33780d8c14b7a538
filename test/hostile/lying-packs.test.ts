// Packs and indexes that lie in one thing, the checksums right unless they are the lie. An object comes out with the bytes
// that its id names or not at all, by either backend. That bytes changed at random are noticed is told in `packs.test.ts`,
// that a stream may not swell beyond its size in `bombs.test.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '#git';
import { objectId } from '#objects';
import { GitStore } from '../../libs/git/src/git-store.ts';
import { backends } from '../../libs/git/test/support/open.ts';
import { TestRepository } from '../../libs/git/test/support/repositories.ts';
import { needs } from '../support/needs.ts';
import { copy, encodeDelta, encodeIndex, encodePack, insert, type PackEntry } from './support/packs.ts';

beforeEach(needs('git'));

const good = Buffer.from('the content that its id names\n'.repeat(9));
const other = Buffer.from('some other content\n'.repeat(9));
const later = Buffer.concat([good.subarray(0, 90), Buffer.from('more')]);
const idOf = (content: Buffer): string => objectId('sha1', 'blob', content);
const blob = (content: Buffer, rest: Partial<PackEntry> = {}): PackEntry => ({ type: 'blob', content, ...rest });
const delta = (content: Buffer, base: number | string): PackEntry => ({
  type: typeof base === 'number' ? 'ofs-delta' : 'ref-delta',
  content,
  base,
});
const truth = encodeDelta(good.length, later.length, copy(0, 90), insert('more'));

type Lie = {
  readonly pack: Buffer;
  readonly index: Buffer /** The object that is asked for. */;
  readonly asked: Buffer;
};

/** A pack of entries with an index that names `contents` in their places; `bend` changes places or bytes. */
function lie(
  entries: readonly PackEntry[],
  contents: readonly Buffer[],
  asked: Buffer,
  bend: (made: { places: Map<string, number>; pack: Buffer; offsets: readonly number[] }) => void = () => {},
  count?: number,
): Lie {
  const { bytes, offsets } = encodePack(entries, count);
  const pack = Buffer.from(bytes);
  const places = new Map(contents.map((content, at) => [idOf(content), offsets[at] ?? 0]));
  bend({ places, pack, offsets });
  return { pack, index: encodeIndex(places, pack), asked };
}
const both = [blob(good), blob(other)];
const [, secondAt = 0] = encodePack(both).offsets;
/** The good blob, and a delta on it. */
const onGood = (content: Buffer, base: number | string = secondAt - 12): Lie =>
  lie([blob(good), delta(content, base)], [good, later], later);
const bent = (made: Lie, change: (index: Buffer) => void): Lie => {
  const index = Buffer.from(made.index);
  change(index);
  return { ...made, index };
};

/** A chain of so many deltas, each the identity but for the last. */
function chain(length: number): Lie {
  const same = encodeDelta(good.length, good.length, copy(0, good.length));
  const first = encodePack([blob(good)]).bytes.length - 20 - 12;
  const size = encodePack([delta(same, 1)]).bytes.length - 20 - 12;
  const entries = Array.from({ length: length - 1 }, (_, at) => delta(same, at === 0 ? first : size));
  const all = [blob(good), ...entries, delta(truth, length === 1 ? first : size)];
  const { bytes, offsets } = encodePack(all);
  const places = new Map([
    [idOf(good), offsets[0] ?? 0],
    [idOf(later), offsets.at(-1) ?? 0],
  ]);
  // The entries between have names too, or the index would not know where each ends.
  for (const [at, offset] of offsets.slice(1, -1).entries()) places.set(at.toString(16).padStart(40, '0'), offset);
  return { pack: bytes, index: encodeIndex(places, bytes), asked: later };
}

const served = 'served';
const gone = 'object-unreadable';
const closed = 'embedded-pack';
/** What Git says depends on its version; that it does not serve the object does not. */
const refused = expect.stringMatching(/^(object-(missing|unreadable|hash|bytes)|store-died)$/);

// biome-ignore format: an aligned table
const rows: readonly (readonly [what: string, made: Lie, embedded: string, git: unknown])[] = [
  // what                                         pack and index                                                                    embedded       git
  ['no lie',                                      lie(both, [good, other], good),        served, served],
  ['no lie in a delta',                           onGood(truth),        served, served],
  ['an index that names another object',          lie(both, [good, other], good, ({ places }) => places.set(idOf(good), secondAt)), 'object-hash', refused],
  ['an index that names one object twice',        lie(both, [good, other], good, ({ places }) => places.set(idOf(other), 12)),        served, served],
  ['an index into the middle of an entry',        lie(both, [good, other], good, ({ places }) => places.set(idOf(good), 20)),          gone, refused],
  ['an index into the header',                    lie(both, [good, other], good, ({ places }) => places.set(idOf(good), 4)),        closed, refused],
  ['an index into the trailer',                   lie(both, [good, other], good, ({ places, pack }) => places.set(idOf(good), pack.length - 20)), closed, refused],
  ['an index beyond the pack',                    lie(both, [good, other], good, ({ places }) => places.set(idOf(good), 0x7fff_fff0)),     closed, refused],
  ['an index with a 64-bit place',                lie(both, [good, other], good, ({ places }) => places.set(idOf(good), 0x8000_0000)),     closed, refused],
  ['an index of falling counts',                  bent(lie(both, [good, other], good), (index) => index.writeUInt32BE(9, 8)),        closed, refused],
  ['an index of more than there is',              bent(lie(both, [good, other], good), (index) => index.fill(0xff, 8, 1032)),        closed, refused],
  ['an index for another pack',                   bent(lie(both, [good, other], good), (index) => index.fill(7, index.length - 40, index.length - 20)), gone, refused],
  ['an index with another checksum',              bent(lie(both, [good, other], good), (index) => index.fill(7, index.length - 20)),        served, served],
  ['a pack that counts too many',                 lie(both, [good, other], good, undefined, 3),        served, refused],
  ['a pack that counts too few',                  lie(both, [good, other], good, undefined, 1),        served, refused],
  ['a pack of version 9',                         lie(both, [good, other], good, ({ pack }) => pack.writeUInt32BE(9, 4)),        gone, refused],
  ['a pack that is none',                         lie(both, [good, other], good, ({ pack }) => pack.write('KCAP')),        gone, refused],
  ['a pack with another trailer',                 lie(both, [good, other], good, ({ pack }) => pack.fill(7, pack.length - 20)),        gone, served],
  ['a size too small',                            lie([blob(good, { sizeBytes: 9 })], [good], good),          gone, refused],
  ['a size too large',                            lie([blob(good, { sizeBytes: 999 })], [good], good),          gone, refused],
  ['a size of terabytes',                         lie([blob(good, { sizeBytes: 2 ** 45 })], [good], good), 'object-bytes', refused],
  ['another type',                                lie([{ type: 'tree', content: good }], [good], good), 'object-hash', refused],
  ['a type that is reserved',                     lie([{ type: 'reserved', content: good }], [good], good),          gone, refused],
  ['content of another object',                   lie([blob(other)], [good], good), 'object-hash', refused],
  ['content cut short',                           lie([blob(good, { deflated: Buffer.from('789c', 'hex') })], [good], good),          gone, refused],
  ['a copy beyond its base',                      onGood(encodeDelta(good.length, later.length, copy(good.length - 9, 94))),          gone, refused],
  ['a copy that begins beyond its base',          onGood(encodeDelta(good.length, later.length, copy(1 << 24, 94))),          gone, refused],
  ['a result smaller than said',                  onGood(encodeDelta(good.length, later.length, copy(0, 90))),          gone, refused],
  ['a result larger than said',                   onGood(encodeDelta(good.length, 9, copy(0, 90), insert('more'))),          gone, refused],
  ['a base of another size',                      onGood(encodeDelta(9, later.length, copy(0, 90), insert('more'))),          gone, refused],
  ['an instruction that is reserved',             onGood(encodeDelta(good.length, later.length, Buffer.of(0), insert('more'))),          gone, refused],
  ['an insert that is cut',                       onGood(encodeDelta(good.length, later.length, copy(0, 90), Buffer.of(4, 0x6d))),          gone, refused],
  ['a delta without instructions',                onGood(encodeDelta(good.length, later.length)),          gone, refused],
  ['a delta without sizes',                       onGood(Buffer.of()),          gone, refused],
  ['a size that does not end',                    onGood(Buffer.alloc(64, 0xff)),          gone, refused],
  ['a delta to something else',                   onGood(encodeDelta(good.length, other.length, insert(other.toString('latin1', 0, 127)), insert(other.toString('latin1', 127)))), 'object-hash', refused],
  ['a delta on itself by place',                  onGood(truth, 0),          gone, refused],
  ['a delta on what is before the pack',          onGood(truth, secondAt + 99),          gone, refused],
  ['a delta on the middle of an entry',           onGood(truth, secondAt - 20),          gone, refused],
  ['a delta on what is not here',                 onGood(truth, 'f'.repeat(40)),          gone, refused],
  ['a delta on another object',                   lie([blob(other), delta(encodeDelta(other.length, later.length, copy(0, 94)), encodePack([blob(other)]).bytes.length - 32)], [other, later], later), 'object-hash', refused],
  ['a chain as long as Git makes them',           chain(4095),        served, served],
  ['a longer chain',                              chain(4096),          gone, served],
];

describe.each(backends)('by the %s backend', (backend) => {
  // One repository for all rows: each puts its pack in the place of the one before, and is read by a store of its own.
  const repository = TestRepository.create();
  test.each(rows)('%s', async (_what, made, embedded, git) => {
    plant(repository, made);
    expect(await wordOf(repository, made.asked, backend)).toEqual(backend === 'git' ? git : embedded);
  });
});

function plant(repository: TestRepository, { pack, index }: Lie): void {
  const name = join(repository.root, '.git', 'objects', 'pack', `pack-${'1'.repeat(40)}`);
  writeFileSync(`${name}.pack`, pack);
  writeFileSync(`${name}.idx`, index);
}

async function wordOf(repository: TestRepository, asked: Buffer, backend: (typeof backends)[number]): Promise<string> {
  const opened = await openRepository(repository.root, { backend });
  if (!opened.ok) return opened.refusal.detail;
  const read = await opened.value.readObject(idOf(asked));
  await opened.value.close();
  if (!read.ok) return read.refusal.detail;
  if (!asked.equals(read.value.bytes)) throw new Error('served, and not what its id names');
  return served;
}

describe('deltas that name each other', () => {
  // biome-ignore format: a table
  test.each<readonly [string, Lie]>([
    ['one itself',      onGood(truth, idOf(later))],
    ['two each other',  lie([delta(truth, idOf(later)), delta(truth, idOf(good))], [good, later], later)],
  ])('%s', async (_what, made) => {
    const repository = TestRepository.create();
    plant(repository, made);
    expect(await wordOf(repository, later, 'embedded')).toBe(gone);
    // Git goes round for ever and takes memory at each turn, so it is given little here, and dies of it.
    const store = await GitStore.start('git', join(repository.root, '.git'), 'sha1', 60_000, 64 * 1_048_576);
    const asked = await store?.info([idOf(later)]);
    expect(asked).toMatchObject({ ok: false, refusal: { detail: 'store-died' } });
    await store?.close();
  });
});

/** What Git keeps beside packs to be faster: nothing there may change an answer. */
// biome-ignore format: a table
test.each([
  ['objects/pack/multi-pack-index',                  'MIDX\x01\x01\x00\x00\x00\x00\x00\x00'],
  ['objects/info/commit-graph',                      'CGPH\x01\x01\x00\x00'],
  ['objects/info/packs',                             'P pack-../../../etc/passwd\n'],
  [`objects/pack/pack-${'1'.repeat(40)}.rev`,        'RIDX'],
  [`objects/pack/pack-${'1'.repeat(40)}.bitmap`,     'BITM\x00\x01'],
  [`objects/pack/pack-${'1'.repeat(40)}.keep`,       ''],
  [`objects/pack/pack-${'2'.repeat(40)}.idx`,        ''],
])('a spoilt %s', async (file, text) => {
  const repository = TestRepository.create();
  plant(repository, onGood(truth));
  writeFileSync(join(repository.root, '.git', file), text, 'latin1');
  for (const backend of backends) {
    // An index alone is a pack that the embedded backend cannot read.
    const expected = backend === 'embedded' && file.endsWith(`${'2'.repeat(40)}.idx`) ? closed : served;
    expect([backend, await wordOf(repository, later, backend)]).toEqual([backend, expected]);
  }
});
