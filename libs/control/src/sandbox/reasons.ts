// The reasons of the two sandbox evaluations. The plain one reads a declaration; the bound one only says whether every
// comparison with what was observed and accepted holds, so it is never violated.
import type { ReasonTable } from '../verdict.ts';

export const sandboxReasons = {
  'identity.role-denied': 'violation',
  'policy-set.reference-mismatch': 'violation',
  'duty.reference-mismatch': 'violation',
  'duty.stage-result-mismatch': 'violation',
  'duty.violated': 'violation',
  'network.not-denied': 'violation',
  'environment.not-cleared': 'violation',
  'environment.not-allowlisted': 'violation',
  'environment.sensitive-material': 'violation',
  'environment.external-url': 'violation',
  'filesystem.read-roots-denied': 'violation',
  'filesystem.write-roots-denied': 'violation',
  'isolation.not-candidate-only': 'violation',
  'isolation.not-disposable': 'violation',
  'isolation.host-access': 'violation',
  'limits.not-fixed': 'violation',
  'resources.not-fixed': 'violation',
  'tools.not-fixed': 'violation',
  'tools.external-url': 'violation',
  'tools.network-requested': 'violation',
  'sensitive-material.exposed': 'violation',
  'effects.target-write': 'violation',
  'effects.external-write': 'violation',
  'declaration.incomplete': 'unknown',
  'duty.inconclusive': 'unknown',
  'network.unknown': 'unknown',
  'environment.unknown': 'unknown',
  'isolation.unknown': 'unknown',
  'sensitive-material.unknown': 'unknown',
  'effects.unknown': 'unknown',
  'sandbox.declaration-satisfied': 'satisfied',
} as const satisfies ReasonTable;

export type SandboxReason = keyof typeof sandboxReasons;

export const boundSandboxReasons = {
  'sandbox.verifier-binding-refused': 'unknown',
  'sandbox.verifier-binding-satisfied': 'satisfied',
} as const satisfies ReasonTable;

export type BoundSandboxReason = keyof typeof boundSandboxReasons;
