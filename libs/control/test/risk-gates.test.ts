// Risk gates: every reason through the door, and the tokens in their order.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import {
  evaluateDuty,
  evaluateRiskGates,
  evaluateRiskGatesDocuments,
  evaluationReasons,
  judgeRisk,
  riskClaimKind,
  riskEvaluationKind,
} from '#control';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { type ApprovalChoice, approvalInputs, secondDecision } from '../../../tools/seeds/src/base/approval.ts';
import type { RiskInputs } from '../src/index.ts';
import { readRiskClaim } from '../src/risk-gates/claim.ts';
import { bytesOf, carried, deep, digested } from './support/digested.ts';
import { refusalText, saidOf } from './support/outcome.ts';
import { bundle, bundleWithBadExamples, house } from './support/shipped.ts';
import { riskBytes } from './support/stage.ts';

const routine: ApprovalChoice = { tier: 'routine' };
const high: ApprovalChoice = { tier: 'high', reasons: ['risk.migration'] };
const bootstrap: ApprovalChoice = { tier: 'bootstrap' };
const claimed = (...claim: Edit[]): ApprovalChoice => ({ ...routine, claim });
const decided = (member: string, value: unknown) => claimed([`/decision/value/${member}`, value]);
const refs = (...edits: Edit[]): ApprovalChoice => ({ ...routine, refs: edits });
const operated = (...claim: Edit[]): ApprovalChoice => ({ ...high, claim });
const violatedDuty = { verdict: 'violated', reasons: ['requester.principal_id-collision'] };
const unknownDuty = { verdict: 'inconclusive', reasons: ['actual.capability-unclassified'] };
const asForge: Edit = ['/requested_by/principal_id', 'principal.forge'];
const unheardOf: Edit = ['/execution/used_capability', { kind: 'unclassified', id: 'capability.unheard-of' }];
const malformed =
  'violated: classification.forced-tier-mismatch, classification.reasons-mismatch, decision.claim-malformed';

const { base } = approvalInputs(house, routine).request.content.body;

// biome-ignore format: a table
const rows: readonly (readonly [choice: ApprovalChoice, said: string])[] = [
  // what is changed of a good case                                                         what is said
  [routine,                                                                                 'inconclusive: decision.provenance-unqualified'],
  [high,                                                                                    'inconclusive: decision.provenance-unqualified'],
  [bootstrap,                                                                               'inconclusive: decision.provenance-unqualified'],
  [{ tier: 'routine', declared: 'high' },                                                   'inconclusive: decision.provenance-unqualified'],
  [{ ...routine, status: 'failed', result: [unheardOf], duty: unknownDuty },                'inconclusive: decision.provenance-unqualified, duty.inconclusive'],

  // a body that is none
  [claimed(['/decision/value/decision_kind', undefined]),                                   malformed],
  [claimed(['/activation_state', 'active']),                                                malformed],
  [claimed(['/classification/reason_ids', ['risk.ferry', 'risk.ferry']]),                   malformed],
  [claimed(['/classification/tier', 'low']),                                                malformed],
  [decided('decided_by/authority_ref', {}),                                                 malformed],
  [decided('recorded_at', '2030-02-30T00:00:00Z'),                                          malformed],
  [claimed(['/request_basis_sha256', 'none']),                                              malformed],
  [claimed(['/policy_ref', 'none']),                                                        malformed],
  [claimed(['/required_gate_refs', {}]),                                                    malformed],
  [claimed(['/unheard_of', 1]),                                                             malformed],

  // what the request says of policy and requirement
  [refs(['/risk/policy_ref/scope_sha256', '0'.repeat(64)]),                                 'violated: risk.policy-ref-mismatch'],
  [refs(['/risk/policy_ref/decision_record_ref', shapes.content('policy', '0')]),              'violated: risk.policy-ref-mismatch'],
  [refs(['/risk/required_gate_refs/0/scope_sha256', '0'.repeat(64)]),                       'violated: risk.requirement-ref-mismatch'],
  [refs(['/risk/required_gate_refs', []]),                                                  'violated: risk.requirement-ref-mismatch'],
  [{ ...routine, moved: [['/source', { state: 'absent' }]] },                               'violated: decision.stale, decision.unbound, risk.policy-ref-mismatch, risk.requirement-ref-mismatch'],
  [claimed(['/policy_ref/scope_sha256', '0'.repeat(64)]),                                   'violated: decision.claim-context-mismatch'],
  [claimed(['/policy_ref', {}]),                                                            'violated: decision.claim-context-mismatch'],
  [claimed(['/required_gate_refs', []]),                                                    'violated: decision.claim-context-mismatch'],

  // what the claim is about
  [{ ...routine, moved: [['/stage_id', 'stage.other']], rebound: true },                    'violated: decision.stale'],
  [claimed(['/request_basis_sha256', '0'.repeat(64)]),                                      'violated: decision.stale'],
  [{ ...routine, moved: [['/stage_id', 'stage.other']] },                                   'violated: decision.stale, decision.unbound'],
  [{ ...routine, moved: [['/gate_decision_refs', []]] },                                    'violated: decision.unbound'],
  [{ ...routine, moved: [['/gate_decision_refs/0/decision_record_ref/content_id', 'claim.other']] }, 'violated: decision.unbound'],
  [{ ...routine, moved: [['/gate_decision_refs/0/scope_sha256', '0'.repeat(64)]] },         'violated: decision.unbound'],
  [{ ...routine, claimAfter: [['/decision/value/recorded_at', '2029-12-31T22:00:00Z']] },   'violated: decision.unbound'],
  [{ ...routine, moved: [['/gate_decision_refs/-', secondDecision()]] },                    'violated: decision.ambiguous'],
  [{ ...routine, moved: [['/gate_decision_refs/-', secondDecision('application/json')]] },  'inconclusive: decision.provenance-unqualified'],

  // how risky it is
  [claimed(['/classification/reason_ids', ['risk.other']]),                                 'violated: classification.reasons-mismatch'],
  [{ tier: 'routine', reasons: ['risk.migration'], declared: 'high' },                      'violated: classification.forced-tier-mismatch'],
  [{ tier: 'high', declared: 'routine' },                                                   'violated: risk.tier-downgrade'],
  [{ ...routine, reasons: ['risk.migration'] },                                             'violated: classification.forced-tier-mismatch, risk.tier-downgrade'],
  [{ ...routine, request: [['/base', { state: 'absent' }]] },                               'violated: classification.forced-tier-mismatch, risk.tier-downgrade'],
  // Only a bootstrap may have no target; then it is one, whatever is claimed.
  [{ tier: 'routine', declared: 'bootstrap', request: [['/base', base]] },                  'violated: classification.forced-tier-mismatch'],
  [{ ...routine, request: [['/risk/tier/namespace', 'org.ferry']] },                        'violated: classification.forced-tier-mismatch, risk.tier-unsupported'],

  // what duty separation says
  [{ ...routine, request: [asForge], duty: violatedDuty },                                  'violated: duty.violated'],

  // what was decided, and by whom
  [claimed(['/decision', { state: 'absent' }]),                                             'violated: decision.missing'],
  [operated(['/decision', { state: 'absent' }]),                                            'violated: decision.missing'],
  [decided('asserted_decision', 'reject'),                                                  'violated: decision.rejected'],
  [decided('decision_kind', 'operator-plan-approval'),                                      'violated: decision.kind-denied'],
  [decided('decided_by/role', 'operator'),                                                  'violated: decision.actor-unbound, decision.role-denied'],
  [{ ...high, decider: 'reviewer' },                                                        'violated: decision.actor-unbound, decision.role-denied'],
  [decided('decided_by/principal_id', 'principal.other'),                                   'violated: decision.actor-unbound'],
  [decided('decided_by/implementation_version', 'v2'),                                      'violated: decision.actor-unbound'],
  [operated(['/decision/value/decided_by/principal_id', 'principal.other']),                'violated: decision.actor-unbound'],
  [{ ...high, request: [['/requested_by/role', 'manager']] },                               'violated: decision.actor-unbound'],
  [{ ...high, request: [['/requested_by/role', 'manager']], claim: [['/decision/value/decided_by/role', 'manager']] }, 'violated: decision.actor-unbound, decision.role-denied'],
  [decided('recorded_at', '2030-01-01T00:00:01Z'),                                          'violated: decision.after-request'],
  [decided('recorded_at', '2030-01-01T00:00:00Z'),                                          'inconclusive: decision.provenance-unqualified'],
  // Without a rule for the tiers there is nothing to hold kind, role, actor and time against.
  [{ tier: 'high', declared: 'routine', claim: [['/decision/value/decision_kind', 'any-kind']] }, 'violated: risk.tier-downgrade'],
];

describe('the reasons', () => {
  test.each(rows)('%j: %s', (choice, said) => {
    expect(saidOf(evaluateRiskGates(bundle, riskBytes(choice)))).toBe(said);
  });

  test('each is in the table', () => {
    const said = rows.flatMap(([, text]) => text.split(': ')[1]?.split(', ') ?? []);
    expect([...new Set(said)].sort()).toEqual(Object.keys(evaluationReasons.risk_gate_evaluation).sort());
  });
});

// The core has one reviewer in every profile; the judge does not rely on it.
test('of two reviewers nobody can say which decided', () => {
  const { request, resolved_profile, claim } = approvalInputs(house, routine);
  const { bindings } = resolved_profile.content.body;
  const reviewer = bindings.find(({ binding }) => binding.role === 'reviewer');
  const twice = edited(resolved_profile.content, [['/body/bindings', [...bindings, reviewer]]]);
  const read = readRiskClaim({ value: claim.content, sha256: claim.sha256 }, 5);
  if (!read.ok) throw new Error(read.refusal.expected);
  const risk = { request: request.content, duty: 'satisfied', claim: read.value } as const;
  const said = (resolved: typeof twice) =>
    judgeRisk(bundle.policies['risk-gates'], { ...risk, resolved }).decision.reason_ids;
  expect(said(resolved_profile.content)).toEqual(['decision.provenance-unqualified']);
  expect(said(twice)).toEqual(['decision.actor-unbound']);
});

describe('the tiers', () => {
  // biome-ignore format: a table
  test.each([
    // case                                                                declared     minimum
    [routine,                                                             'routine',   'routine'],
    [high,                                                                'high',      'high'],
    [bootstrap,                                                           'bootstrap', 'bootstrap'],
    [{ tier: 'routine', declared: 'high' } as const,                      'high',      'routine'],
    [{ ...routine, reasons: ['risk.workflow'] },                          'routine',   'high'],
    [claimed(['/unheard_of', 1]),                                         'routine',   'unknown'],
    [{ ...routine, request: [['/risk/tier/namespace', 'org.ferry']] as Edit[] }, 'routine', 'unknown'],
  ])('%j', (choice, declared_tier, minimum_tier) => {
    const evaluated = evaluateRiskGates(bundle, riskBytes(choice));
    expect(evaluated.ok && evaluated.value.content.body.classification).toEqual({ declared_tier, minimum_tier });
  });

  test.each(bundle.policies['risk-gates'].policy.content.body.forced_high_reason_ids)('%s forces high', (reason) => {
    const said = saidOf(evaluateRiskGates(bundle, riskBytes({ tier: 'high', reasons: [reason] })));
    expect(said).toBe('inconclusive: decision.provenance-unqualified');
    const low = evaluateRiskGates(bundle, riskBytes({ tier: 'routine', declared: 'high', reasons: [reason] }));
    expect(saidOf(low)).toBe('violated: classification.forced-tier-mismatch');
  });
});

test('what is said is a risk evaluation, about exactly what was handed in', () => {
  const inputs = approvalInputs(house, routine);
  const evaluated = evaluateRiskGates(bundle, riskBytes());
  if (!evaluated.ok) throw new Error(evaluated.refusal.code);
  const admitted = riskEvaluationKind.parse(evaluated.value.bytes);
  expect(admitted.ok && admitted.value.sha256).toBe(evaluated.value.sha256);
  expect(riskClaimKind.parse(riskBytes().claim).ok).toBe(true);
  expect(evaluated.value.content).toMatchObject({
    id: inputs.result.content.id,
    body: {
      authority_effect: 'none',
      policy_set: { id: 'control-policy-set.v1', sha256: bundle.sets.plain.sha256 },
      policy_ref: { sha256: bundle.policies['risk-gates'].policy.sha256 },
      decision_ref: { sha256: bundle.policies['risk-gates'].decision.sha256 },
      decision_claim_ref: {
        content_id: 'claim.risk',
        media_type: 'application/vnd.ystack.risk-gate-decision-claim+json',
        sha256: inputs.claim.sha256,
      },
      duty_evaluation_ref: {
        content_id: inputs.result.content.id,
        media_type: 'application/vnd.ystack.duty-separation-evaluation+json',
        sha256: inputs.duty.sha256,
      },
      stage: { request_ref: { sha256: inputs.request.sha256 }, result_ref: { sha256: inputs.result.sha256 } },
    },
  });
});

type Fault = (inputs: RiskInputs) => Partial<RiskInputs>;
const setWith = (...edits: Edit[]) => bytesOf(edited(bundle.sets.plain.content, edits));
const spaced = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('\n')]);
const large = new Uint8Array(1_048_577).fill(0x20);

// Each token is refused although everything behind it in the list is wrong, too.
// biome-ignore format: a table
const faults: readonly (readonly [fault: Fault, refusal: string])[] = [
  [() => ({ claim: large }),                                                               'E_LIMIT 5'],
  [({ duty }) => ({ duty: spaced(duty) }),                                                 'E_RELATION 4 byte 777'],
  [() => ({ policySet: setWith(['/body/fail_mode', 'open']) }),                            'E_RELATION 0 /body/fail_mode'],
  [() => ({ policySet: setWith(['/body/core_contract/generation_id', `g-${'0'.repeat(64)}`]) }), 'E_RELATION 0 /body/core_contract'],
  [() => ({ policySet: setWith(['/body/sections/1/decision_ref/sha256', '0'.repeat(64)]) }), 'E_RELATION 0 /body/sections/1/decision_ref'],
  [() => ({ policySet: setWith(['/body/sections/4/policy_ref/sha256', '0'.repeat(64)]) }), 'E_RELATION 0 /body/sections/4/policy_ref'],
  [() => ({ result: bytesOf({}) }),                                                        'E_DUTY 3 /schema_version'],
  [() => ({ duty: riskBytes({ tier: 'routine', duty: violatedDuty }).duty }),              'E_DUTY 4'],
  [() => ({ claim: bytesOf({}) }),                                                         'E_RELATION 5'],
];

function faultsFrom(index: number): RiskInputs {
  const inputs = riskBytes();
  for (const [fault] of faults.slice(index).toReversed()) Object.assign(inputs, fault(inputs));
  return inputs;
}

test('a result whose id has a colon cannot be named as content', () => {
  const { policySet, request, resolved, ...rest } = riskBytes();
  const result = bytesOf(edited(JSON.parse(new TextDecoder().decode(rest.result)), [['/id', 'result:colon']]));
  const duty = evaluateDuty(bundle, { policySet, request, resolved, result });
  if (!duty.ok) throw new Error(duty.refusal.code);
  const evaluated = evaluateRiskGates(bundle, {
    ...rest,
    policySet,
    request,
    resolved,
    result,
    duty: duty.value.bytes,
  });
  expect(evaluated.ok ? 'evaluated' : refusalText(evaluated.refusal)).toBe('E_RELATION 3 /id');
});

describe('documents that another document carries', () => {
  test('come to the same, to the byte', () => {
    for (const [choice, said] of rows) {
      const inputs = riskBytes(choice);
      const result = evaluateRiskGatesDocuments(bundle, carried(inputs));
      expect(saidOf(result)).toBe(said);
      expect(result).toEqual(evaluateRiskGates(bundle, inputs));
    }
  });

  test('nest no deeper', () => {
    const request = digested(deep(40) as Json);
    expect(saidOf(evaluateRiskGatesDocuments(bundle, { ...carried(riskBytes()), request }))).toBe('E_DUTY');
  });
});

describe('the tokens', () => {
  test.each(faults.map(([, refusal], index) => [refusal, index] as const))('%s', (refusal, index) => {
    const inputs = faultsFrom(index);
    const result = evaluateRiskGates(bundle, inputs);
    const found = refusalText(result.ok ? undefined : result.refusal);
    expect(found.replace(/byte \d+/, 'byte 777')).toBe(refusal);
  });

  // biome-ignore format: a table
  test.each([
    // whose examples do not hold                  example
    ['risk-gates-policy.examples.json',            'duty-inconclusive'],
    ['duty-separation-policy.examples.json',       'asked-by-an-observer'],
  ])('%s: E_EXAMPLE', (file, detail) => {
    const result = evaluateRiskGates(bundleWithBadExamples(file), { ...riskBytes(), claim: large });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_EXAMPLE', detail } });
  });

  // biome-ignore format: a table
  test.each([
    // a claim's envelope                                        place
    [['/schema_version', 2],                                     '/schema_version'],
    [['/kind', 'risk_gate_claim'],                               '/kind'],
    [['/id', 'claim:colon'],                                     '/id'],
    [['/body', []],                                              '/body'],
    [['/unheard_of', 1],                                         ''],
  ] as [Edit, string][])('an envelope with %j is refused', (edit, at) => {
    const claim = bytesOf(edited(approvalInputs(house, routine).claim.content, [edit]));
    const result = evaluateRiskGates(bundle, { ...riskBytes(), claim });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_RELATION', input: '5', at } });
  });

  // biome-ignore format: a table
  test.each([
    // a forged duty evaluation
    [['/body/verdict', 'violated'], ['/body/reason_ids', ['duty.violated']]],
    [['/body/reason_ids', ['duty.satisfied', 'requester.role-denied']]],
    [['/body/stage/result_ref/sha256', '0'.repeat(64)]],
    [['/body/policy_set/id', 'control-policy-set.other']],
    [['/unheard_of', 1]],
  ] as Edit[][])('a duty evaluation with %j is E_DUTY', (...edits) => {
    const duty = bytesOf(edited(approvalInputs(house, routine).duty.content, edits));
    expect(saidOf(evaluateRiskGates(bundle, { ...riskBytes(), duty }))).toBe('E_DUTY');
  });
});
