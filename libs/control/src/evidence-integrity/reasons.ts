// The reasons of evidence integrity. Nothing is unknown: evidence is presented as it is, or not.
import type { ReasonTable } from '../verdict.ts';

export const evidenceReasons = {
  'evidence.presentation-malformed': 'violation',
  'evidence.request-moved': 'violation',
  'evidence.resolved-profile-moved': 'violation',
  'evidence.result-moved': 'violation',
  'evidence.current-mismatch': 'violation',
  'evidence.prior-stale': 'violation',
  'evidence.qualification-mismatch': 'violation',
  'evidence.presentation-ambiguous': 'violation',
  'evidence.integrity-satisfied': 'satisfied',
} as const satisfies ReasonTable;

export type EvidenceReason = keyof typeof evidenceReasons;
