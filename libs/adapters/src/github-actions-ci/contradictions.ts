// Where a well-formed snapshot contradicts what the caller expects of its jobs, or where a run and its jobs contradict each
// other. Such a snapshot is refused rather than judged: no state is right for a run that passed while a job of it failed.
import type { Fact } from '../shared/shape.ts';
import type { JobIds } from './jobs.ts';
import { jobKey } from './jobs.ts';
import { isCompleted, isQueued } from './progress.ts';
import type { Run } from './snapshot.ts';

type Case = { readonly run: Run; readonly expectedJobs: readonly JobIds[] };

/** What must hold between a run, its jobs and the jobs expected of it, in the order in which it is checked. */
export const agreements: readonly Fact<Case>[] = [
  [
    'no job beyond the expected ones',
    ({ run, expectedJobs }) => {
      const expected = new Set(expectedJobs.map(jobKey));
      return run.jobs.every((job) => expected.has(jobKey(job)));
    },
  ],
  [
    'every expected job in a complete snapshot',
    // None is beyond the expected and none is there twice, so the count decides.
    ({ run, expectedJobs }) => !run.complete || run.jobs.length === expectedJobs.length,
  ],
  ['only queued jobs in a queued run', ({ run }) => !isQueued(run) || run.jobs.every(isQueued)],
  [
    'an unfinished job in a complete snapshot of a run in progress',
    ({ run }) => run.status !== 'in_progress' || !run.complete || !run.jobs.every(isCompleted),
  ],
  ['only completed jobs in a completed run', ({ run }) => !isCompleted(run) || run.jobs.every(isCompleted)],
  [
    'jobs that bear out the conclusion of a completed run',
    ({ run }) => !isCompleted(run) || !run.complete || bearOut(run),
  ],
];

const harmless: ReadonlySet<string | null> = new Set(['success', 'neutral', 'skipped']);

/** Whether the jobs of a completed, completely seen run explain its conclusion. */
function bearOut({ conclusion, jobs }: Run): boolean {
  if (conclusion === 'skipped') return jobs.every((job) => job.conclusion === 'skipped');
  if (!jobs.some((job) => job.conclusion === conclusion)) return false;
  return conclusion !== 'success' || jobs.every((job) => harmless.has(job.conclusion));
}
