// Candidates: fifty patches, tame and odd, each with the paths that it may change and what becomes of it, under both hash
// formats; then the workspace, the source and the sameness of two runs. Git itself is the oracle of every tree.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CandidateOrder, type CandidatePlaces, type MadeOutcome, makeCandidate } from '#git';
import type { HashAlgorithm } from '#objects';
import { cases } from '../../../test/support/scale.ts';
import { TestRepository, temporaryFolder } from './support/repositories.ts';

const lines = Array.from({ length: 60 }, (_, index) => `line ${index}\n`);
const base = {
  'plain.txt': 'one\ntwo\nthree\n',
  'no-end.txt': 'first\nlast',
  'crlf.txt': 'one\r\ntwo\r\n',
  'run.sh*': 'echo one\n',
  'dir/inner.md': 'inside\n',
  'dir/deep/leaf.md': 'leaf\n',
  'naïve ü.txt': 'umlaut\n',
  'with space.txt': 'space\n',
  'quo"te.txt': 'quote\n',
  'tab\there.txt': 'tab\n',
  'back\\slash.txt': 'slash\n',
  'long.txt': lines.join(''),
  'empty.txt': '',
  'data.bin': Buffer.from([0, 1, 2, 0, 255]),
} as const;

type Edit = (repository: TestRepository) => void;
const put =
  (name: string, content: string | Uint8Array): Edit =>
  (repository) =>
    void repository.write({ [name]: content });
const remove =
  (name: string): Edit =>
  (repository) =>
    rmSync(join(repository.root, name));
const move =
  (from: string, to: string): Edit =>
  (repository) =>
    void repository.git('mv', from, to);
const mode =
  (name: string, bits: number): Edit =>
  (repository) =>
    chmodSync(join(repository.root, name), bits);
const all =
  (...edits: readonly Edit[]): Edit =>
  (repository) => {
    for (const edit of edits) edit(repository);
  };

/** The patch that Git itself writes for an edit. */
const byGit =
  (edit: Edit, ...flags: readonly string[]) =>
  (repository: TestRepository): string => {
    const copy = repository.copy();
    edit(copy);
    copy.git('add', '--all');
    return copy.run(['diff', '--cached', ...flags]).toString('utf8');
  };
const asIs = (text: string) => () => text;
const hunk = (name: string, ...body: readonly string[]) =>
  asIs([`diff --git a/${name} b/${name}`, `--- a/${name}`, `+++ b/${name}`, ...body, ''].join('\n'));
const edited =
  (patch: (repository: TestRepository) => string, from: string | RegExp, to: string) =>
  (repository: TestRepository) => {
    const text = patch(repository);
    if (text.replace(from, to) === text) throw new Error(`no ${from} in the patch`);
    return text.replace(from, to);
  };

const plainEdit = byGit(put('plain.txt', 'one\n2\nthree\n'));
const linkTo =
  (target: string): Edit =>
  (repository) =>
    symlinkSync(target, join(repository.root, 'new-link'));
const gitlink = ({ algorithm }: TestRepository): string =>
  [
    'diff --git a/sub b/sub',
    'new file mode 160000',
    '--- /dev/null',
    '+++ b/sub',
    '@@ -0,0 +1 @@',
    `+Subproject commit ${'1'.repeat(algorithm === 'sha1' ? 40 : 64)}`,
    '',
  ].join('\n');

type Row = readonly [
  what: string,
  patch: (repository: TestRepository) => string,
  allowed: readonly string[],
  expected: string,
];
// What is expected: the changed paths, or the detail of the refusal.
// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  ['a line changed',                    plainEdit,                                                               ['plain.txt'],                  'plain.txt'],
  ['no patch',                          asIs(''),                                                                ['plain.txt'],                  ''],
  ['a line added at the end',           byGit(put('plain.txt', 'one\ntwo\nthree\nfour\n')),                      ['plain.txt'],                  'plain.txt'],
  ['a file added',                      byGit(put('new.txt', 'new\n')),                                          ['new.txt'],                    'new.txt'],
  ['an empty file added',               byGit(put('new.txt', '')),                                               ['new.txt'],                    'new.txt'],
  ['a file added in new folders',       byGit(put('a/b/c/new.txt', 'new\n')),                                    ['a/b/c/new.txt'],              'a/b/c/new.txt'],
  ['an executable added',               byGit(put('new.sh*', 'new\n')),                                          ['new.sh'],                     'new.sh'],
  ['a file removed',                    byGit(remove('plain.txt')),                                              ['plain.txt'],                  'plain.txt'],
  ['the last file of a folder removed', byGit(remove('dir/deep/leaf.md')),                                       ['dir/deep/leaf.md'],           'dir/deep/leaf.md'],
  ['an empty file removed',             byGit(remove('empty.txt')),                                              ['empty.txt'],                  'empty.txt'],
  ['a file emptied',                    byGit(put('plain.txt', '')),                                             ['plain.txt'],                  'plain.txt'],
  ['an empty file filled',              byGit(put('empty.txt', 'full\n')),                                       ['empty.txt'],                  'empty.txt'],
  ['a rename, told as one',             byGit(move('plain.txt', 'other.txt'), '-M'),                             ['other.txt', 'plain.txt'],     'other.txt,plain.txt'],
  ['a rename, told as two',             byGit(move('plain.txt', 'other.txt'), '--no-renames'),                   ['other.txt', 'plain.txt'],     'other.txt,plain.txt'],
  ['a rename with an edit',             byGit(all(move('long.txt', 'other.txt'), put('other.txt', lines.slice(1).join(''))), '-M'), ['long.txt', 'other.txt'], 'long.txt,other.txt'],
  ['a copy',                            byGit(put('copy.txt', base['long.txt']), '--find-copies-harder', '-C'),  ['copy.txt'],                   'copy.txt'],
  ['a rename out of the allowed paths', byGit(move('plain.txt', 'other.txt'), '-M'),                             ['plain.txt'],                  'path-not-allowed'],
  ['a rename from elsewhere',           byGit(move('plain.txt', 'other.txt'), '-M'),                             ['other.txt'],                  'path-not-allowed'],
  ['a file that became a folder',       byGit(all(remove('plain.txt'), put('plain.txt/x', 'x\n'))),              ['plain.txt', 'plain.txt/x'],   'plain.txt,plain.txt/x'],
  ['made executable',                   byGit(mode('plain.txt', 0o755)),                                         ['plain.txt'],                  'plain.txt'],
  ['made no longer executable',         byGit(mode('run.sh', 0o644)),                                            ['run.sh'],                     'run.sh'],
  ['mode and content at once',          byGit(all(put('run.sh', 'echo two\n'), mode('run.sh', 0o644))),          ['run.sh'],                     'run.sh'],
  ['a last line without an end',        byGit(put('plain.txt', 'one\ntwo\nthree')),                              ['plain.txt'],                  'plain.txt'],
  ['an end for the last line',          byGit(put('no-end.txt', 'first\nlast\n')),                               ['no-end.txt'],                 'no-end.txt'],
  ['no end before nor after',           byGit(put('no-end.txt', 'first\nend')),                                  ['no-end.txt'],                 'no-end.txt'],
  ['lines that end in CR LF',           byGit(put('crlf.txt', 'one\r\n2\r\n')),                                  ['crlf.txt'],                   'crlf.txt'],
  ['CR LF made LF',                     byGit(put('crlf.txt', 'one\ntwo\n')),                                    ['crlf.txt'],                   'crlf.txt'],
  ['LF made CR LF',                     byGit(put('plain.txt', 'one\r\ntwo\r\nthree\r\n')),                      ['plain.txt'],                  'plain.txt'],
  ['a patch sent with CR LF',           edited(plainEdit, /\n/g, '\r\n'),                                        ['plain.txt'],                  'patch-does-not-apply'],
  ['a name in UTF-8, quoted',           byGit(put('naïve ü.txt', 'x\n')),                                        ['naïve ü.txt'],                'naïve ü.txt'],
  ['a name in UTF-8, bare',             asIs(['--- a/naïve ü.txt', '+++ b/naïve ü.txt', '@@ -1 +1 @@', '-umlaut', '+x', ''].join('\n')), ['naïve ü.txt'],                'naïve ü.txt'],
  ['a name with a blank',               byGit(put('with space.txt', 'x\n')),                                     ['with space.txt'],             'with space.txt'],
  ['a name with a quote',               byGit(put('quo"te.txt', 'x\n')),                                         ['quo"te.txt'],                 'quo"te.txt'],
  ['a name with a tab',                 byGit(put('tab\there.txt', 'x\n')),                                      ['tab\there.txt'],              'tab\there.txt'],
  ['a name with a backslash',           byGit(put('back\\slash.txt', 'x\n')),                                    ['back\\slash.txt'],            'back\\slash.txt'],
  ['lines that have moved down',        edited(byGit(put('long.txt', lines.with(40, 'changed\n').join(''))), /@@ -38,7 \+38,7 @@/, '@@ -18,7 +18,7 @@'), ['long.txt'], 'long.txt'],
  ['two hunks',                         byGit(put('long.txt', lines.with(2, 'x\n').with(50, 'y\n').join(''))),   ['long.txt'],                   'long.txt'],
  ['no context',                        byGit(put('long.txt', lines.with(2, 'x\n').join('')), '-U0'),            ['long.txt'],                   'patch-does-not-apply'],
  ['two files',                         byGit(all(put('plain.txt', 'x\n'), put('dir/inner.md', 'x\n'))),         ['dir/inner.md', 'plain.txt'],  'dir/inner.md,plain.txt'],
  ['one file too many',                 byGit(all(put('plain.txt', 'x\n'), put('dir/inner.md', 'x\n'), put('run.sh', 'x\n'), put('crlf.txt', 'x\n'))), ['crlf.txt', 'dir/inner.md', 'plain.txt', 'run.sh'], 'too-many-paths'],
  ['a path not allowed',                plainEdit,                                                               ['dir/inner.md'],               'path-not-allowed'],
  ['a path below an allowed one',       byGit(put('dir/inner.md', 'x\n')),                                       ['dir'],                        'path-not-allowed'],
  ['a binary file changed',             byGit(put('data.bin', Buffer.from([0, 9])), '--binary'),                 ['data.bin'],                   'patch-binary'],
  ['a binary file told of only',        byGit(put('data.bin', Buffer.from([0, 9]))),                             ['data.bin'],                   'patch-binary'],
  ['a binary file removed',             byGit(remove('data.bin'), '--binary'),                                   ['data.bin'],                   'patch-binary'],
  ['a link added',                      byGit(linkTo('plain.txt')),                                              ['new-link'],                   'mode-not-allowed'],
  ['a link out of the tree',            byGit(linkTo('../../etc/passwd')),                                       ['new-link'],                   'mode-not-allowed'],
  ['a submodule added',                 gitlink,                                                                 ['sub'],                        'mode-not-allowed'],
  ['a path that climbs',                hunk('../out.txt', '@@ -0,0 +1 @@', '+x'),                               ['../out.txt'],                 'refused'],
  ['a path into .git',                  asIs(['diff --git a/.git/x b/.git/x', 'new file mode 100644', '--- /dev/null', '+++ b/.git/x', '@@ -0,0 +1 @@', '+x', ''].join('\n')), ['.git/x'], 'refused'],
  ['an absolute path',                  asIs(['--- /dev/null', '+++ /etc/x', '@@ -0,0 +1 @@', '+x', ''].join('\n')), ['/etc/x'],                 'refused'],
  ['other lines than are there',        edited(plainEdit, '-two', '-zwei'),                                      ['plain.txt'],                  'patch-does-not-apply'],
  ['a file that is not there',          hunk('none.txt', '@@ -1 +1 @@', '-a', '+b'),                             ['none.txt'],                   'patch-does-not-apply'],
  ['a file that is there already',      asIs(['diff --git a/plain.txt b/plain.txt', 'new file mode 100644', '--- /dev/null', '+++ b/plain.txt', '@@ -0,0 +1 @@', '+x', ''].join('\n')), ['plain.txt'], 'patch-does-not-apply'],
  ['a hunk cut short',                  edited(plainEdit, /\n three\n$/, '\n'),                                  ['plain.txt'],                  'patch-unreadable'],
  ['prose',                             asIs('Please make it better.\n'),                                        ['plain.txt'],                  'patch-unreadable'],
  ['a mode that is none',               asIs(['diff --git a/n b/n', 'new file mode 100777', '--- /dev/null', '+++ b/n', '@@ -0,0 +1 @@', '+x', ''].join('\n')), ['n'], 'n'],
  ['prose before the patch',            (repository) => `Subject: better\n\n${plainEdit(repository)}`,           ['plain.txt'],                  'plain.txt'],
  ['a patch that undoes itself',        (repository) => plainEdit(repository) + edited(edited(edited(plainEdit, '-two', '-~'), '+2', '+two'), '-~', '-2')(repository), ['plain.txt'], ''],
];

const told = (made: MadeOutcome): string => (made.ok ? made.value.changedPaths.join() : made.refusal.detail);

const lend = (): Omit<CandidatePlaces, 'source'> => {
  const folder = temporaryFolder();
  const places = { candidate: join(folder, 'candidate'), scratch: join(folder, 'scratch') };
  for (const path of Object.values(places)) mkdirSync(path, { mode: 0o700 });
  return places;
};

const git = (gitDir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const limits = (allowedPaths: readonly string[]): CandidateOrder['limits'] => ({
  allowedPaths,
  allowedModes: ['100644', '100755'],
  changedPathsMax: 3,
});

describe.each<HashAlgorithm>(['sha1', 'sha256'])('%s', (algorithm) => {
  let source: TestRepository;
  let order: CandidateOrder;

  beforeAll(() => {
    source = TestRepository.create(algorithm);
    source.commit({ 'older.txt': 'gone\n' });
    rmSync(join(source.root, 'older.txt'));
    const commitId = source.commit(base);
    order = {
      commitId,
      treeId: source.git('rev-parse', 'HEAD^{tree}'),
      patch: '',
      limits: limits([]),
      timeS: 1_750_000_000,
    };
  });

  const make = (change: Partial<CandidateOrder>, places: Partial<CandidatePlaces> = {}) =>
    makeCandidate({ ...order, ...change }, { source: source.root, ...lend(), ...places });

  // The steps are the same under both; the second table is whole where there is time.
  const tried = rows.filter((_, index) => algorithm === 'sha1' || index % cases(6, 1) === 0);
  test.each(tried)('%s', async (_what, patch, allowed, expected) => {
    const places = lend();
    const text = patch(source);
    const made = await make({ patch: text, limits: limits(allowed) }, places);
    if (expected === 'refused') {
      expect(made.ok).toBe(false);
      return;
    }
    expect(told(made)).toBe(expected);
    if (!made.ok) return;
    expect(git(places.candidate, 'rev-parse', 'HEAD', 'HEAD^{tree}').split('\n')).toEqual([
      made.value.commitId,
      made.value.treeId,
    ]);
    expect(git(places.candidate, 'fsck', '--strict', '--full')).not.toMatch(/missing|broken|error/);
    if (text === '' || expected === '')
      expect(made.value).toEqual({ commitId: order.commitId, treeId: order.treeId, changedPaths: [] });
    else
      expect(git(places.candidate, 'log', '--format=%P %at %ct %an', '-1')).toBe(
        `${order.commitId} ${order.timeS} ${order.timeS} ystack materializer`,
      );
    const tree = source.copy();
    tree.git('reset', '--quiet', '--hard', order.commitId);
    if (text !== '') tree.run(['apply', '--index', '-'], text);
    expect(made.value.treeId).toBe(tree.git('write-tree'));
  });

  test('two orders of one kind give one commit, and nothing of the history', async () => {
    const patch = plainEdit(source);
    const places = lend();
    const [first, second] = [
      await make({ patch, limits: limits(['plain.txt']) }, places),
      await make({ patch, limits: limits(['plain.txt']) }),
    ];
    expect(first).toEqual(second);
    expect(git(places.candidate, 'rev-list', '--count', 'HEAD')).toBe('2');
    expect(() => git(places.candidate, 'cat-file', '-e', source.git('rev-parse', 'HEAD~1'))).toThrow();
  });

  test('the source is left as it was', async () => {
    const before = source.git('count-objects', '-v');
    await make({ patch: plainEdit(source), limits: limits(['plain.txt']) });
    expect(source.git('count-objects', '-v')).toBe(before);
    expect(source.git('status', '--porcelain')).toBe('');
  });

  test.each<[string, Partial<CandidateOrder>, string]>([
    ['a commit that is not there', { commitId: 'f'.repeat(algorithm === 'sha1' ? 40 : 64) }, 'object-missing'],
    ['a short id', { commitId: 'abcdef' }, 'object-id'],
    ['the tree of another commit', { treeId: 'e'.repeat(algorithm === 'sha1' ? 40 : 64) }, 'source-tree'],
  ])('%s', async (_what, change, expected) => {
    expect(told(await make(change))).toBe(expected);
  });

  test('an object that is damaged in the source does not arrive', async () => {
    const damaged = source.copy();
    const oid = damaged.blobId(base['long.txt']);
    damaged.forgeLoose(oid, Buffer.from('blob 4\0evil'));
    const made = await make({}, { source: damaged.root });
    expect(made.ok ? 'made' : made.refusal.code).toBe('E_COMMAND');
  });

  test('hooks, attributes and filters of the source are not asked', async () => {
    const hostile = source.copy();
    const mark = join(temporaryFolder(), 'ran');
    hostile.git('config', 'filter.evil.clean', `touch ${mark}`);
    hostile.git('config', 'core.fsmonitor', `touch ${mark}`);
    hostile.git('config', 'uploadpack.packObjectsHook', `touch ${mark}`);
    writeFileSync(join(hostile.root, '.git', 'info', 'attributes'), '* filter=evil text eol=crlf\n');
    writeFileSync(join(hostile.root, '.git', 'hooks', 'post-commit'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const made = await make({ patch: plainEdit(source), limits: limits(['plain.txt']) }, { source: hostile.root });
    expect(told(made)).toBe('plain.txt');
    expect(() => readFileSync(mark)).toThrow();
  });
});

describe('lent folders', () => {
  const source = TestRepository.create();
  const commitId = source.commit({ a: 'a\n' });
  const treeId = source.git('rev-parse', 'HEAD^{tree}');
  const order = { commitId, treeId, patch: '', limits: limits([]), timeS: 0 };

  // biome-ignore format: an aligned table
  test.each<[string, (places: Omit<CandidatePlaces, 'source'>) => Partial<CandidatePlaces>, string]>([
    ['as they should be',         () => ({}),                                                                                 'made'],
    ['one that is not there',     ({ candidate }) => ({ candidate: `${candidate}x` }),                                        'E_WORKSPACE candidate'],
    ['one that is a file',        ({ scratch }) => { writeFileSync(`${scratch}f`, '', { mode: 0o700 }); return { scratch: `${scratch}f` }; }, 'E_WORKSPACE scratch'],
    ['one that is a link',        ({ scratch }) => { symlinkSync(scratch, `${scratch}l`); return { scratch: `${scratch}l` }; }, 'E_WORKSPACE scratch'],
    ['one that is not empty',     ({ candidate }) => { writeFileSync(join(candidate, 'x'), ''); return {}; },                 'E_WORKSPACE candidate'],
    ['one that others may read',  ({ candidate }) => { chmodSync(candidate, 0o750); return {}; },                             'E_WORKSPACE candidate'],
    ['one twice',                 ({ candidate }) => ({ scratch: candidate }),                                                'E_WORKSPACE scratch'],
    ['one within the source',     () => ({ scratch: mkdtempSync(join(source.root, 'lent-')) }),                               'E_WORKSPACE scratch'],
    ['a source that is none',     ({ candidate }) => ({ source: join(candidate, '..') }),                                     'E_WORKSPACE candidate'],
  ])('%s', async (_what, change, expected) => {
    const places = { source: source.root, ...lend() };
    const made = await makeCandidate(order, { ...places, ...change(places) });
    expect(made.ok ? 'made' : `${made.refusal.code} ${made.refusal.at}`).toBe(expected);
    if (!made.ok) expect(readdirSync(places.scratch)).toEqual([]);
  });
});
