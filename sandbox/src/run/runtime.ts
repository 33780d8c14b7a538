// The port to whatever runs a sandbox. A runtime starts one, hands over what its first process found, lets the check go
// when it is told to, and ends it. It judges nothing: what is declared, compared and written down is the supervisor's.
import type { Refusal, Result } from '#canonical';
import type { Reading } from '../limits/cgroup.ts';
import type { Limits } from '../limits/limits.ts';
import type { Toolchain } from '../root/tools.ts';
import type { ProbeReport } from './probe-report.ts';

/** A file that takes part in every run. */
export type RuntimeFile = { readonly name: string; readonly sha256: string };

export type RuntimeIdentity = {
  readonly name: string;
  readonly version: string;
  /** Sorted by name: filter, first process, keeper, runtime. */
  readonly files: readonly RuntimeFile[];
};

export type Launch = {
  /** The file that is executed, by its path inside. */
  readonly program: string;
  /** Its words, the first of which is the name it is called by. */
  readonly argv: readonly [string, ...string[]];
  readonly workFolder: string;
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly toolchain: Toolchain;
  /** Host folders: the snapshot, and one that is the runtime's to use and is removed at the end. */
  readonly candidate: string;
  readonly storage: string;
  readonly limits: Limits;
  readonly ownBinaries: boolean;
};

/** A pipe holds as much without anybody reading it. */
export const inputBytesMax = 65_536;

/** What the probes are compared with; made by the runtime from what it asked for. */
export type Declared = {
  readonly insideId: number;
  readonly environment: readonly string[];
  readonly mounts: readonly string[];
  /** The error each refused call must give, by the probe's name. */
  readonly calls: ReadonlyMap<string, number>;
  readonly ballast: { readonly bytes: number; readonly ms: number };
  /** Whether a control group holds memory. */
  readonly holdsMemory: boolean;
  /** The host's own namespaces, by kind. */
  readonly namespaces: { readonly [kind: string]: string };
};

/** How the check ended, as the first process saw it. */
export type CheckEnd = {
  /** As wait(2) gives it; -1 when it was stopped. */
  readonly status: number;
  readonly exec_errno: number;
  readonly stop: 'none' | 'wall' | 'output';
  readonly left: number;
  readonly wall_us: number;
  readonly cpu_us: number;
  readonly rss_kib: number;
  readonly evidence_refused: number;
  readonly scratch: { readonly used_bytes: number; readonly used_inodes: number };
  readonly evidence: { readonly used_bytes: number; readonly used_inodes: number };
};

export type SessionEnd = {
  /** Missing when the sandbox ended before the check did. */
  readonly end?: CheckEnd;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly evidence: ReadonlyMap<string, Buffer>;
  /** Whether the kernel said that no descendant is left. */
  readonly isGone: boolean;
  /** The last figures, taken when nothing ran any more. */
  readonly reading: Reading;
  /** What runtime or keeper complained of. */
  readonly complaint: string;
};

export type Session = {
  readonly declared: Declared;
  /** Settles once: what the first process found, or why there is none (E_SANDBOX). */
  readonly probed: Promise<Result<ProbeReport, 'E_SANDBOX'>>;
  readonly read: () => Reading;
  /** Sets what was low for the probes to what was declared; what is not as it was set, or undefined. */
  readonly raise: () => string | undefined;
  /** Lets the check go, with these bytes on its stdin; `inputBytesMax` at most. */
  readonly go: (input: Buffer) => void;
  readonly kill: () => void;
  readonly ended: Promise<SessionEnd>;
  /** After this no process, mount or control group is left; answers whether that is so. */
  readonly close: () => Promise<boolean>;
};

export type Runtime = {
  /** Who it is, or what is missing (E_SANDBOX, E_COMPILER); starts nothing. */
  readonly identify: () => Result<RuntimeIdentity, 'E_SANDBOX' | 'E_COMPILER'>;
  readonly start: (launch: Launch) => Result<Session, 'E_SANDBOX' | 'E_COMPILER'>;
  /** A reason why this machine does not let it, in words; undefined when none is known. */
  readonly explain: (refusal: Refusal) => string | undefined;
};
