// The fields that a rule is said to read can be there: each pointer leads somewhere in the schema of the document it is
// for, and each document is one that the evaluation names.
import { expect, test } from 'vitest';
import { wordsByKind } from '../src/words/by-kind.ts';
import { caseWords, familyWords, reportStatusWords } from '../src/words/evals.ts';
import { anyGateWords, gateWords } from '../src/words/gates.ts';
import { deliveryWords, plannerWords, scannerWords } from '../src/words/orchestrator.ts';
import { outcomeWords, statusWords } from '../src/words/stage-result.ts';
import type { WordTable } from '../src/words/words.ts';
import { leadsSomewhere } from './support/schema-pointer.ts';

type Place = string | readonly [kind: string, prefix: string];
const stage = { request: 'stage_request', resolved: 'resolved_profile', result: 'stage_result' };
const duty = { duty: 'duty_separation_evaluation' };
const observation = 'orchestrator_state_observation';
const reconciliation = 'orchestrator_reconciliation_plan';
const words = (kind: string): WordTable => wordsByKind[kind] ?? {};

const tables: readonly (readonly [
  of: string,
  words: WordTable,
  inputs: { readonly [name: string]: Place | readonly Place[] },
])[] = [
  ['duty_separation_evaluation', words('duty_separation_evaluation'), { ...stage, policy: 'duty_separation_policy' }],
  [
    'risk_gate_evaluation',
    words('risk_gate_evaluation'),
    {
      ...stage,
      ...duty,
      claim: 'risk_gate_decision_claim',
      policy: 'risk_gates_policy',
      evaluation: 'risk_gate_evaluation',
    },
  ],
  [
    'kill_switch_evaluation',
    words('kill_switch_evaluation'),
    { ...duty, state: 'kill_switch_state', attempt: 'kill_switch_attempt', evaluation: 'kill_switch_evaluation' },
  ],
  [
    'sandbox_policy_evaluation',
    words('sandbox_policy_evaluation'),
    {
      ...duty,
      claim: 'execution_environment_claim',
      policy: 'sandbox_policy',
      evaluation: 'sandbox_policy_evaluation',
    },
  ],
  [
    'credential_policy_evaluation',
    words('credential_policy_evaluation'),
    {
      ...stage,
      ...duty,
      claim: 'credential_boundary_claim',
      policy: 'credential_policy',
      evaluation: 'credential_policy_evaluation',
    },
  ],
  [
    'evidence_integrity_evaluation',
    words('evidence_integrity_evaluation'),
    { ...stage, presentation: 'evidence_integrity_presentation', evaluation: 'evidence_integrity_evaluation' },
  ],
  [
    'sandbox_receipt_check',
    words('sandbox_receipt_check'),
    {
      receipt: 'sandbox_enforcement_receipt',
      expectation: 'sandbox_receipt_expectation',
      sandbox: 'sandbox_policy_evaluation',
      accepted: 'sandbox_accepted_identity_set',
      evaluation: 'sandbox_receipt_check',
    },
  ],
  ['sandbox_enforcement_receipt', words('sandbox_enforcement_receipt'), { receipt: 'sandbox_enforcement_receipt' }],
  [
    observation,
    scannerWords,
    {
      observation,
      stage: [
        [observation, '/body/classifications/*'],
        [reconciliation, '/body/operator_messages/*'],
      ],
    },
  ],
  [
    `${reconciliation}, held`,
    plannerWords,
    {
      plan: reconciliation,
      stage: [
        [reconciliation, '/body/deferred/*'],
        [reconciliation, '/body/suppressed/*'],
      ],
    },
  ],
  [
    `${reconciliation}, delivered`,
    deliveryWords,
    { plan: reconciliation, ledger: 'orchestrator_delivery_ledger', stage: [reconciliation, '/body/deliveries/*'] },
  ],
  [
    'review_fix_plan',
    words('review_fix_plan'),
    {
      plan: 'review_fix_plan',
      context: 'review_fix_change_context',
      review: 'loop_review_observation',
      policy: 'review_fix_policy',
      credential: 'credential_policy_evaluation',
      risk: 'risk_gate_evaluation',
      reconciliation,
      ledger: 'review_fix_attempt_ledger',
    },
  ],
  ['eval_run_result', caseWords, { case: ['eval_run_result', '/body/cases/*'] }],
  ['eval_dashboard', familyWords, { family: ['eval_dashboard', '/body/families/*'] }],
  ['eval_report', reportStatusWords, { case: ['eval_report', '/body/cases/*'] }],
  ['shadow_reproduction_record', words('shadow_reproduction_record'), { record: 'shadow_reproduction_record' }],
  ['stage_result', { ...statusWords, ...outcomeWords }, { result: 'stage_result' }],
  ['gate_record', { ...gateWords, any: anyGateWords }, { gate: 'gate_record' }],
];

const listed = (places: Place | readonly Place[] | undefined): readonly (readonly [kind: string, prefix: string])[] => {
  if (places === undefined) return [];
  if (typeof places === 'string') return [[places, '']];
  const [first, second] = places;
  if (typeof first === 'string' && typeof second === 'string') return [[first, second]];
  return (places as readonly Place[]).flatMap(listed);
};

test.each(tables)('%s', (_, table, inputs) => {
  const reads = Object.entries(table).flatMap(([reason, { reads: list }]) =>
    list.map((read) => [reason, read] as const),
  );
  expect(reads.length).toBeGreaterThan(0);
  const lost = reads.filter(([, read]) => {
    const name = read.slice(0, read.indexOf(' '));
    const pointer = read.slice(read.indexOf(' ') + 1);
    const places = listed(inputs[name]);
    return !places.some(([kind, prefix]) => leadsSomewhere(kind, `${prefix}${pointer}`));
  });
  expect(lost).toEqual([]);
});

test('a pointer that leads nowhere is noticed', () => {
  expect(leadsSomewhere('stage_request', '/body/operation/role')).toBe(true);
  expect(leadsSomewhere('stage_request', '/body/operation/rule')).toBe(false);
  expect(leadsSomewhere('resolved_profile', '/body/bindings/*/binding/role')).toBe(true);
  expect(leadsSomewhere('resolved_profile', '/body/bindings/*/role')).toBe(false);
});
