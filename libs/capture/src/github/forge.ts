// A pull request and its files to the input of `github-forge`. Four members decide: `state`, `merged` (or `merged_at`),
// `mergeable`, and whether anything stands against merging now (`draft`, `mergeable_state`). Everything else is carried.
import type { Json, JsonObject } from '#canonical';
import { decimalId, observedTime, ownId } from '../context.ts';
import { defineCapture } from '../define-capture.ts';
import { carried } from '../opaque.ts';
import type { Place } from '../place.ts';
import { digits } from './digits.ts';
import { changedFilesOf } from './files.ts';
import { partsOf } from './parts.ts';
import { pullRequestOf, revision } from './pull-request.ts';

const textBytesMax = 8192;
const labelsMax = 64;

/**
 * The capture for `github-forge`. Observer: `observed_at`, `github_app_id` (the app as which the reader looked, decimal text)
 * and `git_repository_id` (our documents' name of the repository). A head in a fork, even a deleted one, is named in the
 * base repository, which keeps it reachable.
 */
export const githubForge = defineCapture({
  name: 'github-forge',
  takes: 'a pull request (REST or webhook) and its changed files',
  observer: { required: ['git_repository_id', 'github_app_id', 'observed_at'] },
  build: (values, { observer, trustContext }) => {
    const parts = partsOf(values, ['pull request', 'changed file']);
    const { place: pull, id, repositoryId, part } = pullRequestOf(parts);
    const ours = ownId(observer.get('git_repository_id'));
    return {
      trust_context: trustContext,
      snapshot: {
        repository_id: repositoryId,
        change_request_id: id,
        github_app_id: decimalId(observer.get('github_app_id')),
        head: revision(ours, pull.at('head', 'sha')),
        base: revision(ours, pull.at('base', 'sha')),
        observed_at: observedTime(observer.get('observed_at')),
        created_at: pull.get('created_at').time(),
        updated_at: pull.get('updated_at').time(),
        ...stateOf(pull),
        ...changedFilesOf(parts, pull.get('changed_files')),
        provider_metadata: { ...metadataOf(pull), action: part.delivery?.get('action').textIfAny() ?? null },
      },
    };
  },
});

// Contradictions, such as an open pull request that was merged, are left in: the normalizer refuses them.
function stateOf(pull: Place): JsonObject {
  const word = pull.get('state').text();
  const merged_at = pull.get('merged_at').timeOrNull();
  const closed_at = pull.get('closed_at').timeOrNull();
  // The short form of a pull request has no `merged`, but always the time.
  const merged = pull.get('merged').value === undefined ? merged_at !== null : pull.get('merged').boolean();
  if (word === 'open') {
    return { state: 'OPEN', mergeability: mergeabilityOf(pull), closed: false, merged, closed_at, merged_at };
  }
  if (word === 'closed') {
    const state = merged ? 'MERGED' : 'CLOSED';
    return { state, mergeability: 'UNKNOWN', closed: true, merged, closed_at, merged_at };
  }
  return { state: 'UNKNOWN', mergeability: 'UNKNOWN', closed: false, merged: false, closed_at: null, merged_at: null };
}

/** GitHub's words for a pull request that could be merged now. `unstable` has failing checks that are not required. */
const ready: ReadonlySet<Json | undefined> = new Set<Json | undefined>([
  undefined,
  null,
  'clean',
  'has_hooks',
  'unstable',
]);

// `mergeable` speaks of conflicts only. A draft, or one that is blocked, behind or in a state with a new name, has none and
// cannot be merged all the same; as the snapshot has no word for that, nothing is claimed.
function mergeabilityOf(pull: Place): string {
  const mergeable = pull.get('mergeable');
  if (mergeable.isNothing) return 'UNKNOWN';
  if (!mergeable.boolean()) return 'CONFLICTING';
  const isDraft = !pull.get('draft').isNothing && pull.get('draft').boolean();
  return !isDraft && ready.has(pull.get('mergeable_state').value as Json | undefined) ? 'MERGEABLE' : 'UNKNOWN';
}

const flag = (place: Place): boolean | null => (typeof place.value === 'boolean' ? place.value : null);

/** For people; every number is text. */
const metadataOf = (pull: Place): JsonObject => ({
  active_lock_reason: carried(pull.get('active_lock_reason'), textBytesMax),
  author: carried(pull.at('user', 'login'), textBytesMax),
  auto_merge: pull.get('auto_merge').isObject,
  base_ref: carried(pull.at('base', 'ref'), textBytesMax),
  body: carried(pull.get('body'), textBytesMax),
  draft: flag(pull.get('draft')),
  head_ref: carried(pull.at('head', 'ref'), textBytesMax),
  head_repository_id: digits(pull.at('head', 'repo', 'id')),
  labels: labelsOf(pull.get('labels')),
  locked: flag(pull.get('locked')),
  mergeable_state: carried(pull.get('mergeable_state'), textBytesMax),
  number: digits(pull.get('number')),
  state: carried(pull.get('state'), textBytesMax),
  title: carried(pull.get('title'), textBytesMax),
});

const labelsOf = (labels: Place): readonly Json[] =>
  labels.isArray
    ? labels
        .items()
        .slice(0, labelsMax)
        .map((label) => carried(label.get('name'), textBytesMax))
    : [];
