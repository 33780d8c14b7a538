// `risk_gate_decision_claim`: what somebody says was decided about a request. An envelope that is none is refused; a body
// that is none is judged, because a decision that cannot be read is no decision.
import { coreBounds, type Result } from '#canonical';
import { checkWordSet, type DocumentKind, defineKind, isContentId } from '#contract';
import { admitEnvelope, type Enveloped } from '../frame/envelope.ts';
import type { Read } from '../frame/reading.ts';
import type { RiskGateDecisionClaim } from '../generated/risk-gate-decision-claim.d.ts';
import { validate } from '../generated/risk-gate-decision-claim.js';

export const riskClaimMediaType = 'application/vnd.ystack.risk-gate-decision-claim+json';

export const riskClaimKind: DocumentKind<RiskGateDecisionClaim> = defineKind<RiskGateDecisionClaim>({
  kind: 'risk_gate_decision_claim',
  schemaVersion: 1,
  bounds: coreBounds,
  validate,
  shapes: [({ body }) => checkWordSet(body.classification.reason_ids, ['body', 'classification', 'reason_ids'])],
});

/** A claim by its envelope, and the document where its body has the form of one. */
export type RiskClaim = Enveloped<RiskGateDecisionClaim>;

/** The claim in a value that was read. E_RELATION unless it has the envelope of one; its id names content: no colon. */
export const readRiskClaim = (read: Read, index: number): Result<RiskClaim, 'E_RELATION'> =>
  admitEnvelope(riskClaimKind, read, index, isContentId);
