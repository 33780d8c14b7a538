// Trees and commits that no Git writes, in repositories that are otherwise good: whatever a commit leads to, its listing is
// whole or refused, by both backends alike. What is refused about a repository before anything is read (configuration, refs,
// alternates, grafts, replacements, links among Git's files) is in `libs/git/test/admission.test.ts` and `refs.test.ts`, that
// nothing is run in `hostile-config.test.ts`, the rules of a tree one by one in `libs/objects/test/tree.test.ts`.
import { beforeEach, describe, expect, test } from 'vitest';
import { backends, open, shown } from '../../libs/git/test/support/open.ts';
import { TestRepository } from '../../libs/git/test/support/repositories.ts';
import { needs } from '../support/needs.ts';

beforeEach(needs('git'));

const repository = TestRepository.create();
const blob = repository.store('blob', 'content\n');
const absent = 'ab'.repeat(20);
const tag = repository.store('tag', `object ${blob}\ntype blob\ntag v1\ntagger T <t@example.org> 1 +0000\n\n`);

/** A tree of entries as they are written: mode, blank, name, and the id behind the NUL. */
const tree = (...entries: readonly (readonly [head: string, oid?: string])[]): string =>
  repository.store(
    'tree',
    Buffer.concat(
      entries.flatMap(([head, oid = blob]) => [Buffer.from(`${head}\0`, 'latin1'), Buffer.from(oid, 'hex')]),
    ),
  );
const good = tree(['100644 file']);
const person = 'C <c@example.org> 1700000000 +0000';
const commitOf = (...lines: readonly string[]): string =>
  repository.store('commit', `${[...lines, `author ${person}`, `committer ${person}`].join('\n')}\n\n`);
const holding = (oid: string): string => commitOf(`tree ${oid}`);

// biome-ignore format: an aligned table
const listings: readonly (readonly [what: string, commit: string, expected: string])[] = [
  // what                              commit                                                         expected
  ['a good tree',                      holding(good),                                                 '100644 file'],
  ['a folder `..`',                    holding(tree(['40000 ..', good])),                             'E_OBJECT tree-name-dots'],
  ['a file `.`',                       holding(tree(['100644 .'])),                                   'E_OBJECT tree-name-dots'],
  ['`..` deep inside',                 holding(tree(['40000 a', tree(['40000 b', tree(['40000 ..', good])])])), 'E_OBJECT tree-name-dots'],
  ['a folder `.git`',                  holding(tree(['40000 .git', good])),                           'E_OBJECT tree-name-git'],
  ['a link `.GIT`',                    holding(tree(['120000 .GIT'])),                                'E_OBJECT tree-name-git'],
  ['a path for a name',                holding(tree(['100644 ../../etc/cron.d/x'])),                  'E_OBJECT tree-name-slash'],
  ['a rooted name',                    holding(tree(['100644 /etc/passwd'])),                         'E_OBJECT tree-name-slash'],
  ['no name',                          holding(tree(['100644 '])),                                    'E_OBJECT tree-name-empty'],
  // The name ends at the NUL, the id takes the rest, and what follows is no entry.
  ['a NUL in a name',                  holding(tree(['100644 a\0../x'])),                             'E_OBJECT tree-mode'],
  ['a name of 5,000 bytes',            holding(tree([`100644 ${'n'.repeat(5000)}`])),                 'E_OBJECT tree-name-bytes'],
  ['a name twice',                     holding(tree(['100644 a'], ['100644 a'])),                     'E_OBJECT tree-duplicate'],
  ['a file and a folder of one name',  holding(tree(['100644 a'], ['40000 a', good])),                'E_OBJECT tree-duplicate'],
  ['names out of order',               holding(tree(['100644 b'], ['100644 a'])),                     'E_OBJECT tree-order'],
  ['writable by the group',            holding(tree(['100664 a'])),                                   'E_OBJECT tree-mode'],
  ['setuid',                           holding(tree(['104755 a'])),                                   'E_OBJECT tree-mode'],
  ['a mode with a zero before it',     holding(tree(['0100644 a'])),                                  'E_OBJECT tree-mode'],
  ['a device',                         holding(tree(['20644 a'])),                                    'E_OBJECT tree-mode'],
  ['a link is told as one',            holding(tree(['120000 a'])),                                   '120000 a'],
  ['a submodule is told as one',       holding(tree(['160000 a', absent])),                           '160000 a'],
  ['a folder that is a file',          holding(tree(['40000 a'])),                                    'E_OBJECT object-type'],
  ['a folder that is a commit',        holding(tree(['40000 a', holding(good)])),                     'E_OBJECT object-type'],
  ['a folder that is not here',        holding(tree(['40000 a', absent])),                            'E_OBJECT object-missing'],
  ['two trees',                        commitOf(`tree ${good}`, `tree ${good}`),                      'E_OBJECT commit-header'],
  ['a tree behind its parent',         commitOf(`parent ${absent}`, `tree ${good}`),                  'E_OBJECT commit-header'],
  ['no tree',                          commitOf(),                                                    'E_OBJECT commit-header'],
  ['a tree that is a file',            holding(blob),                                                 'E_OBJECT object-type'],
  ['a tree that is a tag',             holding(tag),                                                  'E_OBJECT object-type'],
  ['a tree that is not here',          holding(absent),                                               'E_OBJECT object-missing'],
  ['a tag for a commit',               tag,                                                           'E_OBJECT object-type'],
];

describe.each(backends)('by the %s backend', (backend) => {
  test.each(listings)('%s', async (_what, commit, expected) => {
    const opened = await open(repository.root, { backend });
    const listed = await opened.listFiles(commit);
    expect(listed.ok ? listed.value.map(({ mode, path }) => `${mode} ${path}`).join() : shown(listed)).toBe(expected);
  });

  test('a parent that is a file, or not here, ends a walk with a refusal', async () => {
    const opened = await open(repository.root, { backend });
    for (const [parent, expected] of [
      [blob, 'E_OBJECT object-type'],
      [absent, 'E_OBJECT object-missing'],
    ] as const) {
      const head = commitOf(`tree ${good}`, `parent ${parent}`);
      expect(shown(await opened.firstParentSource(head, 'file'))).toBe(expected);
      expect(shown(await opened.isAncestor(holding(good), head))).toBe(expected);
    }
  });

  test('what a link or a submodule names is not read through it', async () => {
    const opened = await open(repository.root, { backend });
    const link = repository.store('blob', '../../../../etc/passwd');
    const commit = holding(tree(['120000 a', link], ['160000 b', absent]));
    for (const path of ['a/x', 'b/x']) expect(shown(await opened.lookup(commit, path))).toBe(undefined);
    const read = await opened.readObject(link);
    expect(read.ok && Buffer.from(read.value.bytes).toString()).toBe('../../../../etc/passwd');
  });
});
