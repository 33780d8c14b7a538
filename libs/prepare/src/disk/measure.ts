// What a candidate on disk is, taken from the disk alone: every file is opened through its folder, no link followed, and is
// looked at and hashed through that one descriptor. Bounds are checked before a byte is read.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { accept, compareCodePoints, sha256Hex } from '#canonical';
import { attempt, type Folder, walkTree } from '#files';
import { type HashAlgorithm, objectId } from '#objects';
import type { Caps } from '../caps.ts';
import { directoryEntry, fileEntry, fileModes, type ManifestEntry } from '../documents/manifest.ts';
import type { StoredEntry } from '../documents/storage.ts';
import { fail, type PreparationOutcome } from '../refusals.ts';
import { isOwnId } from './place.ts';
import { modeText } from './seal.ts';

/** Both are sorted by path. */
export type Measurement = { readonly entries: readonly ManifestEntry[]; readonly stored: readonly StoredEntry[] };

/**
 * Measures everything below `root`. Refuses E_STORAGE for what is neither file nor folder, is another's, has another mode
 * than a candidate's or more than one link; E_LIMIT beyond `caps`; E_OBJECT for a file that moves while it is read.
 */
export function measureCandidate(root: Folder, algorithm: HashAlgorithm, caps: Caps): PreparationOutcome<Measurement> {
  const entries: ManifestEntry[] = [];
  const stored: StoredEntry[] = [];
  const counts = { file: 0, folder: 0, bytes: 0 };
  for (const { path, kind, mode, parent, name } of walkTree(root)) {
    if (kind !== 'file' && kind !== 'folder') return odd('kind', 'regular files and folders only', path);
    counts[kind] += 1;
    if (counts.file > caps.fileCountMax) return over('file-count', `at most ${caps.fileCountMax} files`, path);
    if (counts.folder > caps.directoryCountMax) {
      return over('directory-count', `at most ${caps.directoryCountMax} folders`, path);
    }
    if (kind === 'folder') {
      if (mode !== 0o500) return odd('mode', 'folders of mode 0500', path);
      entries.push(directoryEntry(path));
      stored.push({ path, kind: 'directory', mode: modeText(mode) });
      continue;
    }
    const file = measureFile({ parent, name, path }, algorithm, caps.fileBytesMax);
    if (!file.ok) return file;
    counts.bytes += file.value.entry.size_bytes;
    if (counts.bytes > caps.totalBytesMax) {
      return over('total-bytes', `at most ${caps.totalBytesMax} bytes in all files`, path);
    }
    entries.push(file.value.entry);
    stored.push(file.value.stored);
  }
  return accept({ entries: entries.sort(byPath), stored: stored.sort(byPath) });
}

const byPath = (left: { readonly path: string }, right: { readonly path: string }): number =>
  compareCodePoints(left.path, right.path);

const odd = (detail: string, expected: string, at: string) => fail('E_STORAGE', detail, expected, at);
const over = (detail: string, expected: string, at: string) => fail('E_LIMIT', detail, expected, at);

type Where = { readonly parent: Folder; readonly name: Buffer; readonly path: string };
type MeasuredFile = {
  readonly entry: Extract<ManifestEntry, { readonly kind: 'file' }>;
  readonly stored: Extract<StoredEntry, { readonly kind: 'file' }>;
};

const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function measureFile(where: Where, algorithm: HashAlgorithm, bytesMax: number): PreparationOutcome<MeasuredFile> {
  const { parent, name, path } = where;
  return attempt('read', parent.named(name), () => {
    const descriptor = openSync(parent.at(name), openFlags);
    try {
      const stats = fstatSync(descriptor);
      const mode = modeText(stats.mode & 0o7777);
      const flaw = fileFlaw(stats, mode);
      if (flaw !== undefined) return odd(...flaw, path);
      if (stats.size > bytesMax) return over('file-bytes', `files of at most ${bytesMax} bytes`, path);
      const bytes = readWhole(descriptor, stats.size);
      if (bytes === undefined) return fail('E_OBJECT', 'moved', 'a file that holds still while it is read', path);
      const entry = fileEntry({
        path,
        git_mode: mode === fileModes['100644'] ? '100644' : '100755',
        blob_oid: objectId(algorithm, 'blob', bytes),
        sha256: sha256Hex(bytes),
        size_bytes: bytes.length,
      });
      return accept({ entry, stored: { path, kind: 'file', link_count: stats.nlink, mode, size_bytes: stats.size } });
    } finally {
      closeSync(descriptor);
    }
  });
}

function fileFlaw(stats: Stats, mode: string): readonly [detail: string, expected: string] | undefined {
  if (!stats.isFile()) return ['kind', 'regular files and folders only'];
  if (!Object.values<string>(fileModes).includes(mode)) return ['mode', 'files of mode 0400 or 0500'];
  if (stats.nlink !== 1) return ['link-count', 'files with one name'];
  return isOwnId(stats.uid) ? undefined : ['owner', 'files of your own'];
}

/** All of a file that has `size` bytes; undefined when it turns out to have others. */
function readWhole(descriptor: number, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size + 1);
  let filled = 0;
  for (;;) {
    const count = readSync(descriptor, bytes, filled, bytes.length - filled, filled);
    filled += count;
    if (filled > size) return undefined;
    if (count === 0) return filled === size ? bytes.subarray(0, size) : undefined;
  }
}
