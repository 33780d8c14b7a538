// Injured packs: the index, the pack, and deltas whose instructions lie though every checksum is right. Whatever is wrong,
// an object comes out with the bytes that its id names, or not at all; by either backend.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openRepository } from '#git';
import { objectId } from '#objects';
import { EmbeddedStore } from '../../libs/git/src/embedded-store.ts';
import { parsePackIndex } from '../../libs/git/src/pack-index.ts';
import { TestRepository, temporaryFolder } from '../../libs/git/test/support/repositories.ts';
import { needs } from '../support/needs.ts';
import { byteMutations } from './support/byte-mutations.ts';
import { countedAs, countOf, run } from './support/campaign.ts';
import { copy, encodeDelta, encodeIndex, encodePack, insert, type PackEntry } from './support/packs.ts';

const base = Buffer.from(Array.from({ length: 60 }, (_, index) => `line ${index}\n`).join(''));
const changed = Buffer.concat([base.subarray(0, 100), Buffer.from('between'), base.subarray(150)]);
const again = Buffer.concat([changed.subarray(0, 300), Buffer.from('end')]);
const contents = [base, changed, again];
const ids = contents.map((content) => objectId('sha1', 'blob', content));
const deltas = [
  encodeDelta(base.length, changed.length, copy(0, 100), insert('between'), copy(150, base.length - 150)),
  encodeDelta(changed.length, again.length, copy(0, 300), insert('end')),
] as const;

/** The pack of a base, a delta on it by offset and a delta on that by id. */
function packOf([first, second]: readonly [Buffer, Buffer] = deltas) {
  const whole: PackEntry = { type: 'blob', content: base };
  const [, next = 0] = encodePack([whole, whole]).offsets;
  const { bytes, offsets } = encodePack([
    whole,
    { type: 'ofs-delta', content: first, base: next - 12 },
    { type: 'ref-delta', content: second, base: ids[1] as string },
  ]);
  return { pack: bytes, index: encodeIndex(new Map(ids.map((id, at) => [id, offsets[at] ?? 0])), bytes) };
}
const good = packOf();

/** A folder with one pack, written anew for every mutant and read by a store that was not open before. */
function packFolder() {
  const gitDir = join(temporaryFolder(), 'git');
  const name = join(gitDir, 'objects', 'pack', `pack-${'1'.repeat(40)}`);
  mkdirSync(join(gitDir, 'objects', 'pack'), { recursive: true });
  return {
    /** The word for each object; throws when one comes out as something else. */
    async read(pack: Uint8Array, index: Uint8Array): Promise<readonly string[]> {
      writeFileSync(`${name}.pack`, pack);
      writeFileSync(`${name}.idx`, index);
      const opened = EmbeddedStore.open({ gitDir, commonDir: gitDir, label: '' });
      if (!opened.ok) return ids.map(() => opened.refusal.detail);
      try {
        const words: string[] = [];
        for (const [at, id] of ids.entries()) words.push(await readOne(opened.value, id, contents[at] as Buffer));
        return words;
      } finally {
        await opened.value.close();
      }
    },
    close: () => rmSync(gitDir, { recursive: true }),
  };
}

async function readOne(store: EmbeddedStore, id: string, content: Buffer): Promise<string> {
  const infos = await store.info([id]);
  if (!infos.ok) return infos.refusal.detail;
  const [info] = infos.value;
  if (info === undefined) return 'missing';
  const read = await store.contents([info]);
  if (!read.ok) return read.refusal.detail;
  if (!content.equals(read.value[0] as Uint8Array)) throw new Error('served, and not what its id names');
  return 'served';
}

/** The worst of three words, for one count a mutant. */
const worst = (words: readonly string[]): string => words.find((word) => word !== 'served') ?? 'served';

test('the pack that is injured here is a good one', async () => {
  const folder = packFolder();
  expect(await folder.read(good.pack, good.index)).toEqual(['served', 'served', 'served']);
  folder.close();
});

test('an index that is injured finds objects inside the pack or is refused', async () => {
  const tally = await run({
    name: 'pack indexes',
    samples: [{ bytes: good.index }],
    mutations: byteMutations,
    judge: (mutant) => {
      const index = parsePackIndex(mutant, good.pack.length);
      if (index === undefined) return 'refused';
      for (const id of [...ids, '0'.repeat(40), 'f'.repeat(40)]) {
        const at = index.find(id);
        if (at === undefined) continue;
        const end = index.endOf(at);
        if (at < 12 || end <= at || end > good.pack.length - 20) throw new Error(`${at} to ${end}`);
      }
      return 'read';
    },
  });
  for (const word of ['read', 'refused'])
    expect([word, countedAs(tally, word) > tally.total / 50]).toEqual([word, true]);
});

test('packs and indexes injured on disk never yield wrong bytes', async () => {
  const folder = packFolder();
  const samples = [
    { bytes: good.pack, read: (mutant: Buffer) => folder.read(mutant, good.index) },
    { bytes: good.index, read: (mutant: Buffer) => folder.read(good.pack, mutant) },
  ];
  const tally = await run({
    name: 'packs',
    samples,
    mutations: byteMutations,
    judge: async (mutant, { read }) => worst(await read(mutant)),
  });
  folder.close();
  expect(tally.total).toBe(countOf('packs'));
  for (const word of ['served', 'object-unreadable', 'embedded-pack', 'missing']) {
    expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
  }
});

test('deltas whose instructions are injured never yield wrong bytes, though every checksum is right', async () => {
  const folder = packFolder();
  const tally = await run({
    name: 'deltas',
    samples: deltas.map((bytes, at) => ({ bytes, at })),
    mutations: byteMutations,
    judge: async (mutant, { at }) => {
      const { pack, index } = packOf(at === 0 ? [mutant, deltas[1]] : [deltas[0], mutant]);
      const words = await folder.read(pack, index);
      if (words[0] !== 'served') throw new Error('the base is whole, and was not served');
      return worst(words);
    },
  });
  folder.close();
  expect(tally.total).toBe(countOf('deltas'));
  for (const word of ['object-unreadable', 'object-hash'])
    expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
});

beforeEach(needs('git'));

test('packs and indexes injured on disk never yield wrong bytes by Git', async () => {
  const repository = TestRepository.create();
  const name = join(repository.root, '.git', 'objects', 'pack', `pack-${'1'.repeat(40)}`);
  const samples = [
    { bytes: good.pack, end: 'pack' },
    { bytes: good.index, end: 'idx' },
  ];
  const tally = await run({
    name: 'packs read by git',
    samples,
    mutations: byteMutations,
    judge: async (mutant, { end }) => {
      writeFileSync(`${name}.pack`, end === 'pack' ? mutant : good.pack);
      writeFileSync(`${name}.idx`, end === 'idx' ? mutant : good.index);
      const opened = await openRepository(repository.root, { backend: 'git' });
      if (!opened.ok) return opened.refusal.detail;
      const words: string[] = [];
      for (const [at, id] of ids.entries()) {
        const read = await opened.value.readObject(id);
        if (read.ok && !contents[at]?.equals(read.value.bytes)) throw new Error('served, and not what its id names');
        words.push(read.ok ? 'served' : read.refusal.detail);
      }
      await opened.value.close();
      return worst(words);
    },
  });
  expect(tally.total).toBe(countOf('packs read by git'));
  expect(countedAs(tally, 'served')).toBeLessThan(tally.total);
});
