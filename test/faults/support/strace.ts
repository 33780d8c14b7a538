// Faults by strace: a clean run is written down call by call, then one run for each call has that very call fail, or kills
// the process at its door. Calls are counted in the main thread alone, where every call of ours is made (a test holds that);
// without `-f` strace sees no other thread, so a count means the same call in every run.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ran, run } from './run.ts';

/** Every system call by which a process changes a file system; a kernel or machine that lacks one has it skipped (`?`). */
export const changing = [
  ...['open', 'openat', 'openat2', 'creat', 'write', 'pwrite64', 'writev', 'pwritev', 'pwritev2', 'sendfile', 'splice'],
  ...[
    'copy_file_range',
    'truncate',
    'ftruncate',
    'fallocate',
    'mkdir',
    'mkdirat',
    'mknod',
    'mknodat',
    'chmod',
    'fchmod',
  ],
  ...['fchmodat', 'fchmodat2', 'chown', 'fchown', 'lchown', 'fchownat', 'setxattr', 'fsetxattr', 'utimensat', 'fsync'],
  ...['fdatasync', 'sync_file_range', 'syncfs', 'sync', 'rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink'],
  ...['symlinkat', 'unlink', 'unlinkat', 'rmdir'],
] as const;

/** Calls that only look, or give something back. */
export const reading = ['openat', 'getdents64', 'pread64', 'close'] as const;

export type Call = {
  readonly syscall: string;
  /** Which of its kind it is in the main thread, from 1. */
  readonly nth: number;
  /** Name and arguments; what differs between two runs is cut out. */
  readonly shape: string;
};

/** A program under strace: what to run, where its log goes. */
export type Traced = { readonly words: readonly string[]; readonly log: string; readonly env?: NodeJS.ProcessEnv };

// No calls by way of io_uring, where strace sees none, and no look at the processors by the allocator.
const quiet = { UV_USE_IO_URING: '0', MALLOC_ARENA_MAX: '1' };

const strace = (
  flags: readonly string[],
  { words, log, env = {} }: Traced,
  started?: (pid: number) => void,
): Promise<Ran> =>
  run('strace', ['-y', '-s', '16', '-o', log, ...flags, process.execPath, ...words], {
    env: { ...quiet, ...env, PATH: process.env.PATH },
    ...(started === undefined ? {} : { started }),
  });

const readLog = (log: string): string[] => {
  const lines = readFileSync(log, 'utf8').split('\n');
  rmSync(log);
  return lines;
};

const optional = (syscalls: readonly string[]) => syscalls.map((name) => `?${name}`).join(',');

/** Runs once and gives the calls of these kinds from the one on that first names `from`; writes to pipes left out. `also` are injections. */
export async function callsOf(
  traced: Traced,
  syscalls: readonly string[],
  from: string,
  also: readonly string[] = [],
): Promise<Call[]> {
  await strace(['-e', `trace=${optional([...syscalls, 'statx'])}`, ...injecting(also)], traced);
  const lines = readLog(traced.log);
  const first = lines.findIndex((line) => line.includes(`"${from}"`));
  if (first < 0) throw new Error(`no call names ${from}`);
  const counts = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const syscall = /^(\w+)\(/.exec(line)?.[1];
    if (syscall === undefined || !syscalls.includes(syscall)) return [];
    const nth = (counts.get(syscall) ?? 0) + 1;
    counts.set(syscall, nth);
    return index >= first && isOurs(syscall, line, syscalls) ? [{ syscall, nth, shape: shapeOf(line) }] : [];
  });
}

/** What goes to a pipe or an event counter is no file, and what is only opened to be read is not changed. */
function isOurs(syscall: string, line: string, syscalls: readonly string[]): boolean {
  if (syscall.startsWith('open') && syscalls === changing) return line.includes('O_CREAT');
  return !/^\w+\(\d+<[^/]/.test(line);
}

/** What makes two runs differ is left out: what was read, process ids and marks, addresses, the scratch folder's count. */
const shapeOf = (line: string): string =>
  line
    .replace(/\s+= .*$/s, '')
    .replace(/^((?:read|pread64|getdents64)\(\d+<[^>]*>|readlink(?:at)?\([^"]*"[^"]*")(?:,| ).*$/s, '$1')
    .replace(/\.ystack-(\w+)-[0-9a-f-]+/g, '.ystack-$1')
    .replace(/0x[0-9a-f]+/g, '0x')
    .replace(/\/proc\/\d+/g, '/proc/pid')
    .replace(/parent-\d+/g, 'parent');

/** All calls of other threads that change a file: none, or the count of the main thread would not be the whole. */
export async function callsOfOtherThreads(traced: Traced): Promise<string[]> {
  await strace(['-f', '-e', `trace=${optional(changing)}`], traced);
  const lines = readLog(traced.log).map((line) => /^(\d+) +(.*)$/.exec(line)?.slice(1) ?? ['', '']);
  const [main] = lines[0] ?? [];
  return lines.flatMap(([thread, line = '']) => {
    const syscall = /^(\w+)\(/.exec(line)?.[1];
    return thread !== main && syscall !== undefined && isOurs(syscall, line, changing) ? [line] : [];
  });
}

const injecting = (injections: readonly string[]): string[] =>
  injections.flatMap((injection) => ['-e', `inject=${injection}`]);

export type Fault = { readonly error: string } | { readonly signal: string };

/** The start of Node now and then opens a file more or fewer, so a count may miss; then it is tried in another place. */
const triesMax = 20;

/**
 * Runs with one call going wrong, in a place that `begin` makes; `also` are further injections, as strace spells them.
 * Gives the place and the outcome. Throws when the call could not be hit.
 */
export async function runWithFault<T extends Traced>(
  begin: () => T,
  { syscall, nth, shape }: Call,
  fault: Fault,
  also: readonly string[] = [],
): Promise<{ readonly place: T; readonly ran: Ran }> {
  const what = 'error' in fault ? `error=${fault.error}` : `signal=${fault.signal}`;
  const injected = injecting([
    ...also.filter((inject) => !inject.startsWith(`${syscall}:`)),
    `${syscall}:${what}:when=${nth}`,
  ]);
  const kinds = [syscall, ...also.map((injection) => injection.split(':')[0])];
  let missed = '';
  for (let tries = 0; tries < triesMax; tries += 1) {
    const place = begin();
    const ran = await strace(['-e', `trace=${kinds.join(',')}`, ...injected], place);
    const hit = readLog(place.log).filter((line) => line.startsWith(`${syscall}(`))[nth - 1] ?? 'nothing';
    if (shapeOf(hit) === shape && ('signal' in fault || hit.includes('(INJECTED)'))) return { place, ran };
    missed = hit;
  }
  throw new Error(`meant ${shape}, hit ${missed}`);
}

/**
 * Runs until one call is made, then stands still while `meanwhile` changes the world around it, and goes on to its end. The place
 * is made by `begin`. Throws when the call could not be hit.
 */
export async function runStopped<T extends Traced>(
  begin: () => T,
  call: Call,
  meanwhile: (place: T) => void | Promise<void>,
): Promise<{ readonly place: T; readonly ran: Ran }> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const place = begin();
    const flags = ['-e', `trace=${call.syscall}`, '-e', `inject=${call.syscall}:signal=STOP:when=${call.nth}`];
    const stopped = await startStopped(flags, place);
    const lines = readFileSync(place.log, 'utf8').split('\n');
    const hit = lines.filter((line) => line.startsWith(`${call.syscall}(`))[call.nth - 1] ?? '';
    const isMeant = shapeOf(hit) === call.shape;
    try {
      if (isMeant) await meanwhile(place);
    } finally {
      stopped.goOn();
    }
    const ran = await stopped.ended;
    rmSync(place.log);
    if (isMeant) return { place, ran };
  }
  throw new Error(`could not stop at ${call.shape}`);
}

/** Starts a traced program and resolves when it stands still. */
async function startStopped(
  flags: readonly string[],
  traced: Traced,
): Promise<{ readonly ended: Promise<Ran>; goOn(): void }> {
  let child: number | undefined;
  const ended = strace(flags, traced, (pid) => {
    child = pid;
  });
  let isOver = false;
  ended
    .finally(() => {
      isOver = true;
    })
    .catch(() => undefined);
  while (!isStopped(traced.log)) {
    if (isOver) throw new Error(`it never stopped: ${(await ended).stderr}`);
    await sleep(5);
  }
  const [tracee = ''] = readFileSync(`/proc/${child}/task/${child}/children`, 'utf8').split(' ');
  return { ended, goOn: () => void process.kill(Number(tracee), 'SIGCONT') };
}

function isStopped(log: string): boolean {
  return existsSync(log) && readFileSync(log, 'utf8').includes('--- stopped by SIGSTOP ---');
}
