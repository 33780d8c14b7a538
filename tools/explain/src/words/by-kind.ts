// The tables of words by the kind of document whose reasons they explain.
import { credentialPolicyWords } from './credential-policy.ts';
import { dutySeparationWords } from './duty-separation.ts';
import { caseWords } from './evals.ts';
import { evidenceIntegrityWords } from './evidence-integrity.ts';
import { killSwitchWords } from './kill-switch.ts';
import { plannerWords, scannerWords } from './orchestrator.ts';
import { enforcementWords, receiptCheckWords } from './receipt-check.ts';
import { reviewFixDetailWords, reviewFixWords } from './review-fix.ts';
import { riskGatesWords } from './risk-gates.ts';
import { sandboxWords } from './sandbox.ts';
import { reproductionWords } from './shadow.ts';
import type { Words, WordTable } from './words.ts';

export const wordsByKind: { readonly [kind: string]: WordTable } = {
  credential_policy_evaluation: credentialPolicyWords,
  duty_separation_evaluation: dutySeparationWords,
  eval_run_result: caseWords,
  evidence_integrity_evaluation: evidenceIntegrityWords,
  kill_switch_evaluation: killSwitchWords,
  orchestrator_reconciliation_plan: plannerWords,
  orchestrator_state_observation: scannerWords,
  review_fix_plan: { ...reviewFixWords, ...reviewFixDetailWords },
  risk_gate_evaluation: riskGatesWords,
  sandbox_policy_evaluation: sandboxWords,
  sandbox_enforcement_receipt: enforcementWords,
  sandbox_receipt_check: receiptCheckWords,
  shadow_reproduction_record: reproductionWords,
};

/** The words for a reason of a document of this kind; undefined for a reason that has none. */
export const wordsFor = (kind: string, reason: string): Words | undefined => {
  const table = Object.hasOwn(wordsByKind, kind) ? wordsByKind[kind] : undefined;
  return table !== undefined && Object.hasOwn(table, reason) ? table[reason] : undefined;
};
