// The jobs of one attempt of a run. Jobs of other attempts are not looked at; those that were not handed in, and those
// whose words nobody knows, are hidden, and then the snapshot is not complete.
import { compareCodePoints, type JsonObject } from '#canonical';
import { depart } from '../define-capture.ts';
import { carried, digestOf } from '../opaque.ts';
import type { Place } from '../place.ts';
import { ofKind, type Part } from './parts.ts';
import { progressOf, timesOf } from './progress.ts';
import { mustBe } from './pull-request.ts';

/** Jobs of one snapshot, visible and hidden together. */
const jobsMax = 128;
const listMax = 100_000;
export const providerTextBytesMax = 2048;

export type Jobs = { readonly jobs: readonly JsonObject[]; readonly hidden: number; readonly complete: boolean };
type Ids = { readonly job_id: string; readonly check_run_id: string };
type Job = Ids & JsonObject;

/** The jobs among `parts` of the run `runId` in this attempt, whose commit is `head`. */
export function jobsOf(
  parts: readonly Part[],
  run: { readonly id: string; readonly attempt: number; readonly head: string },
): Jobs {
  const given = ofKind(parts, 'job');
  const ours = given.filter(({ place }) => isOfAttempt(place, run));
  checkDistinct(ours);
  const jobs = ours.map(({ place }) => readJob(place)).filter((job) => job !== undefined);
  const total = totalOf(parts);
  if (total !== undefined && total.count < given.length) {
    total.place.fail('capture.mismatch', `at least the ${given.length} jobs there are`);
  }
  const hidden = (total?.count ?? given.length) - given.length + ours.length - jobs.length;
  if (jobs.length + hidden > jobsMax) depart('capture.bounds', `at most ${jobsMax} jobs, not ${jobs.length + hidden}`);
  return { jobs: jobs.toSorted(compareJobs), hidden, complete: total !== undefined && hidden === 0 };
}

function isOfAttempt(
  job: Place,
  run: { readonly id: string; readonly attempt: number; readonly head: string },
): boolean {
  mustBe(job.get('run_id'), run.id, 'a job of run');
  const sha = job.get('head_sha');
  if (sha.text() !== run.head) sha.fail('capture.mismatch', `a job at the run's commit ${run.head}`);
  const attempt = job.get('run_attempt');
  // Only of a run that was never started again is there no doubt.
  if (attempt.isNothing && run.attempt === 1) return true;
  return attempt.count(Number.MAX_SAFE_INTEGER) === run.attempt;
}

function readJob(job: Place): Job | undefined {
  const progress = progressOf(job);
  if (progress === undefined) return undefined;
  return {
    job_id: job.get('id').id(),
    check_run_id: checkRunId(job.get('check_run_url')),
    ...progress,
    created_at: job.get('created_at').time(),
    ...timesOf(progress, job.get('started_at'), job.get('completed_at')),
    payload_sha256: digestOf(job),
    provider_data: {
      name: carried(job.get('name'), providerTextBytesMax),
      text: null,
      details_url: carried(job.get('html_url'), providerTextBytesMax),
    },
  };
}

/** A job names its check run by URL only. */
function checkRunId(url: Place): string {
  const [, id] = /\/check-runs\/([1-9][0-9]{0,19})$/.exec(url.text()) ?? [];
  return id ?? url.wrong('a URL that ends in `/check-runs/` and an id');
}

function checkDistinct(jobs: readonly Part[]): void {
  const ids = new Set<string>();
  for (const { place } of jobs) {
    const id = place.get('id').id();
    if (ids.has(id)) place.get('id').fail('capture.duplicate-entry', 'every job once, from one reading of the list');
    ids.add(id);
  }
}

// Every page says the total. Jobs that came without a page leave open whether there are more.
function totalOf(parts: readonly Part[]): { readonly count: number; readonly place: Place } | undefined {
  const jobs = ofKind(parts, 'job');
  const pages = new Set(jobs.map(({ page }) => page));
  if (jobs.length === 0 || pages.has(undefined)) return undefined;
  const totals = [...pages].map((page) => (page as Place).get('total_count'));
  const [first, ...others] = totals as [Place, ...Place[]];
  const count = first.count(listMax);
  for (const other of others) {
    if (other.count(listMax) !== count) other.fail('capture.mismatch', `${count}, as another page says`);
  }
  return { count, place: first };
}

const compareIds = (left: string, right: string): number =>
  left.length - right.length || compareCodePoints(left, right);

const compareJobs = (left: Ids, right: Ids): number =>
  compareIds(left.job_id, right.job_id) || compareIds(left.check_run_id, right.check_run_id);
