// A dashboard with everything that a page must be able to show: all verdicts, declared families, long names, text that
// would like to be markup.
import { documentDigest, type Json, sha256Hex } from '#canonical';
import type { EvalDashboard, EvalRunResult, EvalSeedSet } from '#evals';
import type { Dashboard, Pair } from '../../src/index.ts';

/** Text that must never become markup, nor turn what follows it around. */
export const hostile = `</pre></details><script>document.title='owned'</script><img src="http://192.0.2.1/x" onerror="x">&amp;"'\u202e\u0007`;

type Row = readonly [id: string, family: string, verdict: 'passed' | 'failed' | 'inconclusive', reason: string];

// biome-ignore format: an aligned table
const scanner: readonly Row[] = [
  ['events.cancelled-stays-cancelled',                'repeated-cancelled-missed-events', 'passed',       'evals.expectation-met'],
  ['events.moved-target-refreshed',                   'stale-moved-artifacts',            'failed',       'evals.classification-mismatch'],
  ['events.retry-limit-reached-goes-to-an-operator',  'repeated-cancelled-missed-events', 'inconclusive', 'evals.observation-missing'],
];
// biome-ignore format: an aligned table
const stageRun: readonly Row[] = [
  ['review.fake-pass-refused',                        'empty-fake-timed-out-degraded-reviews', 'failed',  'evals.disposition-mismatch'],
  ['review.independent-pass-accepted',                'empty-fake-timed-out-degraded-reviews', 'passed',  'evals.expectation-met'],
];

const document = (text: string) => ({ content: { kind: 'given', text }, sha256: sha256Hex(text) });
const expectation = {
  disposition: 'observed',
  action: 'none',
  class: 'terminal',
  reason_id: 'scanner.stage-completed',
};

function observed([id, , verdict]: Row): Json {
  if (verdict === 'inconclusive') return { state: 'absent' };
  const value = verdict === 'passed' ? 'scanner.stage-completed' : 'scanner.no-attempt';
  const classification = { state: 'present', value: { action: 'none', class: 'terminal', reason_id: value } };
  return {
    state: 'present',
    value: { case_id: id, disposition: 'observed', error_token: { state: 'absent' }, classification },
  };
}

const countsOf = (rows: readonly Row[]) => {
  const count = (wanted: string) => rows.filter(([, , verdict]) => verdict === wanted).length;
  return { total: rows.length, passed: count('passed'), failed: count('failed'), inconclusive: count('inconclusive') };
};

function pairOf(source: string, rows: readonly Row[]): Pair {
  const id = `evals.seed.${source}`;
  const isStageRun = source === 'core.stage-run.v2';
  const shared = isStageRun
    ? { requests: { reviewer: document('a request') }, resolved_profile: document('a profile') }
    : {};
  const cases = rows.map(([case_id, family_id]) => {
    const given = isStageRun
      ? { request_role: 'reviewer', result: document(hostile) }
      : { expected_revision: { commit_id: 'a'.repeat(40) }, snapshot: document(hostile) };
    return { case_id, family_id, expectation, ...given };
  });
  const seed = {
    schema_version: 1,
    kind: 'eval_seed_set',
    id,
    body: { seed_source: source, core_contract: {}, shared, cases },
  };
  const graded = rows.map((row) => {
    const [case_id, family_id, verdict, reason_id] = row;
    return {
      case_id,
      family_id,
      grader_kind: 'deterministic',
      expectation,
      observation: observed(row),
      verdict,
      reason_id,
      subject_ref: {},
    };
  });
  const result = {
    schema_version: 1,
    kind: 'eval_run_result',
    id: `evals.run.${id}`,
    body: { cases: graded, summary: countsOf(rows) },
  };
  return { seed: seed as unknown as EvalSeedSet, result: result as unknown as EvalRunResult };
}

const families = [
  'actor-rerun-identity',
  'adapter-contract-compliance',
  'approval-invalidation-no-push-after-approval',
  'empty-fake-timed-out-degraded-reviews',
  'malicious-instructions',
  'protected-path-credential-network-publisher-boundaries',
  'repeated-cancelled-missed-events',
  'reviewer-severity-false-positive-negative',
  'stale-moved-artifacts',
];
const flow = [
  ...[
    'accepted-plan-to-merge-time',
    'dora-instability',
    'dora-throughput',
    'escaped-defects',
    'escaped-vulnerabilities',
  ],
  ...[
    'first-pass-success',
    'human-gate-wait',
    'intent-to-spec-time',
    'queue-wait',
    'review-latency',
    'review-precision',
  ],
  ...['review-recall-samples', 'review-stale-rate', 'rework-cycles', 'target-outcome'],
];

/** A dashboard over `rows` by source. */
function dashboardOf(sources: readonly (readonly [source: string, rows: readonly Row[]])[]): {
  readonly dashboard: Dashboard;
  readonly pairs: readonly Pair[];
} {
  const all = sources.flatMap(([, rows]) => rows);
  const pairs = sources.map(([source, rows]) => pairOf(source, rows));
  const absent = (reason_id: string) => ({ state: 'absent', reason_id });
  const live = absent('evals.no-live-runs');
  const body = {
    activation_state: 'inactive',
    authority_effect: 'none',
    mode: 'deterministic-offline',
    core_contract: { semantic_identity: 'core.contracts.v2', package_ref: { sha256: sha256Hex('core') } },
    catalog_ref: { id: 'evals.catalog.v1', sha256: sha256Hex('catalog') },
    evaluator: { content: {}, sha256: sha256Hex('evaluator') },
    observed_at: '2026-02-01T09:30:00Z',
    inputs: pairs.map(({ seed, result }) => ({
      run_id: result.id,
      seed_source: seed.body.seed_source,
      seed_set_ref: { id: seed.id, sha256: sha256Hex(seed.id) },
      result_sha256: sha256Hex(result.id),
      observed_at: '2026-01-31T09:00:00Z',
      summary: result.body.summary,
    })),
    coverage: {
      families_total: 9,
      families_seeded: 8,
      families_declared: 1,
      families_with_results: 3,
      sources_with_results: [],
    },
    families: families.map((family_id) => {
      const isDeclared = family_id === 'reviewer-severity-false-positive-negative';
      const cases = countsOf(all.filter(([, family]) => family === family_id));
      return {
        family_id,
        seed_status: isDeclared ? 'declared' : 'seeded',
        seed_sources: isDeclared ? [] : ['orchestrator.state-scanner.v1', 'core.stage-run.v2'],
        grader_kinds: isDeclared ? ['human', 'model'] : ['deterministic'],
        trial_policy: isDeclared ? { kind: 'multi', minimum_trials: 5 } : { kind: 'single' },
        runs: cases.total === 0 ? 0 : 1,
        cases,
      };
    }),
    quality: countsOf(all),
    recovery: {
      stranded_recovered: 2,
      cancelled_stayed_terminal: 3,
      repeats_redelivered_once: 4,
      repeats_suppressed_after_acknowledgement: 5,
      retry_limit_enforced: 6,
      events_refused: 7,
    },
    telemetry: { cost: live, latency: live, tokens: live },
    flow: Object.fromEntries(flow.map((figure) => [figure, absent('evals.no-operating-history')])),
  };
  const content = {
    schema_version: 1,
    kind: 'eval_dashboard',
    id: 'evals.dashboard.v1',
    body,
  } as unknown as EvalDashboard;
  return { dashboard: { content, sha256: documentDigest(content as unknown as Json) }, pairs };
}

export const mixed = dashboardOf([
  ['orchestrator.state-scanner.v1', scanner],
  ['core.stage-run.v2', stageRun],
]);

/** The same with what passed alone. */
export const clean = dashboardOf([
  ['orchestrator.state-scanner.v1', scanner.filter(([, , verdict]) => verdict === 'passed')],
  ['core.stage-run.v2', stageRun.filter(([, , verdict]) => verdict === 'passed')],
]);
