// Nothing that a repository's configuration, attributes, hooks or the caller's environment can name is ever run. Each
// setting points at a program that leaves a file behind; after everything was read there must be no such file. The programs
// are first shown to work, so that the test cannot pass by their being broken.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { backends, open, valued } from './support/open.ts';
import { gitTestEnvironment, TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

/** A program that leaves `touched-<name>` in `folder` and otherwise does what a filter or pager would: copies. */
function trap(folder: string, name: string): string {
  const path = join(folder, `trap-${name}`);
  writeFileSync(path, `#!/bin/sh\n: > '${join(folder, `touched-${name}`)}'\ncat 2>/dev/null\nexit 0\n`);
  chmodSync(path, 0o755);
  return path;
}

const touched = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('touched-'));

function setTraps(repository: TestRepository, folder: string): void {
  const settings = {
    'core.fsmonitor': 'fsmonitor',
    'core.sshCommand': 'ssh',
    'core.gitProxy': 'proxy',
    'core.editor': 'editor',
    'core.pager': 'pager',
    'core.askPass': 'askpass',
    'core.alternateRefsCommand': 'alternate-refs',
    'pager.cat-file': 'pager-cat-file',
    'diff.external': 'diff-external',
    'diff.trap.textconv': 'textconv',
    'diff.trap.command': 'diff-command',
    'filter.trap.clean': 'clean',
    'filter.trap.smudge': 'smudge',
    'filter.trap.process': 'process',
    'merge.trap.driver': 'merge-driver',
    'credential.helper': 'credential',
    'uploadpack.packObjectsHook': 'pack-objects',
    'gpg.program': 'gpg',
    'sequence.editor': 'sequence-editor',
  };
  for (const [key, name] of Object.entries(settings)) repository.git('config', key, trap(folder, name));
  for (const command of ['cat-file', 'log', 'rev-parse']) {
    repository.git('config', `alias.${command}`, `!${trap(folder, `alias-${command}`)}`);
  }
  const hooks = join(folder, 'hooks');
  mkdirSync(hooks);
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction', 'pre-auto-gc', 'post-rewrite']) {
    writeFileSync(join(hooks, hook), `#!/bin/sh\n: > '${join(folder, `touched-hook-${hook}`)}'\n`);
    chmodSync(join(hooks, hook), 0o755);
  }
  repository.git('config', 'core.hooksPath', hooks);
}

test('the traps work when they are asked for', () => {
  const folder = temporaryFolder();
  const repository = TestRepository.create();
  repository.commit({ '.gitattributes': '* filter=trap diff=trap\n', file: 'content' });
  setTraps(repository, folder);
  writeFileSync(join(repository.root, 'file'), 'changed');
  execFileSync('git', ['diff'], { cwd: repository.root, env: gitTestEnvironment(0), stdio: 'pipe' });
  expect(touched(folder)).toEqual(
    expect.arrayContaining(['touched-diff-command', 'touched-fsmonitor', 'touched-process']),
  );
});

test.each(backends)('nothing is run by the %s backend', async (backend) => {
  const folder = temporaryFolder();
  const repository = TestRepository.create();
  repository.commit({ '.gitattributes': '* filter=trap diff=trap merge=trap\n', file: 'content\r\n', 'a/b': 'b' });
  const head = repository.commit({ file: 'other content\r\n' });
  setTraps(repository, folder);
  const poison = {
    GIT_EXTERNAL_DIFF: trap(folder, 'environment-diff'),
    GIT_SSH_COMMAND: trap(folder, 'environment-ssh'),
    GIT_PAGER: trap(folder, 'environment-pager'),
    GIT_ASKPASS: trap(folder, 'environment-askpass'),
    GIT_EDITOR: trap(folder, 'environment-editor'),
    GIT_EXEC_PATH: folder,
    GIT_TRACE: join(folder, 'touched-trace'),
    GIT_TRACE2_EVENT: join(folder, 'touched-trace2'),
    GIT_DIR: folder,
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: folder,
    GIT_REPLACE_REF_BASE: 'refs/heads/',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.fsmonitor',
    GIT_CONFIG_VALUE_0: trap(folder, 'environment-fsmonitor'),
    LD_PRELOAD: join(folder, 'no-such-library.so'),
    PATH: folder,
  };
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n: > '${join(folder, 'touched-git')}'\n`);
  chmodSync(join(folder, 'git'), 0o755);
  Object.assign(process.env, poison);
  const opened = await open(repository.root, { backend });
  const commit = valued(await opened.commit(valued(await opened.head())));
  expect(commit.oid).toBe(head);
  const files = valued(await opened.listFiles(commit.oid));
  expect(files.map(({ path }) => path)).toEqual(['.gitattributes', 'a/b', 'file']);
  const contents: string[] = [];
  for await (const object of opened.readObjects(files.map(({ oid }) => oid))) {
    contents.push(Buffer.from(valued(object).bytes).toString());
  }
  expect(contents.at(-1)).toBe('other content\r\n');
  expect(valued(await opened.firstParentSource(head, 'a'))).toBe(commit.parents[0]);
  expect(valued(await opened.isAncestor(commit.parents[0] ?? '', head))).toBe(true);
  await opened.close();
  expect(touched(folder)).toEqual([]);
  expect(existsSync(join(repository.root, '.git', 'index.lock'))).toBe(false);
  rmSync(join(folder, 'git'));
});

test('reading leaves the repository as it was', async () => {
  const repository = TestRepository.create();
  const head = repository.commit({ file: 'content' });
  const listing = () => execFileSync('find', ['.', '-printf', '%p %s %T@ %m\n'], { cwd: repository.root }).toString();
  const before = listing();
  for (const backend of backends) {
    const opened = await open(repository.root, { backend });
    expect(valued(await opened.listFiles(head))).toHaveLength(1);
    await opened.close();
  }
  expect(listing()).toBe(before);
});
