// The reasons of duty separation, each with its class. Most violations say that two places name different somebodies, in one
// of the dimensions of an identity.
import type { ReasonTable } from '../verdict.ts';

/** What tells one somebody from another; also the members of an actor and of a binding. */
export const dimensions = ['adapter_instance_id', 'execution_boundary_id', 'principal_id'] as const;

export type Dimension = (typeof dimensions)[number];

const ofEach = <const Who extends string, const What extends string, const Of extends string>(
  who: Who,
  of: readonly Of[],
  what: What,
) =>
  Object.fromEntries(of.map((name) => [`${who}.${name}-${what}`, 'violation'])) as Record<
    `${Who}.${Of}-${What}`,
    'violation'
  >;

/** Reason id to class. */
export const dutySeparationReasons = {
  'protected.roles-invalid': 'violation',
  ...ofEach('protected', dimensions, 'collision'),
  'profile.role-denied': 'violation',
  'operation.ceiling-denied': 'violation',
  'publisher.not-dormant': 'violation',
  'dormant.not-dormant': 'violation',
  'requester.role-denied': 'violation',
  ...ofEach('requester', dimensions, 'collision'),
  'operation.role-denied': 'violation',
  'publisher.requested': 'violation',
  'operation.execution-kind-denied': 'violation',
  'operation.capability-denied': 'violation',
  'operation.permissions-denied': 'violation',
  ...ofEach('actual', [...dimensions, 'role'], 'mismatch'),
  'actual.execution-kind-mismatch': 'violation',
  ...ofEach('performer', [...dimensions, 'role'], 'mismatch'),
  ...ofEach('reporter', [...dimensions, 'role'], 'mismatch'),
  'actual.capability-mismatch': 'violation',
  'actual.permissions-mismatch': 'violation',
  'actual.capability-unclassified': 'unknown',
  'duty.satisfied': 'satisfied',
} as const satisfies ReasonTable;

export type DutyReason = keyof typeof dutySeparationReasons;
