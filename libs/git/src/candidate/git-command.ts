// Runs one Git command in an environment of ours, with bounded output and time. Nothing that a repository or the machine
// configures is run, and the child is gone when the promise settles.
import { spawn } from 'node:child_process';
import { gitEnvironment } from '../environment.ts';

export type GitCommand = {
  /** The repository, bare. */
  readonly gitDir: string;
  readonly args: readonly string[];
  readonly input?: Uint8Array | string;
  /** Beside the fixed environment, such as GIT_INDEX_FILE. */
  readonly env?: Readonly<Record<string, string>>;
  readonly outputBytesMax?: number;
};

/** `status` is -1 when the child could not be started, said too much or took too long. */
export type GitAnswer = { readonly status: number; readonly stdout: Uint8Array };

const timeoutMs = 120_000;
const outputBytesMax = 64 * 1_048_576;

export function runGit(command: GitCommand): Promise<GitAnswer> {
  return collect(startGit(command), command);
}

/** Starts `args` with its input unwritten. */
export const startGit = ({ gitDir, args, env = {} }: GitCommand) =>
  spawn('git', ['--no-pager', '--no-replace-objects', ...args], {
    cwd: gitDir,
    env: { ...gitEnvironment(gitDir), ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });

type Child = ReturnType<typeof startGit>;

function collect(
  child: Child,
  { input = '', outputBytesMax: bytesMax = outputBytesMax }: GitCommand,
): Promise<GitAnswer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    child.kill('SIGKILL');
  };
  child.stdout.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    if (size > bytesMax) cut();
    else chunks.push(chunk);
  });
  // A child that leaves early breaks the pipe; its status says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const timer = setTimeout(cut, timeoutMs);
  return statusOf(child).then((status) => {
    clearTimeout(timer);
    return { status: isCut ? -1 : status, stdout: Buffer.concat(chunks) };
  });
}

const statusOf = (child: Child): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (status) => resolve(status ?? -1));
  });

/** Runs two commands with the output of the first as the input of the second; both statuses. */
export async function pipeGit(from: GitCommand, to: GitCommand): Promise<readonly [GitAnswer, GitAnswer]> {
  const [first, second] = [startGit(from), startGit(to)];
  const chunks: Uint8Array[] = [];
  const kill = (): void => {
    for (const child of [first, second]) child.kill('SIGKILL');
  };
  const timer = setTimeout(kill, timeoutMs);
  for (const child of [first, second]) child.stdin.on('error', () => undefined);
  first.stdout.pipe(second.stdin);
  second.stdout.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  first.stdin.end(from.input ?? '');
  const [a, b] = await Promise.all([statusOf(first), statusOf(second)]);
  clearTimeout(timer);
  return [
    { status: a, stdout: new Uint8Array() },
    { status: b, stdout: Buffer.concat(chunks) },
  ];
}
