// Objects that are not what they are called. Nothing unhashed may come out, and after the first damaged object nothing at
// all: what else was changed is unknown.
import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ObjectType, objectId } from '#objects';
import { needs } from '../../../test/support/needs.ts';
import { backends, open, shown } from './support/open.ts';
import { TestRepository } from './support/repositories.ts';

beforeEach(needs('git'));

const blob = (content: string) => Buffer.from(`blob ${Buffer.byteLength(content)}\0${content}`);

describe.each(backends)('by the %s backend', (backend) => {
  const forgeries: readonly (readonly [string, (repository: TestRepository) => string, RegExp])[] = [
    // damage                       how, returning the id to ask for                                      detail
    ['other content of that size', (r) => r.forgeLoose(r.blobId('right'), blob('wrong')), /^object-hash$/],
    ['another type', (r) => r.forgeLoose(r.blobId('right'), Buffer.from('commit 5\0right')), /^object-hash$/],
    [
      'content shorter than said',
      (r) => r.forgeLoose(r.blobId('right'), Buffer.from('blob 5\0rig')),
      /^object-(unreadable|hash)$|^store-/,
    ],
    [
      'content longer than said',
      (r) => r.forgeLoose(r.blobId('right'), Buffer.from('blob 5\0right and more')),
      /^object-unreadable$/,
    ],
    [
      'a size in another spelling',
      (r) => r.forgeLoose(r.blobId('right'), Buffer.from('blob 05\0right')),
      /^object-(unreadable|missing)$|^store-died$/,
    ],
    [
      'an unknown type',
      (r) => r.forgeLoose(r.blobId('right'), Buffer.from('file 5\0right')),
      /^object-(unreadable|missing)$|^store-died$/,
    ],
    [
      'no zlib stream',
      (r) => r.forgeLoose(r.blobId('right'), blob('right'), Buffer.from('not deflated')),
      /^object-(unreadable|missing)$|^store-died$/,
    ],
    [
      'a cut zlib stream',
      (r) => r.forgeLoose(r.blobId('right'), blob('right'), deflateSync(blob('right')).subarray(0, -6)),
      /^object-(unreadable|hash|missing)$|^store-died$/,
    ],
    [
      'an empty file',
      (r) => r.forgeLoose(r.blobId('right'), blob('right'), Buffer.of()),
      /^object-(unreadable|missing)$|^store-died$/,
    ],
    ['no object', (r) => r.blobId('right'), /^object-missing$/],
  ];
  test.each(forgeries)('%s', async (_damage, forge, detail) => {
    const repository = TestRepository.create();
    const good = repository.store('blob', 'good');
    const asked = forge(repository);
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.readObject(good))).toMatchObject({ oid: good });
    const refused = await opened.readObject(asked);
    if (refused.ok) throw new Error('read');
    expect(refused.refusal.code).toBe('E_OBJECT');
    expect(refused.refusal.detail).toMatch(detail);
    expect(refused.refusal.at).toBe(asked);
    // Only an object that is not here leaves the others as they are.
    const isMissing = refused.refusal.detail === 'object-missing';
    expect(shown(await opened.readObject(good))).toEqual(
      isMissing ? expect.objectContaining({ oid: good }) : 'E_OBJECT store-poisoned',
    );
  });

  test('a zlib bomb costs no memory', async () => {
    const repository = TestRepository.create();
    // 200 MB of zeros behind a header that says 4 bytes: 200 kB on disk.
    const bomb = deflateSync(Buffer.concat([Buffer.from('blob 4\0'), Buffer.alloc(200_000_000)]));
    expect(bomb.length).toBeLessThan(300_000);
    const asked = repository.forgeLoose(repository.blobId('bomb'), Buffer.of(), bomb);
    const opened = await open(repository.root, { backend });
    const before = process.memoryUsage().rss;
    expect(shown(await opened.readObject(asked))).toMatch(/^E_OBJECT object-(hash|unreadable)$/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('an object may not forge the answer about the next', async () => {
    const repository = TestRepository.create();
    const next = repository.blobId('is not here');
    // What Git streams of this blob goes on with a whole answer about another object.
    const forged = `hello\n${next} blob 11\nis not here`;
    const asked = repository.forgeLoose(repository.blobId('hello'), Buffer.from(`blob 5\0${forged}`));
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.readObject(asked))).toBe('E_OBJECT object-unreadable');
    expect(shown(await opened.readObject(next))).toBe('E_OBJECT store-poisoned');
  });

  test('sizes hold before content is taken', async () => {
    const repository = TestRepository.create();
    const [small, large] = [repository.store('blob', 'abcd'), repository.store('blob', 'abcde')];
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.readObject(small, { bytesMax: 4 }))).toMatchObject({ oid: small });
    expect(shown(await opened.readObject(large, { bytesMax: 4 }))).toBe('E_LIMIT object-bytes');
    expect(shown(await opened.readObject(large))).toMatchObject({ oid: large });
  });
});

test('an object above the bound of all is refused, and one at it is read', async () => {
  const repository = TestRepository.create();
  repository.git('config', 'core.compression', '0');
  const bound = 64 * 1_048_576;
  repository.commit({ packed: Buffer.alloc(bound, 'b') });
  repository.git('repack', '-adq');
  const packed = repository.git('rev-parse', 'HEAD:packed');
  const loose = repository.store('blob', Buffer.alloc(bound, 'a'));
  const past = repository.store('blob', Buffer.alloc(bound + 1, 'a'));
  for (const backend of backends) {
    const opened = await open(repository.root, { backend });
    for (const oid of [loose, packed]) {
      const read = await opened.readObject(oid);
      expect(read.ok ? read.value.bytes.length : read.refusal.detail).toBe(bound);
    }
    expect(shown(await opened.readObject(past, { bytesMax: 2 * bound }))).toBe('E_LIMIT object-bytes');
  }
});

describe.each(backends)('packs by the %s backend', (backend) => {
  /** A repository with one pack holding a delta chain, the pack's path, and the id of a blob in it. */
  function packed(): { repository: TestRepository; pack: string; oid: string } {
    const repository = TestRepository.create();
    const lines = Array.from({ length: 500 }, (_, index) => `line ${index}\n`);
    repository.import(
      ['x', 'y', 'z'].map((word, index) => ({ files: { file: lines.with(index * 9, word).join('') } })),
    );
    repository.git('repack', '-adq');
    repository.git('prune-packed', '--quiet');
    const folder = join(repository.root, '.git', 'objects', 'pack');
    const pack = join(folder, readdirSync(folder).find((name) => name.endsWith('.pack')) ?? '');
    chmodSync(pack, 0o644);
    return { repository, pack, oid: repository.git('rev-parse', 'HEAD~2:file') };
  }
  const refused = /^E_OBJECT (object-(unreadable|hash|missing)|store-(died|poisoned))$/;

  test('every changed byte is noticed or changes nothing', async () => {
    const { repository, pack, oid } = packed();
    const bytes = readFileSync(pack);
    const right = repository.run(['cat-file', 'blob', oid]);
    let noticed = 0;
    // Past the header, up to the trailer, which Git does not read when it looks for one object.
    for (let at = 12; at < bytes.length - 20; at += Math.ceil(bytes.length / 40)) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      writeFileSync(pack, changed);
      const opened = await open(repository.root, { backend });
      const read = await opened.readObject(oid);
      if (read.ok) expect(Buffer.compare(read.value.bytes, right)).toBe(0);
      else expect(shown(read)).toMatch(refused);
      noticed += read.ok ? 0 : 1;
    }
    expect(noticed).toBeGreaterThan(2);
  });

  test('a pack that is cut', async () => {
    const { repository, pack, oid } = packed();
    truncateSync(pack, Math.floor(statSync(pack).size / 3));
    const { openRepository } = await import('#git');
    const opened = await openRepository(repository.root, { backend });
    if (opened.ok) expect(shown(await opened.value.readObject(oid))).toMatch(refused);
    else expect(opened.refusal.detail).toBe('embedded-pack');
    if (opened.ok) await opened.value.close();
  });

  test('a pack whose index is gone holds nothing', async () => {
    const { repository, pack, oid } = packed();
    rmSync(pack.replace(/pack$/, 'idx'));
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.readObject(oid))).toBe('E_OBJECT object-missing');
  });

  test('an entry that inflates beyond what it says', async () => {
    const repository = TestRepository.create();
    const bomb = deflateSync(Buffer.alloc(200_000_000));
    const oid = plantPack(repository, 'blob', 4, bomb);
    const opened = await open(repository.root, { backend });
    const before = process.memoryUsage().rss;
    expect(shown(await opened.readObject(oid))).toMatch(refused);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

/** A pack of one whole object with a size of our choosing, and an index that gives it the id of four zeros. */
function plantPack(repository: TestRepository, type: ObjectType, size: number, deflated: Buffer): string {
  const oid = objectId('sha1', type, Buffer.alloc(size));
  const header = Buffer.from('5041434b0000000200000001', 'hex');
  const body = Buffer.concat([header, Buffer.of((3 << 4) | size), deflated]);
  const digest = (bytes: Buffer) => Buffer.from(hash(bytes), 'hex');
  const pack = Buffer.concat([body, digest(body)]);
  const fanout = Buffer.alloc(1024);
  for (let byte = 0; byte < 256; byte += 1) {
    fanout.writeUInt32BE(byte >= Number.parseInt(oid.slice(0, 2), 16) ? 1 : 0, byte * 4);
  }
  const offset = Buffer.alloc(8);
  offset.writeUInt32BE(12, 4);
  const index = Buffer.concat([
    Buffer.from('ff744f6300000002', 'hex'),
    fanout,
    Buffer.from(oid, 'hex'),
    offset,
    pack.subarray(-20),
  ]);
  const name = join(repository.root, '.git', 'objects', 'pack', `pack-${'1'.repeat(40)}`);
  writeFileSync(`${name}.pack`, pack);
  writeFileSync(`${name}.idx`, Buffer.concat([index, digest(index)]));
  return oid;
}

const hash = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex');
