// A pull request, a review of it and the review comments to the input of `codex-native-reviewer`. The review's `state` and
// who left it decide. Nothing GitHub says tells a clean review from one whose comments were not fetched, so a review is
// complete only when there are as many comments as the pull request counts.
import type { JsonObject } from '#canonical';
import { decimalId, observedTime, ownId } from '../context.ts';
import { defineCapture, depart } from '../define-capture.ts';
import { carried } from '../opaque.ts';
import type { Place } from '../place.ts';
import { earliest, latest } from '../times.ts';
import { findingsOf } from './findings.ts';
import { ofKind, type Part, partsOf } from './parts.ts';
import { type PullRequest, pullRequestOf, revision } from './pull-request.ts';

const textBytesMax = 2048;
const commentsMax = 100_000;

// biome-ignore format: a table
const states = {
  //                   status         its own finding
  APPROVED:           ['COMPLETED',   false],
  CHANGES_REQUESTED:  ['COMPLETED',   true],
  COMMENTED:          ['COMPLETED',   true],
  DISMISSED:          ['DISMISSED',   true],
  PENDING:            ['IN_PROGRESS', true],
} as const;

const unavailable = { state: 'unavailable', reason_id: 'github.not-reported' };

/**
 * The capture for `codex-native-reviewer`. Observer: `observed_at`, `git_repository_id` (our documents' name of the
 * repository), and the app with the user id GitHub gave its bot, `reviewer_app_id` and `reviewer_user_id` (decimal text):
 * reviews name the bot only. `review_id` chooses when the files hold several reviews.
 */
export const codexNativeReviewer = defineCapture({
  name: 'codex-native-reviewer',
  takes: 'a pull request, a review of it and the review comments',
  observer: {
    required: ['git_repository_id', 'observed_at', 'reviewer_app_id', 'reviewer_user_id'],
    optional: ['review_id'],
  },
  build: (values, { observer, trustContext }) => {
    const parts = partsOf(values, ['review comment', 'review', 'pull request']);
    const pull = pullRequestOf(parts);
    const review = reviewOf(parts, observer.get('review_id'));
    mustBelong(review, pull);
    const ours = ownId(observer.get('git_repository_id'));
    const comments = commentsOf(parts, pull);
    return {
      trust_context: trustContext,
      snapshot: {
        repository_id: pull.repositoryId,
        change_request_id: pull.id,
        review_id: review.get('id').id(),
        github_app_id: appOf(review, observer),
        head: revision(ours, review.get('commit_id')),
        base: revision(ours, pull.place.at('base', 'sha')),
        observed_at: observedTime(observer.get('observed_at')),
        ...reviewMembers(review, pull.place, comments),
        hidden_execution: { model: unavailable, effort: unavailable, tools: unavailable, cost: unavailable },
        provider_metadata: {
          author: carried(review.at('user', 'login'), textBytesMax),
          author_association: carried(review.get('author_association'), textBytesMax),
          body: carried(review.get('body'), textBytesMax),
          html_url: carried(review.get('html_url'), textBytesMax),
          state: carried(review.get('state'), textBytesMax),
        },
      },
    };
  },
});

function reviewOf(parts: readonly Part[], chosen: Place): Place {
  const all = ofKind(parts, 'review').map(({ place }) => place);
  const id = chosen.value === undefined ? undefined : decimalId(chosen);
  const [first, second] = id === undefined ? all : all.filter((place) => place.get('id').id() === id);
  if (first === undefined)
    depart('capture.missing-part', `${id === undefined ? 'a review' : `review ${id}`} in one of the files`);
  return second === undefined
    ? first
    : second.fail('capture.ambiguous', 'one review, or a `review_id` of the observer');
}

/** Ends the capture when a review or a comment is about another pull request; they name theirs by URL only. */
function mustBelong(place: Place, { place: pull }: PullRequest): void {
  const url = place.get('pull_request_url');
  const ending = `/pulls/${pull.get('number').id()}`;
  if (!url.text().endsWith(ending)) url.fail('capture.mismatch', `a URL that ends in \`${ending}\``);
}

function appOf(review: Place, observer: Place): string {
  const app = review.at('performed_via_github_app', 'id');
  if (!app.isNothing) return app.id();
  const author = review.at('user', 'id');
  const bot = decimalId(observer.get('reviewer_user_id'));
  if (author.id() !== bot) author.fail('capture.wrong-author', `user ${bot}, the bot of the reviewing app`);
  return decimalId(observer.get('reviewer_app_id'));
}

function commentsOf(parts: readonly Part[], pull: PullRequest): readonly Place[] {
  const comments = ofKind(parts, 'review comment').map(({ place }) => place);
  const ids = new Set<string>();
  for (const comment of comments) {
    const id = comment.get('id');
    if (ids.has(id.id())) id.fail('capture.duplicate-entry', 'every comment once, from one reading of the list');
    ids.add(id.id());
    mustBelong(comment, pull);
  }
  return comments;
}

function reviewMembers(review: Place, pull: Place, comments: readonly Place[]): JsonObject {
  const word = review.get('state').text().toUpperCase();
  const [status, isObjection] = Object.hasOwn(states, word)
    ? states[word as keyof typeof states]
    : (['UNKNOWN', true] as const);
  const id = review.get('id').id();
  const own = comments.filter((comment) => isOf(comment, id));
  const { members, hasAll } = findingsOf(review, own, review.get('commit_id').text(), isObjection);
  return { status, complete: hasAll && isEvery(comments, pull), ...timesOf(status, review, pull, own), ...members };
}

const isOf = (comment: Place, reviewId: string): boolean => {
  const id = comment.get('pull_request_review_id');
  return !id.isNothing && id.id() === reviewId;
};

const isEvery = (comments: readonly Place[], pull: Place): boolean => {
  const counted = pull.get('review_comments');
  return !counted.isNothing && counted.count(commentsMax) === comments.length;
};

// GitHub says when a review was submitted, and nothing of its beginning: that is taken to be the first thing seen of it. A
// dismissal has no time either: it was no later than the last change of the review, or else of the pull request.
function timesOf(status: string, review: Place, pull: Place, comments: readonly Place[]): JsonObject {
  const isSubmitted = status === 'COMPLETED' || status === 'DISMISSED';
  const terminal_at = isSubmitted ? review.get('submitted_at').time() : null;
  const changed = review.get('updated_at').timeOrNull();
  const dismissed_at = status === 'DISMISSED' ? (changed ?? pull.get('updated_at').time()) : null;
  const created = comments.map((comment) => comment.get('created_at').time());
  const started_at = earliest(terminal_at, ...created) ?? pull.get('created_at').time();
  const updates = comments.map((comment) => comment.get('updated_at').time());
  const updated_at = latest(started_at, terminal_at, dismissed_at, changed, ...updates) ?? started_at;
  return { started_at, terminal_at, dismissed_at, updated_at };
}
