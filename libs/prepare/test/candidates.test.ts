// Candidates that are not what they should be: hostile trees, damaged objects, repositories at another commit or kept
// otherwise than a disposable one, files beyond the caps. Nothing is left behind by any of them.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyTreeId, objectId } from '#objects';
import { type Caps, prepare, wireCaps } from '#prepare';
import { TestRepository, temporaryFolder } from '../../git/test/support/repositories.ts';
import { accountOf, accountOfChange } from './support/account.ts';
import { done, forged, freshPlace, materialized, said, treeBytes, type World } from './support/world.ts';

async function attempt(world: World, caps: Partial<Caps> = {}): Promise<string> {
  const { parent, bundle } = freshPlace();
  const outcome = await prepare(
    world.handed,
    { candidate: world.candidate, bundle },
    { caps: { ...wireCaps, ...caps } },
  );
  expect(readdirSync(parent)).toEqual(outcome.ok ? ['bundle'] : []);
  return said(outcome);
}

type Entry = readonly [mode: string, name: string | Uint8Array];
const longName = 'n'.repeat(4097);

describe.each(['sha1', 'sha256'] as const)('trees under %s', (algorithm) => {
  const tree =
    (...entries: readonly Entry[]) =>
    (repository: TestRepository) => {
      const blob = repository.store('blob', 'x\n');
      const folder = repository.store('tree', treeBytes([['100644', 'inner', blob]]));
      return repository.store(
        'tree',
        treeBytes(entries.map(([mode, name]) => [mode, name, mode === '40000' ? folder : blob])),
      );
    };
  const pointing = (mode: string, oid: (repository: TestRepository) => string) => (repository: TestRepository) =>
    repository.store('tree', treeBytes([[mode, 'a', oid(repository)]]));
  const absent = () => objectId(algorithm, 'blob', Buffer.from('absent'));
  const damaged = (repository: TestRepository) => repository.forgeLoose(absent(), Buffer.from('blob 3\0abc'));
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [string, (repository: TestRepository) => string, string])[] = [
    // what                             tree                                                    expected
    ['a file',                          tree(['100644', 'a']),                                  'ok'],
    ['a file in a folder',              tree(['40000', 'a']),                                   'ok'],
    ['a link',                          tree(['120000', 'a']),                                  'E_PATH link'],
    ['a gitlink',                       tree(['160000', 'a']),                                  'E_PATH gitlink'],
    ['the folder of Git',               tree(['40000', '.git']),                                'E_PATH tree-name-git'],
    ['the same in other letters',       tree(['40000', '.GIT']),                                'E_PATH tree-name-git'],
    ['a way up',                        tree(['40000', '..']),                                  'E_PATH tree-name-dots'],
    ['a slash in a name',               tree(['100644', 'a/b']),                                'E_PATH tree-name-slash'],
    ['a name that is empty',            tree(['100644', '']),                                   'E_PATH tree-name-empty'],
    ['a name that is not UTF-8',        tree(['100644', Buffer.from([0x61, 0xff])]),            'E_PATH tree-name-encoding'],
    ['a name without an end',           tree(['100644', longName]),                             'E_PATH tree-name-bytes'],
    ['a name of 256 bytes',             tree(['100644', longName.slice(0, 256)]),               'E_LIMIT component-bytes'],
    ['a backslash',                     tree(['100644', 'a\\b']),                               'E_PATH path'],
    ['a line feed',                     tree(['100644', 'a\nb']),                               'E_PATH path'],
    ['two names of one case pair',      tree(['100644', 'A'], ['100644', 'a']),                 'E_PATH name.collision-case'],
    ['two spellings of one name',       tree(['100644', 'u\u0308'], ['100644', '\u00fc']),      'E_PATH name.collision-normalization'],
    ['a name twice',                    tree(['100644', 'a'], ['100644', 'a']),                 'E_OBJECT tree-duplicate'],
    ['names out of order',              tree(['100644', 'b'], ['100644', 'a']),                 'E_OBJECT tree-order'],
    ['a mode that Git wrote long ago',  tree(['100664', 'a']),                                  'E_OBJECT tree-mode'],
    ['a device',                        tree(['20666', 'a']),                                   'E_OBJECT tree-mode'],
    ['a file and a folder of one name', tree(['100644', 'a'], ['40000', 'a']),                  'E_OBJECT tree-duplicate'],
    ['a folder that holds nothing',     pointing('40000', (repository) => repository.store('tree', '')), 'E_OBJECT tree-differs'],
    ['a file that is a tree',           pointing('100644', (repository) => tree(['100644', 'x'])(repository)), 'E_OBJECT object-type'],
    ['a folder that is a file',         pointing('40000', (repository) => repository.store('blob', 'x')), 'E_OBJECT object-type'],
    ['a file that is not here',         pointing('100644', absent),                             'E_OBJECT object-missing'],
    ['a file that is another',          pointing('100644', damaged),                            'E_OBJECT object-hash'],
    ['an object that is no tree',       (repository) => repository.store('tree', 'rubbish'),    'E_OBJECT tree-mode'],
  ];
  test.each(rows)('%s', async (_what, store, expected) => {
    expect(await attempt(forged(algorithm, store))).toBe(expected);
  });
});

describe('bytes, at each cap and one past it', () => {
  const content = { 'a.txt': 'x'.repeat(100), 'b.txt': 'y'.repeat(50) };
  const withCaps = async (caps: Partial<Caps>) => attempt(await materialized('sha1', content, ''), caps);
  test('of one file', async () => {
    expect(await withCaps({ fileBytesMax: 100 })).toBe('ok');
    expect(await withCaps({ fileBytesMax: 99 })).toBe('E_LIMIT object-bytes');
  });
  test('of all files', async () => {
    expect(await withCaps({ totalBytesMax: 150 })).toBe('ok');
    expect(await withCaps({ totalBytesMax: 149 })).toBe('E_LIMIT total-bytes');
  });
  test('of the manifest and the record', async () => {
    const world = await materialized('sha1', content, '');
    const { bundle } = freshPlace();
    done(await prepare(world.handed, { candidate: world.candidate, bundle }));
    for (const [name, cap, expected] of [
      ['manifest.json', 'manifestBytesMax', 'E_LIMIT manifest-bytes'],
      ['record.json', 'recordBytesMax', 'E_LIMIT record-bytes'],
    ] as const) {
      const { size } = statSync(join(bundle, name));
      expect(await attempt(world, { [cap]: size })).toBe('ok');
      expect(await attempt(world, { [cap]: size - 1 })).toBe(expected);
    }
  });
  test('the largest file and one byte more', async () => {
    const one = (size: number) => (repository: TestRepository) =>
      repository.store('tree', treeBytes([['100644', 'a', repository.store('blob', Buffer.alloc(size))]]));
    expect(await attempt(forged('sha1', one(wireCaps.fileBytesMax)))).toBe('ok');
    expect(await attempt(forged('sha1', one(wireCaps.fileBytesMax + 1)))).toBe('E_LIMIT object-bytes');
  });
});

describe('the repository', () => {
  const plain = (repository: TestRepository) =>
    repository.store('tree', treeBytes([['100644', 'a', repository.store('blob', 'x\n')]]));
  const linkTo = (target: string): string => {
    const path = join(temporaryFolder(), 'link');
    symlinkSync(target, path);
    return path;
  };
  const edit =
    (change: (candidate: string) => void) =>
    (world: World): World => {
      change(world.candidate);
      return world;
    };
  const moved = ({ handed }: World): World => {
    const other = forged('sha1', (repository) =>
      repository.store('tree', treeBytes([['100644', 'b', repository.store('blob', 'x\n')]])),
    );
    return { handed, candidate: other.candidate };
  };
  const workTree = (): World => {
    const repository = TestRepository.create();
    const commitId = repository.commit({ a: 'x\n' });
    chmodSync(repository.root, 0o700);
    return {
      handed: accountOf('sha1', commitId, repository.git('rev-parse', 'HEAD^{tree}')),
      candidate: repository.root,
    };
  };
  const file = (): string => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, '', { mode: 0o700 });
    return path;
  };
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [string, (world: World) => World, string])[] = [
    // what                             change                                                                  expected
    ['as it is',                        (world) => world,                                                       'ok'],
    ['one with a work tree',            workTree,                                                               'E_STORAGE not-bare'],
    ['one that others may enter',       edit((candidate) => chmodSync(candidate, 0o755)),                       'E_STORAGE not-private'],
    ['a link to it',                    (world) => ({ ...world, candidate: linkTo(world.candidate) }),          'E_STORAGE folder'],
    ['a file',                          (world) => ({ ...world, candidate: file() }),                           'E_STORAGE folder'],
    ['nothing',                         (world) => ({ ...world, candidate: `${world.candidate}-not` }),         'E_STORAGE folder'],
    ['an empty folder',                 (world) => ({ ...world, candidate: freshPlace().parent }),              'E_STORAGE not-a-repository'],
    ['one that borrows its objects',    edit((candidate) => writeFileSync(join(candidate, 'objects/info/alternates'), '/x\n')), 'E_STORAGE alternates'],
    ['one that replaces objects',       edit((candidate) => { mkdirSync(join(candidate, 'refs/replace')); writeFileSync(join(candidate, 'refs/replace/ab'), `${'ab'.repeat(20)}\n`); }), 'E_STORAGE replace-refs'],
    ['another candidate',               moved,                                                                  'E_IDENTITY other-candidate'],
    ['one of the other hash',           (world) => ({ ...world, candidate: forged('sha256', plain).candidate }), 'E_IDENTITY other-candidate'],
    ['another tree than the response',  (world) => ({ ...world, handed: accountOf('sha1', headOf(world), emptyTreeId.sha1) }), 'E_IDENTITY other-candidate'],
    ['a head that leads nowhere',       edit((candidate) => writeFileSync(join(candidate, 'HEAD'), 'ref: refs/heads/none\n')), 'E_STORAGE ref-missing'],
  ];
  const headOf = ({ handed }: World): string =>
    (JSON.parse(Buffer.from(handed.response).toString()) as { payloads: [{ data: string }] }).payloads[0].data.match(
      /"commit_id":"([0-9a-f]+)"/,
    )?.[1] ?? '';
  test.each(rows)('%s', async (_what, change, expected) => {
    expect(await attempt(change(forged('sha1', plain)))).toBe(expected);
  });

  // biome-ignore format: an aligned table
  const parents: readonly (readonly [string, (source: string, other: string) => readonly string[], string])[] = [
    // what                   parents                             expected
    ['the source',            (source) => [source],               'ok'],
    ['none',                  () => [],                           'E_IDENTITY other-candidate'],
    ['another commit',        (_source, other) => [other],        'E_IDENTITY other-candidate'],
    ['the source and another', (source, other) => [source, other], 'E_IDENTITY other-candidate'],
  ];
  test.each(parents)('a changed candidate whose parents are %s', async (_what, parentsOf, expected) => {
    const repository = TestRepository.create();
    const [commitId, other] = [repository.commit({ a: 'x\n' }), repository.commit({ b: 'y\n' })];
    const [treeId, changedId] = [`${commitId}^{tree}`, 'HEAD^{tree}'].map((name) => repository.git('rev-parse', name));
    const lines = parentsOf(commitId, other).map((parent) => `parent ${parent}\n`);
    const who = 'A <a@example.org> 1700000000 +0000';
    const head = repository.store(
      'commit',
      `tree ${changedId}\n${lines.join('')}author ${who}\ncommitter ${who}\n\nx\n`,
    );
    repository.git('update-ref', 'refs/heads/main', head);
    const candidate = join(repository.root, '.git');
    chmodSync(candidate, 0o700);
    const source = { algorithm: 'sha1', commitId, treeId: treeId ?? '' } as const;
    const outcome = { commit_id: head, tree_id: changedId ?? '', changed_paths: ['src/lamp.ts'] };
    expect(await attempt({ handed: accountOfChange(source, outcome), candidate })).toBe(expected);
  });

  test('hooks, attributes and filters of a candidate are not asked', async () => {
    const world = await materialized(
      'sha1',
      {
        '.gitattributes': '*.txt filter=evil text eol=crlf export-ignore ident\n',
        'a.txt': '$Id$\nline\n',
      },
      '',
    );
    const marker = join(temporaryFolder(), 'ran');
    mkdirSync(join(world.candidate, 'hooks'), { recursive: true });
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change']) {
      writeFileSync(join(world.candidate, 'hooks', hook), `#!/bin/sh\ntouch ${marker}\n`, { mode: 0o755 });
    }
    writeFileSync(
      join(world.candidate, 'config'),
      `[core]\n\trepositoryFormatVersion = 0\n\tbare = true\n\tfsmonitor = touch ${marker}\n[filter "evil"]\n\tsmudge = touch ${marker}\n\tclean = touch ${marker}\n`,
    );
    const { bundle } = freshPlace();
    done(await prepare(world.handed, { candidate: world.candidate, bundle }));
    expect(existsSync(marker)).toBe(false);
    expect(readFileSync(join(bundle, 'candidate/a.txt'), 'utf8')).toBe('$Id$\nline\n');
  });
});
