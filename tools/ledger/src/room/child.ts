// Runs one program to its end in an environment of ours: what it prints is bounded, what it starts is in its own process
// group and is killed with it, also when the caller is asked to stop.
import { type ChildProcess, spawn } from 'node:child_process';

export type ChildOrder = {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stop: AbortSignal;
};

/** `status` is -1 for a program that could not be started, was killed or printed too much. */
export type Ended = { readonly status: number; readonly stdout: Buffer; readonly stderr: string };

const stdoutBytesMax = 67_108_864;
/** Of stderr the beginning is kept: a refusal says first what it is. */
const stderrBytesMax = 65_536;

/** Runs a program. Never throws for what the program does. */
export function runChild({ program, args, cwd, env, stop }: ChildOrder): Promise<Ended> {
  if (stop.aborted) return Promise.resolve({ status: -1, stdout: Buffer.alloc(0), stderr: 'stopped' });
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (): void => killGroup(child);
    stop.addEventListener('abort', end, { once: true });
    const [stdout, stderr] = [new Kept(stdoutBytesMax), new Kept(stderrBytesMax)];
    child.stdout.on('data', (part: Buffer) => {
      if (!stdout.keep(part)) end();
    });
    child.stderr.on('data', (part: Buffer) => stderr.keep(part));
    const settle = (status: number, said: string): void => {
      stop.removeEventListener('abort', end);
      end();
      resolve({ status: stdout.isFull ? -1 : status, stdout: stdout.bytes(), stderr: said });
    };
    child.once('error', (error) => settle(-1, error.message));
    child.once('close', (status) => settle(status ?? -1, stderr.bytes().toString('utf8')));
  });
}

class Kept {
  readonly #max: number;
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Answers whether there was room. */
  keep(part: Buffer): boolean {
    this.#size += part.length;
    if (!this.isFull) this.#parts.push(part);
    return !this.isFull;
  }

  get isFull(): boolean {
    return this.#size > this.#max;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
