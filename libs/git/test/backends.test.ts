// Both backends over the same objects, in every form Git stores them, held against what `git cat-file` itself prints.
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { backends, open, shown, valued } from './support/open.ts';
import { TestRepository } from './support/repositories.ts';

beforeEach(needs('git'));

/** A history with what is odd but legal. Made once: every form starts from a copy. */
function populate(repository: TestRepository): void {
  const odd = {
    'README.md': 'read me\n',
    'run.sh*': '#!/bin/sh\n',
    'deep/er/and/deeper/file': 'deep',
    'name with\nline feed': 'odd name',
    'ünïcödé/ﬁle': 'odd name',
    empty: '',
    'big.bin': Buffer.alloc(3_000_000, 'some content that is larger than a group of reads'),
  };
  const lines = Array.from({ length: 4000 }, (_, index) => `line ${index} of a file that deltas well\n`);
  const steps = Array.from({ length: 40 }, (_, index) => {
    // Each step changes many places, so that deltas are long enough to be packed with code tables of their own.
    for (let line = index; line < lines.length; line += 40) lines[line] = `changed in step ${index * line}\n`;
    return { files: { 'delta.txt': lines.join(''), [`many/${index}.txt`]: `file ${index}\n` } };
  });
  repository.import([{ files: odd }, ...steps]);
  const submodule = repository.git('rev-parse', 'HEAD');
  repository.git('update-index', '--add', '--cacheinfo', `160000,${submodule},submodule`);
  repository.git('update-index', '--add', '--cacheinfo', `120000,${repository.store('blob', '../../etc')},link`);
  repository.git('commit', '--quiet', '--message', 'a link and a submodule');
  repository.git('tag', '--annotate', '--message', 'a tag', 'v1');
  repository.git('tag', '--annotate', '--message', 'a tag of a tag', 'v1-signed', 'v1');
}

/** How the objects lie on disk. */
const forms = {
  loose: () => {},
  packed: (repository) => repository.git('repack', '-adq', '--depth=50', '--window=50'),
  'packed and loose': (repository) => {
    repository.git('repack', '-adq');
    repository.commit({ later: 'loose after the pack' });
  },
  'two packs, one of ref-deltas': (repository) => {
    repository.git('-c', 'repack.useDeltaBaseOffset=false', 'repack', '-adq');
    repository.commit({ latest: 'in the second' });
    repository.git('repack', '-dq');
  },
  'gc with commit graph and multi-pack index': (repository) => {
    repository.git('gc', '--quiet');
    repository.git('commit-graph', 'write', '--reachable');
    repository.git('multi-pack-index', 'write');
  },
  'linked work tree': (repository) => repository.git('worktree', 'add', '--quiet', '--detach', '../linked'),
  bare: () => {},
} as const satisfies Record<string, (repository: TestRepository) => unknown>;

let template: TestRepository;
beforeAll(() => {
  template = TestRepository.create();
  populate(template);
});

describe.each(Object.entries(forms))('%s', (name, arrange) => {
  let repository: TestRepository;
  let root: string;
  beforeAll(() => {
    repository = template.copy();
    arrange(repository);
    root = repository.root;
    if (name === 'linked work tree') root = join(root, '..', 'linked');
    if (name === 'bare') root = join(root, '.git');
  });

  test('every object is the one Git prints, by one and by many', async () => {
    const expected = repository.allObjects();
    expect(expected.length).toBeGreaterThan(150);
    for (const backend of backends) {
      const opened = await open(root, { backend });
      expect(opened).toMatchObject({ backend, algorithm: 'sha1', isShallow: false });
      let index = 0;
      for await (const outcome of opened.readObjects(expected.map(({ oid }) => oid))) {
        const want = expected[index];
        const { oid, type, bytes } = valued(outcome);
        expect([oid, type, Buffer.compare(bytes, want?.bytes ?? Buffer.of())]).toEqual([want?.oid, want?.type, 0]);
        index += 1;
      }
      expect(index).toBe(expected.length);
      const some = expected[17]?.oid ?? '';
      expect(Buffer.from(valued(await opened.readObject(some)).bytes)).toEqual(expected[17]?.bytes);
      expect(valued(await opened.objectInfo(some))).toMatchObject({ oid: some, type: expected[17]?.type });
    }
  });

  test('trees, commits, refs and listings are the same', async () => {
    const [git, embedded] = [await open(root, { backend: 'git' }), await open(root, { backend: 'embedded' })];
    let compared = 0;
    for (const { oid, type } of repository.allObjects()) {
      if (type !== 'tree' && type !== 'commit') continue;
      const [left, right] = [await git[type](oid), await embedded[type](oid)];
      expect(left).toEqual(right);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
    const head = repository.git('rev-parse', 'HEAD');
    for (const name of ['HEAD', 'refs/heads/main', 'refs/tags/v1', 'refs/tags/v1-signed', head]) {
      const expected = repository.git('rev-parse', `${name}^{commit}`);
      expect([shown(await git.resolveRevision(name)), shown(await embedded.resolveRevision(name))]).toEqual([
        expected,
        expected,
      ]);
    }
    const listed = repository.run(['ls-tree', '-r', '-z', 'HEAD']).toString('utf8').split('\0').slice(0, -1);
    for (const opened of [git, embedded]) {
      const files = valued(await opened.listFiles(head));
      const lines = files.map(
        ({ mode, oid, path }) => `${mode} ${mode === '160000' ? 'commit' : 'blob'} ${oid}\t${path}`,
      );
      expect(lines).toEqual(listed.toSorted((a, b) => Buffer.compare(nameOf(a), nameOf(b))));
    }
  });
});

const nameOf = (line: string): Buffer => Buffer.from(line.slice(line.indexOf('\t') + 1));

test('objects that Git stores and no reader of ours takes are refused alike', async () => {
  const repository = TestRepository.create();
  const blob = repository.store('blob', 'content');
  const tree = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(blob, 'hex')]);
  const cases = [
    // object                                               read as   expected
    [repository.store('tree', tree('100644 caf\xe9\0')), 'tree', 'E_OBJECT tree-name-encoding'],
    [repository.store('tree', tree('100664 group\0')), 'tree', 'E_OBJECT tree-mode'],
    [repository.store('tree', tree('40000 .git\0')), 'tree', 'E_OBJECT tree-name-git'],
    [repository.store('commit', 'tree 0000\n'), 'commit', 'E_OBJECT commit-header'],
    [blob, 'tree', 'E_OBJECT object-type'],
    [blob, 'commit', 'E_OBJECT object-type'],
    ['f'.repeat(40), 'tree', 'E_OBJECT object-missing'],
    ['HEAD', 'commit', 'E_OBJECT object-id'],
    [blob.slice(0, 12), 'commit', 'E_OBJECT object-id'],
    [`${blob}\nflush`, 'commit', 'E_OBJECT object-id'],
  ] as const;
  for (const backend of backends) {
    const opened = await open(repository.root, { backend });
    for (const [oid, type, expected] of cases) expect(shown(await opened[type](oid))).toBe(expected);
  }
});

test('the empty tree is known without being stored', async () => {
  const { root } = TestRepository.create();
  for (const backend of backends) {
    const opened = await open(root, { backend });
    expect(shown(await opened.tree('4b825dc642cb6eb9a060e54bf8d69288fbee4904'))).toEqual([]);
  }
});

test('a SHA-256 repository is read by the Git backend and refused by name by the embedded one', async () => {
  const repository = TestRepository.create('sha256');
  const commit = repository.commit({ 'a/b': 'content' });
  repository.git('repack', '-adq');
  const later = repository.commit({ c: 'loose' });
  expect(commit).toHaveLength(64);
  const opened = await open(repository.root);
  expect(opened).toMatchObject({ algorithm: 'sha256', backend: 'git' });
  expect(shown(await opened.head())).toBe(later);
  expect(shown(await opened.isAncestor(commit, later))).toBe(true);
  const file = valued(await opened.lookup(commit, 'a/b'));
  expect(Buffer.from(valued(await opened.readObject(file?.oid ?? '')).bytes).toString()).toBe('content');
  expect(shown(await opened.readObject('a'.repeat(40)))).toBe('E_OBJECT object-id');
  const { openRepository } = await import('#git');
  expect(shown(await openRepository(repository.root, { backend: 'embedded' }))).toBe('E_REPOSITORY embedded-sha256');
});

test('objects that arrive or are packed while a repository is open are found', async () => {
  const repository = TestRepository.create();
  const first = repository.commit({ a: 'a' });
  for (const backend of backends) {
    const opened = await open(repository.root, { backend });
    expect(shown(await opened.head())).toBe(first);
  }
  const opened = await Promise.all(backends.map((backend) => open(repository.root, { backend })));
  const second = repository.commit({ b: 'b' });
  repository.git('repack', '-adq');
  repository.git('prune-packed', '--quiet');
  for (const one of opened) expect(shown(await one.resolveRevision('refs/heads/main'))).toBe(second);
});

test('an index of an unknown kind is refused by the embedded backend', async () => {
  const repository = TestRepository.create();
  repository.commit({ a: 'a' });
  repository.git('-c', 'pack.indexVersion=1', 'repack', '-adq');
  const { openRepository } = await import('#git');
  expect(shown(await openRepository(repository.root, { backend: 'embedded' }))).toBe('E_REPOSITORY embedded-pack');
  expect((await open(repository.root)).backend).toBe('git');
});
