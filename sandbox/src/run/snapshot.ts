// A copy of the candidate that nobody else can change: regular files and folders and nothing else. A socket, a FIFO or a
// device in a read-only tree is still a door to whoever holds the other end, and a link leads where it likes, so a tree
// that has one is refused, not copied without it.
import { createHash } from 'node:crypto';
import { chmodSync, closeSync, constants, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accept, compareCodePoints, type Result, refuse } from '#canonical';
import { errnoOf, explainErrno, openFolder, type TreeEntry, treeDepthMax, walkTree, withFolder } from '#files';

/** Counted and digested: `tree_sha256` covers mode, digest, size and path of every file and the path of every folder. */
export type Snapshot = {
  readonly tree_sha256: string;
  readonly files: number;
  readonly folders: number;
  readonly size_bytes: number;
};

export const snapshotEntriesMax = 65_536;
export const snapshotBytesMax = 4 * 1024 * 1024 * 1024;

export type SnapshotRefusal = 'E_RUNTIME' | 'E_CANDIDATE' | 'E_LIMIT';

/**
 * Copies `source` into the empty folder `target`; files get mode 444 or 555, folders 555. Refuses with E_RUNTIME what is no
 * folder that can be read, with E_CANDIDATE a link or special file, a name that is not UTF-8 and a file that changes while it
 * is read, with E_LIMIT what is too much or too deep. Throws `FilesFault` where the disk fails.
 */
export function takeSnapshot(source: string, target: string): Result<Snapshot, SnapshotRefusal> {
  try {
    return copyTree(source, target);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENAMETOOLONG') return tooMuch(`folders at most ${treeDepthMax} deep`);
    if (!['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(errno)) throw error;
    return refuse({ code: 'E_RUNTIME', expected: `a folder that can be read: ${explainErrno(errno)}`, input: source });
  }
}

function copyTree(source: string, target: string): Result<Snapshot, SnapshotRefusal> {
  return withFolder(openFolder(`${source}/.`), (root) => {
    const lines: string[] = [];
    const made = new Set<string>(['.']);
    let sizeBytes = 0;
    let files = 0;
    for (const entry of walkTree(root)) {
      if (lines.length >= snapshotEntriesMax) return tooMuch(`at most ${snapshotEntriesMax} files and folders`);
      if (!isPlainName(entry.name))
        return unfit(entry.path, 'names in UTF-8 without backslashes or control characters');
      if (entry.kind === 'folder') {
        makeFolders(target, entry.path, made);
        lines.push(`folder ${entry.path}`);
        continue;
      }
      if (entry.kind !== 'file') return unfit(entry.path, 'regular files and folders only');
      if (entry.sizeBytes + sizeBytes > snapshotBytesMax) return tooMuch(`at most ${snapshotBytesMax} bytes`);
      makeFolders(target, dirname(entry.path), made);
      const mode = (entry.mode & 0o100) === 0 ? 0o444 : 0o555;
      const sha256 = copyFile(entry, join(target, entry.path), mode);
      if (sha256 === undefined) return unfit(entry.path, 'a file that nothing changes while it is copied');
      lines.push(`${mode.toString(8)} ${sha256} ${entry.sizeBytes} ${entry.path}`);
      sizeBytes += entry.sizeBytes;
      files += 1;
    }
    for (const folder of [...made].toSorted(compareCodePoints).toReversed()) chmodSync(join(target, folder), 0o555);
    const text = lines
      .toSorted(compareCodePoints)
      .map((line) => `${line}\n`)
      .join('');
    const tree_sha256 = createHash('sha256').update(text).digest('hex');
    return accept({ tree_sha256, files, folders: lines.length - files, size_bytes: sizeBytes });
  });
}

const unfit = (at: string, expected: string): Result<never, SnapshotRefusal> =>
  refuse({ code: 'E_CANDIDATE', expected, at });
const tooMuch = (expected: string): Result<never, SnapshotRefusal> => refuse({ code: 'E_LIMIT', expected });

// A name is also a line of what is digested, and a path of the sandbox.
function isPlainName(name: Buffer): boolean {
  const text = name.toString();
  return Buffer.from(text).equals(name) && !/[\\\p{Cc}]/u.test(text);
}

function makeFolders(target: string, path: string, made: Set<string>): void {
  if (made.has(path)) return;
  makeFolders(target, dirname(path), made);
  mkdirSync(join(target, path), 0o700);
  made.add(path);
}

/** Copies and digests; undefined when what was read is not what was listed. */
function copyFile({ parent, name, sizeBytes }: TreeEntry, target: string, mode: number): string | undefined {
  const from = openSync(parent.at(name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const before = fstatSync(from, { bigint: true });
    if (!before.isFile()) return undefined;
    const to = openSync(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    try {
      const hash = createHash('sha256');
      const piece = Buffer.alloc(Math.max(1, Math.min(sizeBytes + 1, 1 << 20)));
      let copied = 0;
      for (let got = readSync(from, piece); got > 0; got = readSync(from, piece)) {
        copied += got;
        if (copied > sizeBytes) return undefined;
        hash.update(piece.subarray(0, got));
        for (let put = 0; put < got; ) put += writeSync(to, piece, put, got - put);
      }
      const after = fstatSync(from, { bigint: true });
      if (copied !== sizeBytes || after.mtimeNs !== before.mtimeNs || after.ctimeNs !== before.ctimeNs)
        return undefined;
      return hash.digest('hex');
    } finally {
      closeSync(to);
      chmodSync(target, mode);
    }
  } finally {
    closeSync(from);
  }
}
