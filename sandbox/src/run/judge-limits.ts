// Whether each limit was seen to hold before the check runs, and how strongly: `kernel` where what goes beyond is refused,
// `polled` where it is noticed and ended, `no` where neither was seen. Pure.
import type { Reading } from '../limits/cgroup.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { evidenceInodes } from '../root/places.ts';
import type { PlaceReport, ProbeReport } from './probe-report.ts';
import type { Declared } from './runtime.ts';

export type Enforcement = 'kernel' | 'polled' | 'no';
export type LimitProof = { readonly enforcement: Enforcement; readonly evidence: string };

const errno = { EAGAIN: 11, ENOSPC: 28, EMFILE: 24, EFBIG: 27 } as const;
const killed = 9;
const stopped = { wall: 1, output: 2 } as const;
// What is left of a longer time when it is counted in hundredths of a second.
const leastSeenMs = 10;
const outputProbeBytes = 8192;
const wallProbeUs = { from: 2000, to: 500_000 };

export type Observed = {
  readonly report: ProbeReport;
  readonly declared: Declared;
  /** Taken after the probes, before anything is raised, while the ballast stands. */
  readonly reading: Reading;
  /** What is not as it was set, when memory was raised. */
  readonly raised: string | undefined;
};

/** The proof of every limit. */
export function judgeLimits(limits: Limits, observed: Observed): Readonly<Record<LimitName, LimitProof>> {
  const { report, reading, declared } = observed;
  const { bounds } = report;
  return {
    cpu_time_ms: judgeCpu(reading, declared),
    evidence_bytes: judgePlace(bounds.evidence, limits.evidence_bytes, evidenceInodes),
    file_bytes: kernel(
      bounds.file_bytes_errno === errno.EFBIG && bounds.rlimits.fsize === limits.file_bytes,
      `a file past the bound gave ${bounds.file_bytes_errno}`,
    ),
    memory_bytes: judgeMemory(observed),
    open_files: kernel(
      bounds.open_files === limits.open_files && bounds.open_files_errno === errno.EMFILE,
      `${bounds.open_files} descriptors, the next gave ${bounds.open_files_errno}`,
    ),
    output_bytes: kernel(
      bounds.output_stop === stopped.output && bounds.output_bytes === outputProbeBytes,
      `an endless writer was stopped after ${bounds.output_bytes} bytes; a pipe takes no more than is read`,
    ),
    process_count: kernel(
      bounds.processes > 0 && bounds.processes <= limits.process_count && bounds.processes_errno === errno.EAGAIN,
      `${bounds.processes} processes, the next gave ${bounds.processes_errno}`,
    ),
    scratch_bytes: judgePlace(bounds.scratch, limits.scratch_bytes, limits.scratch_inodes),
    scratch_inodes: kernel(
      bounds.scratch.inodes === limits.scratch_inodes,
      `the file system has ${bounds.scratch.inodes}`,
    ),
    wall_time_ms: polled(
      bounds.wall_stop === stopped.wall && bounds.wall_us >= wallProbeUs.from && bounds.wall_us < wallProbeUs.to,
      'a sleeper was ended after 2 ms',
    ),
  };
}

const kernel = (holds: boolean, evidence: string): LimitProof => ({ enforcement: holds ? 'kernel' : 'no', evidence });
const polled = (holds: boolean, evidence: string): LimitProof => ({ enforcement: holds ? 'polled' : 'no', evidence });

const judgePlace = (place: PlaceReport, bytes: number, inodes: number): LimitProof =>
  kernel(
    place.bytes === bytes && place.inodes === inodes && place.past_errno === errno.ENOSPC,
    `${place.bytes} bytes, one more gave ${place.past_errno}`,
  );

const judgeCpu = ({ cpuMs = 0 }: Reading, { ballast }: Declared): LimitProof =>
  polled(cpuMs >= Math.min(ballast.ms, leastSeenMs), `at least ${ballast.ms} ms of work were seen from outside`);

function judgeMemory({ report, declared, reading, raised }: Observed): LimitProof {
  const { memoryBytes = 0, memoryKills = 0 } = reading;
  if (!declared.holdsMemory)
    return polled(
      memoryBytes >= declared.ballast.bytes,
      `at least ${declared.ballast.bytes} bytes in use were seen from outside`,
    );
  const wasKilled = report.bounds.oom_status === killed && memoryKills > 0;
  return kernel(
    wasKilled && raised === undefined,
    raised ?? 'a process past a low bound was killed; the declared bound was read back',
  );
}
