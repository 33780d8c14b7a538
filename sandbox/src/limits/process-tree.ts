// Memory, processor time and number of the processes below one, added up from /proc. Weaker than a control group: what
// comes and goes between two looks is missed, and so is the time of a child that nobody waited for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Reading } from './cgroup.ts';

type Row = {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly pages: number;
  readonly threads: number;
};

const ticksPerSecond = 100;
/** More than any limit lets a check have. */
const processesMax = 8192;

/** Reads the tree below `root`, which itself is left out: it is the runtime's own process. */
export function readTree(root: number): Reading {
  const tree = pidsBelow(root).flatMap((pid) => readRow(String(pid)) ?? []);
  const sum = (of: (row: Row) => number) => tree.reduce((total, row) => total + of(row), 0);
  return {
    cpuMs: sum((row) => Math.max((row.ticks * 1000) / ticksPerSecond, mainThreadMs(row.pid))),
    memoryBytes: sum(({ pages }) => pages) * pageBytes(),
    // The first process is the sandbox's own.
    processes: Math.max(0, sum(({ threads }) => threads) - 1),
  };
}

const pidsBelow = (root: number): readonly number[] => (listsChildren() ? walkBelow(root) : scanBelow(root));

// Some kernels are built without the lists of children.
const listsChildren = (): boolean => existsSync('/proc/thread-self/children');

/** The kernel lists the children of each thread. */
function walkBelow(root: number): readonly number[] {
  const found: number[] = [];
  for (let waiting = [root]; waiting.length > 0 && found.length < processesMax; ) {
    waiting = waiting.flatMap(childrenOf);
    found.push(...waiting);
  }
  return found;
}

const childrenOf = (pid: number): readonly number[] =>
  list(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

/** All processes of the machine, those kept whose line of parents leads to `root`. */
function scanBelow(root: number): readonly number[] {
  const rows = list('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readRow(name) ?? []);
  const below = new Set([root]);
  // A child may stand before its parent in the list; every round finds one more level.
  for (let before = 0; before !== below.size; ) {
    before = below.size;
    for (const { pid, parent } of rows) if (below.has(parent)) below.add(pid);
  }
  return [...below].filter((pid) => pid !== root);
}

function readRow(name: string): Row | undefined {
  const text = read(`/proc/${name}/stat`);
  // The command's name may hold anything but a last `)`.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, childUser, childSystem, threads, pages] = [1, 11, 12, 13, 14, 17, 21].map(
    (at) => fields[at],
  );
  if (parent === undefined || threads === undefined || pages === undefined) return undefined;
  const ticks = (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0);
  return { pid: Number(name), parent, ticks, pages, threads };
}

/** Whether the kernel counts a thread's time in nanoseconds; hundredths of a second are cut off for each process. */
export const countsFinely = (): boolean => mainThreadMs(process.pid) > 0;

const mainThreadMs = (pid: number): number => Number(/^(\d+) /.exec(read(`/proc/${pid}/schedstat`))?.[1] ?? 0) / 1e6;

let knownPageBytes = 0;

function pageBytes(): number {
  if (knownPageBytes === 0) {
    const kib = /^KernelPageSize:\s+(\d+) kB$/m.exec(read('/proc/self/smaps'))?.[1];
    knownPageBytes = kib === undefined ? 4096 : Number(kib) * 1024;
  }
  return knownPageBytes;
}

// A process that has just ended has nothing to read.
function read(path: string): string {
  try {
    return readFileSync(path).toString();
  } catch {
    return '';
  }
}

function list(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
