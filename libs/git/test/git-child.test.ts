// The Git backend against programs that answer wrongly. Each is a small script in the place of `git`.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '#git';
import { needs } from '../../../test/support/needs.ts';
import { AnswerStream, waitingBytesMax } from '../src/answer-stream.ts';
import { catFileArguments, gitEnvironment } from '../src/environment.ts';
import { open, shown } from './support/open.ts';
import { TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

const empty = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** A program that runs `body` for each command line; `command`, `oid`, `say(text)` and `isSilent` are at hand. */
function fakeGit(body: string): string {
  return executable(`#!${process.execPath}
const say = (text) => process.stdout.write(text);
let rest = '';
let isSilent = false;
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const [command, oid] = line.split(' ');
    if (isSilent) continue;
    if (oid === '${empty}') say(oid + ' tree 0\\n');
    else if (command !== 'flush') { ${body} }
  }
});
process.stdin.on('end', () => process.exit(0));
`);
}

function executable(script: string): string {
  const path = join(temporaryFolder(), 'git');
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return path;
}

const hello = 'ce013625030ba8dba906f756967f9e9ca394464a';
const info = `if (command === 'info') say(oid + ' blob 6\\n');`;

describe('answers', () => {
  test.each([
    // what                                program                                                    expected
    [
      'a true one',
      `${info} else say(oid + ' blob 6\\nhello\\n\\n');`,
      expect.objectContaining({ oid: hello, type: 'blob' }),
    ],
    ['other content', `${info} else say(oid + ' blob 6\\nhullo\\n\\n');`, 'E_OBJECT object-hash'],
    ['another size than told before', `${info} else say(oid + ' blob 5\\nhello\\n');`, 'E_OBJECT object-unreadable'],
    ['another type than told before', `${info} else say(oid + ' tree 6\\nhello\\n\\n');`, 'E_OBJECT object-unreadable'],
    ['another object', `${info} else say('${'a'.repeat(40)} blob 6\\nhello\\n\\n');`, 'E_OBJECT object-unreadable'],
    ['missing after all', `${info} else say(oid + ' missing\\n');`, 'E_OBJECT object-unreadable'],
    ['no end of the content', `${info} else say(oid + ' blob 6\\nhello\\nX');`, 'E_OBJECT object-unreadable'],
    [
      'more than the content',
      `${info} else say(oid + ' blob 6\\nhello\\n\\n' + oid + ' missing\\n');`,
      'E_OBJECT object-unreadable',
    ],
    ['a size about another object', `say('${'a'.repeat(40)} blob 6\\n');`, 'E_OBJECT object-unreadable'],
    ['a size that is no number', `say(oid + ' blob -6\\n');`, 'E_OBJECT object-unreadable'],
    ['a size with a zero before', `say(oid + ' blob 06\\n');`, 'E_OBJECT object-unreadable'],
    ['a size beyond exact numbers', `say(oid + ' blob 9007199254740993\\n');`, 'E_OBJECT object-unreadable'],
    ['a size of terabytes', `say(oid + ' blob 999999999999999\\n');`, 'E_LIMIT object-bytes'],
    ['an unknown type', `say(oid + ' file 6\\n');`, 'E_OBJECT object-unreadable'],
    ['a line without end', `say('x'.repeat(100_000));`, 'E_OBJECT object-unreadable'],
    ['ambiguity', `say(oid + ' ambiguous\\n');`, 'E_OBJECT object-unreadable'],
    ['its death', `process.exit(1);`, 'E_OBJECT store-died'],
    [
      'its death within the content',
      `${info} else { say(oid + ' blob 6\\nhel'); isSilent = true; setTimeout(() => process.exit(0), 50); }`,
      'E_OBJECT store-died',
    ],
    ['silence', 'isSilent = true;', 'E_OBJECT store-timeout'],
    [
      'silence within the content',
      `${info} else { say(oid + ' blob 6\\nhel'); isSilent = true; }`,
      'E_OBJECT store-timeout',
    ],
    ['missing', `say(oid + ' missing\\n');`, 'E_OBJECT object-missing'],
  ])('%s', async (_what, body, expected) => {
    const repository = TestRepository.create();
    const answerTimeoutMs = expected === 'E_OBJECT store-timeout' ? 2000 : 30_000;
    const opened = await open(repository.root, { backend: 'git', gitProgram: fakeGit(body), answerTimeoutMs });
    expect(shown(await opened.readObject(hello))).toEqual(expected);
  });
});

describe('programs that are no Git', () => {
  test.each([
    // what                     program
    ['one that leaves at once', 'process.exit(129)'],
    ['one that says no', "process.stdin.on('data', () => process.stdout.write('x missing\\n'))"],
  ])('%s', async (_what, code) => {
    const { root } = TestRepository.create();
    const gitProgram = executable(`#!${process.execPath}\n${code}\n`);
    expect(shown(await openRepository(root, { backend: 'git', gitProgram }))).toBe('E_REPOSITORY git-unusable');
    expect((await open(root, { gitProgram })).backend).toBe('embedded');
  });

  test('none at all, or one named by a relative path', async () => {
    const { root } = TestRepository.create();
    for (const gitProgram of ['/nonexistent/git', './git', 'git.sh']) {
      expect(shown(await openRepository(root, { backend: 'git', gitProgram }))).toBe('E_REPOSITORY git-unusable');
      expect((await open(root, { gitProgram })).backend).toBe('embedded');
    }
  });
});

test('many questions at once are answered each with its own', async () => {
  const repository = TestRepository.create();
  const contents = Array.from({ length: 300 }, (_, index) => `content ${index}\n`);
  repository.import([{ files: Object.fromEntries(contents.map((content, index) => [`f${index}`, content])) }]);
  const opened = await open(repository.root, { backend: 'git' });
  const read = await Promise.all(contents.map((content) => opened.readObject(repository.blobId(content))));
  expect(read.map((outcome) => (outcome.ok ? Buffer.from(outcome.value.bytes).toString() : ''))).toEqual(contents);
});

test('an open repository does not keep the process alive, and its child ends with it', async () => {
  const { execFileSync } = await import('node:child_process');
  const { root } = TestRepository.create();
  const code = `import { openRepository } from '#git';
    const opened = await openRepository(process.argv[1]);
    process.stdout.write(opened.ok ? opened.value.backend : opened.refusal.detail);`;
  const args = ['--input-type=module', '--eval', code, root];
  const printed = execFileSync(process.execPath, args, { cwd: join(import.meta.dirname, '..'), timeout: 20_000 });
  expect(printed.toString()).toBe('git');
});

test('the child is told all it needs and inherits nothing', () => {
  const environment = gitEnvironment('/repository/.git');
  expect(catFileArguments).toEqual(['--no-pager', '--no-replace-objects', 'cat-file', '--batch-command', '--buffer']);
  expect(Object.keys(environment).filter((name) => !name.startsWith('GIT_'))).toEqual(['PATH', 'LC_ALL']);
  expect(environment).toMatchObject({
    LC_ALL: 'C',
    GIT_DIR: '/repository/.git',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '/repository/.git',
  });
  expect(environment.GIT_CONFIG_COUNT).toBe('7');
  expect(Object.keys(environment).filter((name) => name.startsWith('GIT_CONFIG_KEY_'))).toHaveLength(7);
});

describe('AnswerStream', () => {
  test('lines and blocks however the bytes arrive', async () => {
    const text = 'first line\n0123456789\nlast\n';
    for (let size = 1; size <= text.length; size += 1) {
      const source = new PassThrough();
      const answers = new AnswerStream(source);
      for (let at = 0; at < text.length; at += size) source.write(text.slice(at, at + size));
      expect(await answers.line(20, 1000)).toBe('first line');
      expect(Buffer.from((await answers.block(10, 1000)) ?? []).toString()).toBe('0123456789');
      expect(await answers.line(0, 1000)).toBe('');
      expect(await answers.line(4, 1000)).toBe('last');
      expect(answers.isEmpty).toBe(true);
      source.destroy();
      expect(await answers.line(4, 1000)).toBeUndefined();
      expect(await answers.block(1, 1000)).toBeUndefined();
      expect((await answers.block(0, 1000))?.length).toBe(0);
    }
  });

  test('a line past its bound, and one that does not come', async () => {
    const source = new PassThrough();
    const answers = new AnswerStream(source);
    source.write('12345\n');
    expect(await answers.line(4, 1000)).toBeUndefined();
    expect(await answers.line(5, 1000)).toBe('12345');
    expect(await answers.line(5, 10)).toBeUndefined();
    expect(answers.isEnded).toBe(false);
  });

  test('a source that says more than is taken is held back', async () => {
    const source = new PassThrough();
    const answers = new AnswerStream(source);
    const chunk = Buffer.alloc(65_536);
    let written = 0;
    while (source.write(chunk) || !source.isPaused()) {
      written += chunk.length;
      if (written > 4 * waitingBytesMax) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(written).toBeLessThanOrEqual(waitingBytesMax + 2 * chunk.length);
    expect((await answers.block(written, 1000))?.length).toBe(written);
  });
});
