// Names to commits. Refs are resolved by our own reader in both backends, so one backend serves here.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { isRefName, refNameMax } from '../src/ref-name.ts';
import { open, shown } from './support/open.ts';
import { TestRepository } from './support/repositories.ts';

beforeEach(needs('git'));

let template: TestRepository;
let first: string;
let second: string;
let blob: string;
beforeAll(() => {
  template = TestRepository.create();
  [first = '', second = ''] = template.import([{ files: { a: 'a' } }, { files: { a: 'b' } }]);
  blob = template.git('rev-parse', 'HEAD:a');
  template.git('branch', 'feature/x', first);
  template.git('tag', '--annotate', '--message', 'm', 'v1', first);
  template.git('tag', '--annotate', '--message', 'm', 'file', blob);
  template.git('symbolic-ref', 'refs/heads/alias', 'refs/heads/feature/x');
});

const other = 'c'.repeat(40);
const file = (repository: TestRepository, name: string, content: string) => {
  const path = join(repository.root, '.git', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

describe('resolveRevision', () => {
  test.each<readonly [string, string, () => string]>([
    // what                          name                              expected
    ['HEAD', 'HEAD', () => second],
    ['a branch', 'refs/heads/main', () => second],
    ['a branch with a slash', 'refs/heads/feature/x', () => first],
    ['a symbolic ref', 'refs/heads/alias', () => first],
    ['an annotated tag', 'refs/tags/v1', () => first],
    ['a tag of a file', 'refs/tags/file', () => 'E_OBJECT object-type'],
    ['a folder of refs', 'refs/heads/feature', () => 'E_REPOSITORY ref-missing'],
    ['below a ref', 'refs/heads/main/x', () => 'E_REPOSITORY ref-missing'],
    ['no such ref', 'refs/heads/none', () => 'E_REPOSITORY ref-missing'],
    ['a name too long for a disk', `refs/heads/${'n'.repeat(1000)}`, () => 'E_REPOSITORY ref-missing'],
    ['a short name', 'main', () => 'E_OBJECT revision'],
    ['an expression', 'HEAD~1', () => 'E_OBJECT revision'],
    ['another file of Git', 'config', () => 'E_OBJECT revision'],
    ['a climb', 'refs/../config', () => 'E_OBJECT revision'],
    ['nothing', '', () => 'E_OBJECT revision'],
    ['an option', '--all', () => 'E_OBJECT revision'],
    ['an id that is not here', other, () => 'E_OBJECT object-missing'],
    ['an id of the other width', 'c'.repeat(64), () => 'E_OBJECT revision'],
  ])('%s', async (_what, name, expected) => {
    for (const isPacked of [false, true]) {
      const repository = template.copy();
      if (isPacked) repository.git('pack-refs', '--all');
      expect(shown(await (await open(repository.root)).resolveRevision(name))).toBe(expected());
    }
  });

  test('full ids: of a commit, a tag, an abbreviated one', async () => {
    const opened = await open(template.root);
    expect(shown(await opened.resolveRevision(first))).toBe(first);
    expect(shown(await opened.resolveRevision(template.git('rev-parse', 'v1')))).toBe(first);
    expect(shown(await opened.resolveRevision(first.slice(0, 12)))).toBe('E_OBJECT revision');
    expect(shown(await opened.resolveRevision(blob))).toBe('E_OBJECT object-type');
  });

  test('a loose ref wins over a packed one', async () => {
    const repository = template.copy();
    repository.git('pack-refs', '--all');
    file(repository, 'refs/heads/main', `${first}\n`);
    expect(shown(await (await open(repository.root)).resolveRevision('refs/heads/main'))).toBe(first);
  });

  test('tags of tags: eight in a row and no more', async () => {
    const repository = template.copy();
    for (let depth = 1; depth <= 9; depth += 1) {
      repository.git('tag', '--annotate', '--message', 'm', `t${depth}`, depth === 1 ? first : `t${depth - 1}`);
    }
    const opened = await open(repository.root);
    expect(shown(await opened.resolveRevision('refs/tags/t8'))).toBe(first);
    expect(shown(await opened.resolveRevision('refs/tags/t9'))).toBe('E_OBJECT tag-depth');
  });
});

describe('HEAD', () => {
  test.each<readonly [string, string, string]>([
    // what                           content of HEAD                     expected
    ['an unborn branch', 'ref: refs/heads/none\n', 'E_REPOSITORY ref-missing'],
    ['a climb out', 'ref: ../../etc/passwd\n', 'E_REPOSITORY ref-name'],
    ['a climb within refs', 'ref: refs/../../../etc/passwd\n', 'E_REPOSITORY ref-name'],
    ['an absolute path', 'ref: /etc/passwd\n', 'E_REPOSITORY ref-name'],
    ['another file of Git', 'ref: config\n', 'E_REPOSITORY ref-name'],
    ['itself', 'ref: HEAD\n', 'E_REPOSITORY ref-depth'],
    ['the mark of a table of refs', 'ref: refs/heads/.invalid\n', 'E_REPOSITORY ref-name'],
    ['a line more', 'ref: refs/heads/main\nrefs/heads/x\n', 'E_REPOSITORY ref-content'],
    ['no id', 'main\n', 'E_REPOSITORY ref-content'],
    ['an abbreviated id', 'abcdef\n', 'E_REPOSITORY ref-content'],
    ['an id of the other width', `${'c'.repeat(64)}\n`, 'E_REPOSITORY mixed-hash'],
    ['an id that is not here', `${other}\n`, 'E_OBJECT object-missing'],
    ['a file that is long', 'x'.repeat(4097), 'E_REPOSITORY file-bytes'],
  ])('%s', async (_what, content, expected) => {
    const repository = template.copy();
    file(repository, 'HEAD', content);
    const head = await (await open(repository.root, { backend: 'embedded' })).head();
    expect(shown(head)).toBe(expected);
    expect(JSON.stringify(head)).not.toContain('root:');
  });

  test('detached, and without the last line feed', async () => {
    const repository = template.copy();
    file(repository, 'HEAD', first);
    expect(shown(await (await open(repository.root)).head())).toBe(first);
  });

  test('symbolic refs in a row: five and no more', async () => {
    const repository = template.copy();
    file(repository, 'refs/heads/s0', `${first}\n`);
    for (let depth = 1; depth <= 6; depth += 1) {
      file(repository, `refs/heads/s${depth}`, `ref: refs/heads/s${depth - 1}\n`);
    }
    const opened = await open(repository.root);
    expect(shown(await opened.resolveRevision('refs/heads/s5'))).toBe(first);
    expect(shown(await opened.resolveRevision('refs/heads/s6'))).toBe('E_REPOSITORY ref-depth');
  });

  test('links among the refs are not followed', async () => {
    const repository = template.copy();
    const heads = join(repository.root, '.git', 'refs', 'heads');
    symlinkSync('/etc/hostname', join(heads, 'out'));
    symlinkSync('/etc', join(heads, 'folder'));
    rmSync(join(heads, 'main'));
    symlinkSync(join(heads, 'feature', 'x'), join(heads, 'main'));
    const opened = await open(repository.root, { backend: 'embedded' });
    for (const name of ['out', 'folder/hostname', 'main']) {
      expect(shown(await opened.resolveRevision(`refs/heads/${name}`))).toBe('E_REPOSITORY symlink');
    }
  });
});

test('what is a ref name: the judgement of `git check-ref-format`', () => {
  const names = [
    ...['refs/heads/a', 'refs/a', 'refs/heads/a.b', 'refs/heads/ä', 'refs/heads/-a', 'refs/heads/a-', 'refs/heads/@'],
    ...['refs/', 'refs', 'refs//a', 'refs/heads/', 'refs/heads/.a', 'refs/heads/a.', 'refs/heads/a.lock', 'refs/a..b'],
    ...['refs/a b', 'refs/a~b', 'refs/a^b', 'refs/a:b', 'refs/a?b', 'refs/a*b', 'refs/a[b', 'refs/a\\b', 'refs/a\tb'],
    ...['refs/a@{b', 'refs/a\x7fb', 'refs/a.lock/b', 'refs/../x', 'refs/./x', 'refs/heads/a.lockb', 'refs/heads/a{b'],
  ];
  const isRef = (name: string) => {
    try {
      template.git('check-ref-format', name);
      return true;
    } catch {
      return false;
    }
  };
  expect(names.filter(isRefName)).toEqual(names.filter(isRef));
  expect(isRefName(`refs/${'a'.repeat(refNameMax - 5)}`)).toBe(true);
  expect(isRefName(`refs/${'a'.repeat(refNameMax - 4)}`)).toBe(false);
});
