// `kill_switch_evaluation`: whether an attempt may go on. A stop is told together with everything else that was found.
import { type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import { type KillSwitchEvaluation, validate } from '../generated/kill-switch-evaluation.js';
import { isStop, killSwitchReasons } from './reasons.ts';

export const killSwitchEvaluationKind: DocumentKind<KillSwitchEvaluation> = defineEvaluation<KillSwitchEvaluation>({
  kind: 'kill_switch_evaluation',
  validate,
  reasons: killSwitchReasons,
  keepsAll: isStop,
  relations: [
    ({ id, body }) =>
      id === body.attempt_ref.id ? undefined : unrelated(['id'], `the id of the attempt \`${body.attempt_ref.id}\``),
  ],
});
