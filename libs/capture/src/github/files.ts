// The changed files of a pull request, however many: the first 256 by path go into the snapshot, and then it is not complete.
import { compareCodePoints, type JsonObject, sha256Hex } from '#canonical';
import type { Place } from '../place.ts';
import { ofKind, type Part } from './parts.ts';

/** Files of one snapshot. */
const shownMax = 256;

const reportedMax = 100_000;

const statuses: ReadonlySet<string> = new Set([
  'added',
  'changed',
  'copied',
  'modified',
  'removed',
  'renamed',
  'unchanged',
]);

type ChangedFile = { readonly path: string; readonly status: string; readonly patch_sha256: string };

/** What a snapshot says of the files: `files` in order, how many GitHub reports, and whether these are all. */
export type ChangedFiles = {
  readonly files: readonly JsonObject[];
  readonly reported_file_count: number;
  readonly complete: boolean;
};

/**
 * The changed files among `parts`. `changedFiles` is the pull request's own count; where it has none, nobody knows whether
 * the files are all. A file whose status or content nobody can tell is left out, and then the rest is not complete.
 */
export function changedFilesOf(parts: readonly Part[], changedFiles: Place): ChangedFiles {
  const places = ofKind(parts, 'changed file').map(({ place }) => place);
  checkDistinct(places);
  const files = places.map(readFile).filter((file) => file !== undefined);
  const shown = files.toSorted((left, right) => compareCodePoints(left.path, right.path)).slice(0, shownMax);
  if (changedFiles.isNothing) return { files: shown, reported_file_count: places.length, complete: false };
  const reported = changedFiles.count(reportedMax);
  if (places.length > reported) changedFiles.fail('capture.mismatch', `at least the ${places.length} files there are`);
  return { files: shown, reported_file_count: reported, complete: shown.length === reported };
}

function checkDistinct(places: readonly Place[]): void {
  const paths = new Set<string>();
  for (const place of places) {
    const name = place.get('filename');
    const path = name.text();
    if (paths.has(path)) name.fail('capture.duplicate-entry', 'every file once, from one reading of the list');
    paths.add(path);
  }
}

// The digest covers the patch. GitHub shows none for binary and very large files and for mere renames; then it covers the
// blob's id, so that two contents never share a digest (a patch never looks like one).
function readFile(place: Place): ChangedFile | undefined {
  const status = place.get('status').text();
  const shows = place.get('patch').textIfAny() ?? place.get('sha').textIfAny();
  if (!statuses.has(status) || shows === null) return undefined;
  return { path: place.get('filename').text(), status, patch_sha256: sha256Hex(shows) };
}
