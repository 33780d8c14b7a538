// The reasons of the credential policy. There is no satisfied one: what was claimed is not proven.
import type { ReasonTable } from '../verdict.ts';

export const credentialReasons = {
  'claim.malformed': 'violation',
  'duty.violated': 'violation',
  'claim.policy-set-ref-mismatch': 'violation',
  'claim.duty-ref-mismatch': 'violation',
  'claim.stage-result-ref-mismatch': 'violation',
  'claim.binding-set-incomplete': 'violation',
  'claim.binding-extra': 'violation',
  'claim.actor-or-binding-mismatch': 'violation',
  'credential.ceiling-denied': 'violation',
  'credential.class-role-denied': 'violation',
  'credential.incompatible-permission': 'violation',
  'credential.direct-delivery': 'violation',
  'credential.material-exposed': 'violation',
  'credential.scope-denied': 'violation',
  'duty.inconclusive': 'unknown',
  'claim.incomplete': 'unknown',
  'credential.access-unknown': 'unknown',
  'claim.provenance-unqualified': 'unknown',
} as const satisfies ReasonTable;

export type CredentialReason = keyof typeof credentialReasons;
