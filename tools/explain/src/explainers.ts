// The list of what can be explained. A room is loaded when a document of its kind is at hand, and not before.
import type { Explainer } from './explanation.ts';

type Load = () => Promise<{ readonly explainers: readonly Explainer[] }>;

const control: Load = () => import('./kinds/control.ts');
const evals: Load = () => import('./kinds/evals.ts');
const receipt: Load = () => import('./kinds/receipt-check.ts');
const orchestrator: Load = () => import('./kinds/orchestrator.ts');

const loads: { readonly [kind: string]: Load } = {
  credential_policy_evaluation: control,
  duty_separation_evaluation: control,
  eval_dashboard: evals,
  eval_report: evals,
  eval_run_result: evals,
  evidence_integrity_evaluation: control,
  gate_record: () => import('./kinds/gate-record.ts'),
  kill_switch_evaluation: control,
  orchestrator_reconciliation_plan: orchestrator,
  orchestrator_state_observation: orchestrator,
  review_fix_plan: () => import('./kinds/review-fix.ts'),
  risk_gate_evaluation: control,
  sandbox_enforcement_receipt: receipt,
  sandbox_policy_evaluation: control,
  sandbox_receipt_check: receipt,
  shadow_reproduction_record: () => import('./kinds/shadow.ts'),
  stage_result: () => import('./kinds/stage-result.ts'),
};

/** Every kind that can be explained, by code point. */
export const explainedKinds: readonly string[] = Object.keys(loads);

/** How a kind is explained; undefined for a kind that is none of these. */
export async function explainerOf(kind: string): Promise<Explainer | undefined> {
  if (!Object.hasOwn(loads, kind)) return undefined;
  return (await loads[kind]?.())?.explainers.find((explainer) => explainer.kind === kind);
}
