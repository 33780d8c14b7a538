// Observes the reported result of a verification by a program. Pure: nothing is run and no proof is fetched; the core's rules
// say what a result must be, and this adapter adds that it is the one that was verified. A verification that failed and a
// stage that failed to verify share a state and differ in reason.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept } from '#canonical';
import type { Digested, StageResult } from '#contract';
import { documentRefOf } from '#contract';
import { optionalOf } from '../shared/documents.ts';
import { buildObservation, inactiveAdapter } from '../shared/observation.ts';
import { admit } from '../shared/shape.ts';
import { admitWorkDocuments } from '../shared/work.ts';
import type { TrustContextBody } from './documents.ts';
import { verifierInput } from './documents.ts';
import { admitReport } from './report.ts';
import type { Verification } from './verification.ts';
import { findVerification } from './verification.ts';

export const name = 'deterministic-verifier';

/** Bounds of an input document: three core documents, and the result three times, once within a verified snapshot. */
export const inputBounds: Bounds = { bytesMax: 8_388_608, depthMax: 42, entriesMax: 256, stringBytesMax: 8192 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = ['E_SHAPE', 'E_TRUST', 'E_RESULT'] as const;

type ErrorCode = (typeof errorCodes)[number];

/**
 * Observes one verification. Input: `{snapshot, trust_context}`; output: an `adapter_observation`. Refuses with E_SHAPE an
 * input that is out of shape, with E_TRUST a request, profile or manifest that does not make the work it is said to, and
 * with E_RESULT a result that is not the verified one of that work; never throws. Digests are taken as the caller gives them.
 */
export function normalize(value: Json): Result<JsonObject, ErrorCode> {
  const input = admit(verifierInput, value, 'E_SHAPE', '');
  if (!input.ok) return input;
  const { snapshot, trust_context } = input.value;
  const documents = admitWorkDocuments(trust_context.body, 'E_TRUST', '/trust_context/body');
  if (!documents.ok) return documents;
  const verification = findVerification(documents.value, trust_context.body.binding_id);
  if (!verification.ok) return verification;
  const result = admitReport(input.value, verification.value);
  if (!result.ok) return result;
  return accept(
    buildObservation(inactiveAdapter(name), {
      ...stateOf(result.value.content),
      trust_context: trustedBy(trust_context.body, verification.value, result.value),
      observation: observationOf(snapshot.body.observed_at, verification.value, result.value),
    }),
  );
}

const outcomeReasons = {
  passed: 'verifier.passed',
  failed: 'verifier.failed',
  inconclusive: 'verifier.inconclusive',
} as const;

const statusReasons = {
  stale: 'verifier.inputs-stale',
  failed: 'verifier.stage-failed',
  cancelled: 'verifier.stage-cancelled',
  blocked: 'verifier.stage-blocked',
  skipped: 'verifier.stage-skipped',
} as const;

/** What was found when the stage completed, else what became of the stage. */
function stateOf({ body: { status, outcome } }: StageResult): { readonly state: string; readonly reason_id: string } {
  if (status !== 'completed') return { state: status, reason_id: statusReasons[status] };
  // The core has seen that a verification's outcome is a check's.
  const state = outcome?.family === 'check' ? outcome.value : 'inconclusive';
  return { state, reason_id: outcomeReasons[state] };
}

const trustedBy = (trust: TrustContextBody, work: Verification, result: Digested<StageResult>): JsonObject => ({
  snapshot_ref: {
    content_id: 'deterministic-verifier-snapshot',
    media_type: 'application/json',
    sha256: trust.verified_snapshot.sha256,
  },
  result_ref: documentRefOf(result),
  request_ref: documentRefOf(work.request),
  resolved_profile_ref: documentRefOf(work.resolved),
  manifest_ref: documentRefOf(work.manifest),
  binding_id: trust.binding_id,
  expected_attempt_id: trust.expected_attempt_id,
  expected_attempt_number: trust.expected_attempt_number,
});

const observationOf = (observed_at: string, work: Verification, result: Digested<StageResult>): JsonObject => {
  const { body } = result.content;
  return {
    observed_at,
    target_revision: work.target,
    candidate_input: work.candidate,
    verification_plan: work.plan,
    result: {
      result_ref: documentRefOf(result),
      attempt_id: body.attempt_id,
      attempt_number: body.attempt_number,
      status: body.status,
      outcome: optionalOf(body.outcome),
      reason: optionalOf(body.reason),
      evidence: body.evidence,
      recorded_at: body.recorded_at,
    },
  };
};
