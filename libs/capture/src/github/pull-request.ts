// What every capture about a pull request reads of it: which one it is, in which repository, and its two commits.
import type { JsonObject } from '#canonical';
import { depart } from '../define-capture.ts';
import type { Place } from '../place.ts';
import { ofKind, type Part } from './parts.ts';

/** A pull request with the id of the repository it would be merged into. */
export type PullRequest = {
  readonly place: Place;
  readonly id: string;
  readonly repositoryId: string;
  readonly part: Part;
};

/**
 * The pull request the files are about. One that came by itself outweighs those that came along with a review, which lack
 * half of the members; of the latter the one that changed last counts. All must be the same pull request.
 */
export function pullRequestOf(parts: readonly Part[]): PullRequest {
  const all = ofKind(parts, 'pull request');
  const own = all.filter((part) => !isAlong(part));
  if (own.length > 1) own[1]?.place.fail('capture.ambiguous', 'one pull request in all the files');
  const [part] = own.length > 0 ? own : all.toSorted((left, right) => order(updatedAt(right), updatedAt(left)));
  if (part === undefined) depart('capture.missing-part', 'a pull request in one of the files');
  const found = read(part);
  for (const { place } of all) {
    if (place.get('id').id() !== found.id) place.get('id').fail('capture.mismatch', `pull request ${found.id}`);
  }
  return found;
}

function read(part: Part): PullRequest {
  const { place, delivery } = part;
  const repositoryId = place.at('base', 'repo', 'id').id();
  if (delivery !== undefined) mustBe(delivery.at('repository', 'id'), repositoryId, 'repository');
  return { place, id: place.get('id').id(), repositoryId, part };
}

const isAlong = ({ delivery }: Part): boolean =>
  delivery !== undefined && ['review', 'comment', 'thread'].some((name) => delivery.get(name).isObject);

const updatedAt = ({ place }: Part): string => place.get('updated_at').time();

const order = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Ends the capture when the id at a place is not the one that goes with the rest. */
export function mustBe(place: Place, id: string, what: string): void {
  if (place.id() !== id) place.fail('capture.mismatch', `${what} ${id}`);
}

/** A commit named as our documents name it: by their own name of the repository. */
export const revision = (repositoryId: string, commit: Place): JsonObject => ({
  repository_id: repositoryId,
  ...commit.commit(),
});
