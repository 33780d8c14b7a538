// What the snapshots of both forges share: the files of a change, and when it was made, merged and closed. Which marks
// go with which state, and the words for readiness to merge, are each forge's own.
import { compareCodePoints } from '#canonical';
import { path, reportedCount, sha256, time } from './scalars.ts';
import type { Fact, Fitted } from './shape.ts';
import { boolean, object, oneOf, orNull, record, sortedList } from './shape.ts';
import { inOrder } from './times.ts';

const changedFile = record({
  path,
  status: oneOf('added', 'changed', 'copied', 'modified', 'removed', 'renamed', 'unchanged'),
  patch_sha256: sha256,
});

/** The members of a change snapshot. Provider metadata is any object and is never looked into. */
export const changeMembers = {
  observed_at: time,
  complete: boolean,
  reported_file_count: reportedCount,
  closed: boolean,
  merged: boolean,
  created_at: time,
  updated_at: time,
  closed_at: orNull(time),
  merged_at: orNull(time),
  files: sortedList(changedFile, 0, 256, (left, right) => compareCodePoints(left.path, right.path)),
  provider_metadata: object,
};

export type Change = { readonly [K in keyof typeof changeMembers]: Fitted<(typeof changeMembers)[K]> };

/** What a state says about a change: closed, merged, and whether each of the two has a time. */
export type Marks = readonly [closed: boolean, merged: boolean, closedAt: boolean, mergedAt: boolean];

export const bearsMarks = (change: Change, [closed, merged, closedAt, mergedAt]: Marks): boolean =>
  change.closed === closed &&
  change.merged === merged &&
  (change.closed_at !== null) === closedAt &&
  (change.merged_at !== null) === mergedAt;

export const changeFacts: readonly Fact<Change>[] = [
  [
    'as many files as reported when complete, and never more',
    ({ complete, files, reported_file_count }) =>
      complete ? files.length === reported_file_count : files.length <= reported_file_count,
  ],
  [
    'times in the order created, merged, closed, updated, observed',
    (change) => inOrder(change.created_at, change.merged_at, change.closed_at, change.updated_at, change.observed_at),
  ],
];
