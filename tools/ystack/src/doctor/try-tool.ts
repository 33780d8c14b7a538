// Runs one tool for a probe: bounded in time and output, never throws. A tool that is not there is an answer.
import { spawn } from 'node:child_process';

export type Tried = {
  /** Undefined when the program could not be started at all. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
};

export type TryOptions = {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Become this user and group first; needs root. */
  readonly id?: number;
  /** An open descriptor the program gets as its fd 3. */
  readonly fd3?: number;
  readonly timeoutMs?: number;
};

const outputCharsMax = 1_048_576;

/** Runs `program`; one that outlives `timeoutMs` (10 s unless said) is killed with all it started and has no status. */
export function tryTool(program: string, args: readonly string[], options: TryOptions = {}): Promise<Tried> {
  const { input = '', cwd, env, id, fd3, timeoutMs = 10_000 } = options;
  const said = { stdout: '', stderr: '' };
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe', fd3 ?? 'ignore'],
    // A process group of its own, so that a kill reaches its children too.
    detached: true,
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    ...(id === undefined ? {} : { uid: id, gid: id }),
  });
  const { stdin, stdout, stderr, pid } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a child without pipes');
  const keep = (name: keyof typeof said) => (chunk: Buffer) => {
    if (said[name].length < outputCharsMax) said[name] += chunk.toString('utf8');
  };
  stdout.on('data', keep('stdout'));
  stderr.on('data', keep('stderr'));
  // A program that exits without reading its input closes the pipe on us; its status says enough.
  stdin.on('error', () => undefined);
  stdin.end(input);
  const timer = setTimeout(() => killGroup(pid), timeoutMs);
  return new Promise<Tried>((resolve) => {
    child.on('error', (error) => resolve({ status: undefined, stdout: '', stderr: error.message }));
    child.on('close', (status) => resolve({ status: status ?? undefined, ...said }));
  }).finally(() => clearTimeout(timer));
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in the same moment.
  }
}

/** The first line a failed tool said, for the detail of a probe. */
export const complaintOf = ({ status, stderr, stdout }: Tried): string =>
  (stderr.trim() || stdout.trim()).split('\n')[0] || (status === undefined ? 'it did not run' : `status ${status}`);

/** Whether the program is not on the PATH at all. */
export const isAbsent = ({ status, stderr }: Tried): boolean => status === undefined && stderr.includes('ENOENT');
