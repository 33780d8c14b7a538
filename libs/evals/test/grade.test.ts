import { describe, expect, test } from 'vitest';
import { type Expectation, gradeCase, type Observation } from '#evals';

const absent = { state: 'absent' } as const;
const present = <T>(value: T) => ({ state: 'present', value }) as const;
const seen = (disposition: Observation['disposition'], rest: Partial<Observation>): Observation => ({
  case_id: 'case.one',
  disposition,
  error_token: absent,
  ...rest,
});
const refused = (token: string, rest: Partial<Observation> = {}) =>
  seen('rejected', { error_token: present(token), ...rest });

const stageKey = { initiative_id: 'i', stage_id: 's', task_class_id: 't', workflow_id: 'w' };
const delivery = {
  attempt_number: 1,
  operation: 'dispatch-stage',
  request_sha256: 'a'.repeat(64),
  stage_key: stageKey,
  delivery_mode: 'first-delivery',
} as const;
const lists = { deferred: [], deliveries: [delivery], operator_messages: [], suppressed: [] };
const classified = { action: 'none', class: 'terminal', reason_id: 'scanner.stage-completed' } as const;
const evaluated = { reason_ids: ['duty.violated', 'network.not-denied'], verdict: 'violated' } as const;
const normalized = { reason_id: 'github.binding-stale', stale_bindings: ['app', 'head'], state: 'stale' } as const;
const decided = { outcome: 'fix-request', detail: [], finding_ids: ['F1'], excluded_finding_ids: [] } as const;

// biome-ignore format: an aligned table, in the order in which a case is graded
const cases: readonly (readonly [string, unknown, Observation | undefined, boolean, string])[] = [
  // what is seen                         expectation                                              observation                                               program  verdict and reason
  ['no program may grade',                { disposition: 'accepted', status: 'completed' },        seen('accepted', { status: present('completed') }),       false,   'inconclusive evals.no-deterministic-grader'],
  ['no program may grade, nothing seen',  { disposition: 'accepted', status: 'completed' },        undefined,                                                false,   'inconclusive evals.no-deterministic-grader'],
  ['nothing seen',                        { disposition: 'accepted', status: 'completed' },        undefined,                                                true,    'inconclusive evals.observation-missing'],
  ['refused instead',                     { disposition: 'accepted', status: 'completed' },        refused('E_REF'),                                         true,    'failed evals.disposition-mismatch'],
  ['let in instead',                      { disposition: 'rejected', error_token: 'E_REF' },       seen('accepted', { status: present('completed') }),       true,    'failed evals.disposition-mismatch'],
  ['another status',                      { disposition: 'accepted', status: 'completed' },        seen('accepted', { status: present('skipped') }),         true,    'failed evals.status-mismatch'],
  ['the status',                          { disposition: 'accepted', status: 'completed' },        seen('accepted', { status: present('completed') }),       true,    'passed evals.expectation-met'],
  ['another class',                       { disposition: 'observed', ...classified },              seen('observed', { classification: present({ ...classified, class: 'stale' }) }), true, 'failed evals.classification-mismatch'],
  ['no one classification',               { disposition: 'observed', ...classified },              seen('observed', { classification: absent }),             true,    'failed evals.classification-mismatch'],
  ['the classification',                  { disposition: 'observed', ...classified },              seen('observed', { classification: present(classified) }), true,   'passed evals.expectation-met'],
  ['a plan with less',                    { disposition: 'planned', ...lists },                    seen('planned', { plan: present({ ...lists, deliveries: [] }) }), true, 'failed evals.plan-mismatch'],
  ['the plan',                            { disposition: 'planned', ...lists },                    seen('planned', { plan: present(lists) }),                true,    'passed evals.expectation-met'],
  ['another verdict',                     { disposition: 'evaluated', ...evaluated },              seen('evaluated', { evaluation: present({ reason_ids: [...evaluated.reason_ids], verdict: 'inconclusive' }) }), true, 'failed evals.verdict-mismatch'],
  ['some of the reasons',                 { disposition: 'evaluated', ...evaluated },              seen('evaluated', { evaluation: present({ reason_ids: ['duty.violated'], verdict: 'violated' }) }), true, 'failed evals.verdict-mismatch'],
  ['all reasons in another order',        { disposition: 'evaluated', ...evaluated },              seen('evaluated', { evaluation: present({ reason_ids: evaluated.reason_ids.toReversed(), verdict: 'violated' }) }), true, 'failed evals.verdict-mismatch'],
  ['the evaluation',                      { disposition: 'evaluated', ...evaluated },              seen('evaluated', { evaluation: present({ reason_ids: [...evaluated.reason_ids], verdict: 'violated' }) }), true, 'passed evals.expectation-met'],
  ['some of the bindings',                { disposition: 'normalized', ...normalized },            seen('normalized', { normalization: present({ ...normalized, stale_bindings: ['app'] }) }), true, 'failed evals.normalization-mismatch'],
  ['the observation',                     { disposition: 'normalized', ...normalized },            seen('normalized', { normalization: present({ ...normalized, stale_bindings: ['app', 'head'] }) }), true, 'passed evals.expectation-met'],
  ['another finding',                     { disposition: 'decided', ...decided },                  seen('decided', { decision: present({ ...decided, detail: [], finding_ids: ['F2'], excluded_finding_ids: [] }) }), true, 'failed evals.decision-mismatch'],
  ['the decision',                        { disposition: 'decided', ...decided },                  seen('decided', { decision: present({ ...decided, detail: [], finding_ids: ['F1'], excluded_finding_ids: [] }) }), true, 'passed evals.expectation-met'],
  ['let in',                              { disposition: 'admitted' },                             seen('admitted', { detail: absent }),                     true,    'passed evals.expectation-met'],
  ['another token',                       { disposition: 'rejected', error_token: 'E_REF' },       refused('E_SHAPE'),                                       true,    'failed evals.error-token-mismatch'],
  ['the token',                           { disposition: 'rejected', error_token: 'E_REF' },       refused('E_REF'),                                         true,    'passed evals.expectation-met'],
  ['another token and another detail',    { disposition: 'rejected', error_token: 'E_PATH', detail: 'name.dots' }, refused('E_LIMIT', { detail: present('content.bytes') }), true, 'failed evals.error-token-mismatch'],
  ['another detail',                      { disposition: 'rejected', error_token: 'E_PATH', detail: 'name.dots' }, refused('E_PATH', { detail: present('name.case') }), true, 'failed evals.detail-mismatch'],
  ['no detail',                           { disposition: 'rejected', error_token: 'E_PATH', detail: 'name.dots' }, refused('E_PATH', { detail: absent }), true,   'failed evals.detail-mismatch'],
  ['token and detail',                    { disposition: 'rejected', error_token: 'E_PATH', detail: 'name.dots' }, refused('E_PATH', { detail: present('name.dots') }), true, 'passed evals.expectation-met'],
];

describe('how a case is graded', () => {
  test.each(cases)('%s', (_, expectation, observation, isDeterministic, expected) => {
    const { verdict, reason_id } = gradeCase(expectation as Expectation, observation, isDeterministic);
    expect(`${verdict} ${reason_id}`).toBe(expected);
  });
});
