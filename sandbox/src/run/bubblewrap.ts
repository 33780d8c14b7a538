// The runtime over bubblewrap: a keeper that builds the root, bubblewrap for namespaces and the filter, our own first
// process inside. As root it runs as a lent user, for root's id is root to the kernel's devices and limits whatever a user
// namespace calls it; as anybody else it runs as that user, whose memory and time are then watched instead of held.
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import { type Cgroup, firstMemoryBytes, openCgroup, type Reading } from '../limits/cgroup.ts';
import { readHierarchies } from '../limits/cgroup-mounts.ts';
import { countsFinely, readTree } from '../limits/process-tree.ts';
import { nativeProgram } from '../native/programs.ts';
import { bubblewrapWords } from '../root/bubblewrap-words.ts';
import { evidenceFilesMax, insideId } from '../root/places.ts';
import { encodePlan, expectedMounts, type RootOrder, rootPlan, type Step } from '../root/plan.ts';
import { findTool, visibleFile } from '../root/tools.ts';
import type { Architecture } from '../seccomp/calls.ts';
import { expectedErrors } from '../seccomp/expected-errors.ts';
import { filterBytes } from '../seccomp/filter.ts';
import { startKeeper } from './keeper-session.ts';
import { cgroupName, sweepCgroups } from './leftovers.ts';
import { explainRefusal } from './obstacles.ts';
import { checkOutsideUser, outsideUser } from './outside.ts';
import type { Declared, Launch, Runtime, RuntimeIdentity, Session } from './runtime.ts';

/** What a test of the probes may weaken: the steps, the command line, the filter. */
export type Weakening = {
  readonly plan?: (steps: readonly Step[]) => readonly Step[];
  readonly words?: (words: readonly string[]) => readonly string[];
  readonly filter?: (bytes: Buffer) => Buffer;
  readonly withoutCgroup?: true;
};

/** Runs as `outside` where it is given, which only root can; by default as fits the caller. */
export type BubblewrapOptions = { readonly searchPath?: string; readonly weakening?: Weakening };

type Parts = {
  readonly program: string;
  readonly architecture: Architecture;
  readonly filter: Buffer;
  readonly init: { readonly path: string; readonly sha256: string };
  readonly keeper: { readonly path: string; readonly sha256: string };
  readonly identity: RuntimeIdentity;
};

// Work enough to be seen by whoever counts in hundredths of a second, for user and kernel apart; where a group or the kernel
// counts in nanoseconds, far less is.
const watched = () => ({ bytes: 8 * 1024 * 1024, ms: countsFinely() ? 3 : 25 });
const held = { bytes: 4 * 1024 * 1024, ms: 1 };

export function bubblewrapRuntime(options: BubblewrapOptions = {}): Runtime {
  let known: Result<Parts, 'E_SANDBOX' | 'E_COMPILER'> | undefined;
  const parts = () => {
    known ??= findParts(options);
    return known;
  };
  return {
    identify: () => {
      const found = parts();
      return found.ok ? accept(found.value.identity) : found;
    },
    start: (launch) => {
      const found = parts();
      return found.ok ? accept(startSession(found.value, launch, options.weakening ?? {})) : found;
    },
    explain: explainRefusal,
  };
}

function findParts({
  searchPath = process.env.PATH ?? '',
  weakening = {},
}: BubblewrapOptions): Result<Parts, 'E_SANDBOX' | 'E_COMPILER'> {
  const program = findTool('bwrap', searchPath)?.source;
  if (program === undefined)
    return refuse({
      code: 'E_SANDBOX',
      expected: 'bubblewrap: no `bwrap` on the PATH',
      mend: 'apt-get install bubblewrap',
    });
  const outside = checkOutsideUser();
  if (!outside.ok) return outside;
  const architecture = architectures[process.arch];
  if (architecture === undefined)
    return refuse({ code: 'E_SANDBOX', expected: `x86_64 or aarch64, not ${process.arch}` });
  const [init, keeper] = [nativeProgram('init'), nativeProgram('keeper')];
  if (!init.ok) return init;
  if (!keeper.ok) return keeper;
  const filter = weakening.filter?.(filterBytes(architecture)) ?? filterBytes(architecture);
  sweepCgroups(hierarchies());
  const version = spawnSync(program, ['--version'], { env: {}, encoding: 'utf8' }).stdout?.trim() || 'unknown';
  const files = [
    { name: 'bwrap', sha256: visibleFile(program, program).sha256 },
    { name: 'filter', sha256: sha256Hex(filter) },
    { name: 'init', sha256: init.value.sha256 },
    { name: 'keeper', sha256: keeper.value.sha256 },
  ];
  const identity = { name: 'bubblewrap', version, files };
  return accept({ program, architecture, filter, init: init.value, keeper: keeper.value, identity });
}

const architectures: { readonly [name: string]: Architecture | undefined } = { x64: 'x86_64', arm64: 'aarch64' };

function startSession(parts: Parts, launch: Launch, weakening: Weakening): Session {
  const outside = outsideUser();
  const cgroup = weakening.withoutCgroup ? undefined : ownCgroup(launch);
  const holdsMemory = cgroup?.controllers.has('memory') ?? false;
  const ballast = cgroup?.controllers.has('cpuacct') && holdsMemory ? held : watched();
  const inside = insideId(outside.user);
  const order: RootOrder = {
    outside,
    storage: launch.storage,
    cgroups: cgroup?.folders ?? [],
    init: parts.init.path,
    candidate: launch.candidate,
    files: launch.toolchain.files,
    links: launch.toolchain.links,
    limits: launch.limits,
    ownBinaries: launch.ownBinaries,
  };
  const words = bubblewrapWords({
    program: parts.program,
    insideId: inside,
    environment: launch.environment,
    workFolder: launch.workFolder,
    init: [...initWords(launch, ballast, cgroup), '--', ...launch.argv],
  });
  const steps = weakening.plan?.(rootPlan(order)) ?? rootPlan(order);
  const plan: readonly Step[] = [...steps, ['exec', ...(weakening.words?.(words) ?? words)]];
  const session = startKeeper({
    program: parts.keeper.path,
    plan: openWritten(join(launch.storage, 'plan'), encodePlan(plan)),
    filter: openWritten(join(launch.storage, 'filter'), parts.filter),
    outputBytesMax: launch.limits.output_bytes,
    evidenceFilesMax,
    read: (root) => readFigures(cgroup, root),
  });
  const declared: Declared = {
    insideId: inside,
    environment: launch.environment.map(([name, value]) => `${name}=${value}`),
    mounts: expectedMounts(order),
    calls: expectedErrors(filterBytes(parts.architecture), parts.architecture),
    ballast,
    holdsMemory,
    namespaces: ownNamespaces(),
  };
  return { ...session, declared, raise: () => cgroup?.raise() };
}

/** The control group of a run, where one can be made. */
function ownCgroup(launch: Launch): Cgroup | undefined {
  return openCgroup(hierarchies(), cgroupName(), launch.limits);
}

const hierarchies = () => readHierarchies(text('/proc/self/mountinfo'), text('/proc/self/cgroup'));

const text = (path: string): string => readFileSync(path).toString();

function initWords(
  { limits, storage, program }: Launch,
  ballast: { readonly bytes: number; readonly ms: number },
  cgroup: Cgroup | undefined,
): readonly string[] {
  const holdsMemory = cgroup?.controllers.has('memory') ?? false;
  const countsProcesses = cgroup?.controllers.has('pids') ?? false;
  const words: readonly (readonly [name: string, value: number | string])[] = [
    ['wall_ms', limits.wall_time_ms],
    ['output', limits.output_bytes],
    ['fsize', limits.file_bytes],
    ['nofile', limits.open_files],
    // The first process counts too. Where a group counts, it is left to be the first to refuse, for it says so.
    ['nproc', limits.process_count + (countsProcesses ? 2 : 1)],
    // Of one process, in whole seconds: a second line behind what is watched or counted for all.
    ['cpu_s', Math.ceil(limits.cpu_time_ms / 1000) + 1],
    ['scratch', limits.scratch_bytes],
    ['evidence', limits.evidence_bytes],
    ['files', evidenceFilesMax],
    ['ballast', ballast.bytes],
    ['ballast_ms', ballast.ms],
    ['oom', holdsMemory ? 2 * firstMemoryBytes(limits) : 0],
    ['host_pid', process.pid],
    ['canary', join(storage, 'plan')],
    ['program', program],
  ];
  return words.map(([name, value]) => `${name}=${value}`);
}

function openWritten(path: string, bytes: Buffer): number {
  writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' });
  return openSync(path, 'r');
}

// Groups know best; what they do not know is added up from the processes.
function readFigures(cgroup: Cgroup | undefined, root: number | undefined): Reading {
  const counted = cgroup?.read() ?? {};
  const isWhole = counted.cpuMs !== undefined && counted.memoryBytes !== undefined && counted.processes !== undefined;
  return isWhole || root === undefined ? counted : { ...readTree(root), ...counted };
}

function ownNamespaces(): { readonly [kind: string]: string } {
  const kinds = ['cgroup', 'ipc', 'mnt', 'net', 'pid', 'user', 'uts'];
  return Object.fromEntries(kinds.map((kind) => [kind, readlinkSync(`/proc/self/ns/${kind}`)]));
}
