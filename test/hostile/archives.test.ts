// Injured archives. There is one archive to a manifest: no mutant is let in, however it is cut as it arrives, and every
// file that was handed over before the refusal had the bytes of the manifest.
import { expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { type ArchiveEntry, archiveEntries, createArchiveChecker } from '#packaging';
import { archiveOf, sampleRelease } from '../../libs/store/test/support/sample-release.ts';
import { byteMutations, type Mutation } from './support/byte-mutations.ts';
import { countedAs, countOf, run } from './support/campaign.ts';
import type { Random } from './support/random.ts';

const samples = [
  sampleRelease(),
  sampleRelease({
    extra: {
      // A name that only a pax record can say, an empty file, and one of exactly two blocks.
      [`libs/a/${'long-'.repeat(40)}.md`]: 'text\n',
      'libs/a/empty': '',
      'libs/a/two': 'x'.repeat(1024),
      'libs/a/stra\u00dfe': 'more\n',
    },
    executable: ['libs/a/two'],
  }),
].map((release) => ({ bytes: archiveOf(release), entries: archiveEntries(release.manifest) }));

/** The injuries of tar: whole blocks moved, and a header changed with its checksum set right again. */
const blockMutations: Readonly<Record<string, Mutation>> = {
  'a block gone': (bytes, random) => withBlocks(bytes, random, (blocks, at) => blocks.toSpliced(at, 1)),
  'a block twice': (bytes, random) =>
    withBlocks(bytes, random, (blocks, at) => blocks.toSpliced(at, 0, blocks[at] as Buffer)),
  'blocks swapped': (bytes, random) =>
    withBlocks(bytes, random, (blocks, at) => {
      const other = random.below(blocks.length);
      return blocks.with(at, blocks[other] as Buffer).with(other, blocks[at] as Buffer);
    }),
  'a field with its checksum': (bytes, random) =>
    withBlocks(bytes, random, (blocks, at) => {
      const header = blocks.findIndex((block, index) => index >= at && block.toString('latin1', 257, 262) === 'ustar');
      const block = Buffer.from(blocks[Math.max(header, 0)] as Buffer);
      block[random.below(block.length)] = random.pick([0, 0x2e, 0x2f, 0x30, 0x31, 0x32, 0x35, 0x37, 0x80, 0xff]);
      block.fill(' ', 148, 156);
      const sum = block.reduce((total, byte) => total + byte, 0);
      block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      return blocks.with(Math.max(header, 0), block);
    }),
};

function withBlocks(
  bytes: Buffer,
  random: Random,
  change: (blocks: readonly Buffer[], at: number) => readonly Buffer[],
): Buffer {
  const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / 512)) }, (_, at) => {
    const block = Buffer.alloc(512);
    bytes.copy(block, 0, at * 512);
    return block;
  });
  return Buffer.concat(change(blocks, random.below(blocks.length)));
}

/** The detail word; pieces are of random sizes. Throws for an archive that is let in, and for content that is not proved. */
function judged(archive: Buffer, { entries }: { readonly entries: readonly ArchiveEntry[] }, random: Random): string {
  const checker = createArchiveChecker(entries);
  const size = 1 + random.below(5000);
  let content: Uint8Array[] = [];
  for (let at = 0; at < archive.length; at += size) {
    const pushed = checker.push(archive.subarray(at, at + size));
    if (!pushed.ok) return wordOf(pushed.refusal);
    for (const part of pushed.value) {
      if (part.type === 'begin') content = [];
      if (part.type === 'content') content.push(part.bytes);
      if (part.type === 'end' && sha256Hex(Buffer.concat(content)) !== part.entry.sha256)
        throw new Error('ended unproved');
    }
  }
  const ended = checker.end();
  if (ended.ok) throw new Error('let in');
  return wordOf(ended.refusal);
}

function wordOf({ code, detail }: { readonly code: string; readonly detail: string }): string {
  if (code !== 'E_DIGEST') throw new Error(code);
  return detail;
}

test('no injured archive is let in', async () => {
  for (const { bytes, entries } of samples) {
    const checker = createArchiveChecker(entries);
    expect([checker.push(bytes).ok, checker.end().ok]).toEqual([true, true]);
  }
  const mutations = { ...byteMutations, ...blockMutations };
  const tally = await run({ name: 'archives', samples, mutations, judge: judged });
  expect(tally.total).toBe(countOf('archives'));
  expect([...tally.mutations.keys()].toSorted()).toEqual(Object.keys(mutations).toSorted());
  for (const word of ['header', 'content', 'padding', 'trailer', 'truncated', 'trailing-data']) {
    expect([word, countedAs(tally, `archive.${word}`) > 0]).toEqual([word, true]);
  }
});
