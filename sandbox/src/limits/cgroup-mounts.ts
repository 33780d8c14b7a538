// Where this machine lets a control group be made: for each controller the mounted hierarchy and, in it, the folders that
// are tried. Read from the kernel's own tables; whether one can be written is found by writing, never inferred.

export type Controller = 'memory' | 'pids' | 'cpuacct';

export type Hierarchy = {
  readonly version: 1 | 2;
  /** A version 1 hierarchy serves those it was mounted with; version 2 whatever its folders list. */
  readonly controllers: readonly string[];
  /** Folders a group can be made in, nearest to this process first. */
  readonly parents: readonly string[];
};

/**
 * The hierarchies, from the text of /proc/self/mountinfo and /proc/self/cgroup. Pure. A process in a cgroup namespace or a
 * container sees only part of a hierarchy; then the mount's own top stands for what cannot be seen.
 */
export function readHierarchies(mountinfo: string, membership: string): readonly Hierarchy[] {
  const own = new Map(
    membership.split('\n').map((line) => {
      const [, names = '', path = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
      return [names, path] as const;
    }),
  );
  return mountinfo.split('\n').flatMap((line): Hierarchy[] => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , root = '/', point = ''] = before.split(' ');
    const [type, , options = ''] = after.split(' ');
    if (type !== 'cgroup' && type !== 'cgroup2') return [];
    const version = type === 'cgroup' ? 1 : 2;
    const controllers = version === 2 ? [] : options.split(',');
    const names =
      version === 2
        ? ''
        : [...own.keys()].find((key) => key.split(',').some((name) => name !== '' && controllers.includes(name)));
    return [{ version, controllers, parents: parentsOf(unescapePath(point), root, own.get(names ?? '-') ?? '/') }];
  });
}

function parentsOf(point: string, root: string, own: string): readonly string[] {
  const below = root === '/' ? own : own === root || own.startsWith(`${root}/`) ? own.slice(root.length) : '/';
  const parts = below.split('/').filter((part) => part !== '' && part !== '..');
  const parents = parts.map((_, index) => `${point}/${parts.slice(0, parts.length - index).join('/')}`);
  return [...parents, point];
}

const unescapePath = (path: string): string =>
  path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
