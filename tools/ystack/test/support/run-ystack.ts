// The command line as a process, from any folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');
export const main = join(root, 'tools/ystack/main.mjs');

export type Ran = {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly token: string;
};

export function runYstack(
  args: readonly string[],
  options: {
    readonly input?: string | Uint8Array;
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly node?: string;
  } = {},
): Ran {
  const { input = '', cwd = root, env = {}, node = process.execPath } = options;
  const plain = { PATH: process.env.PATH, ...env };
  const ran = spawnSync(node, [main, ...args], { input, cwd, env: plain, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { status: ran.status, stdout: ran.stdout, stderr: ran.stderr, token: ran.stderr.split('\n')[0] ?? '' };
}
