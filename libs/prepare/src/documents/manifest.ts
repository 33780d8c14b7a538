// The kind `candidate_content_manifest`: every file and folder below `candidate`, measured. Paths are in byte order, which
// for UTF-8 is the order of code points.
import { type Bounds, compareCodePoints, type Refusal } from '#canonical';
import { checkSorted, type DocumentKind, defineKind, firstAmong, unrelated } from '#contract';
import type { Caps } from '../caps.ts';
import { wireCaps } from '../caps.ts';
import type {
  CandidateContentManifest,
  DirectoryEntry,
  ExecutableFileEntry,
  PlainFileEntry,
} from '../generated/candidate-content-manifest.d.ts';
import { validate } from '../generated/candidate-content-manifest.js';

export type ManifestFile = PlainFileEntry | ExecutableFileEntry;
export type ManifestEntry = DirectoryEntry | ManifestFile;

export const isFile = (entry: ManifestEntry): entry is ManifestFile => entry.kind === 'file';

/** How a regular file of Git lies on disk. */
export const fileModes = { '100644': '0400', '100755': '0500' } as const;

/** The entry of a folder. */
export const directoryEntry = (path: string): DirectoryEntry => ({
  path,
  kind: 'directory',
  mode: '0500',
  git_mode: '040000',
});

/** The entry of a file. */
export const fileEntry = (
  file: Pick<ManifestFile, 'path' | 'git_mode' | 'blob_oid' | 'sha256' | 'size_bytes'>,
): ManifestFile => ({ ...file, kind: 'file', mode: fileModes[file.git_mode] }) as ManifestFile;

/** The manifest of these entries, in any order. */
export function buildManifest(entries: readonly ManifestEntry[]): CandidateContentManifest {
  const files = entries.filter(isFile);
  return {
    schema_version: 1,
    kind: 'candidate_content_manifest',
    hash_algorithm: 'sha256',
    directory_count: entries.length - files.length,
    file_count: files.length,
    total_file_bytes: files.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    entries: entries.toSorted((left, right) => compareCodePoints(left.path, right.path)),
  };
}

const manifestBounds = ({ manifestBytesMax, fileCountMax, directoryCountMax, pathBytesMax }: Caps): Bounds => ({
  bytesMax: manifestBytesMax,
  depthMax: 4,
  entriesMax: fileCountMax + directoryCountMax,
  stringBytesMax: pathBytesMax,
  integers: 'int32',
});

/** Manifests within `caps`. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION. */
export const manifestKindWithin = (caps: Caps): DocumentKind<CandidateContentManifest> =>
  defineKind<CandidateContentManifest>({
    kind: 'candidate_content_manifest',
    schemaVersion: 1,
    bounds: manifestBounds(caps),
    validate,
    shapes: [({ entries }) => checkSorted(entries, (a, b) => compareCodePoints(a.path, b.path), ['entries'], 'path')],
    relations: [checkCounts, checkFolders],
  });

export const manifestKind = manifestKindWithin(wireCaps);

function checkCounts(manifest: CandidateContentManifest): Refusal | undefined {
  const counted = buildManifest(manifest.entries);
  const names = ['directory_count', 'file_count', 'total_file_bytes'] as const;
  const wrong = names.find((name) => manifest[name] !== counted[name]);
  return wrong === undefined ? undefined : unrelated([wrong], `${counted[wrong]}, which its entries make`);
}

/** The folder of every entry is itself an entry. */
function checkFolders({ entries }: CandidateContentManifest): Refusal | undefined {
  const folders = new Set(entries.filter((entry) => !isFile(entry)).map(({ path }) => path));
  return firstAmong(entries, ({ path }, index) => {
    const end = path.lastIndexOf('/');
    return end < 0 || folders.has(path.slice(0, end))
      ? undefined
      : unrelated(['entries', index, 'path'], 'a path in a folder that is listed');
  });
}
