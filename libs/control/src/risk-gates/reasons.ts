// The reasons of risk gates, each with its class. None says that all is well: who decided is only ever claimed.
import type { ReasonTable } from '../verdict.ts';

/** Reason id to class. */
export const riskGateReasons = {
  'decision.claim-malformed': 'violation',
  'risk.policy-ref-mismatch': 'violation',
  'risk.requirement-ref-mismatch': 'violation',
  'decision.claim-context-mismatch': 'violation',
  'decision.stale': 'violation',
  'decision.ambiguous': 'violation',
  'decision.unbound': 'violation',
  'classification.reasons-mismatch': 'violation',
  'classification.forced-tier-mismatch': 'violation',
  'risk.tier-downgrade': 'violation',
  'risk.tier-unsupported': 'violation',
  'duty.violated': 'violation',
  'decision.missing': 'violation',
  'decision.rejected': 'violation',
  'decision.kind-denied': 'violation',
  'decision.role-denied': 'violation',
  'decision.actor-unbound': 'violation',
  'decision.after-request': 'violation',
  'duty.inconclusive': 'unknown',
  'decision.provenance-unqualified': 'unknown',
} as const satisfies ReasonTable;

export type RiskReason = keyof typeof riskGateReasons;
