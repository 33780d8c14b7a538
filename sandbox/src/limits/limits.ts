// The limits of a run: their names, what they are when nobody says otherwise, and what a machine can be asked for. Units
// stand last in each name. The first six are those of the sandbox policy, with its values; the others bound what it leaves.
import { accept, type Result, refuse } from '#canonical';

type Bound = {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly what: string;
};

const kib = 1024;
const mib = 1024 * kib;
const gib = 1024 * mib;

export const limitTable = {
  cpu_time_ms: { usual: 30_000, min: 50, max: 86_400_000, what: 'processor time of all processes together' },
  evidence_bytes: { usual: 4 * mib, min: 4096, max: gib, step: 4096, what: 'size of /sandbox/evidence' },
  file_bytes: { usual: 16 * mib, min: 4096, max: 16 * gib, what: 'size of one file that is written' },
  memory_bytes: {
    usual: 512 * mib,
    min: 32 * mib,
    max: 1024 * gib,
    step: 4096,
    what: 'memory of all processes together',
  },
  open_files: { usual: 256, min: 16, max: 65_536, what: 'open descriptors of one process' },
  output_bytes: { usual: 10 * mib, min: 0, max: gib, what: 'stdout and stderr together' },
  process_count: { usual: 32, min: 1, max: 4096, what: 'processes and threads at one time' },
  scratch_bytes: { usual: 16 * mib, min: 4096, max: 64 * gib, step: 4096, what: 'size of /sandbox/scratch' },
  scratch_inodes: { usual: 4096, min: 16, max: 1_048_576, what: 'files and folders in /sandbox/scratch' },
  wall_time_ms: { usual: 60_000, min: 50, max: 86_400_000, what: 'time from start to end' },
} as const satisfies { readonly [name: string]: Bound };

export type LimitName = keyof typeof limitTable;
export type Limits = { readonly [name in LimitName]: number };

/** In the order of receipts. */
export const limitNames = Object.keys(limitTable) as readonly LimitName[];

/** What a run is held to when nothing else is said. */
export const usualLimits: Limits = Object.fromEntries(
  limitNames.map((name) => [name, limitTable[name].usual]),
) as Limits;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limitTable, name);

/** The usual limits, changed by words like `wall_time_ms=5000`; of two for one limit the later counts. E_USAGE otherwise. */
export function parseLimits(words: readonly string[]): Result<Limits, 'E_USAGE'> {
  const limits: { [name in LimitName]: number } = { ...usualLimits };
  for (const word of words) {
    const [, name = '', digits = ''] = /^([a-z_]+)=(0|[1-9][0-9]{0,14})$/.exec(word) ?? [];
    if (!isLimitName(name))
      return refuse({ code: 'E_USAGE', expected: `\`name=value\` of ${limitNames.join(', ')}`, input: word });
    const wrong = misfit(name, Number(digits));
    if (wrong !== undefined) return refuse({ code: 'E_USAGE', expected: wrong, input: word });
    limits[name] = Number(digits);
  }
  return accept(limits);
}

/** What would be right where `value` is no possible value of a limit. */
export function misfit(name: LimitName, value: number): string | undefined {
  const { min, max, step = 1 }: Bound = limitTable[name];
  if (Number.isInteger(value) && value >= min && value <= max && value % step === 0) return undefined;
  return `\`${name}\` from ${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`}`;
}
