// Every word that a judge can say is expected by some case, or stands here with the reason why no case can reach it. Both
// ways: a word that is listed as out of reach and is expected after all fails too.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import type { ContentDetail } from '#content';
import { stageStatuses } from '#contract';
import { evaluationReasons } from '#control';
import { planReasons } from '#loop';
import { samples } from '../../../libs/adapters/test/support/samples.ts';
import { casesOf } from './support/sets.ts';

/** Everything that the expectations of a source say under `member`. */
const said = (source: string, member: string): ReadonlySet<Json> =>
  new Set(
    casesOf(source).flatMap(({ expectation }): readonly Json[] => {
      const value = expectation[member];
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [value];
    }),
  );

type OutOfReach = { readonly [word: string]: string };

function expectAllSaid(words: readonly string[], expected: ReadonlySet<Json>, outOfReach: OutOfReach = {}): void {
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !expected.has(word)).toSorted()).toEqual(Object.keys(outOfReach).toSorted());
}

const refusedByCore = 'the core refuses such a profile or request before duty is asked';
const fromNoDocument = 'what is embedded in a seed set has been read already, so it is canonical JSON of some size';
const fromNoCaller = 'a seed set has no command line and no files';

describe('evaluations of the control room', () => {
  test('duty separation', () => {
    expectAllSaid(
      Object.keys(evaluationReasons.duty_separation_evaluation),
      said('control.duty-separation.v1', 'reason_ids'),
      {
        'protected.roles-invalid': refusedByCore,
        'protected.adapter_instance_id-collision': refusedByCore,
        'protected.execution_boundary_id-collision': refusedByCore,
        'protected.principal_id-collision': refusedByCore,
        'profile.role-denied': refusedByCore,
        'operation.ceiling-denied': refusedByCore,
        'publisher.not-dormant': refusedByCore,
        'dormant.not-dormant': refusedByCore,
        'operation.role-denied': refusedByCore,
        'publisher.requested': refusedByCore,
        'operation.execution-kind-denied': refusedByCore,
        'operation.capability-denied': refusedByCore,
        'operation.permissions-denied': refusedByCore,
        'performer.role-mismatch': 'the core refuses a performer whose role is not that of the binding it used',
      },
    );
  });

  test('risk gates', () => {
    expectAllSaid(Object.keys(evaluationReasons.risk_gate_evaluation), said('control.risk-gates.v1', 'reason_ids'));
  });

  test('the sandbox', () => {
    const observes = 'the bound evaluation needs an observation, which no seed set carries';
    expectAllSaid(
      Object.keys(evaluationReasons.sandbox_policy_evaluation),
      said('control.sandbox-policy.v1', 'reason_ids'),
      {
        'sandbox.verifier-binding-refused': observes,
        'sandbox.verifier-binding-satisfied': observes,
      },
    );
  });

  test('every verdict', () => {
    expectAllSaid(['inconclusive', 'satisfied', 'violated'], said('control.duty-separation.v1', 'verdict'));
    expectAllSaid(['inconclusive', 'satisfied', 'violated'], said('control.sandbox-policy.v1', 'verdict'));
    expectAllSaid(['inconclusive', 'violated'], said('control.risk-gates.v1', 'verdict'));
  });
});

describe('the other judges', () => {
  test('stage runs', () => {
    expectAllSaid(stageStatuses, said('core.stage-run.v2', 'status'));
  });

  // biome-ignore format: a table
  test('the state scanner', () => {
    const source = 'orchestrator.state-scanner.v1';
    expectAllSaid(['blocked', 'pending', 'retryable', 'stale', 'stranded', 'terminal'], said(source, 'class'));
    expectAllSaid(
      ['dispatch-stage', 'none', 'operator-reconcile', 'recover-stranded-attempt', 'refresh-stage-inputs', 'resolve-stage-blocker', 'retry-stage', 'wait-for-attempt'],
      said(source, 'action'),
    );
    const reasons = ['attempt-deadline-reached', 'attempt-in-flight', 'no-attempt', 'retry-limit-reached', 'stage-blocked', 'stage-cancelled', 'stage-completed', 'stage-failed', 'stage-skipped', 'stage-stale', 'target-revision-moved'];
    expectAllSaid(reasons.map((reason) => `scanner.${reason}`), said(source, 'reason_id'));
  });

  test('the reconciliation planner', () => {
    const source = 'orchestrator.reconciliation-plan.v1';
    const words = (member: string, key: string) =>
      new Set([...said(source, member)].map((item) => (item as { readonly [key: string]: Json })[key] ?? null));
    expectAllSaid(['first-delivery', 'redelivery'], words('deliveries', 'delivery_mode'));
    for (const member of ['deliveries', 'deferred', 'suppressed']) {
      const reached = member === 'deferred' ? [] : ['recover-stranded-attempt'];
      expectAllSaid(['dispatch-stage', ...reached], words(member, 'operation'));
    }
    expectAllSaid(
      ['none', 'operator-reconcile', 'refresh-stage-inputs', 'resolve-stage-blocker', 'wait-for-attempt'],
      words('operator_messages', 'action'),
    );
  });

  // Producers' and forges' states, and the bindings that can be stale, as the adapters' own samples know them.
  test('the adapters', () => {
    const source = 'adapters.provider-normalizers.v1';
    const observing = samples.filter(({ name }) => !['deterministic-verifier', 'dormant-publisher'].includes(name));
    const words = observing.flatMap(({ states }) => states.map(([, outcome]) => outcome.split(' ')));
    expectAllSaid(
      words.map(([state = '']) => state),
      said(source, 'state'),
    );
    expectAllSaid(
      words.map(([, reason = '']) => reason),
      said(source, 'reason_id'),
    );
    expect(new Set(casesOf(source).map(({ normalizer }) => normalizer))).toEqual(
      new Set(observing.map(({ name }) => name)),
    );
    expectAllSaid(
      observing.flatMap(({ errorCodes }) => [...errorCodes]),
      said(source, 'error_token'),
    );
  });

  test('the review-fix planner', () => {
    const source = 'loop.review-fix.v1';
    expectAllSaid(Object.keys(planReasons), said(source, 'outcome'));
    expectAllSaid(Object.values(planReasons).flat(), said(source, 'detail'));
  });

  test('the content gate', () => {
    const ofTrees = 'a mode is a tree’s, and a seed is no tree';
    const alone = 'a seed is one file, so no other name collides with it';
    const outOfReach: OutOfReach = {
      'mode.symlink': ofTrees,
      'mode.submodule': ofTrees,
      'mode.other': ofTrees,
      'name.collision-case': alone,
      'name.collision-normalization': alone,
      'name.collision-kind': alone,
      'name.not-unicode': fromNoDocument,
      'content.not-utf8': fromNoDocument,
      'content.bytes': fromNoDocument,
    };
    expectAllSaid(Object.keys(contentDetails), said('content.file-gate.v1', 'detail'), outOfReach);
  });
});

describe('tokens of refusals', () => {
  const unread: OutOfReach = { E_CANONICAL: fromNoDocument, E_PARSE: fromNoDocument };
  const uncalled: OutOfReach = { E_RUNTIME: fromNoCaller, E_USAGE: fromNoCaller };
  const small: OutOfReach = { E_LIMIT: 'only a file of more than a megabyte, which no seed set can hold' };
  // biome-ignore format: an aligned table
  test.each([
    // source                                  tokens                                                                          out of reach
    ['core.stage-run.v2',                      ['E_LIMIT', 'E_SHAPE', 'E_REF', 'E_RELATION', 'E_PARSE', 'E_CANONICAL', 'E_RUNTIME', 'E_USAGE'],       { ...unread, ...uncalled }],
    ['orchestrator.state-scanner.v1',          ['E_LIMIT', 'E_SHAPE', 'E_STALE', 'E_RELATION', 'E_PARSE', 'E_CANONICAL', 'E_RUNTIME', 'E_USAGE'],     { ...unread, ...uncalled }],
    ['orchestrator.reconciliation-plan.v1',    ['E_RECONCILIATION_INPUT'],                                                                            {}],
    ['control.sandbox-policy.v1',              ['E_LIMIT', 'E_POLICY_SET', 'E_RELATION', 'E_PARSE', 'E_CANONICAL', 'E_RUNTIME', 'E_USAGE'],           { ...unread, ...uncalled }],
    ['control.duty-separation.v1',             ['E_LIMIT', 'E_POLICY_SET', 'E_CORE', 'E_RELATION', 'E_RUNTIME', 'E_USAGE'],                            { ...small, ...uncalled }],
    ['control.risk-gates.v1',                  ['E_LIMIT', 'E_DUTY', 'E_RELATION', 'E_RUNTIME', 'E_USAGE'],                                           { ...small, ...uncalled }],
    ['content.file-gate.v1',                   ['E_DENYLIST', 'E_PATH', 'E_LIMIT'],                                                                   { ...small }],
    ['loop.review-fix.v1',                     ['E_LIMIT', 'E_RELATION', 'E_PARSE', 'E_CANONICAL'],                                                   unread],
  ])('%s', (source, tokens, outOfReach) => {
    expectAllSaid(tokens, said(source, 'error_token'), outOfReach);
  });
});

// Spelled out, so that the type holds it to be all of them.
const contentDetails: Record<ContentDetail, true> = {
  'content.age-key': true,
  'content.anthropic-key': true,
  'content.authorization-header': true,
  'content.aws-key-id': true,
  'content.azure-key': true,
  'content.byte-order-mark': true,
  'content.bytes': true,
  'content.control': true,
  'content.github-fine-grained-token': true,
  'content.github-token': true,
  'content.gitlab-token': true,
  'content.google-key': true,
  'content.hidden': true,
  'content.home-path': true,
  'content.huggingface-token': true,
  'content.json-web-token': true,
  'content.not-utf8': true,
  'content.npm-token': true,
  'content.openai-key': true,
  'content.private-key': true,
  'content.pypi-token': true,
  'content.root-home-path': true,
  'content.shipped-default': true,
  'content.slack-token': true,
  'content.slack-webhook': true,
  'content.stripe-key': true,
  'content.url-password': true,
  'content.windows-home-path': true,
  'mode.other': true,
  'mode.submodule': true,
  'mode.symlink': true,
  'name.backslash': true,
  'name.blank': true,
  'name.collision-case': true,
  'name.collision-kind': true,
  'name.collision-normalization': true,
  'name.colon': true,
  'name.control': true,
  'name.dash': true,
  'name.dot-file': true,
  'name.dots': true,
  'name.empty': true,
  'name.git': true,
  'name.hidden': true,
  'name.not-nfc': true,
  'name.not-unicode': true,
  'name.path-bytes': true,
  'name.reserved': true,
  'name.segment-bytes': true,
  'name.trailing-dot': true,
  'name.unassigned': true,
  'name.windows-character': true,
};
