// Clones of this repository for tests of the whole pipeline: the tree as it lies here (uncommitted changes included, as a
// commit), its pins brought up to date, in a temporary folder with its own hard-linked node_modules and an environment
// that owes nothing to the machine. Nx runs only in such clones.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const house = join(import.meta.dirname, '../..');

export type Run = { readonly status: number; readonly stdout: string; readonly stderr: string; readonly all: string };
type RunOptions = { readonly env?: Readonly<Record<string, string>>; readonly umask?: string };

/** The caller's PATH without any node_modules: what a person's shell has. */
const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter);

export class Clone {
  readonly root: string;
  readonly #home: string;

  constructor(root: string) {
    this.root = root;
    this.#home = `${root}.home`;
    mkdirSync(this.#home, { recursive: true });
  }

  get env(): Record<string, string> {
    return {
      PATH: `${join(this.root, 'node_modules/.bin')}${delimiter}${systemPath}`,
      HOME: this.#home,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.invalid',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.invalid',
    };
  }

  /** Runs a program in the clone. Throws when it does not end in two minutes, and never for a status other than 0. */
  run(command: string, args: readonly string[], { env = {}, umask }: RunOptions = {}): Run {
    const [program, words] =
      umask === undefined ? [command, args] : ['sh', ['-c', `umask ${umask}; exec "$0" "$@"`, command, ...args]];
    const done = spawnSync(program, words, {
      cwd: this.root,
      env: { ...this.env, ...env },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      killSignal: 'SIGKILL',
    });
    if (done.error !== undefined) throw done.error;
    const { stdout, stderr } = done;
    return { status: done.status ?? -1, stdout, stderr, all: `${stdout}\n${stderr}` };
  }

  nx(args: readonly string[], options: RunOptions = {}): Run {
    return this.run('nx', args, options);
  }

  /** `nx run release:build`, and the release it speaks of. */
  build(args: readonly string[] = [], options: RunOptions = {}): Run & { readonly id: string } {
    const run = this.nx(['run', 'release:build', ...args], options);
    return { ...run, id: /release\.[0-9a-f]{64}/.exec(run.stdout)?.[0] ?? '' };
  }

  ystack(args: readonly string[], options: RunOptions = {}): Run {
    return this.run('node', ['tools/ystack/main.mjs', ...args], options);
  }

  /** Starts a program and resolves when it ends; for runs that something happens beside. */
  start(command: string, args: readonly string[], { env = {} }: Pick<RunOptions, 'env'> = {}): Promise<Run> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: this.root, env: { ...this.env, ...env } });
      const said = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk) => {
        said.stdout += String(chunk);
      });
      child.stderr.on('data', (chunk) => {
        said.stderr += String(chunk);
      });
      child.on('error', reject);
      child.on('close', (status) => resolve({ status: status ?? -1, ...said, all: `${said.stdout}\n${said.stderr}` }));
    });
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', ['-C', this.root, ...args], { env: this.env, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  get head(): string {
    return this.git('rev-parse', 'HEAD');
  }

  read(path: string): Buffer {
    return readFileSync(join(this.root, path));
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  /** Edits a text file; throws when the edit changes nothing, so that no test passes on a stale pattern. */
  edit(path: string, edit: (text: string) => string): void {
    const before = this.read(path).toString();
    const after = edit(before);
    if (after === before) throw new Error(`the edit of ${path} changed nothing`);
    this.write(path, after);
  }

  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
    return this.head;
  }

  /** Names of the profiles that lie here. */
  get profiles(): readonly string[] {
    const folders = readdirSync(join(this.root, 'profiles'));
    return folders.filter((name) => existsSync(join(this.root, 'profiles', name, 'profile.json'))).toSorted();
  }

  /** Commits what lies here, pins every profile to it and commits the pins. */
  commitPinned(message: string): string {
    this.commit(message);
    for (const profile of this.profiles) {
      const pinned = this.ystack(['pin', `profiles/${profile}`]);
      if (pinned.status !== 0) throw new Error(pinned.all);
    }
    return this.git('status', '--porcelain') === '' ? this.head : this.commit('pin');
  }

  /** Back to a commit, with nothing beside it but what Nx and the gates left. */
  reset(commit: string): void {
    this.git('reset', '--quiet', '--hard', commit);
    this.git('clean', '--quiet', '-ffdx', '--exclude=/node_modules', '--exclude=/.nx', '--exclude=/dist');
  }

  /** The releases that were written here. */
  get releases(): readonly string[] {
    const place = join(this.root, 'dist/releases');
    return existsSync(place) ? readdirSync(place).toSorted() : [];
  }

  /** A clone of this clone. */
  clone(name: string, options: readonly string[] = []): Clone {
    const root = join(dirname(this.root), name);
    execFileSync('git', ['clone', '--quiet', ...options, this.root, root], { env: this.env });
    linkModules(root);
    return new Clone(root);
  }

  /** A worktree of this clone at a commit. */
  worktree(name: string, commit: string): Clone {
    const root = join(dirname(this.root), name);
    this.git('worktree', 'add', '--quiet', '--detach', root, commit);
    linkModules(root);
    return new Clone(root);
  }

  remove(): void {
    rmSync(dirname(this.root), { recursive: true, force: true });
  }
}

/**
 * A clone of this repository at its working tree. Where pins do not hold, which is so between an edit and its pin, what is
 * generated and pinned is brought up to date. Call `remove` when done: it takes clones of the clone along.
 */
export function cloneHouse(): Clone {
  const clone = new Clone(join(mkdtempSync(join(tmpdir(), 'ystack-')), 'house'));
  try {
    // No object file is shared with this repository: some tests damage objects.
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', house, clone.root]);
    linkModules(clone.root);
    overlay(clone.root);
    if (clone.git('status', '--porcelain') !== '') clone.commit('the working tree');
    bringUpToDate(clone);
    return clone;
  } catch (error) {
    clone.remove();
    throw error;
  }
}

function bringUpToDate(clone: Clone): void {
  if (clone.profiles.every((name) => clone.ystack(['pin', `profiles/${name}`, '--check']).status === 0)) return;
  const generated = clone.run('node', ['tools/generate/src/main.ts']);
  if (generated.status !== 0) throw new Error(generated.all);
  clone.commitPinned('what is generated');
}

const linkModules = (root: string): void => {
  const from = join(house, 'node_modules');
  const linked = spawnSync('cp', ['-al', from, root]);
  // Hard links end at the border of a file system.
  if (linked.status !== 0) execFileSync('cp', ['-a', from, root]);
};

/** Puts every file that Git tracks, or would, in place of the clone's. */
function overlay(root: string): void {
  const list = (...args: string[]) =>
    execFileSync('git', ['-C', house, 'ls-files', '-z', ...args], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  for (const path of list('--cached', '--others', '--exclude-standard')) {
    const from = join(house, path);
    if (lstatSync(from, { throwIfNoEntry: false })?.isFile() !== true) rmSync(join(root, path), { force: true });
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      copyFileSync(from, join(root, path));
    }
  }
}
