// The changed files of a merge request, however many: the first 256 by path go into the snapshot, and then it is not
// complete. Nor is it when GitLab itself stopped counting, cut a diff off, or read the files of another head.
import { compareCodePoints, isLongerThan, type JsonObject, RawNumber, sha256Hex } from '#canonical';
import { isPath } from '#contract';
import { depart } from '../define-capture.ts';
import type { Place } from '../place.ts';
import { atMostOne, type Parts } from './parts.ts';

/** Files of one snapshot. */
const shownMax = 256;
const reportedMax = 100_000;
const pathBytesMax = 4096;

type ChangedFile = {
  readonly path: string;
  readonly status: string;
  readonly patch: string;
  readonly isWhole: boolean;
};

/** What a snapshot says of the files: `files` in order, how many GitLab reports, and whether these are all. */
export type ChangedFiles = {
  readonly files: readonly JsonObject[];
  readonly reported_file_count: number;
  readonly complete: boolean;
};

/** The files of `request` from a list of diffs, the `changes` of the merge request, or one version of its diff. */
export function changedFilesOf(parts: Parts, request: Place, withChanges: Place | undefined): ChangedFiles {
  const { places, isShort } = listOf(parts, request.get('sha').text(), withChanges);
  const files = joined(places.map(readFile));
  const fit = files.filter(({ path }) => isPath(path) && !isLongerThan(path, pathBytesMax));
  const shown = fit.toSorted((left, right) => compareCodePoints(left.path, right.path)).slice(0, shownMax);
  const { count, isOpenEnded } = countOf(request.get('changes_count'));
  if (count !== undefined && !isOpenEnded && places.length > count) {
    request.get('changes_count').fail('capture.mismatch', `at least the ${places.length} files there are`);
  }
  // Two entries that are one file are counted as two.
  const reported = Math.max(count ?? 0, places.length) - (places.length - files.length);
  const isAll = count !== undefined && !isOpenEnded && !isShort && shown.length === reported;
  return {
    files: shown.map(({ path, status, patch }) => ({ path, status, patch_sha256: sha256Hex(patch) })),
    reported_file_count: reported,
    complete: isAll && files.every(({ isWhole }) => isWhole),
  };
}

type Listed = { readonly places: readonly Place[]; readonly isShort: boolean };

function listOf(parts: Parts, head: string, withChanges: Place | undefined): Listed {
  const version = atMostOne(parts, 'diff version');
  const sources: Listed[] = [];
  if (parts['changed file'].length > 0) sources.push({ places: parts['changed file'], isShort: false });
  if (withChanges !== undefined) {
    sources.push({ places: withChanges.get('changes').items(), isShort: withChanges.get('overflow').value === true });
  }
  if (version !== undefined) {
    const isShort = version.get('head_commit_sha').text() !== head || version.get('state').value !== 'collected';
    sources.push({ places: version.get('diffs').items(), isShort });
  }
  if (sources.length > 1) depart('capture.ambiguous', 'the changed files in one form only');
  return sources[0] ?? { places: [], isShort: false };
}

// `changes_count` is text, `1000+` where GitLab stopped counting, and null until it has counted.
function countOf(place: Place): { readonly count: number | undefined; readonly isOpenEnded: boolean } {
  const text = place.value instanceof RawNumber ? place.value.text : (place.textIfAny() ?? '');
  const [, digits, more] = /^(0|[1-9][0-9]{0,8})(\+?)$/.exec(text) ?? [];
  if (digits === undefined) return { count: undefined, isOpenEnded: false };
  const count = Number(digits);
  if (count > reportedMax) place.fail('capture.bounds', `at most ${reportedMax} files`);
  return { count, isOpenEnded: more === '+' };
}

function readFile(place: Place): ChangedFile & { readonly place: Place } {
  const path = place.get('new_path').text();
  const patch = place.get('diff').textIfAny();
  const status = statusOf(place, patch);
  const isCut = ['too_large', 'collapsed'].some((name) => place.get(name).value === true);
  // A change of content without a word of it is one that GitLab does not show.
  const isWhole = !isCut && patch !== null && !(patch === '' && status === 'modified');
  return { path, status, patch: patch ?? '', isWhole, place };
}

function statusOf(place: Place, patch: string | null): string {
  const marks = [
    ['added', place.get('new_file').boolean()],
    ['removed', place.get('deleted_file').boolean()],
    ['renamed', place.get('renamed_file').boolean()],
  ] as const;
  const [mark, other] = marks.filter(([, isSo]) => isSo);
  if (other !== undefined)
    return place.fail('capture.mismatch', 'a file that is new, deleted or renamed, not two of it');
  if (mark !== undefined) return mark[0];
  return patch === '' && place.get('a_mode').value !== place.get('b_mode').value ? 'changed' : 'modified';
}

// A file that became a link, or the other way round, comes as one deleted and one new file of one path. Any other path
// that stands twice is from pages that were read at different times.
function joined(files: readonly (ChangedFile & { readonly place: Place })[]): readonly ChangedFile[] {
  const byPath = new Map<string, ChangedFile>();
  for (const file of files) {
    const { path } = file;
    const earlier = byPath.get(path);
    if (earlier === undefined) {
      byPath.set(path, file);
      continue;
    }
    const kinds = new Set([earlier.status, file.status]);
    if (!kinds.has('added') || !kinds.has('removed')) {
      file.place.get('new_path').fail('capture.duplicate-entry', 'every file once, from one reading of the list');
    }
    const patches = earlier.status === 'removed' ? [earlier.patch, file.patch] : [file.patch, earlier.patch];
    byPath.set(path, { path, status: 'changed', patch: patches.join(''), isWhole: earlier.isWhole && file.isWhole });
  }
  return [...byPath.values()];
}
