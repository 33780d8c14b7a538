// What was observed of a run, put into the words of the receipt. Pure: every figure is handed in.
import { compareCodePoints, type Refusal, type Result, sha256Hex } from '#canonical';
import type { SandboxRunReceiptBody } from '../generated/sandbox-run-receipt.d.ts';
import type { Reading } from '../limits/cgroup.ts';
import { type LimitName, type Limits, limitNames } from '../limits/limits.ts';
import type { Toolchain } from '../root/tools.ts';
import type { LimitProof } from './judge-limits.ts';
import { type Judged, type ProbeName, probeNames } from './judge-probes.ts';
import type { CheckEnd, RuntimeIdentity, SessionEnd } from './runtime.ts';
import type { Snapshot } from './snapshot.ts';

/** Everything but what was ordered. What is missing was not come to. */
export type Observation = {
  readonly startedAt: Date;
  readonly refusal?: Refusal;
  readonly probes?: Readonly<Record<ProbeName, Judged>>;
  readonly proofs?: Readonly<Record<LimitName, LimitProof>>;
  /** The figures just before the check was let go. */
  readonly before?: Reading;
  readonly peaks?: { readonly cpuMs: number; readonly memoryBytes: number; readonly processes: number };
  readonly stoppedBy?: LimitName | 'caller';
  readonly ended?: SessionEnd;
  readonly isRemoved: boolean;
};

export type RunFacts = Observation & {
  readonly program: string;
  readonly argv: readonly string[];
  readonly input: Buffer;
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly workFolder: string;
  readonly ownBinaries: boolean;
  readonly toolchain: Toolchain;
  readonly limits: Limits;
  readonly snapshot: Snapshot | undefined;
  readonly runtime: Result<RuntimeIdentity>;
  readonly supervisorSha256: string;
  readonly endedAt: Date;
  readonly host: { readonly cpus: number; readonly kernel: string; readonly machine: string; readonly user: number };
};

type Body = Omit<SandboxRunReceiptBody, 'outcome'>;

const sizeExceeded = 25;
const [limitOfTime, killed] = [24, 9];

export function describeRun(facts: RunFacts): Body {
  const { ended, toolchain, snapshot, host } = facts;
  const process = describeProcess(facts);
  const [stdout, stderr] = [ended?.stdout ?? Buffer.alloc(0), ended?.stderr ?? Buffer.alloc(0)];
  return {
    candidate: snapshot ?? null,
    command: {
      argv: [...facts.argv],
      environment: facts.environment.map(([name, value]) => ({ name, value })),
      input_sha256: sha256Hex(facts.input),
      own_binaries: facts.ownBinaries ? 'allowed' : 'refused',
      program: facts.program,
      work_folder: facts.workFolder,
    },
    evidence: {
      files: [...(ended?.evidence ?? [])]
        .map(([name, bytes]) => ({ name, sha256: sha256Hex(bytes), size_bytes: bytes.length }))
        .toSorted((a, b) => compareCodePoints(a.name, b.name)),
      refused: ended?.end?.evidence_refused ?? 0,
    },
    host: { clock: 'host', cpu_count: host.cpus, kernel: host.kernel, machine: host.machine, outside_user: host.user },
    limits: limitNames.map((limit) => describeLimit(limit, facts, process)),
    output: {
      stderr_bytes: stderr.length,
      stderr_sha256: sha256Hex(stderr),
      stdout_bytes: stdout.length,
      stdout_sha256: sha256Hex(stdout),
    },
    probes: probeNames.map((probe) => describeProbe(probe, facts)),
    process,
    runtime: describeRuntime(facts),
    teardown: { descendants_gone: ended?.isGone ?? facts.refusal !== undefined, storage_removed: facts.isRemoved },
    timing: { ended_at: second(facts.endedAt), started_at: second(facts.startedAt) },
    tools: toolchain.files.map(({ path, sha256, sizeBytes }) => ({ path, sha256, size_bytes: sizeBytes })),
  };
}

const second = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

function describeRuntime({ runtime, supervisorSha256 }: RunFacts): Body['runtime'] {
  const own = { name: 'supervisor', sha256: supervisorSha256 };
  if (!runtime.ok) return { files: [own], name: 'none', version: runtime.refusal.expected };
  const { name, version, files } = runtime.value;
  const all = [...files, own].toSorted((a, b) => compareCodePoints(a.name, b.name));
  return { files: all.map((file) => ({ ...file })), name, version };
}

function describeProbe(probe: ProbeName, { probes }: RunFacts): Body['probes'][number] {
  const judged = probes?.[probe];
  if (judged === undefined) return { evidence: 'the first process did not report', probe, state: 'not-run' };
  return { evidence: judged.evidence, probe, state: judged.isProven ? 'proven' : 'disproven' };
}

function describeProcess({ ended, stoppedBy, limits, before }: RunFacts): Body['process'] {
  const end = ended?.end;
  const none = { exit_code: null, processes_ended: end?.left ?? 0, signal: null, stopped_by: null };
  const by = stopperOf(end, stoppedBy);
  if (by !== undefined) return { ...none, state: 'stopped', stopped_by: by };
  if (end === undefined || end.exec_errno !== 0) return { ...none, state: 'not-started' };
  const signal = end.status & 0x7f;
  if (signal === 0) return { ...none, exit_code: (end.status >> 8) & 0xff, state: 'exited' };
  const isOutOfMemory = signal === killed && (ended?.reading.memoryKills ?? 0) > (before?.memoryKills ?? 0);
  if (isOutOfMemory) return { ...none, state: 'stopped', stopped_by: 'memory_bytes' };
  const isOutOfTime = signal === limitOfTime || (signal === killed && end.cpu_us / 1000 >= limits.cpu_time_ms);
  return isOutOfTime
    ? { ...none, state: 'stopped', stopped_by: 'cpu_time_ms' }
    : { ...none, signal, state: 'signaled' };
}

function stopperOf(
  end: CheckEnd | undefined,
  stoppedBy: Observation['stoppedBy'],
): Body['process']['stopped_by'] | undefined {
  if (end?.stop === 'wall') return 'wall_time_ms';
  if (end?.stop === 'output') return 'output_bytes';
  // What was only about to be stopped had ended by itself.
  if (end !== undefined) return undefined;
  if (
    stoppedBy === 'cpu_time_ms' ||
    stoppedBy === 'memory_bytes' ||
    stoppedBy === 'wall_time_ms' ||
    stoppedBy === 'caller'
  )
    return stoppedBy;
  return undefined;
}

function describeLimit(limit: LimitName, facts: RunFacts, process: Body['process']): Body['limits'][number] {
  const declared = facts.limits[limit];
  const proof = facts.proofs?.[limit];
  const reached = reachedOf(limit, facts);
  const isHit = process.stopped_by === limit || (reached ?? 0) > declared || isPassed(limit, facts, reached);
  return {
    limit,
    declared,
    enforcement: proof?.enforcement ?? 'no',
    evidence: proof?.evidence ?? 'the first process did not report',
    hit: isHit,
    reached,
  };
}

/** The most that was seen of a limit, in its unit, rounded up. */
function reachedOf(limit: LimitName, { ended, peaks, before, limits }: RunFacts): number | null {
  const end = ended?.end;
  if (peaks === undefined) return null;
  const { reading } = ended ?? { reading: {} as Reading };
  const cpuMs = Math.max(peaks.cpuMs, (reading.cpuMs ?? 0) - (before?.cpuMs ?? 0), (end?.cpu_us ?? 0) / 1000);
  const memoryBytes = Math.max(peaks.memoryBytes, reading.memoryPeakBytes ?? 0, (end?.rss_kib ?? 0) * 1024);
  const figures: { readonly [name in LimitName]: number | undefined } = {
    cpu_time_ms: cpuMs,
    evidence_bytes: end?.evidence.used_bytes,
    file_bytes: undefined,
    memory_bytes: memoryBytes,
    open_files: undefined,
    output_bytes: (ended?.stdout.length ?? 0) + (ended?.stderr.length ?? 0),
    // What the kernel refuses cannot have been; a look in the first moment may still have seen the probes.
    process_count: Math.min(limits.process_count, Math.max(peaks.processes, end === undefined ? 0 : end.left + 1)),
    scratch_bytes: end?.scratch.used_bytes,
    scratch_inodes: end?.scratch.used_inodes,
    wall_time_ms: end === undefined ? undefined : end.wall_us / 1000,
  };
  const figure = figures[limit];
  return figure === undefined ? null : Math.ceil(figure);
}

function isPassed(limit: LimitName, { ended, before, limits, peaks }: RunFacts, reached: number | null): boolean {
  const rose = (name: 'memoryKills' | 'processRefusals') => (ended?.reading[name] ?? 0) > (before?.[name] ?? 0);
  if (peaks === undefined) return false;
  if (limit === 'memory_bytes' && rose('memoryKills')) return true;
  if (limit === 'process_count') {
    if (before?.processRefusals !== undefined) return rose('processRefusals');
    // Who is not told of a refusal takes the last permitted process for one; of a single one nothing can be told.
    return limits.process_count > 1 && (reached ?? 0) >= limits.process_count;
  }
  if (limit === 'file_bytes') return ((ended?.end?.status ?? 0) & 0x7f) === sizeExceeded;
  // A process at its last permitted byte or process is within the limit; time and bounded places are full when they are full.
  const isFullAtBound = ['cpu_time_ms', 'wall_time_ms', 'scratch_bytes', 'evidence_bytes', 'scratch_inodes'].includes(
    limit,
  );
  return reached !== null && (isFullAtBound ? reached >= limits[limit] : reached > limits[limit]);
}
