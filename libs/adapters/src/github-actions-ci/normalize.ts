// Observes one attempt of a GitHub Actions workflow run from a snapshot and the trust context that says which run and which
// jobs were meant. Pure: the snapshot is the caller's, nothing is asked of GitHub, and no job name, log text or URL has a
// say. A green run with a job missing is inconclusive, and a green run with a red job is refused.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept, refuse } from '#canonical';
import type { Judgement } from '../shared/decide.ts';
import { decide } from '../shared/decide.ts';
import { admitEvidence } from '../shared/evidence.ts';
import { buildObservation, inactiveAdapter } from '../shared/observation.ts';
import { expectedInOneRepository, expectedRevisions } from '../shared/revisions.ts';
import { attemptNumber, contentRef, id, providerId, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { record } from '../shared/shape.ts';
import { agreements } from './contradictions.ts';
import { jobIds, jobList } from './jobs.ts';
import { stateOf } from './progress.ts';
import type { Run } from './snapshot.ts';
import { snapshot } from './snapshot.ts';

export const name = 'github-actions-ci';

/** Bounds of an input document: 128 jobs whose three provider texts are as long as they may be. */
export const inputBounds: Bounds = { bytesMax: 8_388_608, depthMax: 8, entriesMax: 128, stringBytesMax: 8192 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = [
  'github-actions-ci.invalid-envelope',
  'github-actions-ci.invalid-trust-context',
  'github-actions-ci.invalid-snapshot',
  'github-actions-ci.provider-contradiction',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const trustContext = record(
  {
    expected_repository_id: providerId,
    expected_check_suite_id: providerId,
    expected_workflow_id: providerId,
    expected_run_id: providerId,
    expected_github_app_id: providerId,
    expected_run_attempt: attemptNumber,
    ...expectedRevisions,
    expected_jobs: jobList(record(jobIds), 1),
    observation_time: time,
    instruction_ref: contentRef,
    config_ref: contentRef,
    execution_boundary_id: id,
  },
  [expectedInOneRepository],
);

const [envelopeCode, trustContextCode, snapshotCode, contradictionCode] = errorCodes;

const contract = {
  subject: 'snapshot',
  trustContext,
  observed: snapshot,
  codes: [envelopeCode, trustContextCode, snapshotCode],
} as const;

// biome-ignore format: tables
const judgement: Judgement<Fitted<typeof trustContext>, Run> = {
  bindings: [
    ['app',              (trust) => trust.expected_github_app_id,  (run) => run.github_app_id],
    ['base',             (trust) => trust.expected_base,           (run) => run.base],
    ['check-suite',      (trust) => trust.expected_check_suite_id, (run) => run.check_suite_id],
    ['head',             (trust) => trust.expected_head,           (run) => run.head],
    ['observation-time', (trust) => trust.observation_time,        (run) => run.observed_at],
    ['repository',       (trust) => trust.expected_repository_id,  (run) => run.repository_id],
    ['run',              (trust) => trust.expected_run_id,         (run) => run.run_id],
    ['run-attempt',      (trust) => trust.expected_run_attempt,    (run) => run.run_attempt],
    ['workflow',         (trust) => trust.expected_workflow_id,    (run) => run.workflow_id],
  ],
  staleReason: 'ci.binding-stale',
  states: [
    // A complete snapshot has every expected job, or it was refused.
    ['inconclusive',    'ci.observation-incomplete', (run) => !run.complete],
    ['queued',          'ci.queued',                 (run) => stateOf(run) === 'queued'],
    ['in-progress',     'ci.in-progress',            (run) => stateOf(run) === 'in-progress'],
    ['passed',          'ci.passed',                 (run) => stateOf(run) === 'passed'],
    ['failed',          'ci.failed',                 (run) => stateOf(run) === 'failed'],
    ['cancelled',       'ci.cancelled',              (run) => stateOf(run) === 'cancelled'],
    ['timed-out',       'ci.timed-out',              (run) => stateOf(run) === 'timed-out'],
    ['action-required', 'ci.action-required',        (run) => stateOf(run) === 'action-required'],
    // GitHub's own word for a run it gave up on; no binding is stale.
    ['stale',           'ci.provider-stale',         (run) => stateOf(run) === 'stale'],
  ],
  otherwise: ['inconclusive', 'ci.provider-inconclusive'],
};

/**
 * Observes one run attempt. Input: `{snapshot, trust_context}`; output: an `adapter_observation` that carries both as they
 * came, and a `result` with one fact a job. Refuses with the first of the envelope's, the trust context's and the snapshot's
 * token, then with `provider-contradiction`; never throws.
 */
export function normalize(input: Json): Result<JsonObject, ErrorCode> {
  const evidence = admitEvidence(contract, input);
  if (!evidence.ok) return evidence;
  const { trust, observed: run } = evidence.value;
  const broken = agreements.find(([, holds]) => !holds({ run, expectedJobs: trust.expected_jobs }));
  if (broken !== undefined) return refuse({ code: contradictionCode, at: '/snapshot', expected: broken[0] });
  const decision = decide(judgement, trust, run);
  return accept(
    buildObservation(inactiveAdapter(name), {
      ...decision,
      trust_context: trust,
      observation: run,
      result: buildResult(run, decision.state),
    }),
  );
}

const buildResult = (run: Run, state: string): JsonObject => ({
  state,
  observed_at: run.observed_at,
  subject: { head: run.head, base: run.base },
  provenance: {
    repository_id: run.repository_id,
    workflow_id: run.workflow_id,
    run_id: run.run_id,
    run_attempt: run.run_attempt,
    check_suite_id: run.check_suite_id,
  },
  source_sha256: run.payload_sha256,
  facts: run.jobs.map((job) => ({
    fact_id: `ci.job.${job.job_id}.check.${job.check_run_id}`,
    state: stateOf(job),
    source_sha256: job.payload_sha256,
    provider_data: job.provider_data,
  })),
});
