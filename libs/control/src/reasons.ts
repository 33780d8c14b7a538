// The vocabulary of every kind of evaluation, for whoever explains or counts them.
import { credentialReasons } from './credential-policy/reasons.ts';
import { dutySeparationReasons } from './duty-separation/reasons.ts';
import { evidenceReasons } from './evidence-integrity/reasons.ts';
import { killSwitchReasons } from './kill-switch/reasons.ts';
import { riskGateReasons } from './risk-gates/reasons.ts';
import { boundSandboxReasons, sandboxReasons } from './sandbox/reasons.ts';

/** For each kind of evaluation: reason id to class. */
export const evaluationReasons = {
  credential_policy_evaluation: credentialReasons,
  duty_separation_evaluation: dutySeparationReasons,
  evidence_integrity_evaluation: evidenceReasons,
  kill_switch_evaluation: killSwitchReasons,
  risk_gate_evaluation: riskGateReasons,
  sandbox_policy_evaluation: { ...sandboxReasons, ...boundSandboxReasons },
} as const;
