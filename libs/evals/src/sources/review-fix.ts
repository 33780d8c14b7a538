// `loop.review-fix.v1`: a review and everything around it, put to the review-fix planner under the policy that the case
// carries. What is compared is the rung of its ladder, the reasons on it, and which findings it would have fixed or leaves.
// A case of another policy than the one that ships would prove nothing of this house, so the policy must be that one.
import { accept, type Result, refuse } from '#canonical';
import { type Digested, unrelated } from '#contract';
import { reviewFix as planReviewFix, type ReviewFixPlan, type ReviewFixPolicy, shippedReviewFixPolicy } from '#loop';
import type { Opened } from '../seed-set/carried.ts';
import { defineSource } from './source.ts';
import { documentSubject } from './subject.ts';

export const reviewFix = defineSource('loop.review-fix.v1', {
  disposition: 'decided',
  valueKey: 'decision',
  carried: ({ inputs }, at) => {
    const place = [...at, 'inputs'];
    // biome-ignore format: a table
    return {
      policy:         { document: inputs.policy,                at: [...place, 'policy'],                kind: 'review_fix_policy' },
      observation:    { document: inputs.observation,           at: [...place, 'observation'],           kind: 'adapter_observation' },
      context:        { document: inputs.change_context,        at: [...place, 'change_context'],        kind: 'review_fix_change_context', isSubject: true },
      credential:     { document: inputs.credential_evaluation, at: [...place, 'credential_evaluation'], kind: 'credential_policy_evaluation' },
      risk:           { document: inputs.risk_gate_evaluation,  at: [...place, 'risk_gate_evaluation'],  kind: 'risk_gate_evaluation' },
      reconciliation: { document: inputs.reconciliation_plan,   at: [...place, 'reconciliation_plan'],   kind: 'orchestrator_reconciliation_plan' },
      ledger:         { document: inputs.attempt_ledger,        at: [...place, 'attempt_ledger'],        kind: 'review_fix_attempt_ledger' },
    };
  },
  judge: ({ policy, ...inputs }) => {
    const pinned = policyOf(policy);
    if (!pinned.ok) return pinned;
    const planned = planReviewFix(pinned.value, inputs);
    return planned.ok ? accept(decisionOf(planned.value)) : planned;
  },
  subject: ({ context }) => documentSubject(context, 1),
  tool: () => 'review-fix-planner.v1',
});

function policyOf({ sha256 }: Opened): Result<Digested<ReviewFixPolicy>> {
  const shipped = shippedReviewFixPolicy();
  return sha256 === shipped.sha256
    ? accept(shipped)
    : refuse(unrelated(['inputs', 'policy', 'sha256'], `${shipped.sha256}, the policy that ships`));
}

const decisionOf = ({ body: { decision } }: ReviewFixPlan) => ({
  outcome: decision.outcome,
  detail: decision.detail,
  finding_ids: decision.fix_request.state === 'present' ? idsOf(decision.fix_request.value.findings) : [],
  excluded_finding_ids: idsOf(decision.excluded_protected_findings),
});

const idsOf = (findings: readonly { readonly finding_id: string }[]): string[] =>
  findings.map(({ finding_id }) => finding_id);
