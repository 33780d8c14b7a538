// The workflow run a snapshot shows, with the jobs that were visible, and the facts that hold within it. A run may hide jobs
// from its observer; then it counts them.
import { observedInOneRepository, observedRevisions } from '../shared/revisions.ts';
import { attemptNumber, providerId, sha256, textOrEmpty, time } from '../shared/scalars.ts';
import type { Fact, Fitted } from '../shared/shape.ts';
import { boolean, integer, orNull, record } from '../shared/shape.ts';
import { inOrder } from '../shared/times.ts';
import { jobIds, jobList, jobsMax } from './jobs.ts';
import { progressFact, progressMembers } from './progress.ts';

const providerText = orNull(textOrEmpty(8192));

// Carried for people to read; nothing here decides anything.
const providerData = record({ name: providerText, text: providerText, details_url: providerText });

const job = record({ ...jobIds, ...progressMembers, payload_sha256: sha256, provider_data: providerData }, [
  progressFact,
  ['job times in order', (job) => inOrder(job.created_at, job.started_at, job.completed_at)],
]);

const runMembers = {
  repository_id: providerId,
  check_suite_id: providerId,
  workflow_id: providerId,
  run_id: providerId,
  run_attempt: attemptNumber,
  github_app_id: providerId,
  ...observedRevisions,
  observed_at: time,
  complete: boolean,
  reported_job_count: integer(0, jobsMax),
  hidden_job_count: integer(0, jobsMax),
  ...progressMembers,
  updated_at: time,
  jobs: jobList(job, 0),
  payload_sha256: sha256,
  provider_data: providerData,
};

type Members = { readonly [K in keyof typeof runMembers]: Fitted<(typeof runMembers)[K]> };
type Job = Fitted<typeof job>;

const facts: readonly Fact<Members>[] = [
  [
    'as many jobs as reported, visible and hidden together',
    (run) => run.reported_job_count === run.jobs.length + run.hidden_job_count,
  ],
  ['no hidden job in a complete snapshot', (run) => !run.complete || run.hidden_job_count === 0],
  [
    'run times in the order created, started, completed, updated, observed',
    (run) => inOrder(run.created_at, run.started_at, run.completed_at, run.updated_at, run.observed_at),
  ],
  ['jobs within the time of their run', (run) => run.jobs.every((job) => isWithin(run, job))],
];

/** Whether a job was made and started no earlier than its run, and last moved before the run ended or was looked at. */
const isWithin = (run: Members, job: Job): boolean =>
  inOrder(run.created_at, job.created_at) &&
  inOrder(run.started_at, job.started_at) &&
  inOrder(job.completed_at ?? job.started_at ?? job.created_at, run.completed_at ?? run.observed_at);

export const snapshot = record(runMembers, [observedInOneRepository, progressFact, ...facts]);

export type Run = Fitted<typeof snapshot>;
