// The words that provider snapshots and trust contexts are made of: ids, digests, times, paths, and the two references
// that every adapter carries. Grammars that the core has are the core's.
import { isLongerThan } from '#canonical';
import { isContentId, isId, isMediaType, isObjectId, isPath, isSha256, isTime } from '#contract';
import type { Shape } from './shape.ts';
import { integer, isString, matching, oneOf, record, scalar } from './shape.ts';

/** An id of the wire format, 1 to 128 characters. */
export const id = scalar<string>('an id', isId);

/** A provider's own id: a positive whole number of at most 20 digits, as text, so that one above 2^53 survives. */
export const providerId = matching('a provider id as decimal text', /^[1-9][0-9]{0,19}$/);

export const sha256 = scalar<string>('a SHA-256 in lower-case hex', isSha256);

export const time = scalar<string>('a time `YYYY-MM-DDTHH:MM:SSZ`', isTime);

/** Text of at most `bytesMax` UTF-8 bytes, and of at least one. */
export const text = (bytesMax: number): Shape<string> =>
  scalar(
    `text of 1 to ${bytesMax} bytes`,
    (value) => isString(value) && value !== '' && !isLongerThan(value, bytesMax),
  );

/** Text of at most `bytesMax` UTF-8 bytes, perhaps empty. */
export const textOrEmpty = (bytesMax: number): Shape<string> =>
  scalar(`text of at most ${bytesMax} bytes`, (value) => isString(value) && !isLongerThan(value, bytesMax));

const pathBytesMax = 4096;

/** A repository path of at most 4096 UTF-8 bytes. */
export const path = scalar<string>(
  'a repository path',
  (value) => isString(value) && !isLongerThan(value, pathBytesMax) && isPath(value),
);

/** A reference to content by digest. A content id has no colon. */
export const contentRef = record({
  content_id: scalar<string>('a content id', isContentId),
  media_type: scalar<string>('a media type', isMediaType),
  sha256,
});

/** A full object id of either hash algorithm. */
export const fullObjectId = scalar<string>(
  'a full object id',
  (value) => isObjectId(value, 'sha1') || isObjectId(value, 'sha256'),
);

/** A commit by full id, whose length follows the hash algorithm. */
export const gitRevision = record(
  { repository_id: id, hash_algorithm: oneOf('sha1', 'sha256'), commit_id: fullObjectId },
  [
    [
      'a `commit_id` as long as its hash algorithm says',
      ({ hash_algorithm, commit_id }) => isObjectId(commit_id, hash_algorithm),
    ],
  ],
);

/** The tree at the root of a commit, as a Git object. */
export const rootTree = record(
  {
    revision: gitRevision,
    location: record({ kind: oneOf('root') }),
    object_type: oneOf('tree'),
    object_id: fullObjectId,
    mode: oneOf('040000'),
  },
  [
    [
      'an `object_id` as long as the hash algorithm says',
      ({ revision, object_id }) => isObjectId(object_id, revision.hash_algorithm),
    ],
  ],
);

/** A count that a provider reports. */
export const reportedCount = integer(0, 100_000);

/** A number of attempts, counted from one. */
export const attemptNumber = integer(1, 1_000_000);
