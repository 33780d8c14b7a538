// What a review found. Every comment of it is a finding, at its line where it has one in the reviewed commit; the review
// itself is one unless it approves. Texts are carried and never read: an empty one is a finding like any other.
import { compareCodePoints, type JsonObject } from '#canonical';
import { boundedText, carried } from '../opaque.ts';
import type { Place } from '../place.ts';

const findingsMax = 256;
const bodyBytesMax = 8192;
const metadataTextBytesMax = 2048;
const lineMax = 2_147_483_647;

type Finding = { readonly finding_id: string } & JsonObject;
type Inline = Finding & { readonly path: string; readonly line: number; readonly side: string };

/** `hasAll` is false when some did not fit. */
export type Findings = { readonly members: JsonObject; readonly hasAll: boolean };

/** The findings of a review at the commit `reviewed`. `isObjection` says whether the review itself is one. */
export function findingsOf(
  review: Place,
  comments: readonly Place[],
  reviewed: string,
  isObjection: boolean,
): Findings {
  const inline = comments.map((comment) => inlineFinding(comment, reviewed)).filter((finding) => finding !== undefined);
  const at = new Set(inline.map(({ finding_id }) => finding_id));
  const unplaced = comments.filter((comment) => !at.has(idOf(comment))).map(unplacedFinding);
  const topLevel = [...(isObjection ? [reviewFinding(review)] : []), ...unplaced];
  return {
    hasAll: topLevel.length <= findingsMax && inline.length <= findingsMax,
    members: {
      reported_top_level_count: topLevel.length,
      reported_inline_count: inline.length,
      top_level_findings: topLevel.toSorted(byId).slice(0, findingsMax),
      inline_findings: inline.toSorted(byLine).slice(0, findingsMax),
    },
  };
}

const idOf = (comment: Place): string => `comment.${comment.get('id').id()}`;

const bodyOf = (place: Place): string => boundedText(place.get('body').textIfAny() || '(no text)', bodyBytesMax);

const reviewFinding = (review: Place): Finding => ({
  finding_id: `review.${review.get('id').id()}`,
  body: bodyOf(review),
  provider_severity: boundedText(review.get('state').text(), metadataTextBytesMax) || 'unstated',
  provider_metadata: metadataOf(review),
});

// A comment on a whole file, on a line nobody names, or on another commit than the one reviewed.
const unplacedFinding = (comment: Place): Finding => ({
  finding_id: idOf(comment),
  body: bodyOf(comment),
  provider_severity: 'unstated',
  provider_metadata: { ...metadataOf(comment), path: carried(comment.get('path'), metadataTextBytesMax) },
});

// The line in the commit that was reviewed; `line` and `commit_id` move on with the pull request.
function inlineFinding(comment: Place, reviewed: string): Inline | undefined {
  const [line, side] = [comment.get('original_line'), comment.get('side').textIfAny()];
  if (line.isNothing || (side !== 'LEFT' && side !== 'RIGHT')) return undefined;
  if (comment.get('original_commit_id').textIfAny() !== reviewed) return undefined;
  return {
    finding_id: idOf(comment),
    path: comment.get('path').text(),
    line: line.count(lineMax),
    side,
    commit_id: reviewed,
    body: bodyOf(comment),
    provider_severity: 'unstated',
    provider_metadata: metadataOf(comment),
  };
}

const metadataOf = (place: Place): JsonObject => ({
  author_association: carried(place.get('author_association'), metadataTextBytesMax),
  html_url: carried(place.get('html_url'), metadataTextBytesMax),
});

const byId = (left: Finding, right: Finding): number => compareCodePoints(left.finding_id, right.finding_id);

const byLine = (left: Inline, right: Inline): number =>
  compareCodePoints(left.path, right.path) ||
  left.line - right.line ||
  compareCodePoints(left.side, right.side) ||
  byId(left, right);
