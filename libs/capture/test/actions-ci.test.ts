// Workflow runs: what GitHub sends, and what the CI normalizer makes of it.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { githubActionsCi } from '../src/github/actions-ci.ts';
import {
  baseCommit,
  checkSuite,
  ciContext,
  delivery,
  type Example,
  fileOf,
  job,
  jobsPage,
  workflowRun,
} from './support/github.ts';
import { shortOf, snapshotOf } from './support/short.ts';

const ids = [101, 102] as const;
const expectedJobs = ids.map((id) => [String(id), String(id)] as const);
const context = ciContext(workflowRun(), baseCommit, expectedJobs);

type Built = {
  readonly run?: readonly Edit[];
  readonly jobs?: readonly (readonly Edit[])[];
  readonly suite?: readonly Edit[];
};

const values = ({ run = [], jobs = [[], []], suite = [] }: Built) => [
  workflowRun(run),
  jobsPage(jobs.map((edits, index) => job(ids[index] ?? 200 + index, edits))),
  checkSuite(suite),
];
const outcome = (built: Built, trust: Json = context): string =>
  shortOf(
    githubActionsCi,
    values(built).map((value) => fileOf(value)),
    trust,
  );

const passed = 'passed ci.passed';
const incomplete = 'inconclusive ci.observation-incomplete';
const inconclusive = 'inconclusive ci.provider-inconclusive';
const invalid = 'github-actions-ci.invalid-snapshot';
const contradiction = 'github-actions-ci.provider-contradiction';

const ended = (conclusion: unknown): Edit[] => [['/conclusion', conclusion]];
const going = (status: string): Edit[] => [
  ['/status', status],
  ['/conclusion', null],
];
const goingJob = (status: string): Edit[] => [...going(status), ['/completed_at', null]];

describe('a run of two jobs', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, Built, string])[] = [
    ['green',                              {},                                                                              passed],
    ['one job neutral',                    { jobs: [[], ended('neutral')] },                                                passed],
    ['one job skipped',                    { jobs: [[], ended('skipped')] },                                                passed],
    ['failed',                             { run: ended('failure'), jobs: [[], ended('failure')] },                         'failed ci.failed'],
    ['cancelled',                          { run: ended('cancelled'), jobs: [[], ended('cancelled')] },                     'cancelled ci.cancelled'],
    ['cancelled, one job failed before',   { run: ended('cancelled'), jobs: [ended('failure'), ended('cancelled')] },       'cancelled ci.cancelled'],
    ['failed, the other job cancelled',    { run: ended('failure'), jobs: [ended('failure'), ended('cancelled')] },         'failed ci.failed'],
    ['cancelled by its word only',         { run: ended('cancelled'), jobs: [[], ended('failure')] },                       contradiction],
    ['timed out',                          { run: ended('timed_out'), jobs: [[], ended('timed_out')] },                     'timed-out ci.timed-out'],
    ['action required',                    { run: ended('action_required'), jobs: [[], ended('action_required')] },         'action-required ci.action-required'],
    ['stale',                              { run: ended('stale'), jobs: [[], ended('stale')] },                             'stale ci.provider-stale'],
    ['neutral',                            { run: ended('neutral'), jobs: [[], ended('neutral')] },                         inconclusive],
    ['skipped',                            { run: ended('skipped'), jobs: [ended('skipped'), ended('skipped')] },           inconclusive],
    ['startup failure',                    { run: ended('startup_failure'), jobs: [] },                                     incomplete],
    ['startup failure, jobs all the same', { run: ended('startup_failure') },                                               incomplete],
    ['a conclusion with a new name',       { run: ended('exploded') },                                                      incomplete],
    ['completed without a conclusion',     { run: ended(null) },                                                            incomplete],
    ['a status with a new name',           { run: going('pondering') },                                                     incomplete],
    ['a new status, concluded',            { run: [['/status', 'pondering']] },                                             incomplete],
    ['a job with a new conclusion',        { jobs: [[], ended('startup_failure')] },                                        incomplete],
    ['a job with a new status',            { jobs: [[], goingJob('pondering')] },                                           incomplete],
    ['green although a job failed',        { jobs: [[], ended('failure')] },                                                contradiction],
    ['green although a job goes on',       { jobs: [[], goingJob('in_progress')] },                                         contradiction],
    ['in progress',                        { run: going('in_progress'), jobs: [[], goingJob('in_progress')] },              'in-progress ci.in-progress'],
    ['in progress, a job queued',          { run: going('in_progress'), jobs: [[], goingJob('queued')] },                   'in-progress ci.in-progress'],
    ['queued',                             { run: going('queued'), jobs: [goingJob('queued'), goingJob('queued')] },        'queued ci.queued'],
    ['waiting for approval',               { run: going('waiting'), jobs: [goingJob('waiting'), goingJob('queued')] },      'queued ci.queued'],
    ['pending',                            { run: going('pending'), jobs: [goingJob('pending'), goingJob('pending')] },     'queued ci.queued'],
    ['requested',                          { run: going('requested'), jobs: [goingJob('requested'), goingJob('queued')] },  'queued ci.queued'],
    ['concluded and in progress',          { run: [['/status', 'in_progress']] },                                           'capture.mismatch'],
    ['started again since',                { run: [['/run_attempt', 3]], jobs: [[['/run_attempt', 3]], [['/run_attempt', 3]]] }, 'stale ci.binding-stale run-attempt'],
    ['a job of the attempt before',        { jobs: [[], [], [['/run_attempt', 1], ...ended('failure')]] },                  passed],
    ['all jobs of the attempt before',     { jobs: [[['/run_attempt', 1]], [['/run_attempt', 1]]] },                        contradiction],
    ['a job that says no attempt',         { jobs: [[], [['/run_attempt', undefined]]] },                                   'capture.missing-field'],
    ['a job nobody expects',               { jobs: [[], [], []] },                                                          contradiction],
    ['a job twice',                        { jobs: [[], [['/id', 101]]] },                                                  'capture.duplicate-entry'],
    ['a job of another run',               { jobs: [[], [['/run_id', 5]]] },                                                'capture.mismatch'],
    ['a job at another commit',            { jobs: [[], [['/head_sha', 'd'.repeat(40)]]] },                                 'capture.mismatch'],
    ['a job without a check run',          { jobs: [[], [['/check_run_url', 'https://api.github.com/check-runs/']]] },      'capture.wrong-type'],
    ['a finished job without its end',     { jobs: [[], [['/completed_at', null]]] },                                       'capture.missing-field'],
    ['a job that ended after its run',     { jobs: [[], [['/completed_at', '2020-10-05T17:00:00Z']]] },                     invalid],
    ['another workflow',                   { run: [['/workflow_id', 1]] },                                                  'stale ci.binding-stale workflow'],
    ['another run',                        { run: [['/id', 1]], jobs: [] },                                                 'stale ci.binding-stale run'],
    ['another app with the same names',    { suite: [['/app/id', 7], ['/app/slug', 'github-actions']] },                    'stale ci.binding-stale app'],
    ['a suite without an app',             { suite: [['/app', null]] },                                                     'capture.missing-field'],
    ['a suite at another commit',          { suite: [['/head_sha', 'd'.repeat(40)]] },                                      'capture.mismatch'],
    ['the suite of another app',           { suite: [['/id', 9]] },                                                         'capture.missing-part'],
    ['no pull request',                    { run: [['/pull_requests', []]] },                                               'capture.missing-part'],
    ['pull requests null',                 { run: [['/pull_requests', null]] },                                             'capture.missing-part'],
    ['two pull requests',                  { run: [['/pull_requests/-', {}]] },                                             'capture.ambiguous'],
    ['a pull request of another base',     { run: [['/pull_requests/0/base/repo/id', 5]] },                                 'capture.mismatch'],
    ['head repository of a deleted fork',  { run: [['/head_repository', null]] },                                           passed],
    ['no attempt',                         { run: [['/run_attempt', undefined]] },                                          'capture.missing-field'],
    ['attempt 0',                          { run: [['/run_attempt', 0]], jobs: [] },                                        invalid],
  ];
  test.each(rows)('%s', (_what, built, expected) => {
    expect(outcome(built)).toBe(expected);
  });

  test('the words nobody knows are said', () => {
    const texts = values({ run: ended('startup_failure') }).map((value) => fileOf(value));
    expect(snapshotOf(githubActionsCi, texts, context)).toMatchObject({
      provider_data: { text: 'status completed, conclusion startup_failure' },
      jobs: [],
      hidden_job_count: 2,
      complete: false,
    });
  });
});

describe('which jobs there are', () => {
  const rest = [workflowRun(), checkSuite()];
  const many = (count: number) => Array.from({ length: count }, (_, index) => job(1000 + index));
  const [one, two] = ids.map((id) => job(id));
  const outcomeWith = (...lists: readonly unknown[]) =>
    shortOf(
      githubActionsCi,
      [...rest, ...lists].map((list) => fileOf(list)),
      context,
    );

  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly unknown[], string])[] = [
    ['on two pages',                    [jobsPage([one], 2), jobsPage([two], 2)],                     passed],
    ['on pages in one array',           [[jobsPage([one], 2), jobsPage([two], 2)]],                   passed],
    ['one page missing',                [jobsPage([one], 2)],                                         incomplete],
    ['pages of different totals',       [jobsPage([one], 2), jobsPage([two], 3)],                     'capture.mismatch'],
    ['more than the total',             [jobsPage([one, two], 1)],                                    'capture.mismatch'],
    ['by themselves: no total',         [one, two],                                                   incomplete],
    ['by webhook: no total',            [{ action: 'completed', workflow_job: one }],                 incomplete],
    ['none',                            [],                                                           incomplete],
    ['an empty page',                   [jobsPage([], 0)],                                            incomplete],
    ['128, all unexpected',             [jobsPage(many(128))],                                        contradiction],
    ['129',                             [jobsPage(many(129))],                                        'capture.bounds'],
    ['128 out of sight',                [jobsPage([one], 128)],                                       incomplete],
    ['129 out of sight',                [jobsPage([one], 129)],                                       'capture.bounds'],
  ];
  test.each(rows)('%s', (_what, lists, expected) => {
    expect(outcomeWith(...lists)).toBe(expected);
  });

  test('more digits stand behind fewer', () => {
    const texts = [...rest, jobsPage([job(1000), job(999)])].map((value) => fileOf(value));
    const { jobs } = snapshotOf(githubActionsCi, texts, context) as unknown as { jobs: { job_id: string }[] };
    expect(jobs.map(({ job_id }) => job_id)).toEqual(['999', '1000']);
  });
});

describe('check runs in place of the suite', () => {
  const suiteId = workflowRun().check_suite_id;
  const checkRun = (id: number, edits: readonly Edit[] = []): Example =>
    edited(delivery('check_run', 'completed').check_run, [
      ['/id', id],
      ['/conclusion', 'success'],
      ['/check_suite/id', suiteId],
      ['/app/id', 15_368],
      ...edits,
    ]);
  const page = (runs: readonly Example[]) => ({ total_count: runs.length, check_runs: runs });
  const elsewhere = checkRun(7, [
    ['/check_suite/id', 1],
    ['/app/id', 9],
    ['/conclusion', 'failure'],
  ]);

  // biome-ignore format: a table
  const rows: readonly (readonly [string, unknown, string])[] = [
    ['of both jobs',                     page([checkRun(101), checkRun(102)]),                                passed],
    ['with one of another suite',        page([checkRun(101), elsewhere]),                                    passed],
    ['by webhook',                       { action: 'completed', check_run: checkRun(101) },                   passed],
    ['only of another suite',            page([elsewhere]),                                                   'capture.missing-part'],
    ['two apps in one suite',            page([checkRun(101), checkRun(102, [['/app/id', 9]])]),              'capture.mismatch'],
    ['another conclusion than the job',  page([checkRun(101, ended('failure'))]),                             'capture.mismatch'],
    ['not concluded when it was read',   page([checkRun(101, ended(null))]),                                  passed],
  ];
  test.each(rows)('%s', (_what, checks, expected) => {
    const given = [workflowRun(), jobsPage(ids.map((id) => job(id))), checks];
    expect(
      shortOf(
        githubActionsCi,
        given.map((value) => fileOf(value)),
        context,
      ),
    ).toBe(expected);
  });
});

describe('a pull request in a file', () => {
  const pull = delivery('pull_request', 'assigned').pull_request;
  const repository = workflowRun().repository.id;
  const outcomeWith = (edits: readonly Edit[]) => {
    const run = workflowRun([['/pull_requests', []]]);
    const given = [run, jobsPage(ids.map((id) => job(id))), checkSuite(), edited(pull, edits)];
    return shortOf(
      githubActionsCi,
      given.map((value) => fileOf(value)),
      context,
    );
  };

  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly Edit[], string])[] = [
    ['of the run\'s repository',  [['/base/repo/id', repository]],                                       passed],
    ['with another base commit',  [['/base/repo/id', repository], ['/base/sha', 'd'.repeat(40)]],        'stale ci.binding-stale base'],
    ['of another repository',     [],                                                                    'capture.mismatch'],
  ];
  test.each(rows)('%s', (_what, edits, expected) => {
    expect(outcomeWith(edits)).toBe(expected);
  });
});

test('a run id above 2^53 survives in the run and in its jobs', () => {
  const id = '9007199254740993';
  const texts = values({}).map((value) => JSON.stringify(value).replaceAll(`:${workflowRun().id},`, `:${id},`));
  const trust = { ...context, trust_context: { ...context.trust_context, expected_run_id: id } };
  expect(
    shortOf(
      githubActionsCi,
      texts.map((text) => new TextEncoder().encode(text)),
      trust,
    ),
  ).toBe(passed);
});

test('a payload digest does not depend on spelling', () => {
  const [run, ...others] = values({});
  const digests = [run, Object.fromEntries(Object.entries(run).toReversed())].map((value) => {
    const texts = [
      new TextEncoder().encode(JSON.stringify(value, undefined, 3)),
      ...others.map((other) => fileOf(other)),
    ];
    return snapshotOf(githubActionsCi, texts, context).payload_sha256;
  });
  expect(digests[0]).toBe(digests[1]);
});
