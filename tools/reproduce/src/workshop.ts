// Clones of one repository at one commit, in a temporary folder, each with the packages of the checkout by hard links.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Workshop } from './variation.ts';

/** Runs `use` with a workshop over the repository at `source`, and removes it whatever happens. */
export async function withWorkshop<T>(
  source: string,
  commit: string,
  use: (workshop: Workshop) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ystack-reproduce-'));
  // Another user must be able to look in.
  chmodSync(folder, 0o755);
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    return await use(workshopIn(folder, source, commit));
  } finally {
    clear();
    process.off('exit', clear);
  }
}

function workshopIn(folder: string, source: string, commit: string): Workshop {
  const git = (root: string, ...words: readonly string[]): string =>
    execFileSync('git', ['-C', root, ...words], {
      encoding: 'utf8',
      env: plainEnvironment(folder),
      stdio: 'pipe',
    }).trim();
  const link = (root: string): void => {
    const from = join(source, 'node_modules');
    // Hard links end at the border of a file system.
    if (spawnSync('cp', ['-al', from, root]).status !== 0) execFileSync('cp', ['-a', from, root]);
  };
  const clone = (name: string, options: readonly string[] = []): string => {
    const root = join(folder, name);
    mkdirSync(dirname(root), { recursive: true });
    git(folder, 'clone', '--quiet', '--no-checkout', ...options, source, root);
    git(root, 'checkout', '--quiet', '--detach', commit);
    link(root);
    return root;
  };
  let plainRoot: string | undefined;
  const plain = (): string => {
    plainRoot ??= clone('plain', ['--no-hardlinks']);
    for (const left of ['dist', '.nx']) rmSync(join(plainRoot, left), { recursive: true, force: true });
    return plainRoot;
  };
  const has = (program: string): boolean =>
    program.includes('/') ? existsSync(program) : spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  return { folder, commit, source, plain, clone, link, git, has };
}

/** Nothing of the machine but where programs lie; a home that holds nothing. */
export const plainEnvironment = (home: string, root?: string): Record<string, string> => ({
  PATH: [...(root === undefined ? [] : [join(root, 'node_modules/.bin')]), systemPath()].join(delimiter),
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  NO_COLOR: '1',
});

const systemPath = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(delimiter);
