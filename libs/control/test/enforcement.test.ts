// The receipt check: every reason in both modes, the form of a receipt, the outcome that follows from it, and that a receipt
// with one thing wrong is never valid.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  checkEnforcementReceipt,
  deriveOutcome,
  evaluateBoundSandbox,
  evaluateSandbox,
  expectationKind,
  receiptCheckKind,
  receiptKind,
  receiptReasons,
  shippedBundle,
  shippedRegisters,
  type Verdict,
} from '../src/index.ts';
import { refusalOf } from './support/decision.ts';
import {
  claimOf,
  dutyOf,
  observationOf,
  rows,
  sampleAcceptedSet,
  sampleRegistry,
  slots,
  verifierSha256,
} from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';
import { expectationOf, receiptOf } from './support/receipts.ts';

const bundle = shippedBundle();
const registry = bytesOf(sampleRegistry());
const acceptedSet = bytesOf(sampleAcceptedSet());
const observation = observationOf(digested(sampleRegistry()), digested(sampleAcceptedSet()));

type Mode = 'plain' | 'bound';

/** A sandbox evaluation under the set of the mode, by the evaluator itself. */
function evaluationOf(mode: Mode, verdict: Verdict = 'satisfied') {
  const policySet = bundle.sets[mode === 'plain' ? 'plain' : 'sandboxBound'];
  const duty = digested(dutyOf(policySet, verdict));
  const claim = claimOf(policySet, duty, mode === 'plain' ? undefined : verifierSha256);
  const inputs = { policySet: policySet.bytes, duty: bytesOf(duty.content), claim: bytesOf(claim) };
  const result =
    mode === 'plain'
      ? evaluateSandbox(bundle, inputs)
      : evaluateBoundSandbox(bundle, { ...inputs, observation: bytesOf(observation), registry, acceptedSet });
  if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.expected}`);
  return result.value;
}

const controlOf = (mode: Mode, sandboxEvaluation: string) => {
  const { policyRef, decisionRef } = bundle.policies[mode === 'plain' ? 'sandbox' : 'sandbox-bound'];
  return {
    decision_sha256: decisionRef.sha256,
    evaluator_driver_sha256: sha('c'),
    evaluator_program_sha256: sha('d'),
    policy_sha256: policyRef.sha256,
    policy_set_sha256: bundle.sets[mode === 'plain' ? 'plain' : 'sandboxBound'].sha256,
    sandbox_evaluation_sha256: sandboxEvaluation,
  };
};

type Changes = {
  /** Edits of the receipt before the expectation is taken from it. */
  readonly both?: readonly Edit[];
  readonly receipt?: readonly Edit[];
  readonly expectation?: readonly Edit[];
  readonly evaluation?: readonly Edit[];
  readonly verdict?: Verdict;
  readonly observation?: readonly Edit[];
  readonly accepted?: readonly Edit[];
  readonly registry?: readonly Edit[];
};

function inputsOf(mode: Mode, changes: Changes) {
  const { both = [], receipt = [], expectation = [], evaluation = [], verdict } = changes;
  const judged = digested(edited<unknown>(evaluationOf(mode, verdict).content, evaluation));
  const expected = edited(receiptOf(controlOf(mode, judged.sha256)), both);
  return {
    receipt: bytesOf(edited<unknown>(expected, receipt)),
    expectation: bytesOf(edited<unknown>(expectationOf(expected), expectation)),
    evaluation: bytesOf(judged.content),
    ...(mode === 'plain' ? {} : { observation: bytesOf(edited<unknown>(observation, changes.observation ?? [])) }),
  };
}

const registersOf = ({ accepted = [], registry: registered = [] }: Changes) => ({
  registry: bytesOf(edited<unknown>(sampleRegistry(), registered)),
  acceptedSet: bytesOf(edited<unknown>(sampleAcceptedSet(), accepted)),
});

/** Every word of an outcome, for the last test. */
const met = new Set<string>();

const run = (inputs: ReturnType<typeof inputsOf>, registers: ReturnType<typeof registersOf>) => {
  const result = checkEnforcementReceipt(bundle, inputs, registers);
  if (!result.ok) return refusalOf(result.refusal);
  const { check_verdict, enforcement_verdict, reason_ids } = result.value.content.body;
  for (const reason of reason_ids) met.add(reason);
  return [check_verdict, enforcement_verdict, ...reason_ids.map((reason) => reason.replace('receipt.', ''))].join(' ');
};

const on = (changes: Changes, mode: Mode = 'plain') => run(inputsOf(mode, changes), registersOf(changes));

const b = (place: string, value: unknown): Edit => [`/body/${place}`, value];
const placeholder = sha('1');
const environments = '/body/environments';

describe('the ladder: told alone, in this order', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [changes: Changes, expected: string])[] = [
    [{},                                                                               'valid satisfied valid'],
    [{ receipt: [['/kind', 'sandbox_policy_evaluation'], ['/schema_version', 2]] },    'refused none declaration-only'],
    [{ receipt: [['/kind', 'stage_result'], ['/id', '']] },                            'refused none kind-unsupported'],
    [{ receipt: [['/schema_version', 2], ['/id', '']] },                               'refused none kind-unsupported'],
    [{ receipt: [b('contract_version', 'v2'), b('origin/store_id', 'store.other')] },  'refused none kind-unsupported'],
    [{ receipt: [b('contract_version', undefined)] },                                  'refused none kind-unsupported'],
    [{ receipt: [['', []]] },                                                          'refused none kind-unsupported'],
    [{ receipt: [['/body', []]] },                                                     'refused none malformed'],
    [{ receipt: [['/id', '']] },                                                       'refused none malformed'],
    [{ receipt: [b('more', 1), b('origin/store_id', 'store.other')] },                 'refused none malformed'],
    [{ expectation: [['/kind', 'x']] },                                                'refused none malformed'],
    [{ expectation: [b('store_id', '')], receipt: [b('origin/store_id', 'store.other')] }, 'refused none malformed'],
  ];
  test.each(cases)('%j', (changes, expected) => {
    expect(on(changes)).toBe(expected);
  });

  test('an evaluation handed in as its own receipt', () => {
    const inputs = inputsOf('plain', {});
    expect(run({ ...inputs, receipt: inputs.evaluation }, registersOf({}))).toBe('refused none declaration-only');
  });
});

describe('the reasons that add up', () => {
  const slot = (name: string, digest: string): Edit => b(`identities/${name}`, { sha256: digest, state: 'observed' });
  // biome-ignore format: a table
  const cases: readonly (readonly [changes: Changes, expected: string])[] = [
    [{ both: [b('subject/incident_sha256', placeholder)] },                            'placeholder-identity'],
    [{ both: [b('payload/stdout_sha256', sha('0'))] },                                 'placeholder-identity'],
    [{ receipt: [slot('image', placeholder)] },                                        'placeholder-identity'],
    [{ expectation: [b('control/evaluator_driver_sha256', placeholder)] },             'control-mismatch placeholder-identity'],
    [{ receipt: [b('origin/store_id', 'store.other')] },                               'origin-mismatch'],
    [{ receipt: [b('attempt/attempt_number', 2)] },                                    'replayed'],
    [{ receipt: [b('attempt/launch_request_sha256', sha('9'))] },                      'replayed'],
    [{ receipt: [b('subject/candidate/tree_id', '9'.repeat(40))] },                    'subject-mismatch'],
    [{ receipt: [b('subject/source/commit_id', '9'.repeat(40))] },                     'subject-mismatch'],
    [{ receipt: [b('control/evaluator_program_sha256', sha('9'))] },                   'control-mismatch'],
    [{ both: [b('control/policy_sha256', sha('9'))] },                                 'control-mismatch'],
    [{ both: [b('control/decision_sha256', sha('9'))] },                               'control-mismatch'],
    [{ both: [b('control/policy_set_sha256', sha('9'))] },                             'control-mismatch'],
    [{ both: [b('control/sandbox_evaluation_sha256', sha('9'))] },                     'control-mismatch'],
    [{ both: [b('control/evaluator_program_sha256', sha('9'))] },                      ''],
    [{ verdict: 'inconclusive' },                                                      'evaluation-not-satisfied'],
    [{ verdict: 'violated' },                                                          'evaluation-not-satisfied'],
    [{ evaluation: [b('verdict', 'violated')] },                                       'evaluation-not-satisfied'],
    [{ evaluation: [b('verdict', 'violated'), b('reason_ids', ['network.not-denied'])] }, 'evaluation-not-satisfied'],
    [{ evaluation: [b('policy_ref/sha256', sha('9'))] },                               'evaluation-not-satisfied'],
    [{ evaluation: [b('decision_ref/sha256', sha('9'))] },                             'evaluation-not-satisfied'],
    [{ evaluation: [b('policy_set/sha256', sha('9'))] },                               'evaluation-not-satisfied'],
    [{ evaluation: [['', {}]] },                                                       'evaluation-not-satisfied'],
    [{ both: [b('subject/environment_entry_sha256', sha('9'))] },                      'environment-unlisted'],
    [{ both: [b('subject/target_repository_id', 'repo.other')] },                      'environment-unlisted'],
    [{ registry: [[environments, []]] },                                               'environment-unlisted'],
    [{ registry: [[`${environments}/0/description`, 'Another.']] },                    'environment-unlisted'],
    [{ both: [b('subject/environment_id', 'env.other')] },                             'environment-unlisted identity-unaccepted limit-mismatch'],
    [{ receipt: [b('origin/accepted_set_sha256', sha('9'))] },                         'stale'],
    [{ accepted: [[environments, []]] },                                               'environment-unlisted identity-unaccepted limit-mismatch stale'],
    [{ receipt: [slot('host_runtime', sha('b'))] },                                    'identity-unaccepted'],
    [{ receipt: [b('limits/memory_bytes/mechanism_id', 'mechanism.other')] },          'identity-unaccepted'],
    [{ receipt: [b('limits/cpu_time_ms/bound', 30_001)] },                             'limit-mismatch'],
    [{ receipt: [b('limits/scratch_bytes/bound', 1024)] },                             'limit-mismatch'],
    [{ receipt: [b('limits/cpu_time_ms/observer', 'host-supervisor')] },               'limit-mismatch'],
    [{ receipt: [b('limits/wall_time_ms/observer', 'guest-supervisor')] },             'limit-mismatch'],
    [{ receipt: [b('outcome/reason_ids', ['enforcement.fine'])] },                     'outcome-inconsistent'],
    [{ receipt: [b('outcome/verdict', 'failed')] },                                    'outcome-inconsistent'],
    [{ receipt: [b('lifecycle/control_deadline', 'exceeded')] },                       'outcome-inconsistent'],
    [{ receipt: [b('origin/store_id', 'store.other'), b('attempt/attempt_number', 2)] }, 'origin-mismatch replayed'],
  ];
  test.each(cases)('%j', (changes, expected) => {
    expect(on(changes)).toBe(expected === '' ? 'valid satisfied valid' : `refused none ${expected}`);
  });

  test('an accepted set with one more environment makes a receipt stale and no more', () => {
    const more = [
      [`${environments}/-`, { ...sampleAcceptedSet().body.environments[0], environment_id: 'env.other' }],
    ] as const;
    expect(on({ accepted: more })).toBe('refused none stale');
  });

  test('under the registers that ship every receipt is refused', () => {
    expect(run(inputsOf('plain', {}), shippedRegisters())).toBe(
      'refused none environment-unlisted identity-unaccepted limit-mismatch stale',
    );
  });
});

describe('the bound check', () => {
  const both = 'control-mismatch evaluation-not-satisfied';
  // biome-ignore format: a table
  const cases: readonly (readonly [changes: Changes, expected: string])[] = [
    [{},                                                                         ''],
    [{ evaluation: [b('verifier_binding/observation_sha256', sha('9'))] },       both],
    [{ evaluation: [b('verifier_binding/verifier_sha256', sha('9'))] },          both],
    [{ evaluation: [b('verifier_binding', undefined)] },                         both],
    [{ evaluation: [b('reason_ids', ['sandbox.verifier-binding-refused']), b('verdict', 'inconclusive')] }, 'evaluation-not-satisfied'],
    [{ evaluation: [b('policy_set/id', 'control-policy-set.v1')] },              'evaluation-not-satisfied'],
    [{ observation: [['/id', 'x']] },                                            both],
    [{ observation: [b('verifier_sha256', sha('b'))] },                          both],
    [{ observation: [b('environment_id', 'env.other')] },                        both],
    [{ observation: [b('accepted_set_sha256', sha('9'))] },                      both],
    [{ receipt: [b('identities/verifier/sha256', sha('b'))] },                   `${both} identity-unaccepted`],
    [{ receipt: [b('origin/accepted_set_sha256', sha('9'))] },                   `${both} stale`],
    [{ receipt: [b('subject/target_repository_id', 'repo.other')] },             'control-mismatch environment-unlisted evaluation-not-satisfied subject-mismatch'],
    [{ receipt: [b('subject/environment_entry_sha256', sha('9'))] },             'control-mismatch environment-unlisted evaluation-not-satisfied subject-mismatch'],
    [{ receipt: [b('identities/verifier', { state: 'unobserved', reason_id: 'x' })] }, `${both} outcome-inconsistent`],
    [{ receipt: [['/kind', 'sandbox_policy_evaluation']] },                      'declaration-only'],
  ];
  test.each(cases)('%j', (changes, expected) => {
    expect(on(changes, 'bound')).toBe(expected === '' ? 'valid satisfied valid' : `refused none ${expected}`);
  });

  /** An observation that says otherwise, and an evaluation that was bound to exactly that one. */
  const boundTo = (...edits: readonly Edit[]): Changes => {
    const seen = edited(observation, edits);
    const binding = { ...seen.body, observation_sha256: digested(seen).sha256 };
    return { observation: edits, evaluation: [b('verifier_binding', binding)] };
  };

  test('a binding to another environment entry', () => {
    expect(on(boundTo(b('environment_entry_sha256', sha('9'))), 'bound')).toBe(`refused none ${both}`);
  });

  test('a binding under another accepted set, which the receipt names, too', () => {
    const changes = boundTo(b('accepted_set_sha256', sha('9')));
    const receipt = [b('origin/accepted_set_sha256', sha('9'))];
    expect(on({ ...changes, receipt }, 'bound')).toBe(`refused none ${both} stale`);
  });

  test('a binding to another environment in which the same is accepted', () => {
    const accepted: readonly Edit[] = [
      [`${environments}/-`, { ...sampleAcceptedSet().body.environments[0], environment_id: 'env.other' }],
    ];
    const now = digested(edited(sampleAcceptedSet(), accepted)).sha256;
    const changes = boundTo(b('accepted_set_sha256', now), b('environment_id', 'env.other'));
    const receipt = [b('origin/accepted_set_sha256', now)];
    expect(on({ ...changes, receipt, accepted }, 'bound')).toBe(`refused none ${both}`);
  });

  test('neither mode takes the evaluation of the other', () => {
    const plain = inputsOf('plain', {});
    const bound = inputsOf('bound', {});
    expect(run({ ...plain, evaluation: bound.evaluation }, registersOf({}))).toBe(`refused none ${both}`);
    expect(run({ ...bound, evaluation: plain.evaluation }, registersOf({}))).toBe(`refused none ${both}`);
  });
});

describe('a valid receipt of a run that did not go well', () => {
  const limit = (row: string, key: string, value: unknown): Edit => b(`limits/${row}/${key}`, value);
  const says = (verdict: string, ...reasons: string[]): Edit => b('outcome', { reason_ids: reasons, verdict });
  const unstarted: readonly Edit[] = [b('payload/exit_state', 'not-started'), b('payload/exit_code', null)];
  const reached = (row: string) => [limit(row, 'observed', 536_870_912), limit(row, 'reached', true)];
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[b('lifecycle/admission', 'refused'), ...unstarted, says('failed', 'failure.launch-refused')],                 'failed'],
    [[b('lifecycle/runtime', 'error'), says('failed', 'failure.runtime')],                                         'failed'],
    [[b('lifecycle/control_deadline', 'exceeded'), says('failed', 'failure.supervisor-timeout')],                  'failed'],
    [[b('teardown', { state: 'unconfirmed', storage_destroyed: true, tree_terminated: true }), says('failed', 'failure.teardown')], 'failed'],
    [[b('teardown', { state: 'failed', storage_destroyed: false, tree_terminated: true }), says('failed', 'failure.teardown')],     'failed'],
    [[b('identities/image', { state: 'unobserved', reason_id: 'x' }), says('failed', 'failure.observation-unavailable')],           'failed'],
    [[limit('memory_bytes', 'observation', 'partial'), says('failed', 'failure.observation-unavailable')],         'failed'],
    [[limit('memory_bytes', 'observation', 'unavailable'), limit('memory_bytes', 'observed', null), says('failed', 'failure.observation-unavailable')], 'failed'],
    [[limit('cpu_time_ms', 'enforcement', 'none'), says('failed', 'failure.enforcement-unavailable')],             'failed'],
    [[limit('cpu_time_ms', 'enforcement', 'unknown'), says('failed', 'failure.enforcement-unavailable')],          'failed'],
    [[limit('cpu_time_ms', 'enforcement', 'none'), ...reached('output_bytes'), says('failed', 'failure.enforcement-unavailable')],  'failed'],
    [[b('lifecycle/runtime', 'error'), b('lifecycle/control_deadline', 'exceeded'), says('failed', 'failure.runtime', 'failure.supervisor-timeout')], 'failed'],
    [[...reached('cpu_time_ms'), says('violated', 'limit.cpu-time-reached')],                                      'violated'],
    [[...reached('memory_bytes'), says('violated', 'limit.memory-reached')],                                       'violated'],
    [[...reached('output_bytes'), says('violated', 'limit.output-reached')],                                       'violated'],
    [[...reached('process_count'), says('violated', 'limit.process-count-reached')],                               'violated'],
    [[...reached('scratch_bytes'), says('violated', 'limit.scratch-reached')],                                     'violated'],
    [[...reached('wall_time_ms'), says('violated', 'limit.wall-time-reached')],                                    'violated'],
    [[limit('memory_bytes', 'reached', true), says('violated', 'limit.memory-reached')],                           'violated'],
    [[...reached('wall_time_ms'), ...reached('cpu_time_ms'), says('violated', 'limit.cpu-time-reached', 'limit.wall-time-reached')], 'violated'],
    [[b('payload/exit_code', 255)],                                                                                'satisfied'],
    [[b('payload/exit_state', 'signaled'), b('payload/exit_code', null)],                                          'satisfied'],
  ];
  test.each(cases)('%j', (receipt, expected) => {
    expect(on({ receipt })).toBe(`valid ${expected} valid`);
  });
});

describe('the form of a `sandbox_enforcement_receipt`', () => {
  const limit = (key: string, value: unknown): Edit => b(`limits/memory_bytes/${key}`, value);
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], isGood: boolean])[] = [
    [[],                                                                                    true],
    [[limit('observed', null)],                                                             false],
    [[limit('observation', 'unavailable')],                                                 false],
    [[limit('observed', 536_870_912)],                                                      false],
    [[limit('observed', 536_870_911)],                                                      true],
    [[limit('bound', -1)],                                                                  false],
    [[limit('resolution', 0.5)],                                                            false],
    [[b('limits/memory_bytes', undefined)],                                                 false],
    [[b('identities/image', undefined)],                                                    false],
    [[b('identities/image', { state: 'observed' })],                                        false],
    [[b('payload/exit_code', 256)],                                                         false],
    [[b('payload/exit_code', null)],                                                        false],
    [[b('payload/exit_state', 'signaled')],                                                 false],
    [[b('payload/exit_state', 'not-started'), b('payload/exit_code', null)],                false],
    [[b('payload/exit_state', 'not-started'), b('payload/exit_code', null), b('lifecycle/runtime', 'error')], true],
    [[b('lifecycle/admission', 'refused')],                                                 false],
    [[b('teardown/tree_terminated', false)],                                                false],
    [[b('outcome/reason_ids', ['b', 'a'])],                                                 false],
    [[b('outcome/reason_ids', [])],                                                         false],
    [[b('timing/admitted_at', '2030-01-01T00:00:02Z')],                                     false],
    [[b('timing/admitted_at', '2029-02-31T00:00:00Z')],                                     true],
    [[b('timing/admitted_at', '2029-13-01T00:00:00Z')],                                     false],
    [[b('timing/admitted_at', '2029-01-01T00:00:00.0Z')],                                   false],
    [[b('attempt/attempt_number', 1024)],                                                   true],
    [[b('attempt/attempt_number', 1025)],                                                   false],
    [[b('attempt/attempt_number', 0)],                                                      false],
    [[b('origin/producer_role', 'guest-supervisor')],                                       false],
    [[b('subject/source/hash_algorithm', 'sha256')],                                        false],
    [[b('subject/candidate/commit_id', sha('2'))],                                          true],
    [[b('subject/candidate/commit_id', '2'.repeat(41))],                                    false],
  ];
  test.each(cases)('%j', (edits, isGood) => {
    expect(receiptKind.parse(bytesOf(edited<unknown>(receiptOf(controlOf('plain', sha('2'))), edits))).ok).toBe(isGood);
  });

  test('and of a `sandbox_receipt_expectation`', () => {
    const expectation = expectationOf(receiptOf(controlOf('plain', sha('2'))));
    expect(expectationKind.parse(bytesOf(expectation)).ok).toBe(true);
    expect(expectationKind.parse(bytesOf(edited<unknown>(expectation, [b('more', 1)]))).ok).toBe(false);
  });
});

describe('the tokens, first what is asked first', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const nested = (depth: number, leaf = '') => text(`${'['.repeat(depth)}${leaf}${']'.repeat(depth)}\n`);
  const good = { ...inputsOf('bound', {}), ...registersOf({}) };
  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof good>, expected: string])[] = [
    ['too many bytes',        { observation: new Uint8Array(1_048_577), receipt: text('{') },    'E_LIMIT 3'],
    ['no JSON',               { receipt: text('{'), expectation: text('{ }\n') },                'E_PARSE 0'],
    ['a byte order mark',     { receipt: text('\ufeff{}\n') },                                   'E_PARSE 0'],
    ['blanks',                { evaluation: text('{ }\n'), observation: text('{') },             'E_CANONICAL 2'],
    ['keys out of order',     { expectation: text('{"b":1,"a":2}\n') },                          'E_CANONICAL 1'],
    ['33 levels, scalar last', { receipt: nested(32, '1') },                                     'E_LIMIT 0'],
    ['too many members',      { receipt: bytesOf(Array.from({ length: 4097 }, () => 0)) },       'E_LIMIT 0'],
    ['no registry',           { registry: text('{') },                                           'E_RELATION shadow-environments.json'],
    ['an odd registry',       { registry: text('{}\n') },                                        'E_RELATION shadow-environments.json'],
    ['no accepted set',       { acceptedSet: text('{ }\n') },                                    'E_RELATION accepted-identities.json'],
    ['an odd accepted set',   { acceptedSet: text('{}\n'), receipt: text('{}\n') },              'E_RELATION accepted-identities.json'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    const { registry: environmentsBytes, acceptedSet: acceptedBytes, ...documents } = { ...good, ...inputs };
    expect(run(documents, { registry: environmentsBytes, acceptedSet: acceptedBytes })).toBe(expected);
  });
});

test('32 levels are read', () => {
  const receipt = new TextEncoder().encode(`${'['.repeat(32)}${']'.repeat(32)}\n`);
  expect(run({ ...inputsOf('plain', {}), receipt }, registersOf({}))).toBe('refused none kind-unsupported');
});

test('the check names everything it is about', () => {
  const inputs = inputsOf('plain', {});
  const result = checkEnforcementReceipt(bundle, inputs, registersOf({}));
  if (!result.ok) throw new Error(result.refusal.code);
  const digestOf = (bytes: Uint8Array) => digested(JSON.parse(new TextDecoder().decode(bytes))).sha256;
  expect(result.value.content).toEqual({
    schema_version: 1,
    kind: 'sandbox_receipt_check',
    id: `receipt-check.${digestOf(inputs.receipt)}`,
    body: {
      accepted_set_sha256: digested(sampleAcceptedSet()).sha256,
      activation_state: 'inactive',
      authority_effect: 'none',
      check_verdict: 'valid',
      enforcement_verdict: 'satisfied',
      evaluation_sha256: digestOf(inputs.evaluation),
      expectation_sha256: digestOf(inputs.expectation),
      origin_check: 'not-performed',
      qualification_effect: 'none',
      reason_ids: ['receipt.valid'],
      receipt_sha256: digestOf(inputs.receipt),
    },
  });
});

describe('a `sandbox_receipt_check` that no check gives', () => {
  const check = () => {
    const result = checkEnforcementReceipt(bundle, inputsOf('plain', {}), registersOf({}));
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value.content;
  };
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[],                                                                                                           'ok'],
    [[b('check_verdict', 'refused'), b('enforcement_verdict', 'none')],                                            'E_RELATION'],
    [[b('reason_ids', ['receipt.stale'])],                                                                         'E_RELATION'],
    [[b('reason_ids', ['receipt.stale']), b('check_verdict', 'refused')],                                          'E_RELATION'],
    [[b('reason_ids', ['receipt.stale']), b('check_verdict', 'refused'), b('enforcement_verdict', 'none')],        'ok'],
    [[b('reason_ids', ['receipt.stale', 'receipt.valid'])],                                                        'E_RELATION'],
    [[b('reason_ids', ['receipt.unheard-of'])],                                                                    'E_RELATION'],
    [[b('enforcement_verdict', 'none')],                                                                           'E_RELATION'],
    [[b('receipt_sha256', sha('9'))],                                                                              'E_RELATION'],
    [[b('authority_effect', 'all')],                                                                               'E_SHAPE'],
  ];
  test.each(cases)('%j', (edits, expected) => {
    const parsed = receiptCheckKind.parse(bytesOf(edited<unknown>(check(), edits)));
    expect(parsed.ok ? 'ok' : parsed.refusal.code).toBe(expected);
  });
});

test('every reason was met', () => {
  expect(Object.keys(receiptReasons).filter((reason) => !met.has(reason))).toEqual([]);
});

describe('whatever the receipt', () => {
  const enforcement = fc.constantFrom('hard', 'none', 'unknown');
  const row = fc.constantFrom(...rows);
  const slotName = fc.constantFrom(...slots);
  const edit = fc.oneof(
    fc.tuple(row, enforcement).map(([name, value]): Edit => b(`limits/${name}/enforcement`, value)),
    fc.tuple(row, fc.boolean()).map(([name, value]): Edit => b(`limits/${name}/reached`, value)),
    fc.constantFrom('met', 'exceeded').map((value): Edit => b('lifecycle/control_deadline', value)),
    slotName.map((name): Edit => b(`identities/${name}`, { state: 'unobserved', reason_id: 'x' })),
  );
  const edits = fc.array(edit, { maxLength: 3 });
  const badness = { satisfied: 0, violated: 1, failed: 2 } as const;
  const outcomeOf = (given: readonly Edit[]) =>
    deriveOutcome(edited(receiptOf(controlOf('plain', sha('2'))), given).body);

  test('what was not held or not seen is never satisfied, and one more failure never makes it better', () => {
    const seen = new Set<string>();
    const failures = fc.constantFrom<Edit>(
      b('limits/cpu_time_ms/enforcement', 'unknown'),
      b('limits/wall_time_ms/observation', 'partial'),
      b('identities/verifier', { state: 'unobserved', reason_id: 'x' }),
      b('teardown/state', 'unconfirmed'),
      b('lifecycle/runtime', 'error'),
    );
    fc.assert(
      fc.property(edits, failures, (given, failure) => {
        const before = outcomeOf(given);
        const after = outcomeOf([...given, failure]);
        seen.add(before.verdict);
        return after.verdict === 'failed' && badness[after.verdict] >= badness[before.verdict];
      }),
      seeded(200, 5000),
    );
    expect([...seen].sort()).toEqual(['failed', 'satisfied', 'violated']);
  });

  test('any other outcome than the one that follows is refused', () => {
    fc.assert(
      fc.property(edits, edits, (given, said) => {
        const outcome = outcomeOf(said);
        const isSame = JSON.stringify(outcome) === JSON.stringify(outcomeOf(given));
        const told = on({ receipt: [...given, b('outcome', outcome)] });
        return told === (isSame ? `valid ${outcome.verdict} valid` : 'refused none outcome-inconsistent');
      }),
      seeded(60, 1000),
    );
  });

  test('one digest of the expectation changed is never valid', () => {
    const places = fc.constantFrom(
      'attempt/launch_request_sha256',
      'control/policy_sha256',
      'control/evaluator_driver_sha256',
      'subject/incident_sha256',
      'subject/candidate/manifest_sha256',
    );
    fc.assert(
      fc.property(places, fc.constantFrom('0', '1', '9', 'f'), (place, digit) =>
        on({ expectation: [b(place, sha(digit))] }).startsWith('refused none '),
      ),
      seeded(40, 200),
    );
  });
});
