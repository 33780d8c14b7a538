// Plans, listings and lookups over a real repository, by both backends.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeTree, type ReadAnswer, type ReadPlan, type ReadRequest } from '#objects';
import { needs } from '../../../test/support/needs.ts';
import { WeightedCache } from '../src/cache.ts';
import { batchBytesMax } from '../src/drive.ts';
import { listDepthMax, listEntriesMax } from '../src/listing.ts';
import { backends, open, shown, valued } from './support/open.ts';
import { TestRepository } from './support/repositories.ts';

beforeEach(needs('git'));

let repository: TestRepository;
let head: string;
let ids: Readonly<Record<string, string>>;
beforeAll(() => {
  repository = TestRepository.create();
  repository.write({ 'a/b/c': 'content of c', 'a/run*': '#!', top: 'top', 'z/link-target': 'x', 'a.b': 'dot' });
  repository.git('add', '--all');
  repository.git('update-index', '--add', '--cacheinfo', `120000,${repository.store('blob', '../top')},a/link`);
  repository.git('update-index', '--add', '--cacheinfo', `160000,${'c'.repeat(40)},a/sub`);
  repository.git('commit', '--quiet', '--message', 'm');
  head = repository.git('rev-parse', 'HEAD');
  const at = (path: string) => repository.git('rev-parse', `HEAD:${path}`);
  ids = { root: at(''), a: at('a'), c: at('a/b/c'), run: at('a/run'), link: at('a/link'), top: at('top') };
});

function* asking(requests: readonly ReadRequest[]): ReadPlan<readonly ReadAnswer[]> {
  return yield requests;
}
const text = (answer: ReadAnswer): unknown =>
  answer.ok
    ? `${answer.value.mode} ${answer.value.type} ${answer.value.oid} ${Buffer.from(answer.value.bytes).toString('latin1')}`
    : shown(answer);

describe.each(backends)('by the %s backend', (backend) => {
  test('a batch of reads of every kind is answered in order', async () => {
    const opened = await open(repository.root, { backend });
    const read = (path: string, more: object = {}): ReadRequest => ({ commit: head, path, ...more });
    const rows: readonly (readonly [ReadRequest, string])[] = [
      // request                                        answer
      [read('a/b/c'), `100644 blob ${ids.c} content of c`],
      [{ oid: ids.top ?? '' }, `undefined blob ${ids.top} top`],
      [read('a/run'), `100755 blob ${ids.run} #!`],
      [read('a/link'), `120000 blob ${ids.link} ../top`],
      [read('a', { content: false }), `040000 tree ${ids.a} `],
      [read('', { content: false }), `040000 tree ${ids.root} `],
      [read('a/sub', { content: false }), `160000 commit ${'c'.repeat(40)} `],
      [read('a/sub'), 'E_OBJECT gitlink'],
      [read('a/sub/x'), 'E_OBJECT path-missing'],
      [read('a/none'), 'E_OBJECT path-missing'],
      [read('top/none'), 'E_OBJECT path-missing'],
      [read('a/link/x'), 'E_OBJECT path-missing'],
      [read('a//b'), 'E_OBJECT path'],
      [read('../a'), 'E_OBJECT path'],
      [read('a/b/c', { bytesMax: 11 }), 'E_LIMIT object-bytes'],
      [read('a/b/c', { bytesMax: 12 }), `100644 blob ${ids.c} content of c`],
      [{ oid: ids.c ?? '', bytesMax: 11 }, 'E_LIMIT object-bytes'],
      [{ oid: 'f'.repeat(40) }, 'E_OBJECT object-missing'],
      [{ oid: 'HEAD' }, 'E_OBJECT object-id'],
      [{ commit: 'HEAD', path: 'top' }, 'E_OBJECT object-id'],
      [{ commit: 'f'.repeat(40), path: 'top' }, 'E_OBJECT object-missing'],
      [{ commit: ids.top ?? '', path: 'top' }, 'E_OBJECT object-type'],
      [{ commit: ids.a ?? '', path: 'b/c' }, `100644 blob ${ids.c} content of c`],
      [{ commit: head, path: 'top' }, `100644 blob ${ids.top} top`],
    ];
    const answers = await opened.drive(asking(rows.map(([request]) => request)));
    expect(answers.map(text)).toEqual(rows.map(([, answer]) => answer));
    expect((await opened.answer([])).length).toBe(0);
  });

  test('a whole tree can be the answer', async () => {
    const opened = await open(repository.root, { backend });
    const [answer] = await opened.answer([{ commit: head, path: 'a' }]);
    expect(answer?.ok && Buffer.from(answer.value.bytes)).toEqual(repository.run(['cat-file', 'tree', `${head}:a`]));
  });

  test('an entry that calls a tree a file, or a file a tree', async () => {
    const work = TestRepository.create();
    const blob = work.store('blob', 'x');
    const tree = work.store('tree', '');
    const lying = work.store(
      'tree',
      encodeTree([
        { mode: '100644', name: 'file', oid: tree },
        { mode: '040000', name: 'folder', oid: blob },
      ]),
    );
    const opened = await open(work.root, { backend });
    const answers = await opened.answer([
      { commit: lying, path: 'file' },
      { commit: lying, path: 'folder' },
      { commit: lying, path: 'folder/x' },
    ]);
    expect(answers.map(text)).toEqual(['E_OBJECT object-type', 'E_OBJECT object-type', 'E_OBJECT object-type']);
    expect(shown(await opened.listFiles(lying))).toBe('E_OBJECT object-type');
  });

  test('lookups and listings', async () => {
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.lookup(head, 'a/run'))).toEqual({ mode: '100755', name: 'run', oid: ids.run });
    expect(shown(await opened.lookup(head, ''))).toEqual({ mode: '040000', name: '', oid: ids.root });
    expect(shown(await opened.lookup(head, 'a/none'))).toBeUndefined();
    expect(valued(await opened.listFiles(head)).map(({ path }) => path)).toEqual([
      ...['a.b', 'a/b/c', 'a/link', 'a/run', 'a/sub', 'top', 'z/link-target'],
    ]);
    expect(valued(await opened.listFiles(head, 'a/b'))).toEqual([{ path: 'a/b/c', mode: '100644', oid: ids.c }]);
    expect(valued(await opened.listFiles(ids.a ?? '', 'b'))).toEqual([{ path: 'b/c', mode: '100644', oid: ids.c }]);
    expect(shown(await opened.listFiles(head, 'top'))).toBe('E_OBJECT path-missing');
    expect(shown(await opened.listFiles(head, 'none'))).toBe('E_OBJECT path-missing');
  });
});

describe('bounds', () => {
  /** Each tree holds the one below it under `count` names: a few objects that spell out `count ** levels` paths. */
  function nested(work: TestRepository, levels: number, count: number): string {
    let entry = { mode: '100644', oid: work.store('blob', 'x') } as { mode: '100644' | '040000'; oid: string };
    for (let level = 0; level < levels; level += 1) {
      const names = Array.from({ length: count }, (_, index) => `${index}`.padStart(6, '0'));
      entry = { mode: '040000', oid: work.store('tree', encodeTree(names.map((name) => ({ ...entry, name })))) };
    }
    return entry.oid;
  }

  test('a few trees that spell out ten billion paths', async () => {
    const work = TestRepository.create();
    const opened = await open(work.root);
    expect(shown(await opened.listFiles(nested(work, 10, 10)))).toBe('E_LIMIT list-entries');
  });

  test('entries at the bound and past it', async () => {
    const work = TestRepository.create();
    const opened = await open(work.root);
    expect(valued(await opened.listFiles(nested(work, 1, listEntriesMax)))).toHaveLength(listEntriesMax);
    expect(shown(await opened.listFiles(nested(work, 1, listEntriesMax + 1)))).toBe('E_LIMIT list-entries');
  });

  test('depth at the bound and past it', async () => {
    const work = TestRepository.create();
    const opened = await open(work.root);
    expect(valued(await opened.listFiles(nested(work, listDepthMax + 1, 1)))).toHaveLength(1);
    expect(shown(await opened.listFiles(nested(work, listDepthMax + 2, 1)))).toBe('E_LIMIT list-depth');
  });

  test('the content of one batch', async () => {
    const work = TestRepository.create();
    const large = work.store('blob', Buffer.alloc(batchBytesMax / 4));
    const opened = await open(work.root);
    const answers = await opened.answer([
      ...Array.from({ length: 4 }, () => ({ oid: large })),
      { oid: work.store('blob', 'x') },
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
    expect(text(answers.at(-1) ?? (answers[0] as ReadAnswer))).toBe('E_LIMIT batch-bytes');
  });

  test('the cache keeps what is used and no more than it may', () => {
    const cache = new WeightedCache<number>(20);
    for (let key = 0; key < 100; key += 1) {
      cache.set(`${key}`, key, 2);
      expect(cache.get('0')).toBe(0);
    }
    const kept = Array.from({ length: 100 }, (_, key) => `${key}`).filter((key) => cache.get(key) !== undefined);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(cache.get('50')).toBeUndefined();
    cache.set('heavy', 1, 11);
    expect(cache.get('heavy')).toBeUndefined();
  });
});
