// Pull requests: what GitHub sends, and what the forge's normalizer makes of it.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { githubForge } from '../src/github/forge.ts';
import { changedFiles, delivery, type Example, fileOf, forgeContext, payload } from './support/github.ts';
import { shortOf, snapshotOf } from './support/short.ts';

// The example says when it was closed and merged, and that it is open.
const neverMerged: Edit[] = [
  ['/closed_at', null],
  ['/merged_at', null],
];
const pull: Example = payload('pull-request.json', neverMerged);
const files = changedFiles(5);
const context = forgeContext(pull);

const open = 'open-ready github.change-request-open-ready';
const blocked = 'open-blocked github.change-request-open-blocked';
const unknown = 'inconclusive github.mergeability-unknown';
const incomplete = 'inconclusive github.snapshot-incomplete';
const merged = 'merged github.change-request-merged';
const closed = 'closed-unmerged github.change-request-closed-unmerged';
const later = '2011-01-27T00:00:00Z';

const asClosed: Edit[] = [
  ['/state', 'closed'],
  ['/closed_at', later],
  ['/updated_at', later],
];
const asMerged: Edit[] = [...asClosed, ['/merged', true], ['/merged_at', later]];
const stranger = { ...pull.head.repo, id: 77, fork: true };

describe('a pull request by REST with its five files', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly Edit[], string])[] = [
    ['as it is',                          [],                                                          open],
    ['conflicts',                         [['/mergeable', false], ['/mergeable_state', 'dirty']],      blocked],
    ['mergeable null',                    [['/mergeable', null], ['/mergeable_state', 'unknown']],     unknown],
    ['mergeable absent',                  [['/mergeable', undefined]],                                 unknown],
    ['draft',                             [['/draft', true], ['/mergeable_state', 'draft']],           unknown],
    ['draft by its mark only',            [['/draft', true]],                                          unknown],
    ['draft by its merge state only',     [['/mergeable_state', 'draft']],                             unknown],
    ['no mark of a draft',                [['/draft', undefined]],                                     open],
    ['blocked by a rule',                 [['/mergeable_state', 'blocked']],                           unknown],
    ['behind its base',                   [['/mergeable_state', 'behind']],                            unknown],
    ['a merge state with a new name',     [['/mergeable_state', 'splendid']],                          unknown],
    ['checks fail that are not required', [['/mergeable_state', 'unstable']],                          open],
    ['hooks before receiving',            [['/mergeable_state', 'has_hooks']],                         open],
    ['no merge state',                    [['/mergeable_state', undefined]],                           open],
    ['auto-merge is on',                  [['/auto_merge', { merge_method: 'squash' }]],               open],
    ['auto-merge is on and waits',        [['/auto_merge', {}], ['/mergeable_state', 'blocked']],      unknown],
    ['locked',                            [['/locked', true], ['/active_lock_reason', 'too heated']],  open],
    ['from a fork',                       [['/head/repo', stranger]],                                  open],
    ['from a fork that was deleted',      [['/head/repo', null]],                                      open],
    ['head repository absent',            [['/head/repo', undefined]],                                 open],
    ['head user gone too',                [['/head/repo', null], ['/head/user', null]],                open],
    ['closed',                            asClosed,                                                    closed],
    ['merged',                            asMerged,                                                    merged],
    ['merged, said by the time only',     [...asMerged, ['/merged', undefined]],                       merged],
    ['merged by the queue',               [...asMerged, ['/merged_by', { login: 'github-merge-queue[bot]' }]], merged],
    ['a state with a new name',           [['/state', 'archived']],                                    'inconclusive github.state-unknown'],
    ['the same with its times',           [...asMerged, ['/state', 'archived']],                       'inconclusive github.state-unknown'],
    ['times in another zone',             [['/created_at', '2011-01-26T20:01:12.999+01:00']],          open],
    ['open and merged',                   [['/merged', true]],                                         'github-forge.invalid-snapshot'],
    ['closed without a time',             [['/state', 'closed']],                                      'github-forge.invalid-snapshot'],
    ['changed after it was looked at',    [['/updated_at', '2026-03-03T10:00:01Z']],                   'github-forge.invalid-snapshot'],
    ['another number of files',           [['/changed_files', 6]],                                     incomplete],
    ['no number of files',                [['/changed_files', undefined]],                             incomplete],
    ['fewer files than there are',        [['/changed_files', 4]],                                     'capture.mismatch'],
    ['more files than anybody counts',    [['/changed_files', 100_001]],                               'capture.bounds'],
    ['pushed to since',                   [['/head/sha', 'd'.repeat(40)]],                             'stale github.binding-stale head'],
    ['another pull request',              [['/id', 2]],                                                'stale github.binding-stale change-request'],
    ['in another repository',             [['/base/repo/id', 2]],                                      'stale github.binding-stale repository'],
    ['a commit of SHA-256',               [['/head/sha', 'd'.repeat(64)]],                             'stale github.binding-stale head'],
    ['base repository null',              [['/base/repo', null]],                                      'capture.missing-field'],
    ['state absent',                      [['/state', undefined]],                                     'capture.missing-field'],
    ['created never',                     [['/created_at', null]],                                     'capture.missing-field'],
    ['an abbreviated commit',             [['/head/sha', 'd'.repeat(7)]],                              'capture.wrong-type'],
    ['an id in quotes',                   [['/id', '1']],                                              'capture.wrong-type'],
    ['an id below one',                   [['/id', 0]],                                                'capture.wrong-type'],
    ['merged, perhaps',                   [['/merged', 'true']],                                       'capture.wrong-type'],
    ['mergeable, perhaps',                [['/mergeable', 'true']],                                    'capture.wrong-type'],
    ['30 February',                       [['/created_at', '2011-02-30T00:00:00Z']],                   'capture.wrong-type'],
  ];
  test.each(rows)('%s', (_what, edits, expected) => {
    expect(shortOf(githubForge, [fileOf(edited(pull, edits)), fileOf(files)], context)).toBe(expected);
  });
});

describe('its files', () => {
  const with5 = (...lists: readonly unknown[]) => [fileOf(pull), ...lists.map((list) => fileOf(list))];
  const odd = (edits: readonly Edit[]) => with5(edited(files, edits));

  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly Uint8Array[], string])[] = [
    ['in one array',                    with5(files),                                                 open],
    ['in a file of pages',              [fileOf(pull), fileOf(files.slice(0, 3), files.slice(3))],    open],
    ['as an array of pages',            with5([files.slice(0, 3), files.slice(3)]),                   open],
    ['in several files',                with5(files.slice(0, 3), files.slice(3)),                     open],
    ['one behind the other',            [fileOf(pull), fileOf(...files)],                             open],
    ['before the pull request',         [fileOf(files), fileOf(pull)],                                open],
    ['in one file with it',             [fileOf(pull, files)],                                        open],
    ['in reverse order',                with5(files.toReversed()),                                    open],
    ['none handed in',                  [fileOf(pull)],                                               incomplete],
    ['one page missing',                with5(files.slice(0, 3)),                                     incomplete],
    ['a page twice',                    with5(files, files.slice(3)),                                 'capture.duplicate-entry'],
    ['binary: no patch',                odd([['/1/patch', undefined]]),                               open],
    ['neither patch nor blob',          odd([['/1/patch', undefined], ['/1/sha', null]]),             incomplete],
    ['a status with a new name',        odd([['/1/status', 'transmuted']]),                           incomplete],
    ['no status',                       odd([['/1/status', undefined]]),                              'capture.wrong-event'],
    ['a status that is none',           odd([['/1/status', null]]),                                   'capture.missing-field'],
    ['a name that is no path',          odd([['/1/filename', '../etc/passwd']]),                      'github-forge.invalid-snapshot'],
    ['something else among them',       odd([['/1', { action: 'opened' }]]),                          'capture.wrong-event'],
    ['an array of arrays of arrays',    with5([[files]]),                                             'capture.wrong-event'],
  ];
  test.each(rows)('%s', (_what, texts, expected) => {
    expect(shortOf(githubForge, texts, context)).toBe(expected);
  });

  test('a digest is over the patch, or over the blob id where there is no patch', () => {
    const [one, two] = [
      odd([['/1/patch', undefined]]),
      odd([
        ['/1/patch', undefined],
        ['/1/sha', 'e'.repeat(40)],
      ]),
    ].map((texts) => snapshotOf(githubForge, texts, context).files as readonly { readonly patch_sha256: string }[]);
    expect(one?.[0]?.patch_sha256).toBe(two?.[0]?.patch_sha256);
    expect(one?.[1]?.patch_sha256).not.toBe(two?.[1]?.patch_sha256);
    expect(one?.[1]?.patch_sha256).not.toBe(one?.[0]?.patch_sha256);
  });

  // biome-ignore format: a table
  const counts = [
    // files  shown complete
    [0,       0,    true],
    [256,     256,  true],
    [257,     256,  false],
    [5000,    256,  false],
  ] as const;
  test.each(counts)('%i files: %i shown, complete: %s', (count, shown, complete) => {
    const many = changedFiles(count);
    const texts = [fileOf(edited(pull, [['/changed_files', count]])), fileOf(many.slice(0, 100), many.slice(100))];
    const snapshot = snapshotOf(githubForge, texts, context);
    expect(snapshot).toMatchObject({ complete, reported_file_count: count });
    expect((snapshot.files as Json[]).length).toBe(shown);
    expect(shortOf(githubForge, texts, context)).toBe(complete ? open : incomplete);
  });
});

describe('by webhook', () => {
  const opened = delivery('pull_request', 'assigned');
  const outcome = (edits: readonly Edit[], ...more: readonly unknown[]) =>
    shortOf(
      githubForge,
      [opened, ...more].map((value) => fileOf(edited(value, value === opened ? edits : []))),
      forgeContext(opened.pull_request),
    );

  test('with its file', () => {
    expect(outcome([], changedFiles(1))).toBe(open);
  });

  test('put into the merge queue and out again', () => {
    for (const action of ['enqueued', 'dequeued']) expect(outcome([['/action', action]], changedFiles(1))).toBe(open);
  });

  test('of another repository than the delivery', () => {
    expect(outcome([['/repository/id', 5]], changedFiles(1))).toBe('capture.mismatch');
  });

  test('a short pull request that came with a review says nothing of files or merging', () => {
    const review = delivery('pull_request_review', 'submitted');
    expect(shortOf(githubForge, [fileOf(review), fileOf(changedFiles(1))], forgeContext(review.pull_request))).toBe(
      incomplete,
    );
  });
});

describe('which pull request', () => {
  const short = edited(payload('pull-requests.json')[0], neverMerged);
  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly unknown[], string])[] = [
    ['two by themselves',                        [pull, pull],                                     'capture.ambiguous'],
    ['a list of one',                            [[short]],                                        incomplete],
    ['none',                                     [files],                                          'capture.missing-part'],
    ['an empty list',                            [[]],                                             'capture.missing-part'],
    ['another that came with a review',          [pull, delivery('pull_request_review', 'submitted')], 'capture.mismatch'],
    ['a run',                                    [payload('workflow-run.json')],                   'capture.wrong-event'],
    ['a scalar',                                 [7],                                              'capture.wrong-event'],
    ['null',                                     [null],                                           'capture.wrong-event'],
  ];
  test.each(rows)('%s', (_what, values, expected) => {
    expect(
      shortOf(
        githubForge,
        values.map((value) => fileOf(value)),
        context,
      ),
    ).toBe(expected);
  });
});

describe('ids', () => {
  const big = '18446744073709551615';
  const textWith = (id: string) => new TextEncoder().encode(JSON.stringify(pull).replace('"id":1,', `"id":${id},`));

  test('above 2^53 survive digit by digit', () => {
    for (const id of [big, '9007199254740993']) {
      expect(snapshotOf(githubForge, [textWith(id)], context).change_request_id).toBe(id);
    }
  });

  test.each(['1e3', '1.0', '-1', '18446744073709551615000'])('`%s` is none', (id) => {
    expect(githubForge.capture([textWith(id)], context)).toMatchObject({
      refusal: { code: 'capture.wrong-type', input: '0', at: '/id' },
    });
  });
});

test('long texts are cut and say so', () => {
  const long = edited(pull, [
    ['/body', 'é'.repeat(40_000)],
    ['/title', '\u{1f4a1}'.repeat(9000)],
  ]);
  const { provider_metadata: metadata } = snapshotOf(githubForge, [fileOf(long)], context) as unknown as Example;
  for (const [text, bytes] of [
    [metadata.body, 80_000],
    [metadata.title, 36_000],
  ]) {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
    expect(Buffer.byteLength(text)).toBeGreaterThan(8180);
    expect(text).toMatch(new RegExp(` … \\[${bytes} bytes, sha256 [0-9a-f]{64}\\]$`));
    expect(text.isWellFormed?.() ?? true).toBe(true);
  }
});
