// What a review was bound to, recomputed: the names of what the trust context expected and the snapshot does not show.
import { equalJson, type Json } from '#canonical';
import type { LoopReviewObservation } from '../generated/loop-review-observation.d.ts';

type Trust = LoopReviewObservation['trust_context'];
type Snapshot = LoopReviewObservation['observation'];
type Binding = readonly [name: string, expected: (trust: Trust) => Json, found: (snapshot: Snapshot) => Json];

// biome-ignore format: a table
const bindings: readonly Binding[] = [
  ['app',              (trust) => trust.expected_github_app_id,     (review) => review.github_app_id],
  ['base',             (trust) => trust.expected_base,              (review) => review.base],
  ['change-request',   (trust) => trust.expected_change_request_id, (review) => review.change_request_id],
  ['head',             (trust) => trust.expected_head,              (review) => review.head],
  ['observation-time', (trust) => trust.observation_time,           (review) => review.observed_at],
  ['repository',       (trust) => trust.expected_repository_id,     (review) => review.repository_id],
  ['review',           (trust) => trust.expected_review_id,         (review) => review.review_id],
];

/** The names of the stale bindings, in the order of the table. */
export const staleBindings = ({ observation, trust_context }: LoopReviewObservation): readonly string[] =>
  bindings
    .filter(([, expected, found]) => !equalJson(expected(trust_context), found(observation)))
    .map(([name]) => name);
