// What holds for a merge request whatever GitLab, or somebody in its place, sends.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import { gitlabForge } from '../src/gitlab/forge.ts';
import { approvals, context, diffs, file, mergeRequest, pipeline, trainCar, user } from './support/gitlab-events.ts';
import { hostile, reactionOf, tempting } from './support/hostile.ts';
import { outcomeOf } from './support/outcome.ts';

const late = '2026-03-03T09:31:00Z';

/** One merge request for each state there is. */
const requests = [
  mergeRequest(),
  mergeRequest({ detailed_merge_status: 'conflict', has_conflicts: true }),
  mergeRequest({ detailed_merge_status: 'checking' }),
  mergeRequest({ state: 'closed', closed_at: late, detailed_merge_status: 'not_open' }),
  mergeRequest({ state: 'merged', merged_at: late, detailed_merge_status: 'not_open' }),
  mergeRequest({ state: 'locked' }),
  mergeRequest({ state: 'archived' }),
  mergeRequest({ changes_count: '1000+' }),
];

const filesOf = (request: unknown): readonly unknown[] => [
  request,
  diffs(),
  approvals(),
  [pipeline()],
  trainCar(),
  user(),
];

test('the merge requests are of every state', () => {
  const outcomes = requests.map((request) => outcomeOf(gitlabForge, [file(...filesOf(request))], context()));
  expect(new Set(outcomes).size).toBe(requests.length);
});

test('mutations give an observation or a named refusal', () => {
  const seen = { observed: 0, refused: 0 };
  fc.assert(
    fc.property(hostile, fc.constantFrom(...requests), (change, request) => {
      const values = change.events(filesOf(request) as Json) as readonly Json[];
      const bytes = change.bytes(file(...(Array.isArray(values) ? values : [values])));
      seen[reactionOf(gitlabForge, bytes, change.context(context()))] += 1;
    }),
    seeded(300, 10_000),
  );
  expect(seen.observed).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
});

const opaque = [
  ...['title', 'description', 'merge_status', 'merge_error', 'web_url', 'source_branch', 'target_branch', 'extra'],
  ...['merge_when_pipeline_succeeds', 'discussion_locked', 'merge_commit_sha', 'reviewers', 'head_pipeline'],
].map((name) => `/0/${name}`);
const opaqueBelow = [
  ...['/0/author/username', '/0/labels/0', '/0/head_pipeline/status', '/0/head_pipeline/sha'],
  ...['/2/approved', '/2/approvals_left', '/2/approved_by', '/2/approved_by/0/user', '/2/message'],
  ...['/3/0/status', '/3/0/ref', '/3/0/sha', '/3/0/id', '/4/status', '/4/pipeline', '/4/target_branch', '/5/username'],
];

test.each([...opaque, ...opaqueBelow])('nothing at %s changes what is observed', (pointer) => {
  let compared = 0;
  fc.assert(
    fc.property(tempting, fc.constantFrom(...requests), (value, request) => {
      const values = filesOf(request);
      const expected = outcomeOf(gitlabForge, [file(...values)], context());
      const changed = file(...(edited(values, [[pointer, value]]) as readonly unknown[]));
      compared += 1;
      return outcomeOf(gitlabForge, [changed], context()) === expected;
    }),
    seeded(20, 500),
  );
  expect(compared).toBeGreaterThan(0);
});

test('no word but `mergeable` makes a merge request ready', () => {
  const word = fc.oneof(tempting, fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>);
  fc.assert(
    fc.property(word, (detailed_merge_status) => {
      fc.pre(detailed_merge_status !== 'mergeable');
      const outcome = outcomeOf(gitlabForge, [file(mergeRequest({ detailed_merge_status }), diffs())], context());
      return !outcome.startsWith('open-ready');
    }),
    seeded(100, 2000),
  );
});
