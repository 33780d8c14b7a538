// Repositories for the tests, made by plain `git` in temporary folders with an environment of their own: no configuration
// of the machine, a fixed identity, fixed dates.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { type HashAlgorithm, type ObjectType, objectId } from '#objects';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that is gone after the file's tests. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ystack-git-')));
  made.push(folder);
  return folder;
}

export class TestRepository {
  readonly root: string;
  readonly algorithm: HashAlgorithm;
  #dateS = 1_700_000_000;

  constructor(root: string, algorithm: HashAlgorithm) {
    this.root = root;
    this.algorithm = algorithm;
  }

  /** A new repository with the branch `main`, unborn; nothing is packed unless asked. */
  static create(algorithm: HashAlgorithm = 'sha1', ...flags: readonly string[]): TestRepository {
    const root = join(temporaryFolder(), 'repository');
    mkdirSync(root);
    const repository = new TestRepository(root, algorithm);
    repository.git('init', '--quiet', '--initial-branch=main', `--object-format=${algorithm}`, ...flags);
    repository.git('config', 'gc.auto', '0');
    return repository;
  }

  /** Runs git at the top of the work tree and returns what it prints, without the last line feed. */
  git(...args: readonly string[]): string {
    return this.run(args).toString('utf8').replace(/\n$/, '');
  }

  run(args: readonly string[], input: string | Uint8Array = ''): Buffer {
    return execFileSync('git', args, {
      cwd: this.root,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1 << 30,
      env: gitTestEnvironment(this.#dateS),
    });
  }

  /** Writes files of the work tree; a name ending in `*` is made executable. */
  write(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [name, content] of Object.entries(files)) {
      const path = join(this.root, name.replace(/\*$/, ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      if (name.endsWith('*')) chmodSync(path, 0o755);
    }
    return this;
  }

  /** Commits everything in the work tree, a second later each time, and returns the commit's id. */
  commit(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
    this.write(files).git('add', '--all');
    this.#dateS += 1;
    this.git('commit', '--quiet', '--allow-empty', '--message', `commit at ${this.#dateS}`);
    return this.git('rev-parse', 'HEAD');
  }

  /** Makes a history on `main` in one go, as loose objects, and checks it out. Returns the commits' ids, in order. */
  import(steps: readonly Step[]): readonly string[] {
    const marks = join(this.root, '.git', 'import-marks');
    const stream = Buffer.concat(steps.flatMap((step, index) => importStep(step, index, this.#dateS)));
    this.run(['-c', 'fastimport.unpackLimit=1000000', 'fast-import', '--quiet', `--export-marks=${marks}`], stream);
    this.git('reset', '--quiet', '--hard', 'main');
    const ids = readFileSync(marks, 'latin1')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    rmSync(marks);
    return steps.map((_, index) => ids.find(([mark]) => mark === `:${index + 1}`)?.[1] ?? '');
  }

  /** Stores any content as a loose object of any type, checked by nothing. */
  store(type: ObjectType, content: string | Uint8Array): string {
    const bytes = Buffer.from(content);
    const header = Buffer.from(`${type} ${bytes.length}\0`);
    const stored = deflateSync(Buffer.concat([header, bytes]), { level: 1 });
    return this.forgeLoose(objectId(this.algorithm, type, bytes), Buffer.of(), stored);
  }

  /** Puts bytes where the loose object of this id belongs. */
  forgeLoose(oid: string, inflated: Uint8Array, deflated: Uint8Array = deflateSync(inflated)): string {
    const path = this.loosePath(oid);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    writeFileSync(path, deflated);
    return oid;
  }

  loosePath(oid: string): string {
    return join(this.root, '.git', 'objects', oid.slice(0, 2), oid.slice(2));
  }

  /** The id of a blob with this content, stored or not. */
  blobId(content: string | Uint8Array): string {
    return objectId(this.algorithm, 'blob', Buffer.from(content));
  }

  /** A repository of its own with the same content. */
  copy(): TestRepository {
    const root = join(temporaryFolder(), 'repository');
    cpSync(this.root, root, { recursive: true, verbatimSymlinks: true });
    return new TestRepository(root, this.algorithm);
  }

  /** Every object that Git finds, with its content as `git cat-file --batch` prints it. */
  allObjects(): readonly { readonly oid: string; readonly type: ObjectType; readonly bytes: Buffer }[] {
    const printed = this.run(['cat-file', '--batch', '--batch-all-objects']);
    const objects = [];
    for (let at = 0; at < printed.length; ) {
      const lineEnd = printed.indexOf(0x0a, at);
      const [oid = '', type = '', size = ''] = printed.toString('latin1', at, lineEnd).split(' ');
      const end = lineEnd + 1 + Number(size);
      objects.push({ oid, type: type as ObjectType, bytes: printed.subarray(lineEnd + 1, end) });
      at = end + 1;
    }
    return objects;
  }
}

/** Files changed by a commit (undefined deletes) and, by index, its parents when they are not just the step before. */
export type Step = {
  readonly files: Readonly<Record<string, string | Uint8Array | undefined>>;
  readonly parents?: readonly number[];
};

function importStep({ files, parents }: Step, index: number, dateS: number): readonly Buffer[] {
  const [from, ...merged] = parents ?? (index === 0 ? [] : [index - 1]);
  const lines = [
    // A root that is not the first commit has to leave the branch first.
    ...(index > 0 && from === undefined ? ['reset refs/heads/main'] : []),
    'commit refs/heads/main',
    `mark :${index + 1}`,
    `committer Committer <committer@example.org> ${dateS + index} +0000`,
    'data 0',
    ...(from === undefined ? [] : [`from :${from + 1}`]),
    ...merged.map((parent) => `merge :${parent + 1}`),
  ];
  const changes = Object.entries(files).flatMap(([name, content]) => {
    const path = JSON.stringify(name.replace(/\*$/, ''));
    if (content === undefined) return [Buffer.from(`D ${path}\n`)];
    const data = Buffer.from(content);
    const mode = name.endsWith('*') ? '100755' : '100644';
    return [Buffer.from(`M ${mode} inline ${path}\ndata ${data.length}\n`), data, Buffer.from('\n')];
  });
  return [Buffer.from(`${lines.join('\n')}\n`), ...changes, Buffer.from('\n')];
}

export const gitTestEnvironment = (dateS: number): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.org',
  GIT_AUTHOR_DATE: `${dateS} +0000`,
  GIT_COMMITTER_NAME: 'Committer',
  GIT_COMMITTER_EMAIL: 'committer@example.org',
  GIT_COMMITTER_DATE: `${dateS} +0000`,
});
