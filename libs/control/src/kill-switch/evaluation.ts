// `kill_switch_evaluation`: whether an attempt may go on. A stop is told together with everything else that was found.
import { defineEvaluation } from '../evaluation-kind.ts';
import { type KillSwitchEvaluation, validate } from '../generated/kill-switch-evaluation.js';
import { isStop, killSwitchReasons } from './reasons.ts';

export const killSwitchEvaluationKind = defineEvaluation<KillSwitchEvaluation>({
  kind: 'kill_switch_evaluation',
  validate,
  reasons: killSwitchReasons,
  keepsAll: isStop,
});
