// Bounds, batches and what happens after damage, over a store in memory that writes down what it was asked.
import { describe, expect, test } from 'vitest';
import { accept } from '#canonical';
import { decline, type ObjectType, objectId } from '#objects';
import { ObjectReader } from '../src/object-reader.ts';
import { batchObjectsMax, groupBytesMax, objectBytesMax } from '../src/object-request.ts';
import type { ObjectInfo, ObjectStore } from '../src/store.ts';
import { shown } from './support/open.ts';

class MemoryStore implements ObjectStore {
  readonly backend = 'git';
  readonly asked: string[] = [];
  readonly #objects = new Map<string, { readonly type: ObjectType; readonly size: number }>();
  broken: string | undefined;
  brokenInfo: string | undefined;

  /** Adds an object; content is made when it is read, so that a large one costs nothing until then. */
  add(name: string, size = name.length): string {
    const oid = objectId('sha1', 'blob', Buffer.from(name));
    this.#objects.set(oid, { type: 'blob', size });
    return oid;
  }

  async info(oids: readonly string[]) {
    this.asked.push(`info ${oids.length}`);
    if (this.brokenInfo !== undefined && oids.includes(this.brokenInfo)) return this.#refuse(this.brokenInfo);
    return accept(
      oids.map((oid): ObjectInfo | undefined => {
        const found = this.#objects.get(oid);
        return found === undefined ? undefined : { oid, type: found.type, sizeBytes: found.size };
      }),
    );
  }

  async contents(infos: readonly ObjectInfo[]) {
    this.asked.push(`contents ${infos.length}`);
    if (infos.some(({ oid }) => oid === this.broken)) return this.#refuse(this.broken ?? '');
    return accept(infos.map(({ sizeBytes }) => new Uint8Array(sizeBytes)));
  }

  #refuse(oid: string) {
    return decline({ code: 'E_OBJECT' as const, detail: 'object-hash' as const, expected: 'x', at: oid });
  }

  async close() {
    this.asked.push('close');
  }
}

function setUp(sizes: readonly number[]) {
  const store = new MemoryStore();
  const oids = sizes.map((size, index) => store.add(`object ${index}`, size));
  return { store, oids, reader: new ObjectReader(store, 'sha1') };
}
const requests = (oids: readonly string[]) => oids.map((oid) => ({ oid }));
const absent = 'f'.repeat(40);

describe('batches', () => {
  const many = (count: number, size: number) => Array.from({ length: count }, () => size);
  test.each<readonly [string, readonly number[], readonly string[]]>([
    // what                         sizes                                     asked
    ['nothing', [], []],
    ['one', [5], ['info 1', 'contents 1']],
    ['small ones together', many(100, 100), ['info 100', 'contents 100']],
    ['a whole batch', many(batchObjectsMax, 1), [`info ${batchObjectsMax}`, `contents ${batchObjectsMax}`]],
    [
      'one more',
      many(batchObjectsMax + 1, 1),
      [`info ${batchObjectsMax}`, `contents ${batchObjectsMax}`, 'info 1', 'contents 1'],
    ],
    ['content up to a group', [groupBytesMax - 1, 1], ['info 2', 'contents 2']],
    ['content past a group', [groupBytesMax - 1, 2], ['info 2', 'contents 1', 'contents 1']],
    ['a large one between', [1, groupBytesMax + 1, 1], ['info 3', 'contents 1', 'contents 1', 'contents 1']],
    ['two large ones', [groupBytesMax + 1, groupBytesMax + 1], ['info 2', 'contents 1', 'contents 1']],
    ['empty ones', many(3, 0), ['info 3', 'contents 3']],
  ])('%s', async (_what, sizes, asked) => {
    const { store, oids, reader } = setUp(sizes);
    const read = await reader.readAll(requests(oids));
    expect(
      read.map((outcome) => (outcome.ok ? [outcome.value.oid, outcome.value.bytes.length] : outcome.refusal)),
    ).toEqual(oids.map((oid, index) => [oid, sizes[index]]));
    expect(store.asked).toEqual(asked);
  });

  test('a second large object is not fetched before the first was handed out', async () => {
    const { store, oids, reader } = setUp([10, groupBytesMax + 1, groupBytesMax + 1]);
    const stream = reader.stream(requests(oids));
    const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
    const read: (readonly [number, number])[] = [];
    for await (const outcome of stream) {
      await settle();
      const fetched = store.asked.filter((line) => line.startsWith('contents')).length;
      read.push([outcome.ok ? outcome.value.bytes.length : -1, fetched]);
    }
    expect(read).toEqual([
      [10, 1],
      [groupBytesMax + 1, 2],
      [groupBytesMax + 1, 3],
    ]);
  });

  test('ids may come one at a time, and are taken no faster than a few batches ahead', async () => {
    const { store, oids, reader } = setUp(Array.from({ length: 5 * batchObjectsMax }, () => 1));
    let taken = 0;
    async function* source() {
      for (const oid of oids) {
        taken += 1;
        yield { oid };
      }
    }
    const stream = reader.stream(source());
    await stream.next();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(taken).toBeLessThanOrEqual(2 * batchObjectsMax);
    await stream.return();
    expect(store.asked.length).toBeLessThanOrEqual(4);
  });

  test('reads inside a stream do not wait for its end', async () => {
    const { oids, reader } = setUp(Array.from({ length: 2000 }, () => 10));
    let count = 0;
    for await (const outer of reader.stream(requests(oids))) {
      if (count % 500 === 0) expect((await reader.read({ oid: oids[0] ?? '' })).ok).toBe(true);
      count += outer.ok ? 1 : 0;
    }
    expect(count).toBe(2000);
  });
});

describe('refusals', () => {
  test.each<readonly [string, string, number | undefined, number, unknown]>([
    // what                id                bound            size                 expected
    ['no id', 'HEAD', undefined, 1, 'E_OBJECT object-id'],
    ['a line feed', `${'a'.repeat(39)}\n`, undefined, 1, 'E_OBJECT object-id'],
    ['capitals', 'A'.repeat(40), undefined, 1, 'E_OBJECT object-id'],
    ['the other width', 'a'.repeat(64), undefined, 1, 'E_OBJECT object-id'],
    ['not here', absent, undefined, 1, 'E_OBJECT object-missing'],
    ['at the bound', '', 10, 10, expect.objectContaining({ type: 'blob' })],
    ['past the bound', '', 10, 11, 'E_LIMIT object-bytes'],
    ['at the bound of all', '', undefined, objectBytesMax, expect.objectContaining({ type: 'blob' })],
    ['past the bound of all', '', undefined, objectBytesMax + 1, 'E_LIMIT object-bytes'],
    ['a bound above that of all', '', objectBytesMax + 1, objectBytesMax + 1, 'E_LIMIT object-bytes'],
  ])('%s', async (_what, id, bytesMax, size, expected) => {
    const { oids, reader } = setUp([size]);
    const oid = id === '' ? (oids[0] ?? '') : id;
    expect(shown(await reader.read(bytesMax === undefined ? { oid } : { oid, bytesMax }))).toEqual(expected);
  });

  test('content that is refused is not asked for', async () => {
    const { store, oids, reader } = setUp([11, 3]);
    const read = await reader.readAll([...oids, absent, 'x'].map((oid) => ({ oid, bytesMax: 10 })));
    expect(read.map((outcome) => (outcome.ok ? 'read' : outcome.refusal.detail))).toEqual([
      ...['object-bytes', 'read', 'object-missing', 'object-id'],
    ]);
    expect(store.asked).toEqual(['info 3', 'contents 1']);
  });

  test('nothing is asked of a store after damage in it', async () => {
    const { store, oids, reader } = setUp([1, 1, groupBytesMax, 1]);
    store.broken = oids[1];
    const read = await reader.readAll(requests([...oids, absent]));
    expect(read.map((outcome) => (outcome.ok ? 'read' : outcome.refusal.detail))).toEqual([
      ...['object-hash', 'object-hash', 'store-poisoned', 'store-poisoned', 'object-missing'],
    ]);
    expect(store.asked).toEqual(['info 5', 'contents 2']);
    expect(shown(await reader.read({ oid: oids[0] ?? '' }))).toBe('E_OBJECT store-poisoned');
    expect(shown((await reader.info(requests(oids.slice(0, 1))))[0] ?? accept(''))).toBe('E_OBJECT store-poisoned');
    expect(store.asked).toHaveLength(2);
  });

  test('damage that shows when sizes are asked keeps its name', async () => {
    const { store, oids, reader } = setUp([1, 1]);
    store.brokenInfo = oids[1];
    expect((await reader.readAll(requests(oids))).map(shown)).toEqual(['E_OBJECT object-hash', 'E_OBJECT object-hash']);
    expect(shown(await reader.read({ oid: oids[0] ?? '' }))).toBe('E_OBJECT store-poisoned');
  });

  test('nothing is asked of a closed one', async () => {
    const { store, oids, reader } = setUp([1]);
    await reader.close();
    expect(shown(await reader.read({ oid: oids[0] ?? '' }))).toBe('E_OBJECT store-closed');
    expect(store.asked).toEqual(['close']);
  });
});
