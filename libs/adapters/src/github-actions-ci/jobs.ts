// The two ids of a job and the order of job lists. Ids are decimal text, so they are ordered as numbers without becoming
// numbers: a shorter one is smaller.
import { compareCodePoints } from '#canonical';
import { providerId } from '../shared/scalars.ts';
import type { Shape } from '../shared/shape.ts';
import { holding, sortedList } from '../shared/shape.ts';

export const jobsMax = 128;

export const jobIds = { job_id: providerId, check_run_id: providerId };

export type JobIds = { readonly job_id: string; readonly check_run_id: string };

const compareIds = (left: string, right: string): number =>
  left.length - right.length || compareCodePoints(left, right);

const compareJobs = (left: JobIds, right: JobIds): number =>
  compareIds(left.job_id, right.job_id) || compareIds(left.check_run_id, right.check_run_id);

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** A list of at least `min` jobs in order, none of them and none of their check runs twice. */
export const jobList = <J extends JobIds>(job: Shape<J>, min: number): Shape<readonly J[]> =>
  holding(sortedList(job, min, jobsMax, compareJobs), [
    ['no job twice', (jobs) => areDistinct(jobs.map(({ job_id }) => job_id))],
    ['no check run twice', (jobs) => areDistinct(jobs.map(({ check_run_id }) => check_run_id))],
  ]);

/** One text that tells a job from every other. */
export const jobKey = ({ job_id, check_run_id }: JobIds): string => `${job_id} ${check_run_id}`;
