// A green run of three jobs, one of them skipped, and how it reaches every other state.
import type { Json } from '#canonical';
import { errorCodes, inputBounds, name, normalize } from '../../../src/github-actions-ci/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { base, content, digest, head } from './common.ts';

const observed = '2026-03-03T10:00:00Z';

const job = (job_id: string, check_run_id: string, conclusion: string) => ({
  job_id,
  check_run_id,
  status: 'completed',
  conclusion,
  created_at: '2026-03-03T09:00:05Z',
  started_at: '2026-03-03T09:01:30Z',
  completed_at: '2026-03-03T09:04:00Z',
  payload_sha256: digest('c'),
  provider_data: { name: `job ${job_id}`, text: null, details_url: 'https://ci.invalid/job' },
});

const valid = {
  trust_context: {
    expected_repository_id: '300100',
    expected_check_suite_id: '5001',
    expected_workflow_id: '61',
    expected_run_id: '700900',
    expected_github_app_id: '15368',
    expected_run_attempt: 2,
    expected_head: head,
    expected_base: base,
    expected_jobs: [
      { job_id: '9', check_run_id: '9001' },
      { job_id: '10', check_run_id: '9002' },
      { job_id: '11', check_run_id: '9003' },
    ],
    observation_time: observed,
    instruction_ref: content('ci.instruction', '1'),
    config_ref: content('ci.config', '2'),
    execution_boundary_id: 'boundary.ci',
  },
  snapshot: {
    repository_id: '300100',
    check_suite_id: '5001',
    workflow_id: '61',
    run_id: '700900',
    run_attempt: 2,
    github_app_id: '15368',
    head,
    base,
    observed_at: observed,
    complete: true,
    reported_job_count: 3,
    hidden_job_count: 0,
    status: 'completed',
    conclusion: 'success',
    created_at: '2026-03-03T09:00:00Z',
    started_at: '2026-03-03T09:01:00Z',
    completed_at: '2026-03-03T09:05:00Z',
    updated_at: '2026-03-03T09:05:02Z',
    jobs: [job('9', '9001', 'success'), job('10', '9002', 'success'), job('11', '9003', 'skipped')],
    payload_sha256: digest('d'),
    provider_data: { name: 'checks', text: 'all green', details_url: null },
  },
};

const progress = (place: string, status: string): Edits => ({
  [`${place}/status`]: status,
  [`${place}/conclusion`]: null,
  [`${place}/completed_at`]: null,
  ...(status === 'in_progress' ? {} : { [`${place}/started_at`]: null }),
});

/** The run or job at `place` not finished yet. */
export const unfinished = progress;

/** The run and its first job concluded so; the other two stay as they are. */
export const concluded = (conclusion: Json): Edits => ({
  '/snapshot/conclusion': conclusion,
  '/snapshot/jobs/0/conclusion': conclusion,
});

const jobs = ['/snapshot/jobs/0', '/snapshot/jobs/1', '/snapshot/jobs/2'];
const all = (status: string): Edits =>
  Object.assign({}, ...['/snapshot', ...jobs].map((place) => progress(place, status)));

/** The run and all its jobs waiting. */
export const asQueued = all('queued');

/** The run under way, its jobs too. */
export const asInProgress = all('in_progress');

export const skippedAll: Edits = {
  '/snapshot/conclusion': 'skipped',
  ...Object.fromEntries(jobs.map((place) => [`${place}/conclusion`, 'skipped'])),
};

/** The third job out of sight. */
export const incomplete: Edits = {
  '/snapshot/complete': false,
  '/snapshot/hidden_job_count': 1,
  '/snapshot/jobs': valid.snapshot.jobs.slice(0, 2),
};

export const githubActionsCi: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid,
  states: [
    [{}, 'passed ci.passed'],
    [concluded('failure'), 'failed ci.failed'],
    [concluded('cancelled'), 'cancelled ci.cancelled'],
    [concluded('timed_out'), 'timed-out ci.timed-out'],
    [concluded('action_required'), 'action-required ci.action-required'],
    [concluded('stale'), 'stale ci.provider-stale'],
    [concluded('neutral'), 'inconclusive ci.provider-inconclusive'],
    [skippedAll, 'inconclusive ci.provider-inconclusive'],
    [asQueued, 'queued ci.queued'],
    [asInProgress, 'in-progress ci.in-progress'],
    [incomplete, 'inconclusive ci.observation-incomplete'],
    [{ '/snapshot/run_attempt': 3 }, 'stale ci.binding-stale run-attempt'],
  ],
  opaque: ['/snapshot', '/snapshot/jobs/0', '/snapshot/jobs/1'].flatMap((place) =>
    ['name', 'text', 'details_url'].map(
      (member) => [[`${place}/provider_data/${member}`], 'text or null', 8192] as const,
    ),
  ),
};
