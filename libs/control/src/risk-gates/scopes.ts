// The digests by which a request, its risk and a decision hold on to one another. All are text digests: over canonical text
// without the line feed at its end.
import { type Json, type JsonObject, textDigest } from '#canonical';
import type { StageRequest } from '#contract';
import type { RiskPolicyRef } from '../generated/common.d.ts';

/**
 * What a decision is about: the request without its gate decisions, which come after it. So a request that moved in
 * anything else has another basis, and naming the decision in the request does not move it.
 */
export function requestBasis({ schema_version, kind, id, body }: StageRequest): string {
  const { gate_decision_refs: _, ...rest } = body;
  return textDigest({ schema_version, kind, id, body: rest as unknown as JsonObject });
}

/** What the risk policy and its requirements apply to: the source of the request; null when it has none. */
const subjectOf = ({ body: { source } }: StageRequest): Json => ({
  type: 'artifact',
  value: source.state === 'present' ? (source.value as unknown as Json) : null,
});

/** The refs that a request must have, given the policy: each as a JSON value, equal or not. */
export type ExpectedRefs = { readonly policy: Json; readonly requirement: Json };

/** The refs to the risk policy and to its one requirement that a request must carry. */
export function expectedRefs(request: StageRequest, policyRef: RiskPolicyRef): ExpectedRefs {
  const subject_ref = subjectOf(request);
  const scope = { schema_version: 1, policy_ref: policyRef, subject_ref };
  const shared = { decision_record_ref: policyRef, subject_ref };
  return {
    policy: { purpose: 'policy', ...shared, scope_sha256: textDigest({ ...scope, kind: 'risk_policy_scope' }) },
    requirement: {
      purpose: 'gate-requirement',
      ...shared,
      scope_sha256: textDigest({
        ...scope,
        kind: 'risk_gate_requirement',
        declared_tier: request.body.risk.tier.name,
      }),
    },
  };
}

/** The ref by which a request names the decision claimed about it. */
export const expectedDecisionRef = (request: StageRequest, claim: Json, basis: string): Json => ({
  purpose: 'gate-decision',
  decision_record_ref: claim,
  subject_ref: subjectOf(request),
  scope_sha256: basis,
});
