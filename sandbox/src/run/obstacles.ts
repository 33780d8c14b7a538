// Why a machine does not let a sandbox start. The refusal comes from a real start; here its words and the kernel's own
// switches are read to name the cause and what would mend it. Nothing is inferred from a version.
import { existsSync, readFileSync } from 'node:fs';
import type { Refusal } from '#canonical';

type Obstacle = { readonly isThere: (said: string) => boolean; readonly text: string };

const read = (path: string): string => {
  try {
    return readFileSync(path).toString().trim();
  } catch {
    return '';
  }
};

const obstacles: readonly Obstacle[] = [
  {
    isThere: () => read('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1',
    text: 'AppArmor restricts user namespaces (kernel.apparmor_restrict_unprivileged_userns=1): give keeper and bwrap a profile, or run as root',
  },
  {
    isThere: () => read('/proc/sys/kernel/unprivileged_userns_clone') === '0',
    text: 'user namespaces are for root only (kernel.unprivileged_userns_clone=0)',
  },
  {
    isThere: (said) => read('/proc/sys/user/max_user_namespaces') === '0' || /ENOSPC|No space left/.test(said),
    text: 'no further user namespaces (user.max_user_namespaces)',
  },
  {
    isThere: (said) =>
      isContained() && /(namespace|mount|map|bind).*(Operation not permitted|Permission denied)/.test(said),
    text: 'this is a container that forbids namespaces or mounts: start it with a profile that allows both, or on the host',
  },
  { isThere: (said) => /Unknown option/.test(said), text: 'this bubblewrap lacks an option: 0.8.0 or later is needed' },
  {
    isThere: (said) => /proc.*(Operation not permitted|Permission denied)/.test(said),
    text: 'a fresh /proc cannot be mounted: parts of the one here are covered',
  },
];

const isContained = (): boolean =>
  existsSync('/.dockerenv') ||
  existsSync('/run/.containerenv') ||
  /container=|kubepods|docker/.test(read('/proc/1/environ') + read('/proc/1/cgroup'));

/** The first obstacle that stands in the way; undefined when none of those we know does. */
export const explainRefusal = ({ expected }: Refusal): string | undefined =>
  obstacles.find(({ isThere }) => isThere(expected))?.text;
