// GitHub's own examples, and things built from them by changing named fields. Webhook deliveries come from
// `@octokit/webhooks-examples`, answers of the REST API from `test/payloads/github`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import published from '@octokit/webhooks-examples' with { type: 'json' };
import type { Json } from '#canonical';
import { type Edit, edited } from '../../../../test/support/edit.ts';

// biome-ignore lint/suspicious/noExplicitAny: examples are of many shapes and only read here
export type Example = any;

const events = published as unknown as readonly { readonly name: string; readonly examples: readonly Example[] }[];

/** Every example of an event, in the package's order. */
export const deliveries = (event: string): readonly Example[] =>
  events.find(({ name }) => name === event)?.examples ?? [];

/** The first example of an event with that action. */
export function delivery(event: string, action: string, edits: readonly Edit[] = []): Example {
  const found = deliveries(event).find((example) => example.action === action);
  if (found === undefined) throw new Error(`no example of ${event} ${action}`);
  return edited(found, edits);
}

export const payloadFolder = join(import.meta.dirname, '../../../../test/payloads/github');

/** An example of the REST API. */
export const payload = (file: string, edits: readonly Edit[] = []): Example =>
  edited(JSON.parse(readFileSync(join(payloadFolder, file), 'utf8')), edits);

/** The bytes of a file that holds these values one behind the other. */
export const fileOf = (...values: readonly unknown[]): Uint8Array =>
  new TextEncoder().encode(values.map((value) => JSON.stringify(value)).join('\n'));

const content = (content_id: string): Json => ({ content_id, media_type: 'text/markdown', sha256: 'c0'.repeat(32) });
const revision = (commit_id: string): Json => ({ repository_id: 'repo.hello', hash_algorithm: 'sha1', commit_id });

export const observedAt = '2026-03-03T10:00:00Z';
const observer = { observed_at: observedAt, git_repository_id: 'repo.hello' };

/** What a caller who waits for this pull request expects. */
export const forgeContext = (pull: Example) => ({
  observer: { ...observer, github_app_id: '1201' },
  trust_context: {
    expected_repository_id: String(pull.base.repo.id),
    expected_change_request_id: String(pull.id),
    expected_github_app_id: '1201',
    expected_head: revision(pull.head.sha),
    expected_base: revision(pull.base.sha),
    instruction_ref: content('forge.instruction'),
    config_ref: content('forge.config'),
    observation_time: observedAt,
  },
});

/** What a caller who waits for this run expects; `jobs` are pairs of job and check run. */
export const ciContext = (run: Example, base: string, jobs: readonly (readonly [string, string])[], app = '15368') => ({
  observer,
  trust_context: {
    expected_repository_id: String(run.repository.id),
    expected_check_suite_id: String(run.check_suite_id),
    expected_workflow_id: String(run.workflow_id),
    expected_run_id: String(run.id),
    expected_github_app_id: app,
    expected_run_attempt: run.run_attempt,
    expected_head: revision(run.head_sha),
    expected_base: revision(base),
    expected_jobs: jobs.map(([job_id, check_run_id]) => ({ job_id, check_run_id })),
    observation_time: observedAt,
    instruction_ref: content('ci.instruction'),
    config_ref: content('ci.config'),
    execution_boundary_id: 'boundary.ci',
  },
});

/** What a caller who waits for this review expects. */
export const reviewContext = (pull: Example, review: Example, extra: object = {}) => ({
  observer: { ...observer, reviewer_app_id: '1144', reviewer_user_id: String(review.user.id), ...extra },
  trust_context: {
    expected_repository_id: String(pull.base.repo.id),
    expected_change_request_id: String(pull.id),
    expected_review_id: String(review.id),
    expected_github_app_id: '1144',
    expected_head: revision(review.commit_id),
    expected_base: revision(pull.base.sha),
    observation_time: observedAt,
    instruction_ref: content('review.instruction'),
    review_policy_ref: content('review.policy'),
    execution_boundary_id: 'boundary.reviewer',
    invocation_kind: 'native-review',
  },
});

/** Changed files made from the one example there is. */
export const changedFiles = (count: number, edits: readonly Edit[] = []): Example[] => {
  const [file] = payload('files.json');
  return Array.from({ length: count }, (_, index) =>
    edited({ ...file, filename: `src/file-${String(index).padStart(5, '0')}.ts` }, edits),
  );
};

const commit = { head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821', base: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e' };

// The one example that was finished when it was delivered and names a pull request.
const finishedRun: Example = deliveries('workflow_run')
  .map(({ workflow_run: run }) => run)
  .find(({ status, pull_requests: pulls }) => status === 'completed' && pulls.length === 1);

/** A workflow run of attempt 2 for the pull request of the webhook examples, finished and green. */
export const workflowRun = (edits: readonly Edit[] = []): Example =>
  edited(finishedRun, [
    ['/head_sha', commit.head],
    ['/run_attempt', 2],
    ['/updated_at', '2020-10-05T16:40:00Z'],
    ['/pull_requests', delivery('check_suite', 'completed').check_suite.pull_requests],
    ['/pull_requests/0/base/repo/id', finishedRun.repository.id],
    ...edits,
  ]);

/** A finished, green job of that run. */
export const job = (id: number, edits: readonly Edit[] = []): Example =>
  edited(delivery('workflow_job', 'completed').workflow_job, [
    ['/id', id],
    ['/run_id', workflowRun().id],
    ['/run_attempt', 2],
    ['/head_sha', commit.head],
    ['/check_run_url', `https://api.github.com/repos/octo-org/octo-repo/check-runs/${id}`],
    ['/status', 'completed'],
    ['/conclusion', 'success'],
    ['/created_at', '2020-10-05T16:33:40Z'],
    ['/started_at', '2020-10-05T16:34:00Z'],
    ['/completed_at', '2020-10-05T16:36:00Z'],
    ...edits,
  ]);

/** The check suite behind that run, of GitHub's own app. */
export const checkSuite = (edits: readonly Edit[] = []): Example =>
  edited(delivery('check_suite', 'completed').check_suite, [
    ['/id', workflowRun().check_suite_id],
    ['/app/id', 15_368],
    ...edits,
  ]);

export const jobsPage = (jobs: readonly Example[], total = jobs.length): Example => ({ total_count: total, jobs });

/** The base commit of the pull request of the webhook examples. */
export const baseCommit = commit.base;
