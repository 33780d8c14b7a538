// The bound sandbox: one satisfied answer that needs every comparison, and one inconclusive for all else.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentDigest } from '#canonical';
import { sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  acceptedIdentitiesKind,
  environmentRegistryKind,
  evaluateBoundSandbox,
  registeredEnvironment,
  sandboxEvaluationKind,
  shippedBundle,
  shippedRegisters,
  type Verdict,
  verifierObservationKind,
} from '../src/index.ts';
import { outcomeOf } from './support/decision.ts';
import {
  claimOf,
  dutyOf,
  observationOf,
  sampleAcceptedSet,
  sampleRegistry,
  verifierSha256,
} from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.sandboxBound;

type Changes = {
  readonly claim?: readonly Edit[];
  /** Edits of the accepted set and of the registry before they are observed. */
  readonly accepted?: readonly Edit[];
  readonly registry?: readonly Edit[];
  readonly observation?: readonly Edit[];
  readonly verdict?: Verdict;
};

const inputsOf = ({ claim = [], accepted = [], registry = [], observation = [], verdict }: Changes) => {
  const duty = digested(dutyOf(policySet, verdict));
  const set = digested(edited(sampleAcceptedSet(), accepted));
  const environments = digested(edited(sampleRegistry(), registry));
  return {
    policySet: policySet.bytes,
    duty: bytesOf(duty.content),
    claim: bytesOf(edited(claimOf(policySet, duty, verifierSha256), claim)),
    observation: bytesOf(edited(observationOf(environments, set), observation)),
    registry: bytesOf(environments.content),
    acceptedSet: bytesOf(set.content),
  };
};

const on = (changes: Changes) => outcomeOf(evaluateBoundSandbox(bundle, inputsOf(changes)));

const satisfied = 'satisfied sandbox.verifier-binding-satisfied';
const refused = 'inconclusive sandbox.verifier-binding-refused';
const other = sha('b');
const environments = '/body/environments';

describe('the comparisons', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [changes: Changes, expected: string])[] = [
    [{},                                                                        satisfied],
    [{ accepted: [[`${environments}/0/identities/verifier`, [verifierSha256, other]]] }, satisfied],
    [{ registry: [[`${environments}/-`, { ...sampleRegistry().body.environments[0], environment_id: 'env.other' }]] }, satisfied],
    [{ registry: [[`${environments}/0/proof_state`, 'native-qualified']] },     satisfied],
    [{ claim: [['/id', 'env.other']] },                                         refused],
    [{ claim: [['/body/tools/0/sha256', other]] },                              refused],
    [{ claim: [['/body/tools/0/network', true]] },                              refused],
    [{ claim: [['/body/tools', []]] },                                          refused],
    [{ claim: [['/body/network/mode', 'unknown']] },                            refused],
    [{ claim: [['/body/policy_set_ref/sha256', other]] },                       refused],
    [{ verdict: 'violated' },                                                   refused],
    [{ verdict: 'inconclusive' },                                               refused],
    [{ observation: [['/body/accepted_set_sha256', other]] },                   refused],
    [{ observation: [['/body/environment_entry_sha256', other]] },              refused],
    [{ observation: [['/body/environment_id', 'env.other']] },                  refused],
    [{ observation: [['/body/target_repository_id', 'repo.other']] },           refused],
    [{ observation: [['/body/verifier_sha256', other]] },                       refused],
    [{ claim: [['/body/tools/0/sha256', other]], observation: [['/body/verifier_sha256', other]] }, refused],
    [{ accepted: [[environments, []]] },                                        refused],
    [{ accepted: [[`${environments}/0/environment_id`, 'env.other']] },         refused],
    [{ accepted: [[`${environments}/0/identities/verifier`, [other]]] },        refused],
  ];
  test.each(cases)('%j', (changes, expected) => {
    expect(on(changes)).toBe(expected);
  });

  test('an environment that is not registered', () => {
    const inputs = inputsOf({});
    const registry = bytesOf(edited(sampleRegistry(), [[environments, []]]));
    expect(outcomeOf(evaluateBoundSandbox(bundle, { ...inputs, registry }))).toBe(refused);
  });

  test('under the registers that ship nothing is accepted', () => {
    expect(outcomeOf(evaluateBoundSandbox(bundle, { ...inputsOf({}), ...shippedRegisters() }))).toBe(refused);
  });
});

describe('the tokens, first what is asked first', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const good = inputsOf({});
  const oddly = (change: Changes) => inputsOf(change);
  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof good>, expected: string])[] = [
    ['too many bytes',       { registry: new Uint8Array(1_048_577), policySet: text('{') },              'E_LIMIT shadow-environments.json'],
    ['policy set first',     { policySet: text('{'), acceptedSet: text('{') },                           'E_PARSE 0'],
    ['then accepted set',    { acceptedSet: text('{'), registry: text('{') },                            'E_PARSE accepted-identities.json'],
    ['then registry',        { registry: text('{ }\n'), duty: text('{') },                               'E_CANONICAL shadow-environments.json'],
    ['then duty',            { duty: text('{ }\n'), claim: text('{') },                                  'E_CANONICAL 1'],
    ['then claim',           { claim: text('{}'), observation: text('{') },                              'E_CANONICAL 2'],
    ['then observation',     { observation: text('{') },                                                 'E_PARSE 3'],
    ['no policy set',        { policySet: text('{}\n'), registry: text('{}\n') },                        'E_POLICY_SET 0'],
    ['the plain set',        { policySet: bundle.sets.plain.bytes },                                     'E_RELATION 0'],
    ['an odd registry',      { registry: bytesOf(edited(sampleRegistry(), [['/id', 'x']])) },            'E_RELATION shadow-environments.json'],
    ['an odd accepted set',  { acceptedSet: bytesOf(edited(sampleAcceptedSet(), [['/id', 'x']])) },      'E_RELATION accepted-identities.json'],
    ['an odd observation',   { observation: oddly({ observation: [['/id', 'x']] }).observation },        'E_RELATION 3'],
    ['an odd claim',         { claim: oddly({ claim: [['/body/more', 1]] }).claim },                     'E_RELATION 2'],
    ['keys out of order',          { observation: text('{"b":1,"a":2}\n') }, 'E_CANONICAL 3'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    expect(outcomeOf(evaluateBoundSandbox(bundle, { ...good, ...inputs }))).toBe(expected);
  });

  test('a set that pins all the same and has another name', () => {
    const renamed = digested(edited(policySet.content, [['/id', 'control-policy-set.other']]));
    const duty = digested(dutyOf(renamed));
    const inputs = {
      policySet: bytesOf(renamed.content),
      duty: bytesOf(duty.content),
      claim: bytesOf(claimOf(renamed, duty)),
    };
    expect(outcomeOf(evaluateBoundSandbox(bundle, { ...good, ...inputs }))).toBe('E_RELATION 0');
  });
});

test('the evaluation repeats the observation and names it by digest', () => {
  const inputs = inputsOf({});
  const result = evaluateBoundSandbox(bundle, inputs);
  if (!result.ok) throw new Error(result.refusal.code);
  const { body } = JSON.parse(new TextDecoder().decode(inputs.observation));
  const { policyRef, decisionRef } = bundle.policies['sandbox-bound'];
  expect(result.value.content.body).toMatchObject({
    decision_ref: decisionRef,
    policy_ref: policyRef,
    policy_set: { id: 'control-policy-set.sandbox-bound.v1', sha256: policySet.sha256 },
    verifier_binding: {
      ...body,
      observation_sha256: documentDigest(JSON.parse(new TextDecoder().decode(inputs.observation))),
    },
  });
  expect(sandboxEvaluationKind.parse(result.value.bytes).ok).toBe(true);
});

describe('a `sandbox_policy_evaluation` that no evaluator gives', () => {
  const evaluation = () => {
    const result = evaluateBoundSandbox(bundle, inputsOf({}));
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value.content;
  };
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[],                                                                                            'ok'],
    [[['/body/verdict', 'violated']],                                                               'E_RELATION'],
    [[['/body/verifier_binding', undefined]],                                                       'E_RELATION'],
    [[['/body/reason_ids', ['sandbox.declaration-satisfied']]],                                     'E_RELATION'],
    [[['/body/reason_ids', ['network.not-denied']], ['/body/verdict', 'violated']],                 'E_RELATION'],
    [[['/id', 'env.other']],                                                                        'E_RELATION'],
    [[['/body/verifier_binding/more', 1]],                                                          'E_SHAPE'],
  ];
  test.each(cases)('%j', (edits, expected) => {
    const parsed = sandboxEvaluationKind.parse(bytesOf(edited<unknown>(evaluation(), edits)));
    expect(parsed.ok ? 'ok' : parsed.refusal.code).toBe(expected);
  });
});

describe('the form of registers and observation', () => {
  const entry = sampleRegistry().body.environments[0];
  const accepted = sampleAcceptedSet().body.environments[0];
  const rest = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...entry, environment_id: `env.${index}` }));
  const digests = (...list: string[]): Edit => [`${environments}/0/identities/image`, list];
  // biome-ignore format: a table
  const cases = [
    [environmentRegistryKind, sampleRegistry(),    [],                                             'ok'],
    [environmentRegistryKind, sampleRegistry(),    [[environments, rest(256)]],                    'ok'],
    [environmentRegistryKind, sampleRegistry(),    [[environments, rest(257)]],                    'E_SHAPE'],
    [environmentRegistryKind, sampleRegistry(),    [[`${environments}/-`, entry]],                 'E_SHAPE'],
    [environmentRegistryKind, sampleRegistry(),    [[`${environments}/0/source_root_commit`, sha('c')]], 'E_SHAPE'],
    [environmentRegistryKind, sampleRegistry(),    [['/body/registry_version', 'v2']],             'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [],                                             'ok'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [[`${environments}/-`, accepted]],              'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(...'23456789')],                       'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(...[...'23456789'].map(sha))],         'ok'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(...[...'23456789a'].map(sha))],        'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests()],                                    'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(sha('3'), sha('2'))],                  'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(sha('3'), sha('3'))],                  'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(sha('1'))],                            'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [digests(sha('0'))],                            'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [[`${environments}/0/mechanisms/memory_bytes`, ['b', 'a']]], 'E_SHAPE'],
    [acceptedIdentitiesKind,  sampleAcceptedSet(), [[`${environments}/0/scratch_bytes`, 0]],       'E_SHAPE'],
    [verifierObservationKind, observationOf(digested(sampleRegistry()), digested(sampleAcceptedSet())), [['/id', 'x']], 'E_SHAPE'],
  ] as const;
  test.each(cases.map(([kind, document, edits, expected]) => [kind.kind, edits, expected, kind, document] as const))(
    '%s %j',
    (_name, edits, expected, kind, document) => {
      const parsed = kind.parse(bytesOf(edited<unknown>(document, edits as unknown as Edit[])));
      expect(parsed.ok ? 'ok' : parsed.refusal.code).toBe(expected);
    },
  );
});

describe('the registers that ship', () => {
  const { registry, acceptedSet } = shippedRegisters();

  test('this house is registered by its root commit, and nothing is accepted yet', () => {
    const environment = environmentRegistryKind.parse(registry);
    const identities = acceptedIdentitiesKind.parse(acceptedSet);
    if (!environment.ok || !identities.ok) throw new Error('a register that ships is not of its form');
    const { entry } = registeredEnvironment(environment.value, 'env.self-host') ?? {};
    const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
    expect(identities.value.content.body.environments).toEqual([]);
    expect(entry?.evidence_scope).toBe('self-host');
    // A shallow clone ends before the root.
    if (git('rev-parse', '--is-shallow-repository') === 'false') {
      expect(entry?.source_root_commit).toBe(git('rev-list', '--max-parents=0', 'HEAD'));
    }
  });
});

test('no change of one digest or name in what was observed is ever satisfied', () => {
  const good = JSON.parse(new TextDecoder().decode(inputsOf({}).observation)).body as Record<string, string>;
  const key = fc.constantFrom(...Object.keys(good));
  const value = fc.constantFrom(sha('a'), sha('b'), 'env.sample', 'repo.sample', 'env.other');
  const seen = new Set<string>();
  fc.assert(
    fc.property(key, value, (name, text) => {
      const outcome = on({ observation: [[`/body/${name}`, text]] });
      seen.add(outcome);
      return (outcome === satisfied) === (good[name] === text);
    }),
    seeded(100, 1000),
  );
  expect(seen.has(satisfied)).toBe(true);
  expect(seen.has(refused)).toBe(true);
});
