// Observation and reconciliation plan: one finding for each stage, under the key of the stage.
import type { Json, JsonObject } from '#canonical';
import { observationKind, reconciliationPlanKind } from '#orchestrator';
import { at, listOf, numberOf, objectOf, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { deliveryWords, plannerWords, scannerWords } from '../words/orchestrator.ts';
import type { Words } from '../words/words.ts';

export const explainers: readonly Explainer[] = [
  {
    kind: 'orchestrator_state_observation',
    self: 'observation',
    item: 'stage',
    admits: observationKind,
    explain: explainObservation,
  },
  {
    kind: 'orchestrator_reconciliation_plan',
    self: 'plan',
    item: 'stage',
    admits: reconciliationPlanKind,
    explain: explainPlan,
  },
];

const stageOf = (item: Json): string => {
  const { initiative_id, workflow_id, stage_id, task_class_id } = objectOf(at(item, 'stage_key'));
  return [initiative_id, workflow_id, stage_id, task_class_id].map(textOf).join(' / ');
};

const finding = (item: Json, reason: string, words: Words | undefined, word: string): readonly Finding[] =>
  words === undefined ? [] : [{ about: `${stageOf(item)}, ${word}`, reason, weight: 'told', words, item }];

/** A classification, by the reason of its recovery. */
const classified = (item: Json): readonly Finding[] => {
  const reason = textOf(at(item, 'recovery.reason_id'));
  return finding(
    item,
    reason,
    scannerWords[reason],
    `${textOf(at(item, 'class'))}, ${textOf(at(item, 'recovery.action'))}`,
  );
};

function explainObservation(content: JsonObject): Explanation {
  const classifications = listOf(at(content, 'body.classifications'));
  return {
    verdict: `${classifications.length} classified`,
    summary: `Stages as they stood at ${textOf(at(content, 'body.observed_at'))}; nothing is started by an observation.`,
    findings: classifications.flatMap(classified),
    inputs: namedInputs(content, [['snapshot', 'orchestrator_state_snapshot', 'body.snapshot_ref']]),
  };
}

function explainPlan(content: JsonObject): Explanation {
  const body = objectOf(content.body);
  const [deliveries, deferred, suppressed, messages] = [
    'deliveries',
    'deferred',
    'suppressed',
    'operator_messages',
  ].map((list) => listOf(body[list])) as [readonly Json[], readonly Json[], readonly Json[], readonly Json[]];
  const { active_pending, available_slots, max_in_flight } = objectOf(body.concurrency);
  const held = (item: Json, word: string): readonly Finding[] => {
    const reason = textOf(at(item, 'reason_id'));
    return finding(item, reason, plannerWords[reason], word);
  };
  return {
    verdict: `${deliveries.length} to deliver, ${deferred.length} deferred, ${suppressed.length} suppressed, ${messages.length} for an operator`,
    summary: `Of ${numberOf(max_in_flight)} deliveries that may be in flight ${numberOf(active_pending)} are pending, so ${numberOf(available_slots)} more may start; a plan starts nothing itself.`,
    findings: [
      ...deliveries.flatMap((item) => {
        const mode = textOf(at(item, 'delivery_mode'));
        return finding(item, mode, deliveryWords[mode], textOf(at(item, 'operation')));
      }),
      ...deferred.flatMap((item) => held(item, 'deferred')),
      ...suppressed.flatMap((item) => held(item, 'suppressed')),
      ...messages.flatMap(classified),
    ],
    inputs: namedInputs(content, [
      ['observation', 'orchestrator_state_observation', 'body.observation_ref'],
      ['ledger', 'orchestrator_delivery_ledger', 'body.delivery_ledger_ref'],
    ]),
  };
}
