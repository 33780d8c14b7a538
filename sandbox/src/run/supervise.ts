// One run from a candidate to a receipt. The check is let go only when every promise and every limit was proved from inside
// that very sandbox; whatever happens, the receipt says so, and no result is read before the last descendant is gone.
import { mkdirSync } from 'node:fs';
import { arch, availableParallelism, release, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accept, type Refusal, type Result } from '#canonical';
import type { Admitted } from '#contract';
import { openFolder, openStaging } from '#files';
import type { SandboxRunReceipt } from '../generated/sandbox-run-receipt.d.ts';
import type { Reading } from '../limits/cgroup.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { buildRunReceipt } from '../receipt/run-receipt.ts';
import { fixedEnvironment, places } from '../root/places.ts';
import type { Toolchain } from '../root/tools.ts';
import { describeRun, type Observation } from './describe-run.ts';
import { judgeLimits } from './judge-limits.ts';
import { judgeProbes } from './judge-probes.ts';
import { outsideUser } from './outside.ts';
import { supervisorDigest } from './own-digest.ts';
import type { Runtime, Session } from './runtime.ts';
import { type Snapshot, type SnapshotRefusal, takeSnapshot } from './snapshot.ts';

export type RunOrder = {
  /** The file that is executed, by its path inside. */
  readonly program: string;
  /** Its words, the first of which is the name it is called by. */
  readonly argv: readonly [string, ...string[]];
  /** Its stdin; the null device when there is none. At most `inputBytesMax`. */
  readonly input?: Buffer;
  readonly toolchain: Toolchain;
  readonly limits: Limits;
  /** A folder of the host; without one the candidate is empty. */
  readonly candidate?: string;
  /** Variables beside the fixed ones. */
  readonly environment?: readonly (readonly [name: string, value: string])[];
  readonly workFolder?: string;
  readonly ownBinaries?: boolean;
  /** Ends the run early; the receipt then says so. */
  readonly signal?: AbortSignal;
};

export type RunResult = {
  readonly receipt: Admitted<SandboxRunReceipt>;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly evidence: ReadonlyMap<string, Buffer>;
  /** Why the sandbox did not start, where it did not. */
  readonly obstacle?: string;
};

const nothing = Buffer.alloc(0);

/** Between two looks at what is only watched. */
const lookEveryMs = 25;
/** What a machine may take to start a sandbox and to prove it. */
const startMsMax = 30_000;
/** Beyond the wall time, before the first process is no longer trusted to have kept it. */
const graceMs = 2000;

/**
 * Runs a command in a sandbox. Refuses a candidate that is no plain tree (E_CANDIDATE, E_LIMIT) before anything is started;
 * everything after that is told by the receipt, whose verdict is `failed` where the sandbox could not be given.
 */
export async function superviseRun(order: RunOrder, runtime: Runtime): Promise<Result<RunResult, SnapshotRefusal>> {
  const startedAt = new Date();
  const staging = openStaging(openFolder(`${tmpdir()}/.`), 'sandbox');
  try {
    const storage = join(resolve(tmpdir()), staging.name);
    const candidate = join(storage, 'candidate');
    mkdirSync(candidate, { mode: 0o755 });
    const snapshot = order.candidate === undefined ? undefined : takeSnapshot(order.candidate, candidate);
    if (snapshot?.ok === false) return snapshot;
    const observation = await observe(order, runtime, storage, candidate);
    const isRemoved = staging.discard();
    return accept(
      conclude(order, runtime, snapshot?.value, {
        ...observation,
        isRemoved: observation.isRemoved && isRemoved,
        startedAt,
      }),
    );
  } finally {
    staging.discard();
    staging.parent.close();
  }
}

function conclude(
  order: RunOrder,
  runtime: Runtime,
  snapshot: Snapshot | undefined,
  observation: Observation,
): RunResult {
  const facts = describeRun({
    ...observation,
    program: order.program,
    argv: order.argv,
    input: order.input ?? nothing,
    environment: environmentOf(order),
    workFolder: order.workFolder ?? places.candidate,
    ownBinaries: order.ownBinaries ?? false,
    toolchain: order.toolchain,
    limits: order.limits,
    snapshot,
    runtime: runtime.identify(),
    supervisorSha256: supervisorDigest(),
    endedAt: new Date(),
    host: { cpus: availableParallelism(), kernel: release(), machine: arch(), user: outsideUser().user },
  });
  const receipt = buildRunReceipt(facts);
  if (!receipt.ok) throw new Error(`a receipt that is none: ${JSON.stringify(receipt.refusal)}`);
  const { ended, refusal } = observation;
  return {
    receipt: receipt.value,
    stdout: ended?.stdout ?? nothing,
    stderr: ended?.stderr ?? nothing,
    evidence: ended?.evidence ?? new Map(),
    ...(refusal === undefined ? {} : { obstacle: obstacleOf(refusal, runtime) }),
  };
}

function obstacleOf(refusal: Refusal, runtime: Runtime): string {
  const known = runtime.explain(refusal);
  return known === undefined ? refusal.expected : `${refusal.expected} (${known})`;
}

type Seen = Omit<Observation, 'startedAt'>;

async function observe(order: RunOrder, runtime: Runtime, storage: string, candidate: string): Promise<Seen> {
  const started = runtime.start({
    program: order.program,
    argv: order.argv,
    workFolder: order.workFolder ?? places.candidate,
    environment: environmentOf(order),
    toolchain: order.toolchain,
    candidate,
    storage,
    limits: order.limits,
    ownBinaries: order.ownBinaries ?? false,
  });
  if (!started.ok) return { refusal: started.refusal, isRemoved: true };
  const session = started.value;
  const seen = await probe(session, order);
  const watch = seen.isProved ? watchRun(session, order, seen.before ?? {}) : undefined;
  if (watch === undefined) session.kill();
  const ended = await session.ended;
  const stoppedBy = watch?.stop();
  const isRemoved = await session.close();
  return {
    ...seen,
    ended,
    isRemoved,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    ...(watch === undefined ? {} : { peaks: watch.peaks() }),
  };
}

const environmentOf = ({ environment = [] }: RunOrder) => [...fixedEnvironment, ...environment];

type Probed = Pick<Observation, 'refusal' | 'probes' | 'proofs' | 'before'> & { readonly isProved: boolean };

async function probe(session: Session, { limits, ownBinaries = false }: RunOrder): Promise<Probed> {
  const timer = setTimeout(() => session.kill(), startMsMax);
  const probed = await session.probed.finally(() => clearTimeout(timer));
  if (!probed.ok) return { refusal: probed.refusal, isProved: false };
  const reading = session.read();
  const raised = session.raise();
  const probes = judgeProbes(probed.value, session.declared, ownBinaries);
  const proofs = judgeLimits(limits, { report: probed.value, declared: session.declared, reading, raised });
  const isProved =
    Object.values(probes).every(({ isProven }) => isProven) &&
    Object.values(proofs).every(({ enforcement }) => enforcement !== 'no');
  return { probes, proofs, before: reading, isProved };
}

/** Lets the check go and looks after what only looking can bound. */
function watchRun(session: Session, { limits, signal, input = nothing }: RunOrder, before: Reading) {
  const peaks = { cpuMs: 0, memoryBytes: 0, processes: 0 };
  let stoppedBy: LimitName | 'caller' | undefined;
  const stop = (by: LimitName | 'caller') => {
    stoppedBy ??= by;
    session.kill();
  };
  const look = () => {
    const { cpuMs = 0, memoryBytes = 0, processes = 0 } = session.read();
    peaks.cpuMs = Math.max(peaks.cpuMs, cpuMs - (before.cpuMs ?? 0));
    peaks.memoryBytes = Math.max(peaks.memoryBytes, memoryBytes);
    peaks.processes = Math.max(peaks.processes, processes);
    if (peaks.cpuMs >= limits.cpu_time_ms) stop('cpu_time_ms');
    if (memoryBytes > limits.memory_bytes) stop('memory_bytes');
  };
  const looking = setInterval(look, lookEveryMs);
  const ending = setTimeout(() => stop('wall_time_ms'), limits.wall_time_ms + graceMs);
  const abort = () => stop('caller');
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  session.go(input);
  return {
    peaks: () => peaks,
    stop: () => {
      clearInterval(looking);
      clearTimeout(ending);
      signal?.removeEventListener('abort', abort);
      return stoppedBy;
    },
  };
}
