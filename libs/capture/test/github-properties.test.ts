// What holds for the captures of GitHub whatever GitHub, or somebody in its place, sends.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import type { Capture } from '../src/define-capture.ts';
import { githubActionsCi } from '../src/github/actions-ci.ts';
import { githubForge } from '../src/github/forge.ts';
import { codexNativeReviewer } from '../src/github/native-reviewer.ts';
import {
  baseCommit,
  changedFiles,
  checkSuite,
  ciContext,
  delivery,
  fileOf,
  forgeContext,
  job,
  jobsPage,
  reviewContext,
  workflowRun,
} from './support/github.ts';
import { hostile, reactionOf, tempting } from './support/hostile.ts';
import { shortOf } from './support/short.ts';

type Subject = {
  readonly capture: Capture;
  readonly context: Json;
  /** What a caller hands in, once for each state that is to be compared. */
  readonly variants: readonly (readonly unknown[])[];
  /** Places in every variant that only a person reads. */
  readonly opaque: readonly string[];
};

const later = '2019-05-15T15:30:00Z';
const label = { name: 'ready', color: 'f29513', description: 'merge me' };

const pull = delivery('pull_request', 'ready_for_review', [
  ['/pull_request/labels', [label]],
  ['/pull_request/auto_merge', { merge_method: 'merge', commit_title: 'All of it' }],
]);
const withPull = (edits: readonly Edit[]) => [
  edited(
    pull,
    edits.map(([pointer, value]) => [`/pull_request${pointer}`, value] as const),
  ),
  changedFiles(1),
];

const forge: Subject = {
  capture: githubForge,
  context: forgeContext(pull.pull_request),
  variants: [
    withPull([]),
    withPull([['/mergeable', false]]),
    withPull([['/mergeable', null]]),
    withPull([['/draft', true]]),
    withPull([['/changed_files', 2]]),
    withPull([
      ['/state', 'closed'],
      ['/closed_at', later],
      ['/updated_at', later],
    ]),
    withPull([
      ['/state', 'closed'],
      ['/closed_at', later],
      ['/merged_at', later],
      ['/merged', true],
      ['/updated_at', later],
    ]),
    withPull([['/state', 'archived']]),
    withPull([['/head/sha', 'd'.repeat(40)]]),
  ],
  opaque: [
    ...[
      'title',
      'body',
      'html_url',
      'active_lock_reason',
      'author_association',
      'merge_commit_sha',
      'assignee',
      'extra',
    ],
    ...['user', 'user/login', 'labels', 'labels/0', 'labels/0/name', 'auto_merge', 'auto_merge/commit_title', 'locked'],
    ...[
      'head/ref',
      'head/label',
      'head/repo',
      'head/repo/id',
      'head/user',
      'base/ref',
      'milestone',
      'node_id',
      'comments',
    ],
  ]
    .map((name) => `/0/pull_request/${name}`)
    .concat(['/0/action', '/0/sender', '/0/repository/name', '/1/0/patch', '/1/0/blob_url', '/1/0/additions']),
};

const jobIds = [
  ['101', '101'],
  ['102', '102'],
] as const;
const withRun = (run: readonly Edit[], second: readonly Edit[] = [], total?: number) => [
  workflowRun(run),
  jobsPage([job(101), job(102, second)], total),
  checkSuite(),
];
const ended = (conclusion: string): Edit[] => [['/conclusion', conclusion]];
const going: Edit[] = [
  ['/status', 'in_progress'],
  ['/conclusion', null],
];

const ci: Subject = {
  capture: githubActionsCi,
  context: ciContext(workflowRun(), baseCommit, jobIds),
  variants: [
    withRun([]),
    withRun(ended('failure'), ended('failure')),
    withRun(ended('cancelled'), ended('cancelled')),
    withRun(ended('startup_failure')),
    withRun(going, [...going, ['/completed_at', null]]),
    withRun([], [], 3),
    withRun([['/workflow_id', 1]]),
  ],
  opaque: [
    ...[
      'name',
      'display_title',
      'html_url',
      'event',
      'path',
      'head_branch',
      'actor',
      'triggering_actor',
      'head_commit/message',
    ],
    ...['node_id', 'run_number', 'head_repository', 'extra', 'repository/full_name'],
  ]
    .map((name) => `/0/${name}`)
    .concat(
      ['name', 'html_url', 'labels', 'runner_name', 'steps', 'node_id', 'workflow_name'].map(
        (name) => `/1/jobs/1/${name}`,
      ),
    )
    .concat(['/2/app/name', '/2/app/slug', '/2/head_branch', '/2/conclusion', '/2/status']),
};

const reviewed = pull.pull_request;
const review = delivery('pull_request_review', 'submitted').review;
const comment = delivery('pull_request_review_comment', 'edited').comment;
const withReview = (edits: readonly Edit[], comments: readonly unknown[] = [comment], count = comments.length) => [
  { ...reviewed, review_comments: count },
  edited(review, edits),
  comments,
];
const state = (word: string): Edit[] => [['/state', word]];

const reviewer: Subject = {
  capture: codexNativeReviewer,
  context: reviewContext(reviewed, review),
  variants: [
    withReview([]),
    withReview(state('APPROVED'), [{ ...comment, pull_request_review_id: 5 }]),
    withReview(state('APPROVED'), [comment], 2),
    withReview(state('DISMISSED')),
    withReview(state('PONDERED')),
    withReview([['/commit_id', 'd'.repeat(40)]]),
  ],
  opaque: [
    ...['/0/title', '/0/body', '/0/labels', '/0/mergeable_state', '/1/body', '/1/html_url', '/1/author_association'],
    ...['/1/user/login', '/1/user/type', '/1/_links', '/1/node_id', '/2/0/body', '/2/0/diff_hunk', '/2/0/user'],
    ...['/2/0/author_association', '/2/0/html_url', '/2/0/reactions', '/2/0/line', '/2/0/commit_id', '/2/0/position'],
  ],
};

describe.each([forge, ci, reviewer])('$capture.name', ({ capture, context, variants, opaque }) => {
  const outcome = (values: readonly unknown[]) =>
    shortOf(
      capture,
      values.map((value) => fileOf(value)),
      context,
    );

  test('the variants are of every kind there is', () => {
    const outcomes = variants.map(outcome);
    expect(new Set(outcomes).size).toBeGreaterThan(variants.length / 2);
    expect(outcomes.filter((said) => said.includes('.invalid-') || said.startsWith('capture.'))).toEqual([]);
  });

  test('mutations give an observation or a named refusal', () => {
    const seen = { observed: 0, refused: 0 };
    fc.assert(
      fc.property(hostile, fc.constantFrom(...variants), (change, variant) => {
        const values = change.events(variant as Json);
        const bytes = change.bytes(fileOf(...(Array.isArray(values) ? values : [values])));
        seen[reactionOf(capture, bytes, change.context(context))] += 1;
      }),
      seeded(300, 10_000),
    );
    expect(seen.observed).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  test.each(opaque)('nothing at %s changes what is observed', (pointer) => {
    const known = new Map(variants.map((variant) => [variant, outcome(variant)]));
    let compared = 0;
    fc.assert(
      fc.property(tempting, fc.constantFrom(...variants), (value, variant) => {
        compared += 1;
        expect(outcome(edited(variant, [[pointer, value]]))).toBe(known.get(variant));
      }),
      seeded(10, 200),
    );
    expect(compared).toBeGreaterThan(0);
  });
});

test('no word but those known makes a pull request ready, or a run green', () => {
  const word = fc.oneof(tempting, fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>);
  const ready: readonly Json[] = ['clean', 'has_hooks', 'unstable', null];
  fc.assert(
    fc.property(word, (value) => {
      fc.pre(!ready.includes(value) && value !== 'success' && value !== 'completed');
      const texts = (values: readonly unknown[]) => values.map((one) => fileOf(one));
      const said = [
        shortOf(githubForge, texts(withPull([['/mergeable_state', value]])), forge.context),
        shortOf(githubActionsCi, texts(withRun([['/conclusion', value]])), ci.context),
        shortOf(githubActionsCi, texts(withRun([['/status', value]])), ci.context),
        shortOf(githubActionsCi, texts(withRun([], [['/status', value]])), ci.context),
      ];
      expect(said.filter((outcome) => /^(open-ready|passed)/.test(outcome))).toEqual([]);
    }),
    seeded(100, 2000),
  );
});

test('a pull request of very many files is captured, with no time taken: what is quadratic would not end', () => {
  const count = 8000;
  const texts = [fileOf(edited(pull, [['/pull_request/changed_files', count]])), fileOf(changedFiles(count))];
  expect(githubForge.capture(texts, forge.context).ok).toBe(true);
});
