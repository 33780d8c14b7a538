// What the disk does to us. Every call into the file system goes through `attempt`, so a failure always names what was
// being done, to which path, and the system's own cause; nothing here decides whether that is a refusal.

import { constants } from 'node:os';

const causes: { readonly [errno: string]: string } = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota is used up',
  EEXIST: 'something stands there already',
  EFBIG: 'the file is larger than its file system takes',
  EINTR: 'a signal came in between',
  EINVAL: 'the file system does not take this',
  EIO: 'the device failed',
  EISDIR: 'a folder stands there',
  ELOOP: 'a symbolic link stands there',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name or path is too long',
  ENFILE: 'too many files are open on this machine',
  ENODEV: 'the device is gone',
  ENOENT: 'it is not there',
  ENOSPC: 'no space or no inode is left on its file system',
  ENOTDIR: 'a part of the path is not a folder',
  ENOTEMPTY: 'the folder is not empty',
  ENXIO: 'it is not a file that can be opened',
  EPERM: 'the operation is not permitted',
  EROFS: 'its file system is read-only',
  ESTALE: 'the network file system lost it',
  ETXTBSY: 'it is being executed',
  EXDEV: 'it lies on another file system or mount',
};

const mends: { readonly [errno: string]: string } = {
  EACCES: 'let this user write there',
  EDQUOT: 'free some of the quota',
  EIO: "look what the system's log says of the device",
  EMFILE: 'raise the limit (ulimit -n)',
  ENFILE: 'close what holds files open',
  ENOSPC: 'free space or inodes there (df, df -i)',
  EROFS: 'make the file system writable',
};

/** The system's name of a failure (`ENOSPC`), or `EUNKNOWN` for anything that is no system error. */
export function errnoOf(error: unknown): string {
  if (error instanceof FilesFault) return error.errno;
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return 'EUNKNOWN';
  if (/^E[A-Z]/.test(error.code) || !('errno' in error)) return error.code;
  return numbered.get(error.errno) ?? error.code;
}

// Node names the failures that libuv knows. A used-up quota is none of them: it comes as `UNKNOWN` or as a phrase, and only its
// number tells.
const numbered = new Map<unknown, string>(Object.entries(constants.errno).map(([name, number]) => [-number, name]));

/** A system error name in words, for people. */
export const explainErrno = (errno: string): string => causes[errno] ?? 'the system refused';

/** What a person does about it. */
export const mendErrno = (errno: string): string =>
  `${mends[errno] ?? 'repair what stands in the way'}, then run it again`;

/**
 * The file system failed under us: no space, no permission, a broken device, something moved.
 * `code` is the token programs read, `errno` the system's own name, `action` and `path` what was being done to what.
 */
export class FilesFault extends Error {
  readonly code = 'E_IO';
  readonly errno: string;
  readonly action: string;
  readonly path: string;

  constructor(action: string, path: string, errno: string, options?: ErrorOptions) {
    super(`cannot ${action} \`${path}\`: ${explainErrno(errno)} (${errno})`, options);
    this.name = 'FilesFault';
    this.errno = errno;
    this.action = action;
    this.path = path;
  }
}

/** Runs one step on the disk; a system error becomes a `FilesFault` that names the step. */
export function attempt<T>(action: string, path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof FilesFault) throw error;
    const errno = errnoOf(error);
    if (errno === 'EUNKNOWN' || errno.startsWith('ERR_')) throw error;
    throw new FilesFault(action, path, errno, { cause: error });
  }
}

/** Runs a clean-up that must not hide the failure it follows; answers whether it worked. */
export function succeeds(step: () => unknown): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
