// Observes one review of a change by Codex's native reviewer from a snapshot and the trust context that says which review
// was meant. Pure and read-only: nothing is asked of the provider, and neither the text nor the severity of a finding has a
// say; one finding, however mild, is a review with findings.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept } from '#canonical';
import type { Judgement } from '../shared/decide.ts';
import { decide } from '../shared/decide.ts';
import { admitEvidence } from '../shared/evidence.ts';
import { buildObservation, inactiveAdapter } from '../shared/observation.ts';
import { expectedInOneRepository, expectedRevisions } from '../shared/revisions.ts';
import { contentRef, id, providerId, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { oneOf, record } from '../shared/shape.ts';
import type { Review } from './snapshot.ts';
import { snapshot } from './snapshot.ts';

export const name = 'codex-native-reviewer';

/** Bounds of an input document: room for 512 findings with the longest text and metadata. */
export const inputBounds: Bounds = { bytesMax: 33_554_432, depthMax: 12, entriesMax: 256, stringBytesMax: 8192 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = [
  'codex-reviewer.invalid-envelope',
  'codex-reviewer.invalid-trust-context',
  'codex-reviewer.invalid-snapshot',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const trustContext = record(
  {
    expected_repository_id: providerId,
    expected_change_request_id: providerId,
    expected_review_id: providerId,
    expected_github_app_id: providerId,
    ...expectedRevisions,
    observation_time: time,
    instruction_ref: contentRef,
    review_policy_ref: contentRef,
    execution_boundary_id: id,
    invocation_kind: oneOf('native-review'),
  },
  [expectedInOneRepository],
);

const contract = { subject: 'snapshot', trustContext, observed: snapshot, codes: errorCodes } as const;

const foundAnything = ({ reported_top_level_count, reported_inline_count }: Review): boolean =>
  reported_top_level_count > 0 || reported_inline_count > 0;

// biome-ignore format: tables
const judgement: Judgement<Fitted<typeof trustContext>, Review> = {
  bindings: [
    ['app',              (trust) => trust.expected_github_app_id,     (review) => review.github_app_id],
    ['base',             (trust) => trust.expected_base,              (review) => review.base],
    ['change-request',   (trust) => trust.expected_change_request_id, (review) => review.change_request_id],
    ['head',             (trust) => trust.expected_head,              (review) => review.head],
    ['observation-time', (trust) => trust.observation_time,           (review) => review.observed_at],
    ['repository',       (trust) => trust.expected_repository_id,     (review) => review.repository_id],
    ['review',           (trust) => trust.expected_review_id,         (review) => review.review_id],
  ],
  staleReason: 'codex.review-binding-stale',
  states: [
    ['dismissed',    'codex.review-dismissed',    (review) => review.status === 'DISMISSED'],
    ['timeout',      'codex.review-timeout',      (review) => review.status === 'TIMED_OUT'],
    ['failed',       'codex.review-failed',       (review) => review.status === 'FAILED'],
    ['inconclusive', 'codex.review-incomplete',   (review) => !review.complete],
    ['inconclusive', 'codex.review-not-terminal', (review) => review.status !== 'COMPLETED'],
    ['findings',     'codex.review-findings',     foundAnything],
  ],
  otherwise: ['clean', 'codex.review-clean'],
};

/**
 * Observes one review. Input: `{snapshot, trust_context}`; output: an `adapter_observation` that carries both as they came.
 * Refuses with the first of the envelope's, the trust context's and the snapshot's token; never throws.
 */
export function normalize(input: Json): Result<JsonObject, ErrorCode> {
  const evidence = admitEvidence(contract, input);
  if (!evidence.ok) return evidence;
  const { trust, observed: review } = evidence.value;
  return accept(
    buildObservation(inactiveAdapter(name), {
      ...decide(judgement, trust, review),
      trust_context: trust,
      observation: review,
      review_mode: 'read-only',
    }),
  );
}
