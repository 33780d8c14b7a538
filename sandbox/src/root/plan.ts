// The root of a sandbox as a list of steps for the keeper, and the mount table those steps must come to. Both are made from
// the same data here, and the probes compare what the kernel shows with the second: a step too many is a difference.
import { compareCodePoints } from '#canonical';
import type { Limits } from '../limits/limits.ts';
import { deviceLinks, devices, evidenceInodes, places } from './places.ts';
import { foldersAbove, type VisibleFile } from './tools.ts';

export type Step = readonly [name: string, ...words: string[]];

/** Who the sandbox runs as outside. `lent` is a user that root becomes; `own` is the caller himself. */
export type Outside = { readonly kind: 'lent' | 'own'; readonly user: number; readonly group: number };

export type RootOrder = {
  readonly outside: Outside;
  /** Removed by the keeper at the end. */
  readonly storage: string;
  readonly cgroups: readonly string[];
  /** On the host. */
  readonly init: string;
  readonly candidate: string;
  readonly files: readonly VisibleFile[];
  readonly links: readonly (readonly [path: string, target: string])[];
  readonly limits: Limits;
  /** Whether what lies in the candidate or was written may be executed. */
  readonly ownBinaries: boolean;
};

/** A folder that every machine has and any user may pass through; it is hidden only inside the keeper's mounts. */
export const mountPoint = '/tmp';

const rootBytes = 4 * 1024 * 1024;
const rootInodes = 8192;

/** The steps in order, all but the last, which executes the runtime. */
export function rootPlan(order: RootOrder): readonly Step[] {
  const { outside, limits } = order;
  const owns = order.ownBinaries ? 'x' : '';
  const own = [String(outside.user), String(outside.group)] as const;
  const fixed = ['/dev', '/etc', '/proc', '/sandbox', places.tools];
  const folders = [
    ...new Set([...fixed, ...foldersAbove([...order.files, ...order.links.map(([path]) => ({ path }))])]),
  ];
  return [
    ['storage', order.storage],
    ...order.cgroups.map((path): Step => ['cgroup', path]),
    outside.kind === 'own' ? ['namespace', ...own] : ['namespace', '-', '-'],
    ['root', mountPoint, String(rootBytes), String(rootInodes)],
    ...folders.map((path): Step => ['dir', path, '755']),
    ['bind', order.init, places.init, 'rx'],
    ...order.files.map(({ source, path }): Step => ['bind', source, path, 'rx']),
    ...order.links.map(([path, target]): Step => ['link', target, path]),
    ['bind', order.candidate, places.candidate, `r${owns}`],
    ['tmpfs', places.scratch, String(limits.scratch_bytes), String(limits.scratch_inodes), '700', owns],
    ['tmpfs', places.evidence, String(limits.evidence_bytes), String(evidenceInodes), '300', ''],
    ...devices.map((name): Step => ['bind', `/dev/${name}`, `/dev/${name}`, 'd']),
    ...deviceLinks.map(([name, target]): Step => ['link', target, `/dev/${name}`]),
    ['seal'],
    ...(outside.kind === 'lent' ? [['user', ...own] satisfies Step] : []),
  ];
}

/** `path` and the options that restrict it, sorted: `/sandbox/scratch nodev,noexec,nosuid,rw`. */
export function expectedMounts(order: RootOrder): readonly string[] {
  const bound = rootPlan(order).flatMap(([name, ...words]): string[] => {
    if (name === 'bind') return [mountText(words[1] ?? '', words[2] ?? '')];
    return name === 'tmpfs' ? [mountText(words[0] ?? '', words[4] ?? '')] : [];
  });
  return [mountText('/', 'rx'), mountText('/proc', 'r'), ...bound].toSorted(compareCodePoints);
}

function mountText(path: string, letters: string): string {
  const options = [
    ...(letters.includes('d') ? [] : ['nodev']),
    ...(letters.includes('x') ? [] : ['noexec']),
    'nosuid',
    letters.includes('r') ? 'ro' : 'rw',
  ];
  return `${path} ${options.join(',')}`;
}

const restricting = new Set(['nodev', 'noexec', 'nosuid', 'ro', 'rw']);

/** A line of the probes' mount table in the form of `expectedMounts`. */
export function seenMount(line: string): string {
  const [path = '', options = ''] = line.split(' ');
  return `${path} ${options
    .split(',')
    .filter((option) => restricting.has(option))
    .toSorted()
    .join(',')}`;
}

/** The plan as the keeper reads it. Throws when a word holds a NUL. */
export function encodePlan(steps: readonly Step[]): Buffer {
  const words = steps.flat();
  if (words.some((word) => word.includes('\0'))) throw new Error('a plan whose words hold no NUL');
  return Buffer.from(words.map((word) => `${word}\0`).join(''));
}
