// The record of a reproduction: one reason, which says how far it came.
import type { JsonObject } from '#canonical';
import { reproductionRecordKind } from '#shadow';
import { at, textOf } from '../at.ts';
import type { Explainer, Explanation, Weight } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { reproductionWords } from '../words/shadow.ts';

export const explainers: readonly Explainer[] = [
  { kind: 'shadow_reproduction_record', self: 'record', admits: reproductionRecordKind, explain },
];

const weights: { readonly [outcome: string]: Weight } = { inconclusive: 'unknown' };

function explain(content: JsonObject): Explanation {
  const outcome = textOf(at(content, 'body.outcome'));
  const reason = textOf(at(content, 'body.reason_id'));
  const words = reproductionWords[reason];
  return {
    verdict: outcome,
    summary: 'The failing check of an incident, judged again at the revision at which it was seen.',
    findings: words === undefined ? [] : [{ reason, weight: weights[outcome] ?? 'told', words }],
    inputs: namedInputs(content, [
      ['incident', 'shadow_incident_record', 'body.incident_ref'],
      ['claim', 'execution_environment_claim', 'body.environment.claim_ref'],
      ['registry', 'shadow_environment_registry', 'body.environment.registry_ref'],
      ['sandbox', 'sandbox_policy_evaluation', 'body.environment.evaluation.value.evaluation_ref'],
      ['identity', 'qualified_identity', 'body.qualified_identity_ref'],
      ['result', 'stage_result', 'body.materialization.value.stage_result_ref'],
      ['ledger', 'telemetry_trace_ledger', 'body.trace_ledger_ref'],
    ]),
  };
}
