// Who left a temporary file. The maker's process, boot and process space stand in the name itself, so that one mkdir
// makes the folder and its claim at once, and a later run can tell what a killed one left from what a living one uses.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export type Owner = {
  readonly pid: number;
  /** The kernel's start mark of the process, so that a reused pid is not taken for its maker; `0` where unknown. */
  readonly start: string;
  readonly machine: string;
  readonly boot: string;
  readonly space: string;
};

/** `gone`: the maker cannot be running. `alive`: it is, or may be. `foreign`: of a machine or space we cannot see into. */
export type Liveness = 'gone' | 'alive' | 'foreign';

const tokenPattern = /^([1-9][0-9]{0,9})-([0-9]{1,20})-([0-9a-f]{8})-([0-9a-f]{8})-([0-9a-f]{8})$/;

/** This process as an owner. */
export const thisOwner = (): Owner => ({
  pid: process.pid,
  start: readProcess(process.pid)?.start ?? '0',
  machine: shortDigest(hostname()),
  boot: shortDigest(readOr('/proc/sys/kernel/random/boot_id')),
  space: shortDigest(linkOr('/proc/self/ns/pid')),
});

export const ownerToken = (owner: Owner): string =>
  [owner.pid, owner.start, owner.machine, owner.boot, owner.space].join('-');

/** Reads a token back; undefined for anything we did not write. */
export function parseOwnerToken(text: string): Owner | undefined {
  const [, pid, start, machine, boot, space] = tokenPattern.exec(text) ?? [];
  if (pid === undefined || start === undefined || machine === undefined) return undefined;
  if (boot === undefined || space === undefined) return undefined;
  return { pid: Number(pid), start, machine, boot, space };
}

/** Whether the maker of a leftover is still running, as far as this process can know. */
export function livenessOf(owner: Owner, self: Owner = thisOwner()): Liveness {
  if (owner.machine !== self.machine) return 'foreign';
  if (owner.boot !== self.boot) return 'gone';
  if (owner.space !== self.space) return 'foreign';
  if (!isRunning(owner.pid)) return 'gone';
  const running = readProcess(owner.pid);
  if (running === undefined || owner.start === '0') return 'alive';
  return running.dead || running.start !== owner.start ? 'gone' : 'alive';
}

// Signal 0 asks without sending; EPERM means somebody else's process, which is running.
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** State and start mark of a process from the kernel's own table; the command name in it may hold anything but `)`-last. */
function readProcess(pid: number): { readonly start: string; readonly dead: boolean } | undefined {
  const text = readOr(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], fields[19]];
  return state === undefined || start === undefined ? undefined : { start, dead: state === 'Z' || state === 'X' };
}

const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

// Not read as `utf8`: on that road Node aborts the process when closing the file fails.
function readOr(path: string): string {
  try {
    return readFileSync(path).toString();
  } catch {
    return '';
  }
}

function linkOr(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
