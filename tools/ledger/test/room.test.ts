// A room at a commit of a small repository: what is in it, what of the caller's does not reach it, and when there is none.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withRoom } from '../src/room/room.ts';

let place: string;
let root: string;
let first: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: 'pipe',
  }).trim();
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const commit = (message: string): string => {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
};

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'ystack-room-'));
  root = join(place, 'repository');
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', root]);
  write('.gitignore', 'node_modules/\n');
  write('package-lock.json', '{}\n');
  write('node_modules/package.txt', 'a package\n');
  write('file.txt', 'first\n');
  first = commit('first');
  write('file.txt', 'second\n');
  commit('second');
  process.env.TMPDIR = join(place, 'tmp');
  mkdirSync(process.env.TMPDIR);
});
afterAll(() => {
  delete process.env.TMPDIR;
  rmSync(place, { recursive: true, force: true });
});

const stop = new AbortController().signal;
const room = <T>(at: string, use: (checkout: string, node: (script: string) => Promise<string>) => Promise<T> | T) =>
  withRoom({ root, commit: at, stop, progress: () => undefined }, async ({ checkout, node }) => {
    const run = async (script: string) => (await node(['-e', script])).stdout.toString();
    return { ok: true, value: await use(checkout, run) };
  });
const isEmpty = () => readdirSync(join(place, 'tmp')).length === 0;

describe('a room', () => {
  test('holds the commit and the packages, and is gone afterwards', async () => {
    const seen = await room(first, (checkout) => ({
      file: readFileSync(join(checkout, 'file.txt'), 'utf8'),
      package: readFileSync(join(checkout, 'node_modules/package.txt'), 'utf8'),
    }));
    expect(seen).toEqual({ ok: true, value: { file: 'first\n', package: 'a package\n' } });
    expect(isEmpty()).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('is gone when what runs there throws', async () => {
    const broken = room(first, () => Promise.reject(new Error('a bug')));
    await expect(broken).rejects.toThrow('a bug');
    expect(isEmpty()).toBe(true);
  });

  test('shares no object file with the repository', async () => {
    const seen = await room(first, (checkout) => {
      const objects = (folder: string) => join(folder, '.git/objects', first.slice(0, 2), first.slice(2));
      return [statSync(objects(root)).ino, statSync(objects(checkout)).ino];
    });
    expect(seen.ok && new Set(seen.value).size).toBe(2);
  });

  test('runs nothing that the repository configures: no hook, no filter, no helper', async () => {
    const mark = join(place, 'mark');
    const script = `#!/bin/sh\ntouch ${mark}\ncat\n`;
    for (const hook of ['post-checkout', 'reference-transaction']) {
      writeFileSync(join(root, '.git/hooks', hook), script, { mode: 0o755 });
    }
    writeFileSync(join(place, 'filter'), script, { mode: 0o755 });
    git('config', 'filter.evil.smudge', join(place, 'filter'));
    git('config', 'core.fsmonitor', join(place, 'filter'));
    write('.gitattributes', '* filter=evil\n');
    const tree = commitPlainly();
    rmSync(mark, { force: true });
    expect((await room(tree, (checkout) => readFileSync(join(checkout, 'file.txt'), 'utf8'))).ok).toBe(true);
    expect(existsSync(mark)).toBe(false);
    // The trap works: plain Git falls into it.
    git('checkout', '--quiet', first);
    expect(existsSync(mark)).toBe(true);
    for (const hook of ['post-checkout', 'reference-transaction']) rmSync(join(root, '.git/hooks', hook));
    git('config', '--unset', 'core.fsmonitor');
    git('config', '--unset', 'filter.evil.smudge');
    git('checkout', '--quiet', '--force', 'main');
  });

  test('tells its programs nothing of the caller but the PATH and the folder for what is temporary', async () => {
    process.env.RELEASE_COMMIT = 'somebody`s';
    process.env.NODE_OPTIONS = '--no-warnings';
    const names = await room(first, (_checkout, node) =>
      node('console.log(Object.keys(process.env).sort().join(" "))'),
    );
    delete process.env.RELEASE_COMMIT;
    delete process.env.NODE_OPTIONS;
    expect(names).toEqual({ ok: true, value: 'HOME NODE_NO_WARNINGS PATH TMPDIR\n' });
  });
});

/** A commit made without the hooks and filters that a test has set. */
function commitPlainly(): string {
  const plain = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'filter.evil.clean=cat'];
  git(...plain, 'add', '--all');
  git(...plain, 'commit', '--quiet', '--message', 'attributes');
  return git('rev-parse', 'HEAD');
}

describe('no room', () => {
  test('for a commit that no branch or tag leads to', async () => {
    git('checkout', '--quiet', '--detach', first);
    const loose = commit('loose');
    git('checkout', '--quiet', 'main');
    const refused = await room(loose, () => 'ran');
    expect(refused).toMatchObject({ ok: false, reason: 'commit.unreachable' });
    git('tag', 'kept', loose);
    expect(await room(loose, () => 'ran')).toEqual({ ok: true, value: 'ran' });
    git('tag', '--delete', 'kept');
    expect(isEmpty()).toBe(true);
  });

  test('for packages that cannot be had', async () => {
    write('package-lock.json', '{"lockfileVersion":3}\n');
    commit('another lock');
    process.env.npm_config_offline = 'true';
    process.env.npm_config_cache = join(place, 'cache');
    const refused = await room(first, () => 'ran');
    delete process.env.npm_config_offline;
    delete process.env.npm_config_cache;
    expect(refused).toMatchObject({
      ok: false,
      reason: 'packages.unavailable',
      detail: expect.stringContaining('npm ci: '),
    });
    expect(isEmpty()).toBe(true);
  });

  test('once it was asked to stop', async () => {
    const asked = new AbortController();
    asked.abort();
    const order = { root, commit: first, stop: asked.signal, progress: () => undefined };
    expect(await withRoom(order, async () => ({ ok: true, value: 'ran' }))).toMatchObject({ ok: false });
    expect(isEmpty()).toBe(true);
  });
});
