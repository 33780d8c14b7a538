// Duty separation: every reason through the door where the door lets it through, the others by the judge alone, and the
// tokens in their order.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { dutyEvaluationKind, evaluateDuty, evaluateDutyDocuments, evaluationReasons, judgeDuty } from '#control';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { type DutyChoice, dutyInputs } from '../../../tools/seeds/src/base/duty-run.ts';
import type { DutyInputs } from '../src/index.ts';
import { bytesOf, carried, deep, digested } from './support/digested.ts';
import { decisionText, refusalText, saidOf } from './support/outcome.ts';
import { bundle, bundleWithBadExamples, house } from './support/shipped.ts';
import { dutyBytes } from './support/stage.ts';

const asked = (member: string, value: string): DutyChoice => ({ request: [[`/requested_by/${member}`, value]] });
const [actual, performer, reporter] = ['/execution/actual_binding', '/execution/performer', '/reported_by'] as const;
const failed = (...result: Edit[]): DutyChoice => ({ status: 'failed', result });
const others = (member: string, value: string, ...places: string[]): DutyChoice =>
  failed(...places.map((place): Edit => [`${place}/${member}`, value]));
const skipped = (...result: Edit[]): DutyChoice => ({ status: 'skipped', result });
const used = (kind: string, id: string): DutyChoice => failed(['/execution/used_capability', { kind, id }]);
const unknown = { state: 'unavailable', reason_id: 'reason.sample' };
const asModel: DutyChoice = failed(
  [`${actual}/execution_kind`, 'model'],
  [
    '/execution/metadata',
    {
      kind: 'model',
      provider: unknown,
      model: unknown,
      snapshot: unknown,
      effort: unknown,
      prompt: unknown,
      skills: unknown,
      tools: unknown,
    },
  ],
);

// biome-ignore format: a table
const through: readonly (readonly [choice: DutyChoice, said: string])[] = [
  // what is changed of a good run                                        what is said
  [{},                                                                    'satisfied: duty.satisfied'],
  [skipped(),                                                             'satisfied: duty.satisfied'],
  [failed(),                                                              'satisfied: duty.satisfied'],
  [{ status: 'failed', executed: false },                                 'satisfied: duty.satisfied'],
  [asked('role', 'manager'),                                              'satisfied: duty.satisfied'],
  [asked('role', 'operator'),                                             'satisfied: duty.satisfied'],
  [asked('role', 'observer'),                                             'violated: requester.role-denied'],
  [asked('role', 'reviewer'),                                             'violated: requester.role-denied'],
  [asked('adapter_instance_id', 'instance.forge'),                        'violated: requester.adapter_instance_id-collision'],
  [asked('execution_boundary_id', 'boundary.publisher'),                  'violated: requester.execution_boundary_id-collision'],
  [asked('principal_id', 'principal.verifier'),                           'violated: requester.principal_id-collision'],
  [asked('implementation_id', 'adapter.verifier.v1'),                     'satisfied: duty.satisfied'],
  [others('adapter_instance_id', 'somebody.else', actual, performer, reporter),   'violated: actual.adapter_instance_id-mismatch'],
  [others('execution_boundary_id', 'somebody.else', actual, performer, reporter), 'violated: actual.execution_boundary_id-mismatch'],
  [others('principal_id', 'somebody.else', actual, performer, reporter),          'violated: actual.principal_id-mismatch'],
  [others('role', 'reviewer', actual, performer, reporter),               'violated: actual.permissions-mismatch, actual.role-mismatch'],
  [others('role', 'identity', actual, performer, reporter),               'violated: actual.permissions-mismatch, actual.role-mismatch'],
  [asModel,                                                               'violated: actual.execution-kind-mismatch, actual.permissions-mismatch'],
  [others('adapter_instance_id', 'somebody.else', performer, reporter),   'violated: performer.adapter_instance_id-mismatch'],
  [others('execution_boundary_id', 'somebody.else', performer, reporter), 'violated: performer.execution_boundary_id-mismatch'],
  [others('principal_id', 'somebody.else', performer, reporter),          'violated: performer.principal_id-mismatch'],
  [others('adapter_instance_id', 'somebody.else', reporter),              'violated: reporter.adapter_instance_id-mismatch'],
  [others('execution_boundary_id', 'somebody.else', reporter),            'violated: reporter.execution_boundary_id-mismatch'],
  [others('principal_id', 'somebody.else', reporter),                     'violated: reporter.principal_id-mismatch'],
  [others('role', 'observer', reporter),                                  'violated: reporter.role-mismatch'],
  [skipped([`${reporter}/adapter_instance_id`, 'somebody.else']),         'violated: reporter.adapter_instance_id-mismatch'],
  [skipped([`${reporter}/role`, 'forge']),                                'violated: reporter.role-mismatch'],
  [{ status: 'failed', executed: false, result: [[`${reporter}/principal_id`, 'somebody.else']] }, 'violated: reporter.principal_id-mismatch'],
  [used('registered', 'core.verify.run.v1'),                              'violated: actual.capability-mismatch'],
  [used('unclassified', 'capability.unheard-of'),                         'inconclusive: actual.capability-unclassified'],
  // An unknown beside a violation is not said.
  [failed(['/execution/used_capability', { kind: 'unclassified', id: 'capability.unheard-of' }], [`${reporter}/role`, 'observer']), 'violated: reporter.role-mismatch'],
];

const binding = (role: string): string => {
  const index = dutyInputs(house, {}).resolved_profile.content.body.bindings.findIndex(
    (one) => one.binding.role === role,
  );
  return `/bindings/${index}/binding`;
};
const resolved = (...edits: Edit[]): DutyChoice => ({ resolved: edits });
const request = (...edits: Edit[]): DutyChoice => ({ request: edits });

/** What the core refuses before the policy is asked; the policy says it all the same. */
// biome-ignore format: a table
const beforehand: readonly (readonly [choice: DutyChoice, said: string])[] = [
  [resolved([`${binding('forge')}/role`, 'reviewer']),                                          'violated: operation.ceiling-denied, protected.roles-invalid'],
  [resolved([`${binding('forge')}/adapter_instance_id`, 'instance.reviewer']),                  'violated: protected.adapter_instance_id-collision'],
  [resolved([`${binding('forge')}/execution_boundary_id`, 'boundary.reviewer']),                'violated: protected.execution_boundary_id-collision'],
  [resolved([`${binding('forge')}/principal_id`, 'principal.reviewer']),                        'violated: protected.principal_id-collision'],
  [resolved([`${binding('forge')}/role`, 'observer']),                                          'violated: profile.role-denied, protected.roles-invalid'],
  [resolved([`${binding('verifier')}/requested_permissions`, []]),                              'violated: operation.ceiling-denied'],
  [resolved([`${binding('verifier')}/requested_capabilities`, []]),                             'violated: operation.ceiling-denied'],
  [resolved([`${binding('publisher')}/requested_permissions`, ['core.perm.target.read.v1']]),   'violated: publisher.not-dormant'],
  [resolved([`${binding('forge')}/role`, 'ci']),                                                'violated: dormant.not-dormant, protected.roles-invalid'],
  [request(['/operation/binding_id', 'binding.unheard-of']),                                    'violated: operation.role-denied'],
  [request(['/operation/role', 'publisher']),                                                   'violated: operation.role-denied, publisher.requested'],
  [{ ...resolved([`${binding('verifier')}/execution_kind`, 'model']), role: 'verifier', status: 'skipped' }, 'violated: operation.ceiling-denied, operation.execution-kind-denied'],
  [{ ...request(['/operation/capability_id', 'core.verify.run.v1']), status: 'skipped' },       'violated: operation.capability-denied'],
  [{ ...request(['/operation/permissions', ['core.perm.target.read.v1']]), status: 'skipped' }, 'violated: operation.permissions-denied'],
  [others('role', 'forge', performer, reporter),                                                'violated: performer.role-mismatch'],
];

describe('the reasons', () => {
  test.each(through)('through the door: %j', (choice, said) => {
    expect(saidOf(evaluateDuty(bundle, dutyBytes(choice)))).toBe(said);
  });

  test.each(beforehand)('the core sees it first: %j', (choice, said) => {
    expect(saidOf(evaluateDuty(bundle, dutyBytes(choice)))).toBe('E_CORE');
    const { request, resolved_profile, result } = dutyInputs(house, choice);
    const decision = judgeDuty(bundle.policies['duty-separation'].policy.content, {
      request,
      resolved: resolved_profile,
      result,
    });
    expect(decisionText(decision)).toBe(said);
  });

  test('each is in one of the tables', () => {
    const said = [...through, ...beforehand].flatMap(([, text]) => text.split(': ')[1]?.split(', ') ?? []);
    expect([...new Set(said)].sort()).toEqual(Object.keys(evaluationReasons.duty_separation_evaluation).sort());
  });
});

test('what is said is a duty evaluation, about exactly what was handed in', () => {
  const inputs = dutyInputs(house, {});
  const evaluated = evaluateDuty(bundle, dutyBytes());
  if (!evaluated.ok) throw new Error(evaluated.refusal.code);
  const admitted = dutyEvaluationKind.parse(evaluated.value.bytes);
  expect(admitted.ok && admitted.value.sha256).toBe(evaluated.value.sha256);
  expect(evaluated.value.content).toMatchObject({
    id: inputs.result.content.id,
    body: {
      policy_set: { id: 'control-policy-set.v1', sha256: bundle.sets.plain.sha256 },
      policy_ref: { sha256: bundle.policies['duty-separation'].policy.sha256 },
      decision_ref: { sha256: bundle.policies['duty-separation'].decision.sha256 },
      core_contract: bundle.coreContract.named,
      stage: {
        request_ref: { sha256: inputs.request.sha256 },
        resolved_profile_ref: { sha256: inputs.resolved_profile.sha256 },
        result_ref: { sha256: inputs.result.sha256 },
      },
    },
  });
});

type Fault = (inputs: DutyInputs) => Partial<DutyInputs>;
const setWith = (...edits: Edit[]) => bytesOf(edited(bundle.sets.plain.content, edits));
const spaced = (bytes: Uint8Array) => Buffer.concat([Buffer.from(' '), bytes]);
const large = new Uint8Array(1_048_577).fill(0x20);

// Each token is refused although everything behind it in the list is wrong, too.
// biome-ignore format: a table
const faults: readonly (readonly [fault: Fault, refusal: string])[] = [
  [() => ({ result: large }),                                                           'E_LIMIT 3'],
  [({ request }) => ({ request: spaced(request) }),                                     'E_RELATION 1 byte 0'],
  [() => ({ policySet: setWith(['/body/fail_mode', 'open']) }),                         'E_POLICY_SET 0 /body/fail_mode'],
  [() => ({ policySet: setWith(['/body/core_contract/generation_id', `g-${'0'.repeat(64)}`]) }), 'E_RELATION 0 /body/core_contract'],
  [() => ({ policySet: setWith(['/body/sections/1/policy_ref/sha256', '0'.repeat(64)]) }), 'E_RELATION 0 /body/sections/1/policy_ref'],
  [() => ({ policySet: setWith(['/body/sections/1/decision_ref/sha256', '0'.repeat(64)]) }), 'E_RELATION 0 /body/sections/1/decision_ref'],
  [() => ({ resolved: bytesOf({}) }),                                                   'E_CORE 2 /schema_version'],
];

function faultsFrom(index: number): DutyInputs {
  const inputs = dutyBytes();
  for (const [fault] of faults.slice(index).toReversed()) Object.assign(inputs, fault(inputs));
  return inputs;
}

describe('documents that another document carries', () => {
  test('come to the same, to the byte', () => {
    for (const [choice, said] of through) {
      const inputs = dutyBytes(choice);
      const result = evaluateDutyDocuments(bundle, carried(inputs));
      expect(saidOf(result)).toBe(said);
      expect(result).toEqual(evaluateDuty(bundle, inputs));
    }
  });

  test('nest no deeper', () => {
    const request = digested(deep(40) as Json);
    expect(saidOf(evaluateDutyDocuments(bundle, { ...carried(dutyBytes()), request }))).toBe('E_CORE');
  });
});

describe('the tokens', () => {
  test.each(faults.map(([, refusal], index) => [refusal, index] as const))('%s', (refusal, index) => {
    const inputs = faultsFrom(index);
    const result = evaluateDuty(bundle, inputs);
    expect(refusalText(result.ok ? undefined : result.refusal)).toBe(refusal);
  });

  test('a policy whose examples do not hold comes before all of them', () => {
    const broken = bundleWithBadExamples('duty-separation-policy.examples.json');
    const result = evaluateDuty(broken, { ...dutyBytes(), result: large });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_EXAMPLE', detail: 'asked-by-an-observer' } });
  });

  test('sections that duty does not rest on are not looked at', () => {
    const policySet = setWith(['/body/sections/5/policy_ref/sha256', '0'.repeat(64)]);
    expect(saidOf(evaluateDuty(bundle, { ...dutyBytes(), policySet }))).toBe('satisfied: duty.satisfied');
  });

  test('a policy set that nests too deep is none', () => {
    const policySet = bytesOf({ deep: deep(40) });
    expect(saidOf(evaluateDuty(bundle, { ...dutyBytes(), policySet }))).toBe('E_POLICY_SET');
  });

  // biome-ignore format: a table
  test.each([
    // what the core refuses                                             its own token
    [{ request: bytesOf({ deep: deep(40) }) },                           'E_LIMIT'],
    [{ result: dutyBytes().request },                                    'E_SHAPE'],
    [{ result: dutyBytes({ role: 'verifier' }).result },                 'E_REF'],
    [dutyBytes({ result: [['/outcome', undefined]] }),                   'E_RELATION'],
  ])('E_CORE says the token of the core %#', (inputs, detail) => {
    const result = evaluateDuty(bundle, { ...dutyBytes(), ...inputs });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_CORE', detail } });
  });
});
