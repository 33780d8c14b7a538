// The state of one stage: the first row that applies says class, action and reason. A terminal result wins over a moved
// target, a moved target over a failure; an attempt counts only where there is no result yet.
import { equalJson } from '#canonical';
import type { GitRevision, StageRequest, StageResult } from '#contract';
import { classOfAction } from '../documents/recovery.ts';
import type { Attempt, RecoveryAction, StateClass } from '../generated/common.d.ts';

/** What a stage is classified by. Attempt and result are never both there. */
export type StageState = {
  readonly request: StageRequest;
  readonly result: StageResult | undefined;
  readonly attempt: Attempt | undefined;
  readonly retryLimit: number;
  readonly sourceRevision: GitRevision;
  readonly observedAt: string;
};

export type ScannerReason =
  | 'scanner.stage-completed'
  | 'scanner.stage-skipped'
  | 'scanner.stage-cancelled'
  | 'scanner.target-revision-moved'
  | 'scanner.stage-stale'
  | 'scanner.stage-blocked'
  | 'scanner.stage-failed'
  | 'scanner.retry-limit-reached'
  | 'scanner.attempt-deadline-reached'
  | 'scanner.attempt-in-flight'
  | 'scanner.no-attempt';

type Rule = readonly [action: RecoveryAction, reason: ScannerReason, applies: (stage: StageState) => boolean];

const hasStatus = (status: StageResult['body']['status']) => (stage: StageState) =>
  stage.result?.body.status === status;

const isMoved = ({ request, sourceRevision }: StageState): boolean =>
  request.body.target_revision.state === 'present' && !equalJson(request.body.target_revision.value, sourceRevision);

const isRetryable = (stage: StageState): boolean =>
  hasStatus('failed')(stage) && (stage.result?.body.attempt_number ?? 0) < stage.retryLimit;

const isStranded = ({ attempt, observedAt }: StageState): boolean =>
  attempt !== undefined && attempt.deadline_at <= observedAt;

// biome-ignore format: a table
const rules: readonly Rule[] = [
  ['none',                     'scanner.stage-completed',          hasStatus('completed')],
  ['none',                     'scanner.stage-skipped',            hasStatus('skipped')],
  ['none',                     'scanner.stage-cancelled',          hasStatus('cancelled')],
  ['refresh-stage-inputs',     'scanner.target-revision-moved',    isMoved],
  ['refresh-stage-inputs',     'scanner.stage-stale',              hasStatus('stale')],
  ['resolve-stage-blocker',    'scanner.stage-blocked',            hasStatus('blocked')],
  ['retry-stage',              'scanner.stage-failed',             isRetryable],
  ['operator-reconcile',       'scanner.retry-limit-reached',      hasStatus('failed')],
  ['recover-stranded-attempt', 'scanner.attempt-deadline-reached', isStranded],
  ['wait-for-attempt',         'scanner.attempt-in-flight',        ({ attempt }) => attempt !== undefined],
];

/** Every reason that a classification can have, in the order of the rules. */
export const scannerReasons: readonly ScannerReason[] = [...rules.map(([, reason]) => reason), 'scanner.no-attempt'];

/** Class, action and reason of a stage. Total: a stage with neither attempt nor result is to be dispatched. */
export function classify(stage: StageState): {
  readonly class: StateClass;
  readonly action: RecoveryAction;
  readonly reason: ScannerReason;
} {
  const [action, reason] =
    rules.find(([, , applies]) => applies(stage)) ?? (['dispatch-stage', 'scanner.no-attempt'] as const);
  return { class: classOfAction[action], action, reason };
}
