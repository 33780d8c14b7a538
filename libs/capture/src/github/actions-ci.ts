// A workflow run, its jobs and its check suite to the input of `github-actions-ci`. Statuses, conclusions and attempt numbers
// decide; names, titles and URLs are carried. A run in words that nobody knows is incomplete, with all its jobs hidden.
import type { JsonObject } from '#canonical';
import { observedTime, ownId } from '../context.ts';
import { defineCapture, depart } from '../define-capture.ts';
import { boundedText, carried, digestOf } from '../opaque.ts';
import type { Place } from '../place.ts';
import { appOf, checkConclusions } from './checks.ts';
import { type Jobs, jobsOf, providerTextBytesMax } from './jobs.ts';
import { ofKind, type Part, partsOf, theOne } from './parts.ts';
import { progressOf, timesOf } from './progress.ts';
import { mustBe, pullRequestOf, revision } from './pull-request.ts';

/**
 * The capture for `github-actions-ci`. Observer: `observed_at` and `git_repository_id` (our documents' name of the
 * repository). The app comes from the check suite or a check run of it, the base from the pull request or the run's only one.
 */
export const githubActionsCi = defineCapture({
  name: 'github-actions-ci',
  takes: 'a workflow run, its jobs, its check suite or check runs, and the pull request',
  observer: { required: ['git_repository_id', 'observed_at'] },
  build: (values, { observer, trustContext }) => {
    const parts = partsOf(values, ['workflow run', 'job', 'check run', 'check suite', 'pull request']);
    const part = theOne(parts, 'workflow run');
    const run = part.place;
    const repositoryId = repositoryOf(part);
    const ours = ownId(observer.get('git_repository_id'));
    const observed_at = observedTime(observer.get('observed_at'));
    const suiteId = run.get('check_suite_id').id();
    const head = run.get('head_sha');
    const run_id = run.get('id').id();
    const run_attempt = run.get('run_attempt').count(Number.MAX_SAFE_INTEGER);
    const jobs = jobsOf(parts, { id: run_id, attempt: run_attempt, head: head.text() });
    checkConclusions(parts, suiteId, jobs.jobs);
    return {
      trust_context: trustContext,
      snapshot: {
        repository_id: repositoryId,
        check_suite_id: suiteId,
        workflow_id: run.get('workflow_id').id(),
        run_id,
        run_attempt,
        github_app_id: appOf(parts, suiteId, head.text()),
        head: revision(ours, head),
        base: revision(ours, baseOf(parts, run, repositoryId)),
        observed_at,
        created_at: run.get('created_at').time(),
        updated_at: run.get('updated_at').time(),
        ...progressAndJobs(run, jobs),
        payload_sha256: digestOf(run),
      },
    };
  },
});

function repositoryOf({ place, delivery }: Part): string {
  const id = place.at('repository', 'id').id();
  if (delivery !== undefined) mustBe(delivery.at('repository', 'id'), id, 'repository');
  return id;
}

// A run does not say when it ended. Its last change is no earlier than that.
function progressAndJobs(run: Place, { jobs, hidden, complete }: Jobs): JsonObject {
  const progress = progressOf(run);
  if (progress === undefined) return unreadable(run, jobs.length + hidden);
  return {
    ...progress,
    ...timesOf(progress, run.get('run_started_at'), run.get('updated_at')),
    ...counts(jobs, hidden, complete),
    provider_data: { ...names(run), text: carried(run.get('display_title'), providerTextBytesMax) },
  };
}

// Incomplete is what decides then; the words stand in for those that the snapshot has none for.
function unreadable(run: Place, hidden: number): JsonObject {
  const [status, conclusion] = ['status', 'conclusion'].map((name) => run.get(name).textIfAny() ?? 'none');
  const isCompleted = status === 'completed';
  const standIn = isCompleted ? { status, conclusion: 'neutral' } : { status: 'pending', conclusion: null };
  return {
    ...standIn,
    ...timesOf(standIn, run.get('run_started_at'), run.get('updated_at')),
    ...counts([], hidden, false),
    provider_data: {
      ...names(run),
      text: boundedText(`status ${status}, conclusion ${conclusion}`, providerTextBytesMax),
    },
  };
}

const counts = (jobs: readonly JsonObject[], hidden: number, complete: boolean): JsonObject => ({
  jobs,
  complete,
  reported_job_count: jobs.length + hidden,
  hidden_job_count: hidden,
});

const names = (run: Place): JsonObject => ({
  name: carried(run.get('name'), providerTextBytesMax),
  details_url: carried(run.get('html_url'), providerTextBytesMax),
});

/** The base commit: that of the pull request handed in, else of the only one the run names. */
function baseOf(parts: readonly Part[], run: Place, repositoryId: string): Place {
  if (ofKind(parts, 'pull request').length > 0) {
    const pull = pullRequestOf(parts);
    mustBe(pull.place.at('base', 'repo', 'id'), repositoryId, 'repository');
    return pull.place.at('base', 'sha');
  }
  const listed = run.get('pull_requests');
  const [first, second] = listed.isNothing ? [] : listed.items();
  if (first === undefined) depart('capture.missing-part', 'a pull request in one of the files, as the run names none');
  if (second !== undefined) second.fail('capture.ambiguous', 'the pull request in a file, as the run names several');
  mustBe(first.at('base', 'repo', 'id'), repositoryId, 'repository');
  return first.at('base', 'sha');
}
