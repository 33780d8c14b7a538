// The vocabulary of every kind of evaluation, for whoever explains or counts them.
import { dutySeparationReasons } from './duty-separation/reasons.ts';
import { riskGateReasons } from './risk-gates/reasons.ts';

/** For each kind of evaluation: reason id to class. */
export const evaluationReasons = {
  duty_separation_evaluation: dutySeparationReasons,
  risk_gate_evaluation: riskGateReasons,
} as const;
