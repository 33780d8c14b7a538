// What repeated, cancelled and missed events show, counted over the cases that passed. As they passed, their expectations
// are what happened.

import type { Expectation } from '../generated/common.d.ts';
import type { EvalDashboard } from '../generated/eval-dashboard.d.ts';
import type { GradedCase } from '../generated/eval-run-result.d.ts';

/** The family that shows them. */
export const recoveryFamily = 'repeated-cancelled-missed-events';

type Recovery = EvalDashboard['body']['recovery'];

// biome-ignore format: a table
const signs: Readonly<Record<keyof Recovery, (expectation: Expectation) => boolean>> = {
  stranded_recovered: (seen) =>
    (seen.disposition === 'observed' && seen.action === 'recover-stranded-attempt') ||
    (seen.disposition === 'planned' && seen.deliveries.some(({ operation }) => operation === 'recover-stranded-attempt')),
  cancelled_stayed_terminal: (seen) =>
    seen.disposition === 'observed' && seen.class === 'terminal' && seen.reason_id === 'scanner.stage-cancelled',
  repeats_redelivered_once: (seen) =>
    seen.disposition === 'planned' && seen.deliveries.some(({ delivery_mode }) => delivery_mode === 'redelivery'),
  repeats_suppressed_after_acknowledgement: (seen) => seen.disposition === 'planned' && seen.suppressed.length > 0,
  retry_limit_enforced: (seen) => seen.disposition === 'observed' && seen.reason_id === 'scanner.retry-limit-reached',
  events_refused: (seen) => seen.disposition === 'rejected',
};

/** The six counts; a case can count in several. */
export function countRecovery(cases: readonly GradedCase[]): Recovery {
  const passed = cases.filter(({ family_id, verdict }) => family_id === recoveryFamily && verdict === 'passed');
  const counts = Object.entries(signs).map(([name, shows]) => [
    name,
    passed.filter(({ expectation }) => shows(expectation)).length,
  ]);
  return Object.fromEntries(counts) as Recovery;
}
