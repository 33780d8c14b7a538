// Which repositories are plain. Each row spoils a good one in one way; the detail word is what the row expects.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '#git';
import { needs } from '../../../test/support/needs.ts';
import { guardReading } from '../src/small-file.ts';
import { backends, open, shown } from './support/open.ts';
import { TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

let template: TestRepository;
let head: string;
beforeAll(() => {
  template = TestRepository.create();
  head = template.commit({ 'a/b': 'content' });
  template.git('branch', 'side');
});

type Spoil = (dotGit: string, repository: TestRepository) => void;
const config =
  (text: string): Spoil =>
  (dotGit) =>
    appendFileSync(join(dotGit, 'config'), text);
const put =
  (name: string, content: string): Spoil =>
  (dotGit) => {
    mkdirSync(join(dotGit, name, '..'), { recursive: true });
    writeFileSync(join(dotGit, name), content);
  };
const link =
  (name: string): Spoil =>
  (dotGit) => {
    renameSync(join(dotGit, name), join(dotGit, 'moved'));
    symlinkSync(join(dotGit, 'moved'), join(dotGit, name));
  };
const firstFolder = (dotGit: string) => readdirSync(join(dotGit, 'objects')).find((name) => name.length === 2) ?? '';

describe('refused', () => {
  test.each<readonly [string, Spoil, string, string]>([
    // state                         how                                                     detail            at
    ['no HEAD', (git) => rmSync(join(git, 'HEAD')), 'not-a-repository', '.git/HEAD'],
    ['no objects', (git) => rmSync(join(git, 'objects'), { recursive: true }), 'not-a-repository', '.git/objects'],
    ['no refs', (git) => rmSync(join(git, 'refs'), { recursive: true }), 'not-a-repository', '.git/refs'],
    ['HEAD as a link', link('HEAD'), 'symlink', '.git/HEAD'],
    ['objects as a link', link('objects'), 'symlink', '.git/objects'],
    ['refs as a link', link('refs'), 'symlink', '.git/refs'],
    ['config as a link', link('config'), 'symlink', '.git/config'],
    [
      'config as a folder',
      (git) => {
        rmSync(join(git, 'config'));
        mkdirSync(join(git, 'config'));
      },
      'irregular',
      '.git/config',
    ],
    ['a pack folder as a link', link('objects/pack'), 'symlink', '.git/objects/pack'],
    ['an object folder as a link', (git, r) => link(`objects/${firstFolder(git)}`)(git, r), 'symlink', ''],
    [
      'a link among the packs',
      (git) => symlinkSync('/dev/zero', join(git, 'objects/pack/pack-1.pack')),
      'symlink',
      '.git/objects/pack/pack-1.pack',
    ],
    [
      'a fifo among the objects',
      (git) => void execFileSync('mkfifo', [join(git, 'objects/info/x')]),
      'irregular',
      '.git/objects/info/x',
    ],
    ['commondir', put('commondir', '../elsewhere\n'), 'commondir', '.git/commondir'],
    [
      'alternates',
      put('objects/info/alternates', '/elsewhere/objects\n'),
      'alternates',
      '.git/objects/info/alternates',
    ],
    [
      'alternates over http',
      put('objects/info/http-alternates', 'x\n'),
      'alternates',
      '.git/objects/info/http-alternates',
    ],
    ['grafts', put('info/grafts', ''), 'grafts', '.git/info/grafts'],
    [
      'a replacement',
      (_, r) => void r.git('replace', '--force', 'HEAD', r.git('commit-tree', '-m', 'x', 'HEAD^{tree}')),
      'replace-refs',
      '.git/refs/replace',
    ],
    [
      'a packed replacement',
      put('packed-refs', `${'a'.repeat(40)} refs/replace/${'b'.repeat(40)}\n`),
      'replace-refs',
      '.git/packed-refs',
    ],
    ['a promisor pack', put('objects/pack/pack-1.promisor', ''), 'partial-clone', '.git/objects/pack/pack-1.promisor'],
    ['a promisor remote', config('[remote "o"]\n\tpromisor = true\n'), 'partial-clone', ''],
    ['a bare promisor key', config('[remote "o"]\n\tpromisor\n'), 'partial-clone', ''],
    ['a filter of a partial clone', config('[remote "o"]\n\tpartialCloneFilter = blob:none\n'), 'partial-clone', ''],
    ['the extension of a partial clone', config('[extensions]\n\tpartialClone = o\n'), 'partial-clone', ''],
    ['an include', config('[include]\n\tpath = x\n'), 'config-include', '.git/config line 9'],
    ['an include in other letters', config('[INCLUDE]\n\tPath = x\n'), 'config-include', ''],
    ['a conditional include', config('[includeIf "gitdir:/"]\n\tpath = x\n'), 'config-include', ''],
    ['repository format 2', config('[core]\n\trepositoryFormatVersion = 2\n'), 'format-version', ''],
    ['repository format 1k', config('[core]\n\trepositoryFormatVersion = 1k\n'), 'format-version', ''],
    ['an unknown extension', config('[extensions]\n\tnovelty = true\n'), 'extension', ''],
    ['two hashes at once', config('[extensions]\n\tcompatObjectFormat = sha256\n'), 'extension', ''],
    ['an unknown hash', config('[extensions]\n\tobjectFormat = md5\n'), 'object-format', ''],
    ['refs in tables', config('[extensions]\n\trefStorage = reftable\n'), 'ref-storage', ''],
    ['a work tree elsewhere', config('[core]\n\tworktree = /\n'), 'worktree-elsewhere', ''],
    ['config that does not parse', config('[core\n'), 'config-syntax', '.git/config line 8'],
    ['a NUL in the config', config('[core]\n\tx = \0\n'), 'config-syntax', ''],
    ['a config above the bound', config(`# ${'x'.repeat(1_048_576)}\n`), 'file-bytes', '.git/config'],
    [
      "an include in the work tree's config",
      (git, r) => {
        config('[extensions]\n\tworktreeConfig = true\n')(git, r);
        put('config.worktree', '[include]\n\tpath = x\n')(git, r);
      },
      'config-include',
      '.git/config.worktree line 2',
    ],
    [
      'SHA-256 said, SHA-1 stored',
      config('[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectFormat = sha256\n'),
      'mixed-hash',
      '',
    ],
    ['a SHA-256 object', put(`objects/aa/${'b'.repeat(62)}`, ''), 'mixed-hash', `.git/objects/aa/${'b'.repeat(62)}`],
    [
      'a packed ref of SHA-256',
      put('packed-refs', `${'a'.repeat(64)} refs/heads/x\n`),
      'mixed-hash',
      '.git/packed-refs line 1',
    ],
    ['a packed ref that is none', put('packed-refs', 'zzz refs/heads/x\n'), 'ref-content', '.git/packed-refs line 1'],
    ['a shallow file that holds no ids', put('shallow', 'HEAD\n'), 'shallow-file', '.git/shallow'],
  ])('%s', async (_state, spoil, detail, at) => {
    const repository = template.copy();
    spoil(join(repository.root, '.git'), repository);
    const opened = await openRepository(repository.root);
    expect(opened.ok ? 'admitted' : opened.refusal.detail).toBe(detail);
    if (opened.ok) return;
    expect(opened.refusal.code).toBe('E_REPOSITORY');
    if (at !== '') expect(opened.refusal.at).toBe(at);
    expect(JSON.stringify(opened.refusal)).not.toContain(repository.root);
  });

  test('folders that are no repository', async () => {
    const folder = temporaryFolder();
    expect(shown(await openRepository(folder))).toBe('E_REPOSITORY not-a-repository');
    expect(shown(await openRepository(join(folder, 'none')))).toBe('E_REPOSITORY root');
    expect(shown(await openRepository(join(template.root, 'a')))).toBe('E_REPOSITORY not-a-repository');
    symlinkSync(join(template.root, '.git'), join(folder, '.git'));
    expect(shown(await openRepository(folder))).toBe('E_REPOSITORY symlink');
  });

  test('what the disk denies is a refusal, and a mistake of ours is not', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' });
    const failing = (error: Error) => () => {
      throw error;
    };
    expect(guardReading(failing(denied))).toMatchObject({ ok: false, refusal: { detail: 'unreadable' } });
    expect(() => guardReading(failing(new TypeError('ours')))).toThrow('ours');
  });

  test('a repository cloned with shared objects', async () => {
    const folder = temporaryFolder();
    template.git('clone', '--quiet', '--shared', template.root, join(folder, 'shared'));
    expect(shown(await openRepository(join(folder, 'shared')))).toBe('E_REPOSITORY alternates');
  });

  test('a partial clone', async () => {
    const folder = temporaryFolder();
    template.git('config', 'uploadpack.allowFilter', 'true');
    template.git(
      'clone',
      '--quiet',
      '--filter=blob:none',
      '--no-checkout',
      `file://${template.root}`,
      join(folder, 'p'),
    );
    expect(shown(await openRepository(join(folder, 'p')))).toBe('E_REPOSITORY partial-clone');
  });
});

describe('admitted', () => {
  test.each<readonly [string, Spoil]>([
    ['as it is', () => {}],
    ['settings that change no object', config('[core]\n\tautocrlf = true\n\tfsmonitor = true\n[alias]\n\tx = !y\n')],
    ['known extensions', config('[extensions]\n\tnoop = x\n\tpreciousObjects = true\n\trelativeWorktrees = true\n')],
    ['a remote that is no promisor', config('[remote "o"]\n\tpromisor = false\n\turl = x\n')],
    ['`[core "worktree"]` is another section', config('[core "x"]\n\tworktree = /\n')],
    ['an empty folder of replacements', (git) => mkdirSync(join(git, 'refs/replace'))],
    ['an empty shallow file', put('shallow', '')],
    ['stray files among the objects', put('objects/tmp_obj_1', 'x')],
    ['hooks', put('hooks/post-checkout', '#!/bin/sh\n')],
  ])('%s', async (_state, spoil) => {
    const repository = template.copy();
    spoil(join(repository.root, '.git'), repository);
    for (const backend of backends) {
      expect(shown(await (await open(repository.root, { backend })).head())).toBe(head);
    }
  });

  test('refs as files, said outright, by the backend that can', async () => {
    const repository = template.copy();
    config('[core]\n\trepositoryformatversion = 1\n[extensions]\n\trefStorage = files\n')(
      join(repository.root, '.git'),
      repository,
    );
    // A Git that does not know the extension will not read it; then the embedded backend does.
    expect(shown(await (await open(repository.root)).head())).toBe(head);
  });

  test('a linked work tree, with its own HEAD and the shared refs', async () => {
    const repository = template.copy();
    const linked = join(repository.root, '..', 'linked');
    repository.git('worktree', 'add', '--quiet', '-b', 'elsewhere', linked);
    const work = new TestRepository(linked, 'sha1');
    const own = work.commit({ c: 'made in the linked work tree' });
    for (const backend of backends) {
      const opened = await open(linked, { backend });
      expect(shown(await opened.head())).toBe(own);
      expect(shown(await opened.resolveRevision('refs/heads/main'))).toBe(head);
      expect(shown(await (await open(repository.root, { backend })).head())).toBe(head);
    }
  });

  test.each<readonly [string, (linked: string, common: string) => void, string]>([
    ['moved by hand', (linked) => renameSync(linked, `${linked}-moved`), 'linked-worktree'],
    [
      'not known by its repository',
      (_, common) => put('worktrees/linked/gitdir', '/elsewhere/.git\n')(common, template),
      'linked-worktree',
    ],
    [
      'with another commondir',
      (_, common) => put('worktrees/linked/commondir', '../../objects\n')(common, template),
      'git-file',
    ],
    [
      'pointing at the repository itself',
      (linked, common) => writeFileSync(join(linked, '.git'), `gitdir: ${common}\n`),
      'git-file',
    ],
    ['pointing nowhere', (linked) => writeFileSync(join(linked, '.git'), 'gitdir: /nowhere/worktrees/x\n'), 'git-file'],
    ['with a `.git` file that says nothing', (linked) => writeFileSync(join(linked, '.git'), 'x'), 'git-file'],
    [
      'with a `.git` file that is long',
      (linked) => writeFileSync(join(linked, '.git'), `gitdir: ${'x'.repeat(9000)}`),
      'file-bytes',
    ],
  ])('a linked work tree %s is not', async (how, spoil, detail) => {
    const repository = template.copy();
    const linked = join(repository.root, '..', 'linked');
    repository.git('worktree', 'add', '--quiet', '--detach', linked);
    spoil(linked, join(repository.root, '.git'));
    const root = how === 'moved by hand' ? `${linked}-moved` : linked;
    expect(shown(await openRepository(root))).toBe(`E_REPOSITORY ${detail}`);
  });

  test('a submodule is not', async () => {
    const repository = template.copy();
    const inner = template.copy().root;
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', inner, 'sub');
    expect(shown(await openRepository(join(repository.root, 'sub')))).toBe('E_REPOSITORY git-file');
    expect(shown(await (await open(repository.root)).head())).toBe(head);
  });

  test('a folder owned by somebody else is read: nothing in it is run', async (context) => {
    await needs('root')(context);
    const repository = template.copy();
    execFileSync('chown', ['-R', '12345:12345', repository.root]);
    expect(shown(await (await open(repository.root, { backend: 'git' })).head())).toBe(head);
  });
});
