// Merge requests as GitLab sends them, to what is observed of them.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import { mergeStatuses as normalizerStatuses } from '../../adapters/src/gitlab-forge/merge-statuses.ts';
import { gitlabForge } from '../src/gitlab/forge.ts';
import { mergeStatuses } from '../src/gitlab/standing.ts';
import {
  approvals,
  context,
  diff,
  diffs,
  file,
  type Members,
  mergeRequest,
  pipeline,
  trainCar,
  user,
  version,
} from './support/gitlab-events.ts';
import { observe, outcomeOf } from './support/outcome.ts';

const outcome = (...values: readonly unknown[]): string => outcomeOf(gitlabForge, [file(...values)], context());

const ready = 'open-ready gitlab.merge-request-open-ready';
const blocked = 'open-blocked gitlab.merge-request-open-blocked';
const unsettled = 'inconclusive gitlab.merge-status-unsettled';
const unknown = 'inconclusive gitlab.state-unknown';
const locked = 'inconclusive gitlab.merge-request-locked';
const incomplete = 'inconclusive gitlab.snapshot-incomplete';
const closed = 'closed-unmerged gitlab.merge-request-closed-unmerged';
const merged = 'merged gitlab.merge-request-merged';
const invalid = 'gitlab-forge.invalid-snapshot /snapshot';

const late = '2026-03-03T09:31:00.900Z';

describe('state and merge status', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, changes: Members, outcome: string])[] = [
    ['open and mergeable',                      {},                                                              ready],
    ['the older status says nothing',           { merge_status: 'cannot_be_merged' },                            ready],
    ['auto-merge is only said',                 { merge_when_pipeline_succeeds: true },                          ready],
    ['a locked discussion is only said',        { discussion_locked: true },                                     ready],
    ['a fork',                                  { source_project_id: 777 },                                      ready],
    ['auto-merge waits for its pipeline',       { merge_when_pipeline_succeeds: true, detailed_merge_status: 'ci_still_running' }, unsettled],
    ['a status that blocks',                    { detailed_merge_status: 'not_approved' },                       blocked],
    ['a draft',                                 { draft: true, detailed_merge_status: 'draft_status' },          blocked],
    ['a draft is never mergeable',              { draft: true },                                                 unsettled],
    ['nor by its older name',                   { work_in_progress: true },                                      unsettled],
    ['nor one with conflicts',                  { has_conflicts: true },                                         unsettled],
    ['nor one that is being rebased',           { rebase_in_progress: true },                                    unsettled],
    ['nor one whose project was deleted',       { source_project_id: null },                                     unsettled],
    ['a deleted project and what blocks',       { source_project_id: null, detailed_merge_status: 'commits_status' }, blocked],
    ['a status that is still found out',        { detailed_merge_status: 'checking' },                           unsettled],
    ['a status with a new name',                { detailed_merge_status: 'lunar_phase' },                        unsettled],
    ['a new name of an old kind',               { detailed_merge_status: 'MERGEABLE' },                          unsettled],
    ['a name of every object',                  { detailed_merge_status: 'constructor' },                        unsettled],
    ['no status, as GitLab before 15.6',        { detailed_merge_status: undefined },                            unsettled],
    ['a status that is null',                   { detailed_merge_status: null },                                 unsettled],
    ['a status that is no text',                { detailed_merge_status: ['mergeable'] },                        unsettled],
    ['open and not open',                       { detailed_merge_status: 'not_open' },                           unsettled],
    ['closed',                                  { state: 'closed', closed_at: late, detailed_merge_status: 'not_open' }, closed],
    ['closed before it was ever checked',       { state: 'closed', closed_at: late, detailed_merge_status: 'unchecked' }, closed],
    ['closed, with a status of a new name',     { state: 'closed', closed_at: late, detailed_merge_status: 'lunar_phase' }, closed],
    ['closed, nobody knows when',               { state: 'closed' },                                             unknown],
    ['closed and merged',                       { state: 'closed', closed_at: late, merged_at: late },           invalid],
    ['reopened, with the time it was closed',   { closed_at: late },                                             ready],
    ['open and merged',                         { merged_at: late },                                             invalid],
    ['merged is not closed',                    { state: 'merged', merged_at: late, detailed_merge_status: 'not_open' }, merged],
    ['merged after it was closed once',         { state: 'merged', merged_at: late, closed_at: late },           merged],
    ['merged, nobody knows when',               { state: 'merged', closed_at: late },                            unknown],
    ['merged a moment after its last change',   { state: 'merged', merged_at: '2026-03-03T09:45:00Z' },          merged],
    ['merged after it was looked at',           { state: 'merged', merged_at: '2026-03-03T10:00:01Z' },          invalid],
    ['locked while it is merged',               { state: 'locked', detailed_merge_status: 'not_open' },          locked],
    ['locked and mergeable',                    { state: 'locked' },                                             locked],
    ['a state with a new name',                 { state: 'archived' },                                           unknown],
    ['a new state with times',                  { state: 'archived', closed_at: late, merged_at: late },         unknown],
    ['a state in capitals',                     { state: 'MERGED', merged_at: late },                            unknown],
  ];
  test.each(rows)('%s', (_rule, changes, expected) => {
    expect(outcome(mergeRequest(changes), diffs())).toBe(expected);
  });

  test('the normalizer has the same statuses, and `not_open`', () => {
    const open = Object.keys(normalizerStatuses).filter((word) => word !== 'not_open');
    expect([...mergeStatuses].toSorted()).toEqual(open.toSorted());
  });

  test.each(mergeStatuses)('`%s` goes on as it is', (detailed_merge_status) => {
    const expected = { ready, blocking: blocked, transitional: unsettled }[normalizerStatuses[detailed_merge_status]];
    expect(outcome(mergeRequest({ detailed_merge_status }), diffs())).toBe(expected);
  });
});

describe('files', () => {
  const [first, second] = diffs();
  const many = Array.from({ length: 257 }, (_, index) => diff(`src/${String(index).padStart(3, '0')}.ts`));
  const asLink = [
    diff('link', { deleted_file: true, b_mode: '0', diff: '-text\n' }),
    diff('link', { new_file: true, a_mode: '0', b_mode: '120000', diff: '+target\n' }),
  ];
  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, values: readonly unknown[], outcome: string])[] = [
    ['pages behind one another',              [mergeRequest(), [first], [second]],                                          ready],
    ['pages in one array',                    [[[first], [second]], mergeRequest()],                                        ready],
    ['the changes of the merge request',      [mergeRequest({ changes: diffs(), overflow: false })],                        ready],
    ['the changes beside it',                 [mergeRequest({ changes: diffs(), overflow: false }), mergeRequest()],        ready],
    ['a version of its diff',                 [mergeRequest(), version()],                                                  ready],
    ['256 files',                             [mergeRequest({ changes_count: '256' }), many.slice(1)],                      ready],
    ['no changes and none counted',           [mergeRequest({ changes_count: '0' })],                                       ready],
    ['a file that became a link',             [mergeRequest({ changes_count: '3' }), asLink, first],                        ready],
    ['a mode alone',                          [mergeRequest({ changes_count: '1' }), [diff('run.sh', { b_mode: '100755', diff: '' })]], ready],
    ['no diffs',                              [mergeRequest()],                                                             incomplete],
    ['a page is missing',                     [mergeRequest(), [first]],                                                    incomplete],
    ['GitLab stopped counting',               [mergeRequest({ changes_count: '2+' }), diffs()],                             incomplete],
    ['GitLab stopped counting at 1000',       [mergeRequest({ changes_count: '1000+' }), diffs()],                          incomplete],
    ['GitLab has not counted yet',            [mergeRequest({ changes_count: null }), diffs()],                             incomplete],
    ['a count in other words',                [mergeRequest({ changes_count: 'many' }), diffs()],                           incomplete],
    ['the changes overflowed',                [mergeRequest({ changes: diffs(), overflow: true })],                         incomplete],
    ['a version of another head',             [mergeRequest(), version({ head_commit_sha: 'd4'.repeat(20) })],              incomplete],
    ['a version that overflowed',             [mergeRequest(), version({ state: 'overflow' })],                             incomplete],
    ['the diff is still of the old head',     [mergeRequest({ diff_refs: { base_sha: 'b2'.repeat(20), head_sha: 'd4'.repeat(20) } }), diffs()], incomplete],
    ['a diff that is too large',              [mergeRequest(), [first, diff('docs/fog.md', { too_large: true, diff: '' })]], incomplete],
    ['a diff that is collapsed',              [mergeRequest(), [first, diff('docs/fog.md', { collapsed: true, diff: '' })]], incomplete],
    ['a change that is not shown',            [mergeRequest(), [first, diff('docs/fog.md', { diff: '' })]],                 incomplete],
    ['a diff that is not there',              [mergeRequest(), [first, diff('docs/fog.md', { diff: null })]],               incomplete],
    ['257 files',                             [mergeRequest({ changes_count: '257' }), many],                               incomplete],
    ['a path that no snapshot holds',         [mergeRequest(), [first, diff('docs\\fog.md')]],                              incomplete],
    ['a path that is too long',               [mergeRequest(), [first, diff('é'.repeat(2049))]],                            incomplete],
    ['more files than counted',               [mergeRequest({ changes_count: '1' }), diffs()],                              'capture.mismatch value 1: /changes_count'],
    ['a count beyond what a snapshot holds',  [mergeRequest({ changes_count: '100001' }), diffs()],                         'capture.bounds value 1: /changes_count'],
    ['a file twice',                          [mergeRequest(), diffs(), [first]],                                           'capture.duplicate-entry value 3: /0/new_path'],
    ['new and deleted at once',               [mergeRequest(), [first, diff('x', { new_file: true, deleted_file: true })]], 'capture.mismatch value 2: /1'],
    ['a mark that is no boolean',             [mergeRequest(), [diff('x', { new_file: 'false' })]],                         'capture.wrong-type value 2: /0/new_file'],
    ['files in two forms',                    [mergeRequest(), diffs(), version()],                                         'capture.ambiguous'],
  ];
  test.each(rows)('%s', (_rule, values, expected) => {
    expect(outcome(...values)).toBe(expected);
  });
});

describe('what goes together', () => {
  const expecting = (edits: readonly (readonly [string, Json])[]): Json => edited(context(), edits);
  const stale = 'stale gitlab.binding-stale';

  // biome-ignore format: a table
  const bindings: readonly (readonly [rule: string, edits: readonly (readonly [string, Json])[], outcome: string])[] = [
    ['another project',       [['/trust_context/expected_project_id', '1']],                               `${stale} project`],
    ['another merge request', [['/trust_context/expected_merge_request_iid', '1']],                        `${stale} merge-request`],
    ['another user',          [['/observer/bot_user_id', '1']],                                            `${stale} bot-user`],
    ['another head',          [['/trust_context/expected_head/commit_id', 'd4'.repeat(20)]],               `${stale} head`],
    ['another base',          [['/trust_context/expected_base/commit_id', 'd4'.repeat(20)]],               `${stale} base`],
    ['another time',          [['/observer/observed_at', '2026-03-03T10:00:01Z']],                         `${stale} observation-time`],
    ['no such repository',    [['/observer/git_repository_id', 'repo.tower']],                             `${stale} base head`],
    ['a time with a zone',    [['/observer/observed_at', '2026-03-03T10:00:00+00:00']],                    'capture.invalid-context /observer/observed_at'],
    ['a member of no use',    [['/observer/state', 'merged']],                                             'capture.invalid-context /observer'],
    ['an id that is a number', [['/observer/bot_user_id', 5150]],                                          'capture.invalid-context /observer/bot_user_id'],
  ];
  test.each(bindings)('%s', (_rule, edits, expected) => {
    expect(outcomeOf(gitlabForge, [file(mergeRequest(), diffs())], expecting(edits))).toBe(expected);
  });

  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, values: readonly unknown[], outcome: string])[] = [
    ['everything that may come along',        [mergeRequest(), diffs(), approvals(), [pipeline(), pipeline({ id: 46 })], trainCar(), user()], ready],
    ['approvals without a licence',           [mergeRequest(), diffs(), { approved: false, approved_by: [] }],    ready],
    ['approvals that are missing decide not', [mergeRequest(), diffs(), approvals({ approved: false, approvals_left: 1 })], ready],
    ['nor does a failed pipeline',            [mergeRequest(), diffs(), pipeline({ status: 'failed' })],          ready],
    ['nor a pipeline of a fork',              [mergeRequest(), diffs(), pipeline({ project_id: 777 })],           ready],
    ['nor a car in words of its own',         [mergeRequest(), diffs(), trainCar({ status: 'derailed' })],        ready],
    ['approvals of another merge request',    [mergeRequest(), diffs(), approvals({ iid: 134 })],                 'capture.mismatch value 3: /iid'],
    ['approvals of another project',          [mergeRequest(), diffs(), approvals({ project_id: 1 })],            'capture.mismatch value 3: /project_id'],
    ['a car of another merge request',        [mergeRequest(), diffs(), trainCar({ merge_request: { iid: 134 } })], 'capture.mismatch value 3: /merge_request/iid'],
    ['another user looked',                   [mergeRequest(), diffs(), user({ id: 5151 })],                      'capture.mismatch value 3: /id'],
    ['two users',                             [mergeRequest(), diffs(), user(), user()],                          'capture.ambiguous value 4: the whole of it'],
    ['two merge requests',                    [mergeRequest(), mergeRequest(), diffs()],                          'capture.ambiguous value 2: the whole of it'],
    ['changes of another merge request',      [mergeRequest(), mergeRequest({ iid: 134, changes: diffs() })],     'capture.mismatch value 2: /iid'],
    ['changes of another head',               [mergeRequest(), mergeRequest({ sha: 'd4'.repeat(20), changes: diffs() })], 'capture.mismatch value 2: /sha'],
    ['a target that is another project',      [mergeRequest({ target_project_id: 777 }), diffs()],                'capture.mismatch value 1: /target_project_id'],
    ['no merge request',                      [diffs()],                                                          'capture.missing-part'],
    ['nothing of GitLab',                     [{ number: 1, head: {}, base: {} }],                                'capture.wrong-event '],
    ['a text',                                ['merged'],                                                         'capture.wrong-event '],
    ['a merge request that is being prepared', [mergeRequest({ diff_refs: null, detailed_merge_status: 'preparing' })], 'capture.missing-field /diff_refs/base_sha'],
    ['no head',                               [mergeRequest({ sha: null }), diffs()],                             'capture.missing-field value 1: /sha'],
    ['a short head',                          [mergeRequest({ sha: 'a1a1a1a' }), diffs()],                        'capture.wrong-type value 1: /sha'],
    ['a time that is none',                   [mergeRequest({ created_at: '2026-02-30T08:00:00Z' }), diffs()],    'capture.wrong-type value 1: /created_at'],
    ['an id with an exponent',                [mergeRequest({ iid: '#1e2' }), diffs()],                           'capture.wrong-type value 1: /iid'],
    ['an id that is text',                    [mergeRequest({ iid: '133' }), diffs()],                            'capture.wrong-type value 1: /iid'],
    ['an id of zero',                         [mergeRequest({ iid: 0 }), diffs()],                                'capture.wrong-type value 1: /iid'],
  ];
  test.each(rows)('%s', (_rule, values, expected) => {
    expect(outcome(...values)).toBe(expected);
  });
});

describe('what is observed', () => {
  const observed = (...values: readonly unknown[]): Members => {
    const result = observe(gitlabForge, [file(...values)], context());
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value.observation as Members;
  };

  test('times are whole seconds in UTC, and files are in order', () => {
    const { created_at, updated_at, files } = observed(mergeRequest(), diffs());
    expect([created_at, updated_at]).toEqual(['2026-03-02T08:00:00Z', '2026-03-03T09:30:00Z']);
    expect(files).toEqual([
      {
        path: 'docs/fog.md',
        status: 'modified',
        patch_sha256: '339bf5dfd8bd9be76270db32712c667b3cc459707dc2aeaddee0e7486a1d5f2f',
      },
      { path: 'src/lamp.ts', status: 'added', patch_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  test('a file that became a link is one file, whichever entry comes first', () => {
    const entries = [
      diff('link', { deleted_file: true, diff: '-text\n' }),
      diff('link', { new_file: true, b_mode: '120000', diff: '+target\n' }),
    ];
    const one = observed(mergeRequest(), entries);
    expect(one.files).toMatchObject([{ path: 'link', status: 'changed' }]);
    expect(one.reported_file_count).toBe(1);
    expect(observed(mergeRequest(), entries.toReversed()).files).toEqual(one.files);
  });

  test('what GitLab counts is reported', () => {
    expect(observed(mergeRequest({ changes_count: '1000+' }), diffs()).reported_file_count).toBe(1000);
    expect(observed(mergeRequest({ changes_count: null }), diffs()).reported_file_count).toBe(2);
  });

  test('ids keep their digits', () => {
    const iid = '#18446744073709551615';
    const { provider_metadata } = observed(mergeRequest({ id: iid }), diffs(), approvals(), pipeline({ id: iid }));
    expect(provider_metadata).toMatchObject({
      id: '18446744073709551615',
      head_pipeline: { id: '9007199254740993' },
      pipelines: [{ id: '18446744073709551615' }],
      approvals: { approved_by: ['9007199254740995'] },
    });
    const trusting = edited(context(), [['/trust_context/expected_merge_request_iid', '9007199254740993']]);
    const files = [file(mergeRequest({ iid: '#9007199254740993' }), diffs())];
    expect(outcomeOf(gitlabForge, files, trusting)).toBe(ready);
    const nearby = [file(mergeRequest({ iid: '#9007199254740992' }), diffs())];
    expect(outcomeOf(gitlabForge, nearby, trusting)).toBe('stale gitlab.binding-stale merge-request');
  });

  test('the older status is carried nowhere', () => {
    const text = JSON.stringify(observed(mergeRequest(), diffs()));
    expect(text).not.toContain('can_be_merged');
    expect(text).not.toContain('"merge_status"');
  });

  test('words that are not known are carried', () => {
    const { provider_metadata } = observed(mergeRequest({ detailed_merge_status: 'lunar_phase' }), diffs(), trainCar());
    expect(provider_metadata).toMatchObject({ detailed_merge_status: 'lunar_phase', merge_train: { status: 'fresh' } });
  });

  test('a long description is cut to its bound', () => {
    const { provider_metadata } = observed(mergeRequest({ description: 'é'.repeat(100_000) }), diffs());
    expect(
      new TextEncoder().encode((provider_metadata as { description: string }).description).length,
    ).toBeLessThanOrEqual(8192);
  });
});
