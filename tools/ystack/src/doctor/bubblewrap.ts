// bubblewrap with the flags a sandboxed check is run with; a version number would promise nothing. When the whole does not
// start, the flags are added one group at a time, so that the answer names what this machine cannot do.

import { closeSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, missing, present, unsupported } from './finding.ts';
import { isRoot, nobodyId } from './machine.ts';
import { withScratch } from './scratch.ts';
import { complaintOf, isAbsent, type Tried, tryTool } from './try-tool.ts';

const system = ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'];
const groups: readonly (readonly [name: string, flags: readonly string[]])[] = [
  ['mounts in a user namespace', ['--unshare-user', ...system, '--symlink', 'usr/lib64', '/lib64']],
  ['all namespaces', ['--unshare-all', '--hostname', 'sandbox', '--uid', '1000', '--gid', '1000']],
  ['no further user namespaces', ['--disable-userns', '--assert-userns-disabled']],
  ['no capabilities', ['--cap-drop', 'ALL', '--new-session', '--die-with-parent']],
  ['the check as process 1', ['--as-pid-1', '--clearenv', '--setenv', 'PATH', '/usr/bin']],
  ['a bounded scratch', ['--size', '1048576', '--perms', '0700', '--tmpfs', '/scratch', '--chdir', '/scratch']],
  ['own devices', ['--dir', '/dev', '--dev-bind', '/dev/null', '/dev/null']],
  ['own processes', ['--proc', '/proc', '--remount-ro', '/proc']],
  ['a read-only root', ['--remount-ro', '/']],
  ['a system call filter', ['--seccomp', '3']],
];

// One instruction of classic BPF, "return ALLOW": it proves that a filter is taken without deciding what it forbids.
const allowAll = Buffer.from([0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x7f]);

/** Starts a sandbox as an ordinary user, never as root. */
export function probeBubblewrap(): Promise<Finding> {
  return withScratch(async (folder) => {
    const filter = join(folder, 'filter');
    await writeFile(filter, allowAll);
    const version = await tryTool('bwrap', ['--version']);
    if (isAbsent(version)) return missing('no `bwrap` on the PATH');
    const whole = await start(filter, groups.length);
    if (whole.status === 0) return present(`${version.stdout.trim()}, starts with every flag a check is run with`);
    for (const [index, [name]] of groups.entries()) {
      const partial = await start(filter, index + 1);
      if (partial.status === 0) continue;
      const detail = `${version.stdout.trim()} cannot give ${name}: ${complaintOf(partial)}`;
      return partial.stderr.includes('Unknown option') ? missing(detail) : unsupported(detail);
    }
    return missing(`\`bwrap\` does not work: ${complaintOf(whole)}`);
  });
}

async function start(filter: string, count: number): Promise<Tried> {
  const flags = groups.slice(0, count).flatMap(([, words]) => words);
  const fd3 = openSync(filter, 'r');
  try {
    return await tryTool('bwrap', [...flags, '--', '/usr/bin/true'], {
      env: { PATH: process.env.PATH },
      fd3,
      ...asUser(),
    });
  } finally {
    closeSync(fd3);
  }
}

const asUser = (): { id?: number } => (isRoot() ? { id: nobodyId } : {});
