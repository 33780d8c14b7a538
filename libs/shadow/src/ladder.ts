// The ladder of a reproduction: every way it can end, and what must have happened by then. It is one table, read by the
// reproduction when it writes a record and by the kind when it admits one.

/** How a reproduction ended, and why. */
export type ReasonId = keyof typeof ladder;
export type Outcome = 'inconclusive' | 'no-change' | 'reproduced';

/** What a record holds for one reason. `digest` says whether the observed digest is the expected one. */
export type Rung = {
  readonly outcome: Outcome;
  readonly evaluation: 'absent' | 'unsatisfied' | 'satisfied';
  readonly materialization: 'materialization.not-attempted' | 'materialization.refused' | 'present';
  readonly execution: 'check.not-attempted' | 'check.unreadable' | 'equal' | 'different';
};

const notMaterialized = { materialization: 'materialization.not-attempted', execution: 'check.not-attempted' } as const;
const inconclusive = { outcome: 'inconclusive', ...notMaterialized } as const;

/** In the order in which the guards are asked; the first that stops the reproduction names the reason. */
export const ladder = {
  'environment.unlisted': { ...inconclusive, evaluation: 'absent' },
  'environment.evaluation-refused': { ...inconclusive, evaluation: 'absent' },
  'environment.not-satisfied': { ...inconclusive, evaluation: 'unsatisfied' },
  'check.not-runnable': { ...inconclusive, evaluation: 'satisfied' },
  'materialization.refused': {
    ...inconclusive,
    evaluation: 'satisfied',
    materialization: 'materialization.refused',
  },
  'check.unreadable': {
    outcome: 'inconclusive',
    evaluation: 'satisfied',
    materialization: 'present',
    execution: 'check.unreadable',
  },
  'check.passed-at-revision': {
    outcome: 'no-change',
    evaluation: 'satisfied',
    materialization: 'present',
    execution: 'equal',
  },
  'check.failed-at-revision': {
    outcome: 'reproduced',
    evaluation: 'satisfied',
    materialization: 'present',
    execution: 'different',
  },
} as const satisfies Readonly<Record<string, Rung>>;

/** The one reason that a satisfied evaluation gives. */
export const satisfiedReason = 'sandbox.declaration-satisfied';
