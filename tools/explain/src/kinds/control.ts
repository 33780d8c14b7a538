// The evaluations of the six policies. Their kinds refuse reasons out of the vocabulary and a verdict that the reasons do
// not give, so what is left to say is which rules they are and what those read.

import type { JsonObject } from '#canonical';
import {
  credentialEvaluationKind,
  dutyEvaluationKind,
  evaluationReasons,
  evidenceEvaluationKind,
  killSwitchEvaluationKind,
  riskEvaluationKind,
  sandboxEvaluationKind,
} from '#control';
import { at, listOf, textOf } from '../at.ts';
import type { Admits, Explainer, Explanation, Finding, Weight } from '../explanation.ts';
import { dutyInput, type InputPlace, namedInputs, policyInputs, stageInputs } from '../named-inputs.ts';
import { wordsFor } from '../words/by-kind.ts';

type Judged = { readonly admits: Admits; readonly inputs: readonly InputPlace[] };

const judged: { readonly [kind in keyof typeof evaluationReasons]: Judged } = {
  duty_separation_evaluation: {
    admits: dutyEvaluationKind,
    inputs: [...stageInputs, ...policyInputs('duty_separation_policy')],
  },
  risk_gate_evaluation: {
    admits: riskEvaluationKind,
    inputs: [
      ...stageInputs,
      dutyInput,
      ['claim', 'risk_gate_decision_claim', 'body.decision_claim_ref'],
      ...policyInputs('risk_gates_policy'),
    ],
  },
  kill_switch_evaluation: {
    admits: killSwitchEvaluationKind,
    inputs: [
      ['state', 'kill_switch_state', 'body.state_ref'],
      ['attempt', 'kill_switch_attempt', 'body.attempt_ref'],
      dutyInput,
      ...policyInputs('kill_switch_policy'),
    ],
  },
  sandbox_policy_evaluation: {
    admits: sandboxEvaluationKind,
    inputs: [
      ['claim', 'execution_environment_claim', 'body.claim_ref'],
      dutyInput,
      ['observation', 'sandbox_verifier_observation', 'body.verifier_binding.observation_sha256'],
      ['accepted', 'sandbox_accepted_identity_set', 'body.verifier_binding.accepted_set_sha256'],
      ...policyInputs('sandbox_policy'),
    ],
  },
  credential_policy_evaluation: {
    admits: credentialEvaluationKind,
    inputs: [
      ...stageInputs,
      dutyInput,
      ['claim', 'credential_boundary_claim', 'body.claim_ref'],
      ...policyInputs('credential_policy'),
    ],
  },
  evidence_integrity_evaluation: {
    admits: evidenceEvaluationKind,
    inputs: [
      ...stageInputs,
      ['presentation', 'evidence_integrity_presentation', 'body.presentation_ref'],
      ...policyInputs('evidence_integrity_policy'),
    ],
  },
};

const summaries: { readonly [verdict: string]: (count: number) => string } = {
  satisfied: () => 'By its reasons no rule is broken and nothing is left open.',
  violated: (count) =>
    `By its reasons ${count === 1 ? 'a rule is' : `${count} rules are`} broken, and one broken rule decides.`,
  inconclusive: (count) =>
    `By its reasons no rule is broken, but ${count === 1 ? 'one thing is' : `${count} things are`} not known, and what is not known is never taken for satisfied.`,
};

/** A reason is the evaluation's word. A value that is printed under it may well say otherwise, and then it counts. */
export const notJudged =
  'Nothing is judged again here: each Why is what the reason claims, and where a value read says otherwise the claim is wrong. `npm run -s ystack -- control --help` lists the commands that judge again.';

export const explainers: readonly Explainer[] = Object.entries(judged).map(([kind, { admits, inputs }]) => ({
  kind,
  self: 'evaluation',
  admits,
  explain: (content) => explain(content, kind, inputs),
}));

const tables: { readonly [kind: string]: { readonly [reason: string]: Weight } } = evaluationReasons;

function explain(content: JsonObject, kind: string, inputs: readonly InputPlace[]): Explanation {
  const reasons = listOf(at(content, 'body.reason_ids')).map(textOf);
  const findings = reasons.flatMap((reason): readonly Finding[] => {
    const words = wordsFor(kind, reason);
    return words === undefined ? [] : [{ reason, weight: tables[kind]?.[reason] ?? 'told', words }];
  });
  const verdict = textOf(at(content, 'body.verdict'));
  const weighing = findings.filter(
    ({ weight }) => weight === (verdict === 'violated' ? 'violation' : 'unknown'),
  ).length;
  return {
    verdict,
    summary: summaries[verdict]?.(weighing) ?? '',
    remarks: [notJudged],
    findings,
    inputs: namedInputs(content, inputs),
  };
}
