// A runtime that starts nothing: it reports what it is told to and counts what is asked of it. What holds of the port is
// tried on this one and on the real one alike.
import { accept, refuse } from '#canonical';
import type { Reading } from '../../src/limits/cgroup.ts';
import type { Limits } from '../../src/limits/limits.ts';
import { deferred } from '../../src/run/deferred.ts';
import type { ProbeReport } from '../../src/run/probe-report.ts';
import type { CheckEnd, Declared, Launch, Runtime, Session, SessionEnd } from '../../src/run/runtime.ts';

export type Script = {
  /** Changes to a report that proves everything. */
  readonly report?: (good: ProbeReport) => ProbeReport;
  readonly declared?: Partial<Declared>;
  /** Figures, one after another; the last one stays. */
  readonly readings?: readonly Reading[];
  readonly raised?: string;
  /** How the check ends once it was let go; undefined when the sandbox ends without saying. */
  readonly end?: Partial<CheckEnd> | 'never' | 'lost';
  readonly last?: Partial<SessionEnd>;
  readonly isClosed?: boolean;
  /** Why it does not start. */
  readonly obstacle?: string;
};

export type Asked = { go: number; kill: number; input: string };

export const goodEnd: CheckEnd = {
  status: 0,
  exec_errno: 0,
  stop: 'none',
  left: 0,
  wall_us: 1000,
  cpu_us: 1000,
  rss_kib: 1024,
  evidence_refused: 0,
  scratch: { used_bytes: 0, used_inodes: 1 },
  evidence: { used_bytes: 0, used_inodes: 1 },
};

export const fakeDeclared: Declared = {
  insideId: 10_000,
  environment: ['LANG=C', 'LC_ALL=C', 'PATH=/sandbox/tools', 'TMPDIR=/sandbox/scratch'],
  mounts: ['/ nodev,nosuid,ro', '/proc nodev,noexec,nosuid,ro'],
  calls: new Map(Array.from({ length: 47 }, (_, index) => [`call-${index}`, 1])),
  ballast: { bytes: 4096, ms: 1 },
  holdsMemory: true,
  namespaces: { net: 'net:[1]', pid: 'pid:[1]' },
};

export function goodReport(declared: Declared, limits: Limits): ProbeReport {
  const place = { past_errno: 28, execute_errno: 13, map_errno: 1 };
  return {
    pid: 1,
    uid: declared.insideId,
    euid: declared.insideId,
    gid: declared.insideId,
    groups: 0,
    uid_map: `   ${declared.insideId}   ${declared.insideId}    1\n`,
    hostname: 'sandbox',
    descriptors: '0 1 2 3',
    environment: [...declared.environment],
    bounds: {
      scratch: { ...place, bytes: limits.scratch_bytes, inodes: limits.scratch_inodes },
      evidence: { ...place, bytes: limits.evidence_bytes, inodes: 64 },
      file_bytes_errno: 27,
      open_files: limits.open_files,
      open_files_errno: 24,
      processes: limits.process_count,
      processes_errno: 11,
      rlimits: {
        core: 1,
        fsize: limits.file_bytes,
        memlock: 0,
        nofile: limits.open_files,
        nproc: limits.process_count + 1,
      },
      oom_status: 9,
      wall_stop: 1,
      wall_us: 2100,
      output_stop: 2,
      output_bytes: 8192,
    },
    mounts: ['/ ro,nosuid,nodev,relatime tmpfs', '/proc ro,nosuid,nodev,noexec,relatime proc'],
    status: {
      NoNewPrivs: '1',
      Seccomp: '2',
      ...Object.fromEntries(['Inh', 'Prm', 'Eff', 'Bnd', 'Amb'].map((set) => [`Cap${set}`, '0000000000000000'])),
    },
    namespaces: Object.fromEntries(Object.keys(declared.namespaces).map((kind) => [kind, `${kind}:[2]`])),
    writes: {
      ...Object.fromEntries(
        ['/', '/dev', '/etc', '/sandbox', '/sandbox/candidate', '/sandbox/tools'].map((path) => [path, 30]),
      ),
      '/proc': 2,
      '/sandbox/evidence': 0,
      '/sandbox/scratch': 0,
    },
    host: { canary: 2, process: 2, signal: 3, sys: 2, init_memory: 13, device_chmod: 1, null: 0 },
    devices: ['fd', 'full', 'null', 'random', 'stderr', 'stdin', 'stdout', 'urandom', 'zero'],
    interfaces: ['lo'],
    calls: Object.fromEntries(declared.calls),
  };
}

export const startReading: Reading = { cpuMs: 5, memoryBytes: 8192, memoryKills: 1, processes: 2, processRefusals: 0 };

/** A runtime that follows a script, and what was asked of its last session. */
export function fakeRuntime(script: Script = {}): { readonly runtime: Runtime; readonly asked: Asked } {
  const asked: Asked = { go: 0, kill: 0, input: '' };
  const identity = { name: 'fake', version: 'fake 1', files: [] };
  const runtime: Runtime = {
    identify: () =>
      script.obstacle === undefined ? accept(identity) : refuse({ code: 'E_SANDBOX', expected: script.obstacle }),
    start: (launch) =>
      script.obstacle === undefined
        ? accept(fakeSession(script, launch, asked))
        : refuse({ code: 'E_SANDBOX', expected: script.obstacle }),
    explain: () => undefined,
  };
  return { runtime, asked };
}

function fakeSession(script: Script, launch: Launch, asked: Asked): Session {
  const declared = { ...fakeDeclared, ...script.declared };
  const good = goodReport(declared, launch.limits);
  const readings = [...(script.readings ?? [startReading])];
  const ended = deferred<SessionEnd>();
  const read = () => (readings.length > 1 ? readings.shift() : readings[0]) ?? startReading;
  const finish = (end?: CheckEnd) =>
    ended.resolve({
      ...(end === undefined ? {} : { end }),
      stdout: Buffer.from(end === undefined ? '' : 'said\n'),
      stderr: Buffer.alloc(0),
      evidence: new Map(),
      isGone: true,
      reading: readings.at(-1) ?? startReading,
      complaint: '',
      ...script.last,
    });
  return {
    declared,
    probed: Promise.resolve(accept(script.report?.(good) ?? good)),
    read,
    raise: () => script.raised,
    go: (input) => {
      asked.go += 1;
      asked.input = input.toString();
      if (script.end !== 'never')
        setTimeout(() => finish(script.end === 'lost' ? undefined : { ...goodEnd, ...(script.end as object) }), 1);
    },
    kill: () => {
      asked.kill += 1;
      finish();
    },
    ended: ended.promise,
    close: () => Promise.resolve(script.isClosed ?? true),
  };
}
