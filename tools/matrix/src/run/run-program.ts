// Runs one program of the matrix: a Node of its own behind `ulimit`, in a cleared environment, with Node's permission model
// on, in a process group that is killed whole at the end. What the program starts itself (Git) is under the environment and
// the limits, not under the permission model.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type Violation, violated } from '../violations.ts';
import { fixedEnvironment } from './environment.ts';
import type { Limits } from './limits.ts';

export type Program = {
  /** Absolute path of the program's file. */
  readonly file: string;
  readonly arguments: readonly string[];
  readonly input: Uint8Array;
  /** The folder it starts in and the only one that it may write to. */
  readonly work: string;
  /** The folder it may read. */
  readonly readable: string;
};

export type Ran =
  | { readonly ok: true; readonly stdout: Uint8Array }
  | { readonly ok: false; readonly violation: Violation };

const drainMs = 1000;

/** What the program printed, or how it broke off. Never throws for what the program does. */
export async function runProgram(program: Program, limits: Limits): Promise<Ran> {
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', ...wordsOf(program, limits)], {
    cwd: program.work,
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    watch(child, program.input, limits, resolve);
  });
}

// A shell adds variables of its own (PWD, `_`), so the environment is cleared after it.
const wrapper = 'ulimit -c 0 && ulimit -t "$1" && ulimit -f "$2" && shift 2 && exec /usr/bin/env -i "$@"';

const wordsOf = ({ file, arguments: args, work, readable }: Program, limits: Limits): readonly string[] => [
  String(limits.cpuTimeS),
  String(limits.fileBlocksMax),
  ...Object.entries(fixedEnvironment).map(([name, value]) => `${name}=${value}`),
  process.execPath,
  '--no-warnings',
  `--max-old-space-size=${limits.heapMiB}`,
  '--permission',
  `--allow-fs-read=${readable}`,
  `--allow-fs-write=${work}`,
  '--allow-child-process',
  file,
  ...args,
];

function watch(child: ChildProcessWithoutNullStreams, input: Uint8Array, limits: Limits, settle: (ran: Ran) => void) {
  let broken: Violation | undefined;
  const breakOff = (violation: Violation): void => {
    broken ??= violation;
    killGroup(child);
  };
  const timer = setTimeout(
    () => breakOff(violated('time-limit', `an end within ${limits.wallTimeMs} ms`)),
    limits.wallTimeMs,
  );
  const stdout = collect(child.stdout, limits.stdoutBytesMax, () =>
    breakOff(violated('output-limit', `at most ${limits.stdoutBytesMax} bytes on stdout`)),
  );
  collect(child.stderr, limits.stderrBytesMax, () =>
    breakOff(violated('output-limit', `at most ${limits.stderrBytesMax} bytes on stderr`)),
  );
  // A program that reads nothing closes the pipe; what it then prints is judged all the same.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  child.on('exit', (status, signal) => {
    clearTimeout(timer);
    // What it left running would keep the pipes open and could still write.
    killGroup(child);
    const drain = setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, drainMs);
    child.on('close', () => {
      clearTimeout(drain);
      if (broken !== undefined) settle({ ok: false, violation: broken });
      else if (status === 0) settle({ ok: true, stdout: Buffer.concat(stdout) });
      else settle({ ok: false, violation: violated('exit-status', `status 0, not ${signal ?? status}`) });
    });
  });
}

function collect(stream: NodeJS.ReadableStream, bytesMax: number, onTooMuch: () => void): readonly Buffer[] {
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  stream.on('data', (part: Buffer) => {
    sizeBytes += part.length;
    if (sizeBytes <= bytesMax) parts.push(part);
    else onTooMuch();
  });
  return parts;
}

function killGroup({ pid }: ChildProcessWithoutNullStreams): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
