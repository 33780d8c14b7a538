// The documents that are no control evaluation: stage results, plans, observations, evals, gate records, receipts.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, type JsonObject } from '#canonical';
import { stageStatuses } from '#contract';
import { buildGateRecord } from '#gate';
import { buildStageRun } from '../../../test/support/builders.ts';
import { explain } from '../src/explain.ts';
import type { Explainer, Finding } from '../src/explanation.ts';
import { explainers as evals } from '../src/kinds/evals.ts';
import { explainers as orchestrator } from '../src/kinds/orchestrator.ts';
import { explainers as reviewFix } from '../src/kinds/review-fix.ts';

const textOf = async (document: unknown): Promise<string> => {
  const text = await explain([{ file: 'given.json', bytes: encodeCanonical(document as Json) }]);
  return text.ok ? text.value : JSON.stringify(text.refusal);
};

/** A document as far as its explainer reads it. */
const explained = (explainers: readonly Explainer[], kind: string, body: JsonObject) => {
  const explainer = explainers.find((each) => each.kind === kind);
  if (explainer === undefined) throw new Error(kind);
  const content = { schema_version: 1, kind, id: 'given', body };
  return { explanation: explainer.explain(content), refusal: explainer.check?.(content) };
};
const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ about, reason, weight }) => [about, reason, weight].filter(Boolean).join(' | '));

test.each(stageStatuses.map((status) => [status]))('a stage result that is %s', async (status) => {
  const text = await textOf(buildStageRun({ status }).result);
  expect(text).toContain(`stage_result \`result.`);
  expect(text).toContain(`: ${status}`);
  expect(text).toContain('Why:');
  if (status !== 'completed') expect(text).toContain('gives the reason `');
});

test('a gate record', async () => {
  const documents = new Map([['closed-set.json', new TextEncoder().encode('{}\n')]]);
  const source = { repository_id: 'repo.example', hash_algorithm: 'sha1', commit_id: '1'.repeat(40) } as const;
  const facts = { gate: 'validate', profileId: 'profile.default.v1', source, documents, programSha256: '2'.repeat(64) };
  const inputs = [{ path: 'a', mode: '100644' as const, object_id: '3'.repeat(40), sha256: '4'.repeat(64) }];
  const record = buildGateRecord({ ...facts, inputs, upstream: [{ gate: 'resolve', recordSha256: '5'.repeat(64) }] });
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  const text = await textOf(record.value.content);
  expect(text).toContain('gate validate passed for profile.default.v1');
  expect(text).toContain('it ran after resolve');
  expect(text).toContain('It judged 1 Git objects');
  expect(text).toContain('It left closed-set.json');
});

describe('orchestrator', () => {
  const key = { initiative_id: 'i', workflow_id: 'w', stage_id: 's', task_class_id: 't' };
  const recovery = { action: 'retry-stage', attempt_number: 1, reason_id: 'scanner.stage-failed', retry_limit: 2 };

  test('each stage of an observation, by its reason', () => {
    const classifications = [{ class: 'retryable', recovery, stage_key: key, provenance: {} }];
    const { explanation } = explained(orchestrator, 'orchestrator_state_observation', { classifications });
    expect(explanation.verdict).toBe('1 classified');
    expect(told(explanation.findings)).toEqual(['i / w / s / t, retryable, retry-stage | scanner.stage-failed | told']);
  });

  test('each stage of a plan, in whichever list it stands', () => {
    const { explanation } = explained(orchestrator, 'orchestrator_reconciliation_plan', {
      concurrency: { active_pending: 1, available_slots: 1, max_in_flight: 2 },
      deliveries: [{ delivery_mode: 'redelivery', operation: 'retry-stage', stage_key: key, recovery }],
      deferred: [{ reason_id: 'planner.backpressure-slots-exhausted', stage_key: key }],
      suppressed: [{ reason_id: 'planner.delivery-acknowledged', stage_key: key }],
      operator_messages: [
        {
          class: 'blocked',
          recovery: { ...recovery, action: 'operator-reconcile', reason_id: 'scanner.retry-limit-reached' },
          stage_key: key,
        },
      ],
    });
    expect(explanation.verdict).toBe('1 to deliver, 1 deferred, 1 suppressed, 1 for an operator');
    expect(told(explanation.findings)).toEqual([
      'i / w / s / t, retry-stage | redelivery | told',
      'i / w / s / t, deferred | planner.backpressure-slots-exhausted | told',
      'i / w / s / t, suppressed | planner.delivery-acknowledged | told',
      'i / w / s / t, blocked, operator-reconcile | scanner.retry-limit-reached | told',
    ]);
  });
});

// biome-ignore format: an aligned table
test.each([
  // outcome                detail                                     findings
  ['kill-switch',           ['kill.stop.global'],                      ['kill-switch | violation', 'kill.stop.global | told', 'loop.unqualified | told']],
  ['boundaries-unproven',   ['boundary.risk-not-satisfied'],           ['boundaries-unproven | violation', 'boundary.risk-not-satisfied | told', 'loop.unqualified | told']],
  ['no-actionable-findings', ['findings.none-actionable'],             ['no-actionable-findings | violation', 'findings.none-actionable | told', 'loop.unqualified | told']],
  ['fix-request',           [],                                        ['fix-request | satisfied', 'loop.inactive-planner | told', 'loop.unqualified | told']],
] as const)('a review-fix plan that says %s', (outcome, detail, expected) => {
  const fix_request: Json = outcome === 'fix-request' ? { state: 'present', value: { push_allowed_reason_id: 'loop.inactive-planner' } } : { state: 'absent' };
  const { explanation } = explained(reviewFix, 'review_fix_plan', {
    attempt: { limit: 2, next_number: 1, recorded_count: 0 },
    decision: { outcome, detail, fix_request },
    qualification: { reason_id: 'loop.unqualified', state: 'unavailable' },
  });
  expect(explanation.verdict).toBe(outcome);
  expect(told(explanation.findings)).toEqual(expected);
});

describe('evals', () => {
  test('a dashboard is not replayed, and does not say so', () => {
    const { explanation } = explained(evals, 'eval_dashboard', { families: [], quality: {}, inputs: [] });
    expect(explanation.summary).not.toMatch(/replay/);
    expect(explanation.remarks).toEqual([expect.stringMatching(/the results are not replayed here/)]);
  });

  const graded = (case_id: string, verdict: string, reason_id: string) => ({
    case_id,
    family_id: 'f',
    verdict,
    reason_id,
  });
  const summary = (passed: number, failed: number, inconclusive: number) => ({
    total: passed + failed + inconclusive,
    passed,
    failed,
    inconclusive,
  });
  const met = graded('a', 'passed', 'evals.expectation-met');
  const unmet = graded('b', 'failed', 'evals.plan-mismatch');
  const open = graded('c', 'inconclusive', 'evals.observation-missing');

  // biome-ignore format: an aligned table
  test.each([
    // cases               summary             refused at            findings
    [[met, met],           summary(2, 0, 0),   '',                   ['all 2 cases, for instance a | evals.expectation-met | satisfied']],
    [[met, unmet, open],   summary(1, 1, 1),   '',                   ['b, failed | evals.plan-mismatch | violation', 'c, inconclusive | evals.observation-missing | unknown']],
    [[met, unmet],         summary(2, 0, 0),   '/body/summary',      undefined],
    [[{ ...unmet, verdict: 'passed' }], summary(1, 0, 0), '/body/cases/0/verdict', undefined],
    [[{ ...open, verdict: 'passed' }],  summary(1, 0, 0), '/body/cases/0/verdict', undefined],
    [[{ ...met, verdict: 'failed' }],   summary(0, 1, 0), '/body/cases/0/verdict', undefined],
  ] as const)('a result: row %#', (cases, counts, at, findings) => {
    const { explanation, refusal } = explained(evals, 'eval_run_result', { cases: cases as unknown as Json, summary: counts });
    expect(refusal?.at ?? '').toBe(at);
    if (findings !== undefined) expect(told(explanation.findings)).toEqual(findings);
  });

  const family = (family_id: string, cases: JsonObject, seed_status = 'seeded') => ({ family_id, seed_status, cases });
  const absent = { state: 'absent', reason_id: 'evals.no-live-runs' };

  // biome-ignore format: an aligned table
  test.each([
    // families                                                            quality            refused at                findings
    [[family('a', summary(2, 0, 0)), family('b', summary(0, 0, 0), 'declared')], summary(2, 0, 0), '',                 ['a | passed | satisfied', 'b | declared | unknown', 'cost, tokens | evals.no-live-runs | told']],
    [[family('a', summary(1, 1, 1)), family('b', summary(1, 0, 1))],       summary(2, 1, 2),  '',                       ['a | failed | violation', 'b | inconclusive | unknown', 'cost, tokens | evals.no-live-runs | told']],
    [[family('a', summary(0, 0, 0))],                                      summary(0, 0, 0),  '',                       ['a | empty | unknown', 'cost, tokens | evals.no-live-runs | told']],
    [[family('a', { ...summary(1, 1, 0), total: 3 })],                     summary(1, 1, 0),  '/body/families/0/cases', undefined],
    [[family('a', summary(1, 1, 0))],                                      { ...summary(1, 1, 0), failed: 0 }, '/body/quality/failed', undefined],
  ] as const)('a dashboard: row %#', (families, quality, at, findings) => {
    const body = { families, quality, telemetry: { cost: absent, tokens: absent }, flow: {}, inputs: [] } as unknown as JsonObject;
    const { explanation, refusal } = explained(evals, 'eval_dashboard', body);
    expect(refusal?.at ?? '').toBe(at);
    if (findings !== undefined) expect(told(explanation.findings)).toEqual(findings);
  });

  const grade = (status: string) => ({ status });
  const trial = (status: string, ...grades: readonly string[]) => ({ status, grades: grades.map(grade) });
  const reported = (status: string, ...trials: readonly ReturnType<typeof trial>[]) => ({
    status,
    trials,
    case_ref: { content_id: 'case.a' },
  });

  // biome-ignore format: an aligned table
  test.each([
    // status          cases                                                                          refused at
    ['passed',         [reported('passed', trial('passed', 'passed'))],                                ''],
    ['failed',         [reported('failed', trial('failed', 'passed', 'failed', 'unavailable'))],       ''],
    ['unavailable',    [reported('unavailable', trial('unavailable', 'unavailable', 'inconclusive'))], ''],
    ['passed',         [reported('failed', trial('failed', 'failed'))],                                '/body/status'],
    ['passed',         [reported('passed', trial('inconclusive', 'inconclusive'))],                    '/body/cases/0/status'],
    ['passed',         [reported('passed', trial('passed', 'inconclusive'))],                          '/body/cases/0/trials/0/status'],
  ] as const)('a report: row %#', (status, cases, at) => {
    const { explanation, refusal } = explained(evals, 'eval_report', { status, cases } as unknown as JsonObject);
    expect(refusal?.at ?? '').toBe(at);
    expect(explanation.findings).toHaveLength(1);
  });
});
