// The sandbox: every reason of a declaration, what each token is about, and that no spelling of the same claim matters.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  decideSandbox,
  environmentClaimKind,
  evaluateSandbox,
  evaluateSandboxDocuments,
  evaluationReasons,
  type SandboxDocuments,
  sandboxEvaluationKind,
  shippedBundle,
  type Verdict,
} from '../src/index.ts';
import { outcomeOf, told } from './support/decision.ts';
import { claimOf, dutyOf, inventedSet } from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.plain;
const satisfied = digested(dutyOf(policySet));

/** Every word of an outcome, for the last test. */
const met = new Set<string>();

const on = (edits: readonly Edit[], verdict: Verdict = 'satisfied') => {
  const duty = digested(dutyOf(policySet, verdict));
  const claim = edited(claimOf(policySet, duty), edits);
  const inputs = { policySet: policySet.bytes, duty: bytesOf(duty.content), claim: bytesOf(claim) };
  const outcome = outcomeOf(evaluateSandbox(bundle, inputs));
  for (const word of outcome.split(' ')) met.add(word);
  return outcome;
};

const b = (place: string, value: unknown): Edit => [`/body/${place}`, value];
const variable = (name: string, value: string): Edit => b('environment/variables/-', { name, value });
const lang = (value: string): Edit => b('environment/variables/0/value', value);

describe('the reasons', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[],                                                             'satisfied sandbox.declaration-satisfied'],
    [[b('execution_identity/role', 'publisher')],                    'violated identity.role-denied'],
    [[b('execution_identity/role', 'nobody')],                       'violated identity.role-denied'],
    [[b('policy_set_ref/sha256', sha('9'))],                         'violated policy-set.reference-mismatch'],
    [[b('policy_set_ref/id', 'set.other')],                          'violated policy-set.reference-mismatch'],
    [[b('duty_evaluation_ref/sha256', sha('9'))],                    'violated duty.reference-mismatch'],
    [[b('stage_result_ref/sha256', sha('9'))],                       'violated duty.stage-result-mismatch'],
    [[b('network/mode', 'allow')],                                   'violated network.not-denied'],
    [[b('network/endpoints/-', 'https://example.invalid')],          'violated network.not-denied'],
    [[b('network/mode', 'unknown')],                                 'inconclusive network.unknown'],
    [[b('network/mode', 'unknown'), b('network/endpoints/-', '')],   'violated network.not-denied'],
    [[b('environment/mode', 'inherit')],                             'violated environment.not-cleared'],
    [[b('environment/mode', 'unknown')],                             'inconclusive environment.unknown'],
    [[variable('HOME', '/sandbox/scratch')],                         'violated environment.not-allowlisted'],
    [[b('environment/variables/3', undefined)],                      'violated environment.not-allowlisted'],
    [[variable('LANG', 'C')],                                        'violated environment.not-allowlisted'],
    [[lang('de')],                                                   'violated environment.not-allowlisted'],
    [[variable('APITOKEN', '')],                                     'violated environment.not-allowlisted environment.sensitive-material'],
    [[lang('My-PassWord')],                                          'violated environment.not-allowlisted environment.sensitive-material'],
    [[lang('secret')],                                               'violated environment.not-allowlisted environment.sensitive-material'],
    [[lang('credentials')],                                          'violated environment.not-allowlisted environment.sensitive-material'],
    [[lang('monkey')],                                               'violated environment.not-allowlisted environment.sensitive-material'],
    [[lang('x://y')],                                                'violated environment.external-url environment.not-allowlisted'],
    [[b('filesystem/read_roots/0/access', 'read-write')],            'violated filesystem.read-roots-denied'],
    [[b('filesystem/read_roots/1', undefined)],                      'violated filesystem.read-roots-denied'],
    [[b('filesystem/write_roots/0/path', '/sandbox/evidence/..')],   'violated filesystem.write-roots-denied'],
    [[b('filesystem/write_roots/0/purpose', 'scratch')],             'violated filesystem.write-roots-denied'],
    [[b('isolation/candidate_only', false)],                         'violated isolation.not-candidate-only'],
    [[b('isolation/disposable', false)],                             'violated isolation.not-disposable'],
    [[b('isolation/host_access', true)],                             'violated isolation.host-access'],
    [[b('isolation/candidate_only', 'unknown')],                     'inconclusive isolation.unknown'],
    [[b('isolation/disposable', 'unknown')],                         'inconclusive isolation.unknown'],
    [[b('isolation/host_access', 'unknown')],                        'inconclusive isolation.unknown'],
    [[b('limits/cpu_time_ms', 29_999)],                              'violated limits.not-fixed'],
    [[b('limits/memory_bytes', 1e300)],                              'violated limits.not-fixed'],
    [[b('limits/wall_time_ms', 0)],                                  'violated limits.not-fixed'],
    [[b('resources/3', undefined)],                                  'violated resources.not-fixed'],
    [[b('resources/0/id', 'resource.other')],                        'violated resources.not-fixed'],
    [[b('tools', [])],                                               'violated tools.not-fixed'],
    [[b('tools/0/sha256', sha('2'))],                                'violated tools.not-fixed'],
    [[b('tools/0/resource_ids/2', undefined)],                       'violated tools.not-fixed'],
    [[b('tools/0/argv/1', '--evidence')],                            'violated tools.not-fixed'],
    [[b('tools/0/argv/-', 'http://x')],                              'violated tools.external-url tools.not-fixed'],
    [[b('tools/0/network', true)],                                   'violated tools.network-requested tools.not-fixed'],
    [[b('sensitive_material/exposure', 'present')],                  'violated sensitive-material.exposed'],
    [[b('sensitive_material/credential_refs/-', 'x')],               'violated sensitive-material.exposed'],
    [[b('sensitive_material/secret_refs/-', 'x')],                   'violated sensitive-material.exposed'],
    [[b('sensitive_material/exposure', 'unknown')],                  'inconclusive sensitive-material.unknown'],
    [[b('effects/target_writes', true)],                             'violated effects.target-write'],
    [[b('effects/external_writes', true)],                           'violated effects.external-write'],
    [[b('effects/target_writes', 'unknown')],                        'inconclusive effects.unknown'],
    [[b('effects/external_writes', 'unknown')],                      'inconclusive effects.unknown'],
    [[b('declaration_status', 'incomplete')],                        'inconclusive declaration.incomplete'],
    [[b('declaration_status', 'incomplete'), b('network/mode', 'allow')], 'violated network.not-denied'],
    [[b('declaration_status', 'incomplete'), b('network/mode', 'unknown')], 'inconclusive declaration.incomplete network.unknown'],
  ];
  test.each(cases)('%j', (edits, expected) => {
    expect(on(edits)).toBe(expected);
  });

  test.each([
    ['violated', 'violated duty.violated'],
    ['inconclusive', 'inconclusive duty.inconclusive'],
  ] as const)('duty %s', (verdict, expected) => {
    expect(on([], verdict)).toBe(expected);
  });

  test('every reason of the plain form was met', () => {
    const reasons = Object.keys(evaluationReasons.sandbox_policy_evaluation);
    expect(reasons.filter((reason) => !met.has(reason))).toEqual([
      'sandbox.verifier-binding-refused',
      'sandbox.verifier-binding-satisfied',
    ]);
  });
});

describe('the tokens, first what is asked first', () => {
  const claim = claimOf(policySet, satisfied);
  const bytes = { policySet: policySet.bytes, duty: bytesOf(satisfied.content), claim: bytesOf(claim) };
  const text = (words: string) => new TextEncoder().encode(words);
  const set = (...edits: readonly Edit[]) => bytesOf(edited<unknown>(policySet.content, edits));
  const duty = (...edits: readonly Edit[]) => bytesOf(edited<unknown>(satisfied.content, edits));
  const on = (...edits: readonly Edit[]) => bytesOf(edited<unknown>(claim, edits));
  const pointless = on(['/body/more', 1]);
  const nested = (depth: number) => text(`${'['.repeat(depth)}${']'.repeat(depth)}\n`);

  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof bytes>, expected: string])[] = [
    ['too many bytes',            { claim: new Uint8Array(1_048_577), policySet: text('{') },               'E_LIMIT 2'],
    ['no JSON before blanks',     { policySet: text('{'), duty: text('{ }\n') },                            'E_PARSE 0'],
    ['blanks before no JSON',     { policySet: text('{ }\n'), duty: text('{') },                            'E_CANONICAL 0'],
    ['a byte order mark',         { duty: text('\ufeff{}\n'), claim: text('{ }\n') },                       'E_PARSE 1'],
    ['no final line feed',        { claim: text('{}') },                                                    'E_CANONICAL 2'],
    ['too deep',                  { duty: nested(33), claim: text('{') },                                   'E_LIMIT 1'],
    ['4097 members',              { claim: bytesOf(Array.from({ length: 4097 }, () => 0)) },                'E_LIMIT 2'],
    ['a long string',             { claim: on(b('network/endpoints/-', 'x'.repeat(8193))) },                'E_LIMIT 2'],
    ['no policy set',             { policySet: set(['/body/fail_mode', 'open']), claim: pointless },        'E_POLICY_SET 0'],
    ['another sandbox policy',    { policySet: set(['/body/sections/5/policy_ref/sha256', sha('9')]) },     'E_RELATION 0'],
    ['another sandbox decision',  { policySet: set(['/body/sections/5/decision_ref/sha256', sha('9')]) },   'E_RELATION 0'],
    ['the bound set',             { policySet: bundle.sets.sandboxBound.bytes },                            'E_RELATION 0'],
    ['a duty evaluation edited',  { duty: duty(['/body/verdict', 'violated']) },                            'E_RELATION 1'],
    ['of another set',            { duty: duty(['/body/policy_set/sha256', sha('9')]) },                    'E_RELATION 1'],
    ['of another duty policy',    { duty: duty(['/body/policy_ref/sha256', sha('9')]) },                    'E_RELATION 1'],
    ['of another duty decision',  { duty: duty(['/body/decision_ref/sha256', sha('9')]) },                  'E_RELATION 1'],
    ['of another core',           { duty: duty(['/body/core_contract/generation_id', `g-${sha('9')}`]) },   'E_RELATION 1'],
    ['with the id of another',    { duty: duty(['/id', 'result.other']) },                                  'E_RELATION 1'],
    ['a field nobody reads',      { claim: pointless },                                                     'E_RELATION 2'],
    ['a claim of another kind',   { claim: on(['/kind', 'credential_boundary_claim']) },                    'E_RELATION 2'],
    ['keys out of order',          { claim: text('{"b":1,"a":2}\n') }, 'E_CANONICAL 2'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    expect(outcomeOf(evaluateSandbox(bundle, { ...bytes, ...inputs }))).toBe(expected);
  });

  test('just inside the limits nothing is too much', () => {
    const edits = [b('network/endpoints/-', 'x'.repeat(8192))];
    expect(outcomeOf(evaluateSandbox(bundle, { ...bytes, claim: on(...edits) }))).toBe('violated network.not-denied');
    const members = bytesOf(Array.from({ length: 4096 }, () => 0));
    expect(outcomeOf(evaluateSandbox(bundle, { ...bytes, claim: members }))).toBe('E_RELATION 2');
    expect(outcomeOf(evaluateSandbox(bundle, { ...bytes, claim: nested(32) }))).toBe('E_RELATION 2');
  });

  test('documents that another one carries come to the same', () => {
    const carried = { policySet, duty: satisfied, claim: digested(claim) } as unknown as SandboxDocuments;
    const result = evaluateSandboxDocuments(bundle, carried);
    const spelled = evaluateSandbox(bundle, bytes);
    expect(result.ok && spelled.ok && Buffer.compare(result.value.bytes, spelled.value.bytes)).toBe(0);
    const odd = { ...carried, duty: digested(Array.from({ length: 4097 }, () => 0)) };
    expect(outcomeOf(evaluateSandboxDocuments(bundle, odd))).toBe('E_LIMIT 1');
    expect(outcomeOf(evaluateSandboxDocuments(bundle, { ...carried, claim: digested({}) }))).toBe('E_RELATION 2');
  });

  test('the core that the set names is not looked at', () => {
    const other = digested(edited(policySet.content, [['/body/core_contract/generation_id', `g-${sha('9')}`]]));
    const made = digested(dutyOf(other));
    const inputs = {
      policySet: bytesOf(other.content),
      duty: bytesOf(made.content),
      claim: bytesOf(claimOf(other, made)),
    };
    expect(outcomeOf(evaluateSandbox(bundle, inputs))).toBe('satisfied sandbox.declaration-satisfied');
  });
});

describe('the form of an `execution_environment_claim`', () => {
  const list = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
  const root = { access: 'read-only', path: '/sandbox/a', purpose: 'a' };
  const tool = claimOf(policySet, satisfied).body.tools[0];
  const path = (value: string): Edit => b('filesystem/read_roots/0/path', value);
  // biome-ignore format: a table
  const cases: readonly (readonly [edit: Edit, isGood: boolean])[] = [
    [path('/sandbox/a/..'),                                 true],
    [path('/sandbox/a/../b'),                               false],
    [path('/sandbox/a/./b'),                                false],
    [path('/sandbox/a//b'),                                 false],
    [path('/sandbox/a/'),                                   true],
    [path('/sandbox/'),                                     false],
    [path('/sandbox/.a'),                                   false],
    [path('/sandbox/*'),                                    false],
    [path('/sandbox/A'),                                    false],
    [path('/sandbox/a b'),                                  false],
    [path('/sandbox/a\n'),                                  false],
    [path('/etc/passwd'),                                   false],
    [path(`/sandbox/${'a'.repeat(247)}`),                   true],
    [path(`/sandbox/${'a'.repeat(248)}`),                   false],
    [variable('A', 'x'.repeat(256)),                        true],
    [variable('A', 'x'.repeat(257)),                        false],
    [variable('A', 'a\u0085'),                              false],
    [variable('A', 'a\n'),                                  false],
    [variable('a', ''),                                     false],
    [variable('A'.repeat(64), ''),                          true],
    [variable('A'.repeat(65), ''),                          false],
    [b('environment/variables', list(64, { name: 'A', value: '' })), true],
    [b('environment/variables', list(65, { name: 'A', value: '' })), false],
    [b('filesystem/write_roots', list(16, root)),           true],
    [b('filesystem/write_roots', list(17, root)),           false],
    [b('network/endpoints', list(32, '')),                  true],
    [b('network/endpoints', list(33, '')),                  false],
    [b('network/endpoints', [1]),                           false],
    [b('sensitive_material/secret_refs', list(33, 'a')),    false],
    [b('tools', list(16, tool)),                            true],
    [b('tools', list(17, tool)),                            false],
    [b('tools/0/argv', list(32, '')),                       true],
    [b('tools/0/argv', list(33, '')),                       false],
    [b('tools/0/argv', []),                                 false],
    [b('tools/0/resource_ids', list(17, 'a')),              false],
    [b('tools/0/network', 'unknown'),                       false],
    [b('limits/process_count', -1),                         false],
    [b('limits/process_count', 1.5),                        false],
    [b('isolation/disposable', 'yes'),                      false],
    [b('resources/0/kind', 'file'),                         false],
    [b('duty_evaluation_ref/kind', 'stage_result'),         false],
  ];
  test.each(cases)('%j', (edit, isGood) => {
    const claim = edited<unknown>(claimOf(policySet, satisfied), [edit]);
    expect(environmentClaimKind.parse(bytesOf(claim)).ok).toBe(isGood);
  });
});

test('the evaluation says what was judged and by what', () => {
  const claim = digested(claimOf(policySet, satisfied));
  const inputs = { policySet: policySet.bytes, duty: bytesOf(satisfied.content), claim: bytesOf(claim.content) };
  const result = evaluateSandbox(bundle, inputs);
  if (!result.ok) throw new Error(result.refusal.code);
  const { policyRef, decisionRef } = bundle.policies.sandbox;
  expect(result.value.content).toEqual({
    schema_version: 1,
    kind: 'sandbox_policy_evaluation',
    id: claim.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      claim_ref: { schema_version: 1, kind: 'execution_environment_claim', id: claim.content.id, sha256: claim.sha256 },
      decision_ref: decisionRef,
      duty_evaluation_ref: claim.content.body.duty_evaluation_ref,
      enforcement_proof: 'declaration-only',
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      qualification_effect: 'none',
      reason_ids: ['sandbox.declaration-satisfied'],
      verdict: 'satisfied',
    },
  });
  expect(sandboxEvaluationKind.parse(result.value.bytes).ok).toBe(true);
});

describe('whatever the claim', () => {
  const set = digested(inventedSet());
  const policy = bundle.policies.sandbox.policy.content;
  const decideOn = (edits: readonly Edit[], verdict: Verdict = 'satisfied') => {
    const duty = digested(dutyOf(set, verdict));
    return decideSandbox({ policy, policySet: set, duty, claim: edited(claimOf(set, duty), edits) });
  };
  const tri = fc.constantFrom<Json>(true, false, 'unknown');
  const at = <T>(place: string, values: fc.Arbitrary<T>) => values.map((value): Edit => b(place, value));
  const edit = fc.oneof(
    at('network/mode', fc.constantFrom('allow', 'deny', 'unknown')),
    at('environment/mode', fc.constantFrom('clear-then-allowlist', 'inherit', 'unknown')),
    at('isolation/candidate_only', tri),
    at('isolation/disposable', tri),
    at('isolation/host_access', tri),
    at('effects/target_writes', tri),
    at('effects/external_writes', tri),
    at('sensitive_material/exposure', fc.constantFrom('none', 'present', 'unknown')),
    at('declaration_status', fc.constantFrom('complete', 'incomplete')),
    at('limits/process_count', fc.constantFrom(32, 33)),
    at('environment/variables/-', fc.constant({ name: 'A', value: 'b' })),
  );
  const edits = fc.array(edit, { maxLength: 4 });
  const unknowns = [
    b('network/mode', 'unknown'),
    b('environment/mode', 'unknown'),
    b('isolation/candidate_only', 'unknown'),
    b('isolation/disposable', 'unknown'),
    b('isolation/host_access', 'unknown'),
    b('effects/target_writes', 'unknown'),
    b('effects/external_writes', 'unknown'),
    b('sensitive_material/exposure', 'unknown'),
    b('declaration_status', 'incomplete'),
  ];
  const violations = [
    b('network/mode', 'allow'),
    b('environment/mode', 'inherit'),
    b('isolation/candidate_only', false),
    b('isolation/host_access', true),
    b('effects/target_writes', true),
    b('sensitive_material/exposure', 'present'),
    b('limits/process_count', 33),
    b('execution_identity/role', 'publisher'),
  ];

  test('what is unknown is never satisfied, and what is violated stays so', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(edits, fc.constantFrom(...unknowns), fc.constantFrom(...violations), (given, unknown, violation) => {
        seen.add(decideOn(given).verdict);
        return (
          decideOn([...given, unknown]).verdict !== 'satisfied' &&
          decideOn([...given, violation]).verdict === 'violated'
        );
      }),
      seeded(200, 5000),
    );
    expect([...seen].sort()).toEqual(['inconclusive', 'satisfied', 'violated']);
  });

  test('the order of keys and of everything that is a set changes nothing', () => {
    fc.assert(
      fc.property(edits, (given) => {
        const duty = digested(dutyOf(set));
        const claim = edited(claimOf(set, duty), given);
        const facts = { policy, policySet: set, duty };
        return (
          told(decideSandbox({ ...facts, claim: turned(claim) as typeof claim })) ===
          told(decideSandbox({ ...facts, claim }))
        );
      }),
      seeded(100, 2000),
    );
  });

  test('fields that no rule reads change nothing', () => {
    const duty = digested(dutyOf(set));
    const claim = edited<unknown>(claimOf(set, duty), [
      ['/body/more', 1],
      ['/note', 'x'],
      ['/body/network/more', []],
    ]);
    const facts = { policy, policySet: set, duty };
    expect(told(decideSandbox({ ...facts, claim: claim as ReturnType<typeof claimOf> }))).toBe(
      'satisfied sandbox.declaration-satisfied',
    );
  });
});

/** The same value with its keys and its sets in another order; the words of a command stay. */
function turned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => turned(item));
    return key === 'argv' ? items : items.reverse();
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, turned(item, name)] as const);
  return Object.fromEntries(entries.reverse());
}
