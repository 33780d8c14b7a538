// The command line of bubblewrap. Nothing of the host is bound by default: its root is the tree the keeper has built, whose
// mounts carry their restrictions already. Order matters: the root is sealed last.
import { hostName, places } from './places.ts';
import { mountPoint } from './plan.ts';

export type BubblewrapOrder = {
  /** Where bubblewrap lies on the host. */
  readonly program: string;
  readonly insideId: number;
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly workFolder: string;
  /** The words of init, then `--`, then the check. */
  readonly init: readonly string[];
};

/** The descriptor of the system call filter in the keeper and its child. */
export const filterDescriptor = 5;

export const bubblewrapWords = (order: BubblewrapOrder): readonly [string, ...string[]] => [
  order.program,
  ...['--unshare-all', '--unshare-user', '--disable-userns', '--assert-userns-disabled'],
  ...['--uid', String(order.insideId), '--gid', String(order.insideId), '--hostname', hostName],
  ...['--cap-drop', 'ALL', '--die-with-parent', '--as-pid-1', '--new-session', '--clearenv'],
  ...order.environment.flatMap(([name, value]) => ['--setenv', name, value]),
  ...['--dev-bind', mountPoint, '/', '--proc', '/proc', '--remount-ro', '/proc'],
  ...['--chdir', order.workFolder, '--seccomp', String(filterDescriptor)],
  ...['--', places.init, ...order.init],
];
