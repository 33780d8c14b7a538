// The reasons of the kill switch, each with its class. A stop is a violation that does not silence the others.
import type { ReasonTable } from '../verdict.ts';

export const scopeKinds = ['global', 'repository', 'workflow', 'stage', 'attempt'] as const;

type ScopeKind = (typeof scopeKinds)[number];

/** Where an attempt works, by kind of scope. */
export type ScopeReason = `kill.${'stop' | 'scope-ambiguous' | 'scope-mismatch' | 'scope-missing'}.${ScopeKind}`;

const ofEachScope = <const Prefix extends string, const Class extends string>(prefix: Prefix, of: Class) =>
  Object.fromEntries(scopeKinds.map((kind) => [`${prefix}.${kind}`, of])) as Record<`${Prefix}.${ScopeKind}`, Class>;

/**
 * Reason id to class. `kill.attempt-invalid` and `kill.state-invalid` are words of the vocabulary that no evaluation here
 * has: what they would say is a refusal.
 */
export const killSwitchReasons = {
  ...ofEachScope('kill.stop', 'violation'),
  'kill.attempt-invalid': 'violation',
  'kill.state-invalid': 'violation',
  'kill.state-id-mismatch': 'violation',
  'kill.state-rollback': 'violation',
  'kill.attempt-stale': 'violation',
  'kill.state-digest-mismatch': 'violation',
  'kill.state-replayed': 'violation',
  ...ofEachScope('kill.scope-ambiguous', 'violation'),
  ...ofEachScope('kill.scope-mismatch', 'violation'),
  'kill.duty-violated': 'violation',
  ...ofEachScope('kill.scope-missing', 'unknown'),
  'kill.duty-unverifiable': 'unknown',
  'kill.duty-inconclusive': 'unknown',
  'kill.cleared-current': 'satisfied',
} as const satisfies ReasonTable;

export type KillSwitchReason = keyof typeof killSwitchReasons;

/** Whether a reason is a stop, beside which violations and unknowns stay in the list. */
export const isStop = (reason: string): boolean => reason.startsWith('kill.stop.');
