// Every webhook example that GitHub publishes of the events the captures read: what comes of it alone, and together with
// what a caller would fetch beside it. The counts are what the package holds; a new version is looked at anew.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import type { Capture } from '../src/define-capture.ts';
import { githubActionsCi } from '../src/github/actions-ci.ts';
import { githubForge } from '../src/github/forge.ts';
import { codexNativeReviewer } from '../src/github/native-reviewer.ts';
import {
  baseCommit,
  changedFiles,
  checkSuite,
  ciContext,
  deliveries,
  delivery,
  type Example,
  fileOf,
  forgeContext,
  job,
  jobsPage,
  reviewContext,
  workflowRun,
} from './support/github.ts';
import { shortOf } from './support/short.ts';

type Tally = { readonly [outcome: string]: number };

function tally(outcomes: readonly string[]): Tally {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

type Given = readonly [values: readonly unknown[], context: Json];

/** What comes of every example of an event when `given` says what is handed in with it. */
const tallyOf = (capture: Capture, event: string, given: (example: Example) => Given): Tally =>
  tally(
    deliveries(event).map((example) => {
      const [values, context] = given(example);
      return shortOf(
        capture,
        values.map((value) => fileOf(value)),
        context,
      );
    }),
  );

const pull = delivery('pull_request', 'ready_for_review').pull_request;
const review = delivery('pull_request_review', 'submitted').review;
const comment = delivery('pull_request_review_comment', 'edited').comment;

describe('as a pull request, alone', () => {
  const alone = (example: Example): Given => [[example], forgeContext(example.pull_request ?? pull)];

  // biome-ignore format: a table
  const rows: readonly (readonly [string, number, Tally])[] = [
    ['pull_request',                29, { 'inconclusive github.snapshot-incomplete': 29 }],
    ['pull_request_review',         4,  { 'inconclusive github.snapshot-incomplete': 4 }],
    ['pull_request_review_comment', 5,  { 'inconclusive github.snapshot-incomplete': 5 }],
    ['pull_request_review_thread',  3,  { 'inconclusive github.snapshot-incomplete': 3 }],
    ['check_run',                   9,  { 'capture.wrong-event': 9 }],
    ['check_suite',                 9,  { 'capture.wrong-event': 9 }],
    ['workflow_run',                5,  { 'capture.wrong-event': 5 }],
    ['workflow_job',                8,  { 'capture.wrong-event': 8 }],
  ];
  test.each(rows)('%s', (event, count, expected) => {
    expect(deliveries(event)).toHaveLength(count);
    expect(tallyOf(githubForge, event, alone)).toEqual(expected);
  });
});

test('as a pull request, with its one file', () => {
  const withFile = (example: Example): Given => [[example, changedFiles(1)], forgeContext(example.pull_request)];
  expect(tallyOf(githubForge, 'pull_request', withFile)).toEqual({
    'open-ready github.change-request-open-ready': 15,
    'inconclusive github.mergeability-unknown': 12,
    'closed-unmerged github.change-request-closed-unmerged': 2,
  });
});

describe('as a review, alone', () => {
  const alone = (example: Example): Given => [
    [example],
    reviewContext(example.pull_request ?? pull, example.review ?? review),
  ];

  // biome-ignore format: a table
  const rows: readonly (readonly [string, Tally])[] = [
    ['pull_request',                { 'capture.missing-part': 29 }],
    ['pull_request_review',         { 'inconclusive codex.review-incomplete': 3, 'dismissed codex.review-dismissed': 1 }],
    ['pull_request_review_comment', { 'capture.missing-part': 4, 'capture.wrong-event': 1 }],
    ['pull_request_review_thread',  { 'capture.missing-part': 3 }],
    ['check_run',                   { 'capture.wrong-event': 9 }],
    ['check_suite',                 { 'capture.wrong-event': 9 }],
    ['workflow_run',                { 'capture.wrong-event': 5 }],
    ['workflow_job',                { 'capture.wrong-event': 8 }],
  ];
  test.each(rows)('%s', (event, expected) => {
    expect(tallyOf(codexNativeReviewer, event, alone)).toEqual(expected);
  });
});

describe('as a review, with the rest of it', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, (example: Example) => readonly unknown[], Tally])[] = [
    ['pull_request',                (example) => [example, review, [comment]], { 'findings codex.review-findings': 8, 'inconclusive codex.review-incomplete': 21 }],
    ['pull_request_review',         (example) => [example, pull, [comment]],   { 'findings codex.review-findings': 3, 'capture.mismatch': 1 }],
    ['pull_request_review_comment', (example) => [example, pull, review],      { 'findings codex.review-findings': 4, 'capture.wrong-event': 1 }],
    ['pull_request_review_thread',  (example) => [example, pull, review],      { 'findings codex.review-findings': 2, 'capture.mismatch': 1 }],
  ];
  test.each(rows)('%s', (event, values, expected) => {
    const found = tallyOf(codexNativeReviewer, event, (example) => [values(example), reviewContext(pull, review)]);
    expect(found).toEqual(expected);
  });
});

const jobs = [job(101), job(102)];
const expectedJobs = [
  ['101', '101'],
  ['102', '102'],
] as const;

describe('as a workflow run, alone', () => {
  const alone = (example: Example): Given => [
    [example],
    ciContext(example.workflow_run ?? workflowRun(), baseCommit, expectedJobs),
  ];

  // biome-ignore format: a table
  const rows: readonly (readonly [string, Tally])[] = [
    ['pull_request',                { 'capture.missing-part': 29 }],
    ['pull_request_review',         { 'capture.missing-part': 4 }],
    ['check_run',                   { 'capture.missing-part': 9 }],
    ['check_suite',                 { 'capture.missing-part': 9 }],
    ['workflow_run',                { 'capture.missing-part': 4, 'capture.mismatch': 1 }],
    ['workflow_job',                { 'capture.missing-part': 8 }],
  ];
  test.each(rows)('%s', (event, expected) => {
    expect(tallyOf(githubActionsCi, event, alone)).toEqual(expected);
  });
});

describe('as a workflow run, with the rest of it', () => {
  const suiteOf = (run: Example) =>
    checkSuite([
      ['/id', run.check_suite_id],
      ['/head_sha', run.head_sha],
    ]);
  const pullOf = (run: Example) => edited(pull, [['/base/repo/id', run.repository.id]]);
  const runOf = (suite: Example) =>
    workflowRun([
      ['/check_suite_id', suite.id],
      ['/head_sha', suite.head_sha],
    ]);
  const jobsOf = (run: Example) => jobsPage(jobs.map((one) => ({ ...one, run_id: run.id, head_sha: run.head_sha })));

  // biome-ignore format: a table
  const rows: readonly (readonly [string, (example: Example) => Given, Tally])[] = [
    [
      'workflow_run: a suite, and a pull request of its repository',
      ({ workflow_run: run, ...rest }) =>
        [[{ workflow_run: run, ...rest }, suiteOf(run), pullOf(run)], ciContext(run, baseCommit, expectedJobs)],
      { 'inconclusive ci.observation-incomplete': 3, 'github-actions-ci.invalid-snapshot': 1, 'capture.mismatch': 1 },
    ],
    [
      'workflow_job: a run and a suite made for it',
      (example) => {
        const made = workflowRun([
          ['/id', example.workflow_job.run_id],
          ['/run_attempt', example.workflow_job.run_attempt ?? 1],
          ['/head_sha', example.workflow_job.head_sha],
          ['/status', 'in_progress'],
          ['/conclusion', null],
          ['/created_at', example.workflow_job.created_at ?? example.workflow_job.started_at],
          ['/run_started_at', example.workflow_job.created_at ?? example.workflow_job.started_at],
          ['/updated_at', '2024-01-01T00:00:00Z'],
        ]);
        return [[made, example, suiteOf(made)], ciContext(made, baseCommit, [[String(example.workflow_job.id), example.workflow_job.check_run_url.split('/').at(-1)]])];
      },
      // The oldest example does not say when its job was made.
      { 'inconclusive ci.observation-incomplete': 7, 'capture.missing-field': 1 },
    ],
    [
      'check_suite: a run and jobs made for it',
      ({ check_suite: suite }) => {
        const run = runOf(suite);
        return [[run, jobsOf(run), suite], ciContext(run, baseCommit, expectedJobs, String(suite.app.id))];
      },
      { 'passed ci.passed': 9 },
    ],
    [
      'check_run: a run and jobs made for it',
      ({ check_run: check }) => {
        const run = runOf({ id: check.check_suite.id, head_sha: check.head_sha });
        return [[run, jobsOf(run), { check_run: check }], ciContext(run, baseCommit, expectedJobs, String(check.app.id))];
      },
      { 'passed ci.passed': 9 },
    ],
  ];
  test.each(rows)('%s', (what, given, expected) => {
    expect(tallyOf(githubActionsCi, what.split(':')[0] ?? '', given)).toEqual(expected);
  });
});

test('pushed over between review and merge', () => {
  const pushed = 'd'.repeat(40);
  const merged = edited(pull, [
    ['/head/sha', pushed],
    ['/state', 'closed'],
    ['/merged', true],
    ['/merged_at', '2019-05-15T15:30:00Z'],
    ['/closed_at', '2019-05-15T15:30:00Z'],
    ['/updated_at', '2019-05-15T15:30:00Z'],
    ['/mergeable', null],
  ]);
  const files = changedFiles(1);
  const approval = { ...review, state: 'approved' };
  const wanted = reviewContext(merged, { ...approval, commit_id: pushed });
  const all = [merged, approval, [comment]].map((value) => fileOf(value));
  // Whoever waits for a review of what was merged is told that this is a review of something else.
  expect(shortOf(codexNativeReviewer, all, wanted)).toBe('stale codex.review-binding-stale head');
  // And whoever waits for what was reviewed is told that something else was merged.
  expect(shortOf(githubForge, [fileOf(merged), fileOf(files)], forgeContext(pull))).toBe(
    'stale github.binding-stale head',
  );
  expect(shortOf(githubForge, [fileOf(merged), fileOf(files)], forgeContext(merged))).toBe(
    'merged github.change-request-merged',
  );
});
