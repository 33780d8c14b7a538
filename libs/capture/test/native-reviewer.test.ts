// Reviews: what GitHub sends, and what the reviewer's normalizer makes of it.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { codexNativeReviewer } from '../src/github/native-reviewer.ts';
import { delivery, type Example, fileOf, payload, reviewContext } from './support/github.ts';
import { shortOf, snapshotOf } from './support/short.ts';

// One pull request, review and comment that belong together, as the webhook examples tell them.
const pull: Example = delivery('pull_request', 'ready_for_review').pull_request;
const review: Example = delivery('pull_request_review', 'submitted').review;
const comment: Example = edited(delivery('pull_request_review_comment', 'edited').comment, []);
const context = reviewContext(pull, review);

const findings = 'findings codex.review-findings';
const clean = 'clean codex.review-clean';
const incomplete = 'inconclusive codex.review-incomplete';
const unsettled = 'inconclusive codex.review-not-terminal';
const invalid = 'codex-reviewer.invalid-snapshot';

type Built = {
  readonly pull?: readonly Edit[];
  readonly review?: readonly Edit[];
  readonly comments?: readonly (readonly Edit[])[];
};

const values = (built: Built) => [
  edited(pull, built.pull ?? []),
  edited(review, built.review ?? []),
  (built.comments ?? [[]]).map((edits) => edited(comment, edits)),
];
const textsOf = (built: Built) => values(built).map((value) => fileOf(value));

const state = (word: string): Edit[] => [['/state', word]];
const counts = (count: number): Edit[] => [['/review_comments', count]];
const approved: Built = { review: state('APPROVED'), pull: counts(0), comments: [] };

describe('a review with one comment', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, Built, string])[] = [
    ['commented',                             {},                                                                   findings],
    ['changes requested',                     { review: state('changes_requested') },                               findings],
    ['approved with a comment',               { review: state('approved') },                                        findings],
    ['approved',                              approved,                                                             clean],
    ['approved, in the words of REST',        { ...approved, review: state('APPROVED') },                           clean],
    ['approved with a text',                  { ...approved, review: [...state('APPROVED'), ['/body', 'No. P1!']] }, clean],
    ['changes requested without a comment',   { ...approved, review: state('CHANGES_REQUESTED') },                  findings],
    ['commented without text or comment',     { ...approved, review: state('COMMENTED') },                          findings],
    ['pending',                               { review: [...state('PENDING'), ['/submitted_at', undefined]] },      unsettled],
    ['dismissed',                             { review: state('DISMISSED') },                                       'dismissed codex.review-dismissed'],
    ['dismissed, and when',                   { review: [...state('DISMISSED'), ['/updated_at', '2019-05-15T15:21:00Z']] }, 'dismissed codex.review-dismissed'],
    ['a state with a new name',               { review: state('PONDERED') },                                        unsettled],
    ['a state of another object',             { review: state('constructor') },                                     unsettled],
    ['a comment that was not handed in',      { comments: [] },                                                     incomplete],
    ['approved, a comment not handed in',     { review: state('APPROVED'), comments: [] },                          incomplete],
    ['a comment more than the count',         { pull: counts(0) },                                                  incomplete],
    ['no count',                              { pull: [['/review_comments', undefined]] },                          incomplete],
    ['a comment of another review',           { review: state('APPROVED'), comments: [[['/pull_request_review_id', 5]]] },    clean],
    ['a comment of no review',                { review: state('APPROVED'), comments: [[['/pull_request_review_id', null]]] }, clean],
    ['a comment twice',                       { pull: counts(2), comments: [[], []] },                              'capture.duplicate-entry'],
    ['a comment on another pull request',     { comments: [[['/pull_request_url', 'https://x.invalid/pulls/22']]] }, 'capture.mismatch'],
    ['of another pull request',               { review: [['/pull_request_url', 'https://x.invalid/pulls/3']] },     'capture.mismatch'],
    ['by another person',                     { ...approved, review: [...state('APPROVED'), ['/user/id', 5]] },     'capture.wrong-author'],
    ['by a user that is gone',                { review: [['/user', null]] },                                        'capture.missing-field'],
    ['by an app that says so',                { review: [['/user/id', 5], ['/performed_via_github_app', { id: 1144 }]] }, findings],
    ['by another app that says so',           { review: [['/performed_via_github_app', { id: 9 }]] },               'stale codex.review-binding-stale app'],
    ['of a commit that was pushed over',      { review: [['/commit_id', 'd'.repeat(40)]] },                         'stale codex.review-binding-stale head'],
    ['of a commit that is gone',              { review: [['/commit_id', null]] },                                   'capture.missing-field'],
    ['the pull request pushed over since',    { pull: [['/head/sha', 'd'.repeat(40)]] },                            findings],
    ['the base moved',                        { pull: [['/base/sha', 'd'.repeat(40)]] },                            'stale codex.review-binding-stale base'],
    ['submitted never',                       { review: [['/submitted_at', null]] },                                'capture.missing-field'],
    ['submitted after it was looked at',      { review: [['/submitted_at', '2026-03-03T10:00:01Z']] },              invalid],
    ['a path that is none',                   { comments: [[['/path', '/etc/passwd']]] },                           invalid],
  ];
  test.each(rows)('%s', (_what, built, expected) => {
    expect(shortOf(codexNativeReviewer, textsOf(built), context)).toBe(expected);
  });
});

describe('where a finding stands', () => {
  const found = (edits: readonly Edit[]) =>
    snapshotOf(codexNativeReviewer, textsOf({ comments: [edits] }), context) as unknown as {
      top_level_findings: { finding_id: string; body: string; provider_metadata: { path?: string } }[];
      inline_findings: { line: number; side: string; commit_id: string }[];
    };

  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly Edit[], 'inline' | 'top level'])[] = [
    ['at its line',                       [],                                           'inline'],
    ['at the line it had when reviewed',  [['/line', null]],                            'inline'],
    ['at the commit it had then',         [['/commit_id', 'd'.repeat(40)]],             'inline'],
    ['on the left',                       [['/side', 'LEFT']],                          'inline'],
    ['on a side with a new name',         [['/side', 'MIDDLE']],                        'top level'],
    ['on no side',                        [['/side', undefined]],                       'top level'],
    ['on a whole file',                   [['/original_line', null], ['/subject_type', 'file']], 'top level'],
    ['on another commit',                 [['/original_commit_id', 'd'.repeat(40)]],    'top level'],
  ];
  test.each(rows)('%s', (_what, edits, expected) => {
    const { top_level_findings: top, inline_findings: inline } = found(edits);
    expect([top.length, inline.length]).toEqual(expected === 'inline' ? [1, 1] : [2, 0]);
    if (expected === 'top level') expect(top[0]?.provider_metadata.path).toBe(comment.path);
    else expect(inline[0]).toMatchObject({ line: comment.original_line, commit_id: review.commit_id });
    expect(shortOf(codexNativeReviewer, textsOf({ comments: [edits] }), context)).toBe(findings);
  });

  test('a line that is no line', () => {
    expect(shortOf(codexNativeReviewer, textsOf({ comments: [[['/original_line', 'x']]] }), context)).toBe(
      'capture.wrong-type',
    );
    expect(shortOf(codexNativeReviewer, textsOf({ comments: [[['/original_line', 2 ** 31]]] }), context)).toBe(
      'capture.bounds',
    );
  });

  test('an empty body is a finding', () => {
    const {
      top_level_findings: [top],
    } = found([]);
    expect(top).toMatchObject({ finding_id: `review.${review.id}`, body: '(no text)' });
  });

  // biome-ignore format: a table
  const rowsOfMany = [
    // comments shown complete
    [255,       255,  true],
    [256,       256,  true],
    [257,       256,  false],
  ] as const;
  test.each(rowsOfMany)('%i comments: %i shown, complete: %s', (count, shown, complete) => {
    const comments = Array.from({ length: count }, (_, index): Edit[] => [['/id', 1000 + index]]);
    const texts = textsOf({ pull: counts(count), comments });
    const snapshot = snapshotOf(codexNativeReviewer, texts, context);
    expect(snapshot).toMatchObject({ complete, reported_inline_count: count });
    expect((snapshot.inline_findings as Json[]).length).toBe(shown);
    expect(shortOf(codexNativeReviewer, texts, context)).toBe(complete ? findings : incomplete);
  });
});

describe('which things are meant', () => {
  const other = edited(review, [['/id', 5]]);
  const choosing = (id: unknown) => reviewContext(pull, review, { review_id: id }) as unknown as Json;
  const along = delivery('pull_request_review', 'submitted');
  const thread = delivery('pull_request_review_thread', 'resolved');

  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly unknown[], Json, string])[] = [
    ['two reviews',                          [pull, [review, other], [comment]],           context,                      'capture.ambiguous'],
    ['two reviews, one chosen',              [pull, [review, other], [comment]],           choosing(String(review.id)),  findings],
    ['one chosen that is not there',         [pull, [review], [comment]],                  choosing('6'),                'capture.missing-part'],
    ['one chosen by a number',               [pull, [review], [comment]],                  choosing(5),                  'capture.invalid-context'],
    ['no review',                            [pull, [comment]],                            context,                      'capture.missing-part'],
    ['no pull request',                      [review, [comment]],                          context,                      'capture.missing-part'],
    ['a review by webhook only',             [along],                                      context,                      incomplete],
    ['a review by webhook and the rest',     [along, pull, [comment]],                     context,                      findings],
    ['a comment by webhook',                 [pull, review, delivery('pull_request_review_comment', 'edited')],  context, findings],
    ['a comment that was deleted',           [pull, review, delivery('pull_request_review_comment', 'deleted')], context, 'capture.wrong-event'],
    ['a thread by webhook',                  [pull, review, edited(thread, [['/pull_request/id', pull.id], ['/thread/comments', [comment]]])], context, findings],
    ['files',                                [pull, review, payload('files.json')],        context,                      'capture.wrong-event'],
  ];
  test.each(rows)('%s', (_what, given, trust, expected) => {
    expect(
      shortOf(
        codexNativeReviewer,
        given.map((value) => fileOf(value)),
        trust,
      ),
    ).toBe(expected);
  });
});
