// Observes a claim that a change may be published, and publishes nothing. Pure: the adapter has no capability, no permission
// and no tool, and a claim that says `permit` is as dormant as one that says `deny`. References in a claim are identities
// only; what they name is neither fetched nor believed.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept, equalJson, refuse } from '#canonical';
import type { Judgement } from '../shared/decide.ts';
import { decide } from '../shared/decide.ts';
import { admitEvidence } from '../shared/evidence.ts';
import { buildObservation, inactiveAdapter } from '../shared/observation.ts';
import type { Claim, TrustContext } from './claim.ts';
import { claim, trustContext } from './claim.ts';

export const name = 'dormant-publisher';

/** Bounds of an input document, which holds the claim twice: as it was verified and as it is. */
export const inputBounds: Bounds = { bytesMax: 4_194_304, depthMax: 12, entriesMax: 64, stringBytesMax: 8192 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = [
  'dormant-publisher.invalid-envelope',
  'dormant-publisher.invalid-trust-context',
  'dormant-publisher.invalid-claim',
  'dormant-publisher.unverified-claim',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const [envelopeCode, trustContextCode, claimCode, unverifiedCode] = errorCodes;

const contract = {
  subject: 'claim',
  trustContext,
  observed: claim,
  codes: [envelopeCode, trustContextCode, claimCode],
} as const;

// biome-ignore format: tables
const judgement: Judgement<TrustContext, Claim> = {
  bindings: [
    ['allowed-paths',      (trust) => trust.expected_allowed_paths,          (found) => found.allowed_paths],
    ['attempt-id',         (trust) => trust.expected_attempt_id,             (found) => found.attempt_id],
    ['attempt-number',     (trust) => trust.expected_attempt_number,         (found) => found.attempt_number],
    ['base',               (trust) => trust.expected_base,                   (found) => found.base],
    ['change-request',     (trust) => trust.expected_change_request_id,      (found) => found.change_request_id],
    ['ci-evidence',        (trust) => trust.expected_ci_evidence_ref,        (found) => found.ci_evidence_ref],
    ['decision-record',    (trust) => trust.expected_decision_record_ref,    (found) => found.decision_record_ref],
    ['execution-boundary', (trust) => trust.execution_boundary_id,           (found) => found.execution_boundary_id],
    ['head',               (trust) => trust.expected_head,                   (found) => found.head],
    ['head-tree',          (trust) => trust.expected_head_tree,              (found) => found.head_tree],
    ['idempotency-key',    (trust) => trust.expected_idempotency_key_sha256, (found) => found.idempotency_key_sha256],
    ['observation-time',   (trust) => trust.observation_time,                (found) => found.observed_at],
    ['repository',         (trust) => trust.expected_repository_id,          (found) => found.repository_id],
    ['review-evidence',    (trust) => trust.expected_review_evidence_ref,    (found) => found.review_evidence_ref],
  ],
  staleReason: 'publisher.binding-stale',
  states: [
    ['inconclusive', 'publisher.claim-incomplete', (found) => !found.complete],
  ],
  otherwise: ['dormant', 'publisher.dormant'],
};

/**
 * Observes one claim. Input: `{claim, trust_context}`; output: an `adapter_observation` that carries the claim, and the trust
 * context with a reference in place of the verified claim. Refuses with the first of the envelope's, the trust context's and
 * the claim's token, then with `unverified-claim` when the claim is not the one that was verified; never throws. The verified
 * claim's digest is taken as the caller gives it.
 */
export function normalize(input: Json): Result<JsonObject, ErrorCode> {
  const evidence = admitEvidence(contract, input);
  if (!evidence.ok) return evidence;
  const { trust, observed } = evidence.value;
  if (!equalJson(observed, trust.verified_claim.content)) {
    return refuse({ code: unverifiedCode, at: '/claim', expected: 'the claim that was verified' });
  }
  return accept(buildObservation(inactiveAdapter(name), observationOf(trust, observed)));
}

function observationOf(trust: TrustContext, observed: Claim): JsonObject {
  const { verified_claim, ...expectations } = trust;
  const claimRef = {
    content_id: 'dormant-publisher-claim',
    media_type: 'application/json',
    sha256: verified_claim.sha256,
  };
  return {
    ...decide(judgement, trust, observed),
    mode: 'observation-only',
    reference_semantics: 'identity-only',
    trust_context: { ...expectations, claim_ref: claimRef },
    observation: observed,
    decision_claim: {
      trust: 'unqualified-input-claim',
      ref: observed.decision_record_ref,
      value: observed.decision,
    },
    capability: { state: 'unavailable', reason_id: 'publisher.dormant' },
    capabilities: [],
    permissions: [],
    tools: [],
  };
}
