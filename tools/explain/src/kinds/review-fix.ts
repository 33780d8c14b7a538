// The plan for a fix after a review: the first rung of the ladder that held, and what made it hold.
import type { JsonObject } from '#canonical';
import { reviewFixPlanKind } from '#loop';
import { at, listOf, numberOf, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { killSwitchWords } from '../words/kill-switch.ts';
import { reviewFixDetailWords, reviewFixWords } from '../words/review-fix.ts';
import { type Words, words } from '../words/words.ts';

export const explainers: readonly Explainer[] = [
  {
    kind: 'review_fix_plan',
    self: 'plan',
    admits: reviewFixPlanKind,
    explain,
  },
];

function explain(content: JsonObject): Explanation {
  const decision = at(content, 'body.decision');
  const reason = textOf(at(decision, 'outcome'));
  const isFix = reason === 'fix-request';
  const rung = reviewFixWords[reason];
  const push = textOf(at(decision, 'fix_request.value.push_allowed_reason_id'));
  const qualification = textOf(at(content, 'body.qualification.reason_id'));
  const details = listOf(at(decision, 'detail')).map(textOf);
  return {
    verdict: reason,
    summary: `Rules are asked in order and the first that holds decides; attempt ${numberOf(at(content, 'body.attempt.next_number'))} of ${numberOf(at(content, 'body.attempt.limit'))} would be next.`,
    findings: [
      ...(rung === undefined
        ? []
        : [{ reason, weight: isFix ? ('satisfied' as const) : ('violation' as const), words: rung }]),
      ...details.flatMap((detail) => told(detail, detailWords(detail))),
      ...[push, qualification].flatMap((given) => told(given, reviewFixDetailWords[given])),
    ],
    inputs: namedInputs(content, [
      ['context', 'review_fix_change_context', 'body.inputs.change_context_ref'],
      ['review', 'adapter_observation', 'body.inputs.observation_ref'],
      ['policy', 'review_fix_policy', 'body.inputs.policy_ref'],
      ['credential', 'credential_policy_evaluation', 'body.inputs.credential_evaluation_ref'],
      ['risk', 'risk_gate_evaluation', 'body.inputs.risk_gate_evaluation_ref'],
      ['reconciliation', 'orchestrator_reconciliation_plan', 'body.inputs.reconciliation_plan_ref'],
      ['ledger', 'review_fix_attempt_ledger', 'body.inputs.attempt_ledger_ref'],
    ]),
  };
}

const told = (reason: string, known: Words | undefined): readonly Finding[] =>
  known === undefined ? [] : [{ reason, weight: 'told', words: known }];

/** A kill switch that is not cleared gives a reason of its own, which the change context only repeats. */
function detailWords(detail: string): Words | undefined {
  const { rule, mend } = killSwitchWords[detail] ?? {};
  return rule === undefined || mend === undefined
    ? reviewFixDetailWords[detail]
    : words(rule, ['context /body/kill_switch'], mend);
}
