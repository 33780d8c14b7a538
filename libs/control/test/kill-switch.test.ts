// The kill switch: every reason, what each token is about, and that nothing unknown is ever read as cleared.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  decideKillSwitch,
  evaluateKillSwitch,
  evaluationReasons,
  killSwitchAttemptKind,
  killSwitchEvaluationKind,
  killSwitchStateKind,
  shippedBundle,
  type Verdict,
} from '../src/index.ts';
import { outcomeOf, told } from './support/decision.ts';
import { dutyOf, inventedSet } from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';
import { attemptOf, clearedState } from './support/kill-switch.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.plain;

type Change = {
  readonly state?: readonly Edit[];
  readonly attempt?: readonly Edit[];
  readonly verdict?: Verdict;
  readonly duty?: readonly Edit[];
};

const caseOf = ({ state = [], attempt = [], verdict = 'satisfied', duty = [] }: Change) => {
  const judged = digested(edited(clearedState(), state));
  const evaluation = digested(edited(dutyOf(policySet, verdict), duty));
  return {
    policySet,
    state: judged,
    attempt: digested(edited(attemptOf(judged, evaluation), attempt)),
    duty: evaluation,
  };
};

/** Every word of an outcome, for the last test. */
const met = new Set<string>();

const on = (change: Change) => {
  const { state, attempt, duty } = caseOf(change);
  const outcome = outcomeOf(
    evaluateKillSwitch(bundle, {
      policySet: policySet.bytes,
      state: bytesOf(state.content),
      attempt: bytesOf(attempt.content),
      duty: bytesOf(duty.content),
    }),
  );
  for (const word of outcome.split(' ')) met.add(word);
  return outcome;
};

const entry = (index: number, key = '') => `/body/entries/${index}${key}`;
const kinds = ['global', 'repository', 'workflow', 'stage', 'attempt'] as const;

describe('the reasons', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [change: Change, expected: string])[] = [
    [{},                                                                     'satisfied kill.cleared-current'],
    [{ attempt: [['/body/expected_state/id', 'kill-state.other']] },         'violated kill.state-id-mismatch'],
    [{ attempt: [['/body/expected_state/revision', 8]] },                    'violated kill.state-rollback'],
    [{ attempt: [['/body/expected_state/revision', 6]] },                    'violated kill.attempt-stale'],
    [{ attempt: [['/body/expected_state/sha256', sha('9')]] },               'violated kill.state-digest-mismatch'],
    [{ attempt: [['/body/authority_epoch', 'epoch.other']] },                'violated kill.state-replayed'],
    [{ state: [['/body/attempt_id', 'result.other']] },                      'violated kill.state-replayed'],
    [{ verdict: 'violated' },                                                'violated kill.duty-violated'],
    [{ verdict: 'inconclusive' },                                            'inconclusive kill.duty-inconclusive'],
    [{ attempt: [['/body/duty_evaluation_ref/sha256', sha('9')]] },          'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/body/decision_ref/sha256', sha('9')]] },                    'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/body/policy_ref/sha256', sha('9')]] },                      'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/body/policy_set/sha256', sha('9')]] },                      'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/body/policy_set/id', 'control-policy-set.other']] },        'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/body/core_contract/generation_id', `g-${sha('9')}`]] },     'inconclusive kill.duty-unverifiable'],
    [{ duty: [['/id', 'result.other'], ['/body/stage/result_ref/id', 'result.other']] }, 'inconclusive kill.duty-unverifiable'],
    [{ verdict: 'inconclusive', duty: [['/body/policy_ref/sha256', sha('9')]] },         'inconclusive kill.duty-unverifiable'],
    [{ verdict: 'violated', duty: [['/body/policy_ref/sha256', sha('9')]] },             'violated kill.duty-violated'],
    [{ state: [[entry(0, '/scope_kind'), 'stage'], [entry(0, '/scope_id'), 'stage.sample']] }, 'violated kill.scope-ambiguous.stage'],
    [{ state: [[entry(2), undefined], [entry(0, '/state'), 'stop']], verdict: 'violated' },
      'violated kill.duty-violated kill.scope-missing.workflow kill.stop.global'],
    [{ state: [[entry(1, '/scope_id'), 'repo.other'], [entry(1, '/state'), 'stop']] },   'violated kill.scope-mismatch.repository'],
  ];
  test.each(cases)('%j', (change, expected) => {
    expect(on(change)).toBe(expected);
  });

  test.each(kinds.map((kind, index) => [kind, index] as const))('of the scope %s', (kind, index) => {
    const { scope_id } = clearedState().body.entries[index] ?? { scope_id: '' };
    const again = (id: string) => ['/body/entries/-', { scope_kind: kind, scope_id: id, state: 'stop' }] as const;
    expect(on({ state: [[entry(index, '/state'), 'stop']] })).toBe(`violated kill.stop.${kind}`);
    expect(on({ state: [[entry(index), undefined]] })).toBe(`inconclusive kill.scope-missing.${kind}`);
    expect(on({ state: [[entry(index, '/scope_id'), 'x']] })).toBe(`violated kill.scope-mismatch.${kind}`);
    expect(on({ state: [again('x')] })).toBe(`violated kill.scope-ambiguous.${kind}`);
    expect(on({ state: [again(scope_id)] })).toBe(`violated kill.scope-ambiguous.${kind} kill.stop.${kind}`);
  });
});

describe('the tokens, first what is asked first', () => {
  const good = caseOf({});
  const bytes = {
    policySet: policySet.bytes,
    state: bytesOf(good.state.content),
    attempt: bytesOf(good.attempt.content),
    duty: bytesOf(good.duty.content),
  };
  const doc = (name: 'state' | 'attempt' | 'duty', edit: Edit) => bytesOf(edited<unknown>(good[name].content, [edit]));
  const set = (edit: Edit) => bytesOf(edited<unknown>(policySet.content, [edit]));
  const text = (words: string) => new TextEncoder().encode(words);

  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof bytes>, expected: string])[] = [
    ['too many bytes',             { duty: new Uint8Array(1_048_577), policySet: text('x') },           'E_LIMIT 3'],
    ['no JSON',                    { policySet: set(['/kind', 'x']), state: text('{') },                 'E_RELATION 1'],
    ['two roots',                  { attempt: text('{}\n{}\n') },                                        'E_RELATION 2'],
    ['blanks',                     { policySet: text('{ }\n') },                                         'E_RELATION 0'],
    ['no policy set',              { policySet: set(['/body/fail_mode', 'open']), state: doc('state', ['/kind', 'x']) }, 'E_POLICY_SET 0'],
    ['a set of another core',      { policySet: set(['/body/core_contract/generation_id', `g-${sha('9')}`]) },           'E_RELATION 0'],
    ['a set of another switch',    { policySet: set(['/body/sections/3/policy_ref/sha256', sha('9')]) },  'E_RELATION 0'],
    ['a set of another decision',  { policySet: set(['/body/sections/3/decision_ref/sha256', sha('9')]) },'E_RELATION 0'],
    ['a set of another duty',      { policySet: set(['/body/sections/1/policy_ref/sha256', sha('9')]) },  'E_RELATION 0'],
    ['a state out of form',        { state: doc('state', ['/body/revision', 0]) },                       'E_RELATION 1'],
    ['an attempt out of form',     { attempt: doc('attempt', ['/body/scope/stage_id', '']) },            'E_RELATION 2'],
    ['no duty reason',             { duty: doc('duty', ['/body/reason_ids/0', 'duty.fine']) },           'E_RELATION 3'],
    ['a verdict edited by hand',   { duty: doc('duty', ['/body/verdict', 'violated']) },                 'E_RELATION 3'],
    ['a stage ref of another kind', { duty: doc('duty', ['/body/stage/result_ref/kind', 'stage_request']) }, 'E_RELATION 3'],
    ['keys out of order',          { state: text('{"b":1,"a":2}\n') }, 'E_RELATION 1'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    expect(outcomeOf(evaluateKillSwitch(bundle, { ...bytes, ...inputs }))).toBe(expected);
  });

  test('a set and a duty evaluation forged together to another core', () => {
    const forged = digested(edited(policySet.content, [['/body/core_contract/generation_id', `g-${sha('9')}`]]));
    const duty = digested(dutyOf(forged));
    const attempt = attemptOf(good.state, duty);
    const inputs = {
      ...bytes,
      policySet: bytesOf(forged.content),
      duty: bytesOf(duty.content),
      attempt: bytesOf(attempt),
    };
    expect(outcomeOf(evaluateKillSwitch(bundle, inputs))).toBe('E_RELATION 0');
  });
});

describe('bounds of `kill_switch_state` and `kill_switch_attempt`', () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ scope_kind: 'stage', scope_id: 's', state: 'cleared' }));
  // biome-ignore format: a table
  const states = [
    [['/body/entries', []],                               true],
    [['/body/entries', many(16)],                         true],
    [['/body/entries', many(17)],                         false],
    [['/body/entries/0/scope_id', '\u{1f512}'.repeat(128)], true],
    [['/body/entries/0/scope_id', 'x'.repeat(129)],       false],
    [['/body/entries/0/scope_id', ''],                    false],
    [['/body/entries/0/scope_kind', 'planet'],            false],
    [['/body/revision', 9_007_199_254_740_991],           true],
    [['/body/revision', 0],                               false],
    [['/body/more', 1],                                   false],
  ] as const;
  test.each(states)('state %j', (edit, isGood) => {
    expect(killSwitchStateKind.parse(bytesOf(edited<unknown>(clearedState(), [edit as Edit]))).ok).toBe(isGood);
  });

  // biome-ignore format: a table
  const attempts = [
    [['/body/expected_state/revision', 9_007_199_254_740_991], true],
    [['/body/expected_state/revision', 0],                     false],
    [['/body/duty_evaluation_ref/kind', 'stage_result'],       false],
    [['/body/activation_state', 'active'],                     false],
  ] as const;
  test.each(attempts)('attempt %j', (edit, isGood) => {
    const { content } = caseOf({}).attempt;
    expect(killSwitchAttemptKind.parse(bytesOf(edited<unknown>(content, [edit as Edit]))).ok).toBe(isGood);
  });
});

test('the evaluation says what was judged and by what', () => {
  const { state, attempt, duty } = caseOf({});
  const inputs = { state: bytesOf(state.content), attempt: bytesOf(attempt.content), duty: bytesOf(duty.content) };
  const result = evaluateKillSwitch(bundle, { policySet: policySet.bytes, ...inputs });
  if (!result.ok) throw new Error(result.refusal.code);
  const { policyRef, decisionRef } = bundle.policies['kill-switch'];
  const ref = (kind: string, id: string, sha256: string) => ({ schema_version: 1, kind, id, sha256 });
  expect(result.value.content).toEqual({
    schema_version: 1,
    kind: 'kill_switch_evaluation',
    id: 'kill-attempt.sample',
    body: {
      activation_state: 'inactive',
      attempt_ref: ref('kill_switch_attempt', 'kill-attempt.sample', attempt.sha256),
      authority_effect: 'none',
      decision_ref: decisionRef,
      duty_decision_ref: bundle.policies['duty-separation'].decisionRef,
      duty_evaluation_ref: ref('duty_separation_evaluation', 'result.sample', duty.sha256),
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      reason_ids: ['kill.cleared-current'],
      reference_semantics: 'identity-only',
      state_ref: ref('kill_switch_state', 'kill-state.sample', state.sha256),
      verdict: 'satisfied',
    },
  });
  expect(killSwitchEvaluationKind.parse(result.value.bytes).ok).toBe(true);
});

describe('a `kill_switch_evaluation` that no evaluator gives', () => {
  const evaluation = () => {
    const { state, attempt, duty } = caseOf({
      state: [
        [entry(0, '/state'), 'stop'],
        [entry(2), undefined],
      ],
    });
    const inputs = { state: bytesOf(state.content), attempt: bytesOf(attempt.content), duty: bytesOf(duty.content) };
    const result = evaluateKillSwitch(bundle, { policySet: policySet.bytes, ...inputs });
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value.content;
  };
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[],                                                                                               'ok'],
    [[['/body/verdict', 'satisfied']],                                                                 'E_RELATION'],
    [[['/body/reason_ids', ['kill.scope-missing.workflow']], ['/body/verdict', 'inconclusive']],       'ok'],
    [[['/body/reason_ids', ['kill.duty-violated', 'kill.scope-missing.workflow']]],                    'E_RELATION'],
    [[['/body/reason_ids', ['kill.cleared-current', 'kill.stop.global']]],                             'E_RELATION'],
    [[['/body/reason_ids', ['kill.unheard-of']]],                                                      'E_RELATION'],
    [[['/body/reason_ids', ['kill.stop.global', 'kill.scope-missing.workflow']]],                      'E_SHAPE'],
    [[['/id', 'kill-attempt.other']],                                                                  'E_RELATION'],
  ];
  test.each(cases)('%j', (edits, expected) => {
    const parsed = killSwitchEvaluationKind.parse(bytesOf(edited(evaluation(), edits)));
    expect(parsed.ok ? 'ok' : parsed.refusal.code).toBe(expected);
  });
});

describe('whatever the state', () => {
  const set = digested(inventedSet());
  const scopeIds = ['*', 'repo.sample', 'workflow.sample', 'stage.sample', 'result.sample', 'other'];
  const entries = fc.array(
    fc.record({
      scope_kind: fc.constantFrom(...kinds),
      scope_id: fc.constantFrom(...scopeIds),
      state: fc.constantFrom('cleared' as const, 'stop' as const),
    }),
    { maxLength: 8 },
  );
  const cleared = clearedState().body.entries;
  // Mostly cleared, so that satisfied ones occur.
  const likely = fc.oneof(entries, fc.subarray(cleared, { minLength: 3 }), fc.constant(cleared));
  const verdicts = fc.constantFrom<Verdict>('satisfied', 'inconclusive', 'violated');
  const judge = (list: readonly unknown[], verdict: Verdict) => {
    const state = digested(edited(clearedState(), [['/body/entries', list]]));
    const duty = digested(dutyOf(set, verdict));
    return decideKillSwitch({ policySet: set, state, attempt: digested(attemptOf(state, duty)), duty });
  };
  const badness = { satisfied: 0, inconclusive: 1, violated: 2 } as const;

  test('it is satisfied exactly when each scope is named once, is cleared, and duty is satisfied', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(likely, verdicts, (list, verdict) => {
        const isCleared = cleared.every(
          (one) =>
            list.filter(({ scope_kind }) => scope_kind === one.scope_kind).length === 1 &&
            list.some(
              ({ scope_kind, scope_id, state }) =>
                scope_kind === one.scope_kind && scope_id === one.scope_id && state === 'cleared',
            ),
        );
        const decision = judge(list, verdict);
        seen.add(decision.verdict);
        return (decision.verdict === 'satisfied') === (isCleared && verdict === 'satisfied');
      }),
      seeded(300, 5000),
    );
    expect([...seen].sort()).toEqual(['inconclusive', 'satisfied', 'violated']);
  });

  test('one more stop never makes it better, and is told with all that was told before', () => {
    const index = fc.nat({ max: cleared.length - 1 });
    fc.assert(
      fc.property(likely, verdicts, index, (list, verdict, at) => {
        const stop = { ...(cleared[at] ?? cleared[0]), state: 'stop' as const };
        const before = judge(list, verdict);
        const after = judge([...list, stop], verdict);
        return after.verdict === 'violated' && badness[after.verdict] >= badness[before.verdict];
      }),
      seeded(200, 5000),
    );
  });

  test('the order of entries and of keys changes nothing', () => {
    fc.assert(
      fc.property(likely, verdicts, (list, verdict) => {
        const turned = list.map(({ scope_kind, scope_id, state }) => ({ state, scope_id, scope_kind })).reverse();
        return told(judge(turned, verdict)) === told(judge(list, verdict));
      }),
      seeded(100, 2000),
    );
  });
});

test('every reason was met above but the two that would be refusals', () => {
  const reasons = Object.keys(evaluationReasons.kill_switch_evaluation);
  expect(reasons.filter((reason) => !met.has(reason))).toEqual(['kill.attempt-invalid', 'kill.state-invalid']);
});
