// The credential policy: every reason, what each token is about, and that no claim is ever more than a claim.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildStageRun } from '../../../test/support/builders.ts';
import { sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  type CredentialBoundaryClaim,
  credentialClaimKind,
  credentialEvaluationKind,
  decideCredentials,
  evaluateCredentialPolicy,
  evaluateDuty,
  evaluationReasons,
  shippedBundle,
  type Verdict,
} from '../src/index.ts';
import { brokered, credentialClaimOf } from './support/credentials.ts';
import { outcomeOf, told } from './support/decision.ts';
import { dutyOf, inventedSet } from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.plain;

/** A stage run whose duty evaluation is the real one, and a claim about it. */
function inputsOf(claim: readonly Edit[], result: readonly Edit[] = []) {
  const run = buildStageRun({ role: 'producer', status: result.length > 0 ? 'failed' : 'completed' });
  const moved = { ...run, result: edited(run.result, result) };
  const tuple = { request: bytesOf(run.request), resolved: bytesOf(run.resolved), result: bytesOf(moved.result) };
  const duty = evaluateDuty(bundle, { policySet: policySet.bytes, ...tuple });
  if (!duty.ok) throw new Error(`${duty.refusal.code} ${duty.refusal.at} ${duty.refusal.expected}`);
  const about = { policySet, resolved: run.resolved, result: digested(moved.result), duty: duty.value };
  return {
    policySet: policySet.bytes,
    ...tuple,
    duty: duty.value.bytes,
    claim: bytesOf(edited<unknown>(credentialClaimOf(about), claim)),
  };
}

/** Every word of an outcome, for the last test. */
const met = new Set<string>();

const on = (claim: readonly Edit[], result?: readonly Edit[]) => {
  const outcome = outcomeOf(evaluateCredentialPolicy(bundle, inputsOf(claim, result)));
  for (const word of outcome.split(' ')) met.add(word);
  return outcome;
};

const { bindings } = buildStageRun({ role: 'producer' }).resolved.body;
const access = (role: string) => `/body/accesses/${bindings.findIndex(({ binding }) => binding.role === role)}`;
const producer = `${access('producer')}/credentials`;
const reviewer = `${access('reviewer')}/credentials`;
const verifier = `${access('verifier')}/credentials`;
const ci = `${access('ci')}/credentials`;
const extra = {
  ...credentialClaimOf({
    policySet,
    resolved: buildStageRun().resolved,
    result: digested(buildStageRun().result),
    duty: digested(dutyOf(policySet)),
  }).body.accesses[0],
  binding_id: 'zz.binding',
};

const proven = 'claim.provenance-unqualified';
const capability = '/body/execution/used_capability';

describe('the reasons', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [claim: readonly Edit[], expected: string])[] = [
    [[],                                                                 `inconclusive ${proven}`],
    [[['/body/accesses', 'none']],                                       'violated claim.malformed'],
    [[['/body/more', 1]],                                                'violated claim.malformed'],
    [[['/body/accesses/1/binding_id', 'zz'], ['/body/policy_set_ref/sha256', sha('9')]], 'violated claim.malformed'],
    [[['/body/policy_set_ref/sha256', sha('9')]],                        'violated claim.policy-set-ref-mismatch'],
    [[['/body/duty_evaluation_ref/id', 'result.other']],                 'violated claim.duty-ref-mismatch'],
    [[['/body/stage_result_ref/sha256', sha('9')]],                      'violated claim.stage-result-ref-mismatch'],
    [[[access('reviewer'), undefined]],                                  'violated claim.binding-set-incomplete'],
    [[['/body/declaration_status', 'incomplete'], [access('reviewer'), undefined]], `inconclusive claim.incomplete ${proven}`],
    [[['/body/declaration_status', 'incomplete']],                       `inconclusive claim.incomplete ${proven}`],
    [[['/body/accesses/-', extra]],                                      'violated claim.binding-extra'],
    [[['/body/accesses/-', { ...extra, credentials: [{ ...brokered, delivery: 'direct' }] }]], 'violated claim.binding-extra credential.direct-delivery'],
    [[[`${access('ci')}/actor/principal_id`, 'principal.other']],        'violated claim.actor-or-binding-mismatch'],
    [[[`${access('ci')}/actor/role`, 'forge']],                          'violated claim.actor-or-binding-mismatch'],
    [[[`${access('ci')}/actor/implementation_version`, 'v9']],           'violated claim.actor-or-binding-mismatch'],
    [[[producer, []]],                                                   'violated credential.ceiling-denied'],
    [[[reviewer, []]],                                                   'violated credential.ceiling-denied'],
    [[[ci, [brokered]]],                                                 'violated credential.ceiling-denied credential.class-role-denied'],
    [[[`${producer}/0/credential_class`, 'cloud-admin']],                'violated credential.ceiling-denied credential.class-role-denied'],
    [[[verifier, [brokered]]],                                           'violated credential.ceiling-denied credential.class-role-denied credential.incompatible-permission'],
    [[[`${access('forge')}/credentials`, [brokered]]],                   'violated credential.ceiling-denied credential.class-role-denied credential.incompatible-permission'],
    [[[`${producer}/0/delivery`, 'direct']],                             'violated credential.ceiling-denied credential.direct-delivery'],
    [[[`${producer}/0/exposure`, 'present']],                            'violated credential.ceiling-denied credential.material-exposed'],
    [[[`${producer}/0/scope`, 'session']],                               'violated credential.ceiling-denied credential.scope-denied'],
    [[[`${producer}/0/scope`, 'persistent']],                            'violated credential.ceiling-denied credential.scope-denied'],
    [[[`${producer}/0/delivery`, 'unknown']],                            `inconclusive ${proven} credential.access-unknown`],
    [[[`${producer}/0/exposure`, 'unknown']],                            `inconclusive ${proven} credential.access-unknown`],
    [[[`${producer}/0/scope`, 'unknown']],                               `inconclusive ${proven} credential.access-unknown`],
    [[[`${producer}/0/scope`, 'unknown'], [`${producer}/0/delivery`, 'direct']], 'violated credential.direct-delivery'],
    [[[ci, [{ ...brokered, delivery: 'unknown' }]]],                     'violated credential.class-role-denied'],
  ];
  test.each(cases)('%j', (claim, expected) => {
    expect(on(claim)).toBe(expected);
  });

  test('of duty', () => {
    expect(on([], [[capability, { kind: 'unclassified', id: 'capability.unheard-of' }]])).toBe(
      `inconclusive ${proven} duty.inconclusive`,
    );
    expect(on([], [['/body/reported_by/principal_id', 'principal.other']])).toBe('violated duty.violated');
    expect(on([['/body/accesses', 1]], [['/body/reported_by/principal_id', 'principal.other']])).toBe(
      'violated claim.malformed duty.violated',
    );
  });

  test('every reason was met', () => {
    const reasons = Object.keys(evaluationReasons.credential_policy_evaluation);
    expect(reasons.filter((reason) => !met.has(reason))).toEqual([]);
  });
});

describe('the tokens, first what is asked first', () => {
  const good = inputsOf([]);
  const text = (words: string) => new TextEncoder().encode(words);
  const change = (bytes: Uint8Array, ...edits: readonly Edit[]) =>
    bytesOf(edited(JSON.parse(new TextDecoder().decode(bytes)), edits));
  const claimed = (...edits: readonly Edit[]) => inputsOf(edits).claim;
  const set = (...edits: readonly Edit[]) => change(good.policySet, ...edits);

  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof good>, expected: string])[] = [
    ['too many bytes',             { claim: new Uint8Array(1_048_577), policySet: text('{') },               'E_LIMIT 5'],
    ['no JSON',                    { request: text('{'), resolved: text('{ }\n') },                          'E_PARSE 1'],
    ['blanks',                     { resolved: text('{ }\n'), result: text('{') },                           'E_CANONICAL 2'],
    ['too many members',           { claim: bytesOf(Array.from({ length: 4097 }, () => 0)) },                'E_LIMIT 5'],
    ['no policy set',              { policySet: set(['/body/fail_mode', 'open']), duty: text('{}\n') },      'E_POLICY_SET 0'],
    ['a set of another core',      { policySet: set(['/body/core_contract/generation_id', `g-${sha('9')}`]) }, 'E_RELATION 0'],
    ['of another policy',          { policySet: set(['/body/sections/0/policy_ref/sha256', sha('9')]) },     'E_RELATION 0'],
    ['of another duty policy',     { policySet: set(['/body/sections/1/policy_ref/sha256', sha('9')]), request: text('{}\n') }, 'E_RELATION 0'],
    ['no request',                 { request: text('{}\n'), duty: text('{}\n') },                            'E_CORE 1'],
    ['no duty evaluation',         { duty: text('{}\n'), claim: text('{}\n') },                              'E_RELATION 4'],
    ['one edited by hand',         { duty: change(good.duty, ['/body/verdict', 'violated']) },               'E_RELATION 4'],
    ['a forged one',               { duty: change(good.duty, ['/body/verdict', 'violated'], ['/body/reason_ids', ['operation.role-denied']]) }, 'E_RELATION 4'],
    ['one of another run',         { duty: change(good.duty, ['/body/stage/request_ref/sha256', sha('9')]) }, 'E_RELATION 4'],
    ['no claim',                   { claim: text('[]\n') },                                                  'E_RELATION 5'],
    ['a claim of another kind',    { claim: claimed(['/kind', 'execution_environment_claim']) },             'E_RELATION 5'],
    ['of another version',         { claim: claimed(['/schema_version', 2]) },                               'E_RELATION 5'],
    ['without a name',             { claim: claimed(['/id', '']) },                                          'E_RELATION 5'],
    ['with a member too many',     { claim: claimed(['/note', 'x']) },                                       'E_RELATION 5'],
    ['without a body',             { claim: claimed(['/body', []]) },                                        'E_RELATION 5'],
    ['keys out of order',          { claim: text('{"b":1,"a":2}\n') }, 'E_CANONICAL 5'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    expect(outcomeOf(evaluateCredentialPolicy(bundle, { ...good, ...inputs }))).toBe(expected);
  });
});

describe('the form of a `credential_boundary_claim`', () => {
  const claim = JSON.parse(new TextDecoder().decode(inputsOf([]).claim)) as CredentialBoundaryClaim;
  const sorted = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...extra, binding_id: `b${100 + index}`, credentials: [] }));
  const credentials = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...brokered, credential_class: `c${index}` }));
  // biome-ignore format: a table
  const cases: readonly (readonly [edit: Edit, isGood: boolean])[] = [
    [['/body/accesses', []],                                        true],
    [['/body/accesses', sorted(32)],                                true],
    [['/body/accesses', sorted(33)],                                false],
    [['/body/accesses', sorted(2).reverse()],                       false],
    [['/body/accesses', [...sorted(1), ...sorted(1)]],              false],
    [[producer, credentials(8)],                                    true],
    [[producer, credentials(9)],                                    false],
    [[producer, credentials(2).reverse()],                          false],
    [[producer, [brokered, brokered]],                              false],
    [[producer, [{ ...brokered, scope: 'session' }, brokered]],     true],
    [[`${producer}/0/delivery`, 'by-mail'],                         false],
    [[`${access('ci')}/actor/authority_ref`, {}],                   false],
    [['/body/declaration_status', 'unknown'],                       false],
  ];
  test.each(cases)('%j', (edit, isGood) => {
    expect(credentialClaimKind.parse(bytesOf(edited<unknown>(claim, [edit]))).ok).toBe(isGood);
  });
});

test('the evaluation says what was judged and by what', () => {
  const inputs = inputsOf([]);
  const result = evaluateCredentialPolicy(bundle, inputs);
  if (!result.ok) throw new Error(result.refusal.code);
  const claim = digested(JSON.parse(new TextDecoder().decode(inputs.claim)));
  const duty = digested(JSON.parse(new TextDecoder().decode(inputs.duty)));
  const { policyRef, decisionRef } = bundle.policies['credential-policy'];
  expect(result.value.content).toEqual({
    schema_version: 1,
    kind: 'credential_policy_evaluation',
    id: duty.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      claim_ref: { schema_version: 1, kind: 'credential_boundary_claim', id: claim.content.id, sha256: claim.sha256 },
      core_contract: bundle.coreContract.named,
      decision_ref: decisionRef,
      duty_evaluation_ref: {
        schema_version: 1,
        kind: 'duty_separation_evaluation',
        id: duty.content.id,
        sha256: duty.sha256,
      },
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      qualification_effect: 'none',
      reason_ids: [proven],
      reference_semantics: 'identity-only',
      stage: duty.content.body.stage,
      verdict: 'inconclusive',
    },
  });
  expect(credentialEvaluationKind.parse(result.value.bytes).ok).toBe(true);
  const satisfied = edited<unknown>(result.value.content, [['/body/verdict', 'satisfied']]);
  expect(credentialEvaluationKind.parse(bytesOf(satisfied)).ok).toBe(false);
});

describe('whatever the claim', () => {
  const { policy } = bundle.policies['credential-policy'];
  const run = buildStageRun({ role: 'producer' });
  const set = digested(inventedSet());
  const result = digested(run.result);
  const decideOn = (edits: readonly Edit[], verdict: Verdict) => {
    const duty = digested(dutyOf(set, verdict, run.result.id));
    const documents = { policySet: set, resolved: run.resolved, result, duty };
    const claim = edited(credentialClaimOf(documents), edits);
    return decideCredentials({ ...documents, policy: policy.content, claim });
  };
  const credential = fc.record({
    credential_class: fc.constantFrom('model-inference', 'other'),
    delivery: fc.constantFrom('brokered', 'direct', 'unknown'),
    exposure: fc.constantFrom('none', 'present', 'unknown'),
    scope: fc.constantFrom('single-stage', 'session', 'persistent', 'unknown'),
  });
  const place = fc.constantFrom(producer, reviewer, verifier, ci);
  const edits = fc.array(
    fc.tuple(place, fc.array(credential, { maxLength: 2 })).map((edit): Edit => edit),
    { maxLength: 2 },
  );
  const verdicts = fc.constantFrom<Verdict>('satisfied', 'inconclusive', 'violated');
  const violations = fc.constantFrom<Edit>(
    [`${ci}/-`, { ...brokered, delivery: 'direct' }],
    [`${producer}/-`, { ...brokered, exposure: 'present' }],
    [`${verifier}/-`, { ...brokered }],
    ['/body/policy_set_ref/sha256', sha('9')],
    [`${access('forge')}/actor/principal_id`, 'principal.other'],
  );

  test('it is never satisfied, and what is violated stays so', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(edits, verdicts, violations, (given, verdict, violation) => {
        seen.add(decideOn(given, verdict).verdict);
        return decideOn([...given, violation], verdict).verdict === 'violated';
      }),
      seeded(200, 5000),
    );
    expect([...seen].sort()).toEqual(['inconclusive', 'violated']);
  });

  test('a field that becomes unknown makes nothing but what it was itself about better', () => {
    fc.assert(
      fc.property(edits, verdicts, fc.constantFrom('delivery', 'exposure', 'scope'), (given, verdict, key) => {
        const { verdict: after, reason_ids } = decideOn(
          [...given, [`${producer}`, [{ ...brokered, [key]: 'unknown' }]]],
          verdict,
        );
        return after !== 'inconclusive' || (reason_ids as readonly string[]).includes('credential.access-unknown');
      }),
      seeded(100, 2000),
    );
  });

  test('the order of keys and fields that no rule reads change nothing', () => {
    fc.assert(
      fc.property(edits, verdicts, (given, verdict) => {
        const plain = decideOn(given, verdict);
        const more = decideOn([...given, ['/body/more', 1], ['/note', []], [`${access('ci')}/more`, true]], verdict);
        return told(plain) === told(more);
      }),
      seeded(100, 2000),
    );
  });
});
