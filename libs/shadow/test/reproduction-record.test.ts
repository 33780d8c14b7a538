// Records: each rung of the ladder is written and admitted, and each rule refuses a record that bends one thing.
import { describe, expect, test } from 'vitest';
import { concludeReproduction, ladder, type ReasonId, reproductionRecordKind } from '#shadow';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { bytesOf, concluded, digest, endings, subjectOf } from './support/sample.ts';

test('every reason of the ladder is an ending here', () => {
  expect(endings.map(([reason]) => reason)).toEqual(Object.keys(ladder));
});

describe.each(endings)('%s', (reason, outcome, findings, about) => {
  test(`ends ${outcome}, twice with the same bytes`, () => {
    const first = concluded(reason);
    expect(first.record.content.body).toMatchObject({ reason_id: reason, outcome, authority: 'none', shadow: true });
    expect(concluded(reason).record.bytes).toEqual(first.record.bytes);
  });

  test('no other reason fits these findings', () => {
    const fitting = Object.keys(ladder).filter(
      (other) => concludeReproduction(subjectOf(about), { ...findings, reason: other as ReasonId }).ok,
    );
    // Neither of these leaves anything to tell them apart by.
    const alike = ['environment.unlisted', 'environment.evaluation-refused'];
    expect(fitting).toEqual(alike.includes(reason) ? alike : [reason]);
  });
});

const other = '4d'.repeat(20);
const value = '/body/materialization/value';
const evaluation = '/body/environment/evaluation';

// biome-ignore format: an aligned table
const rules: readonly (readonly [string, ReasonId, readonly Edit[], string])[] = [
  ['a revision of another repository', 'check.passed-at-revision', [['/body/target_repository_id', 'repo.other']],                   '/body/git_revision_ref/repository_id'],
  ['an identity at another revision',  'check.passed-at-revision', [['/body/qualified_identity/target_revision/commit_id', other]],  '/body/qualified_identity/target_revision'],
  ['satisfied for other reasons',      'check.passed-at-revision', [[`${evaluation}/value/reason_ids`, ['effects.unknown']]],        `${evaluation}/value/verdict`],
  ['satisfied with one reason more',   'check.passed-at-revision', [[`${evaluation}/value/reason_ids/-`, 'effects.unknown']],        `${evaluation}/value/verdict`],
  ['violated by satisfaction',         'environment.not-satisfied', [[`${evaluation}/value/reason_ids`, ['sandbox.declaration-satisfied']]], `${evaluation}/value/verdict`],
  ['a source of another repository',   'check.passed-at-revision', [[`${value}/source/repository_id`, 'repo.other']],                `${value}/source/repository_id`],
  ['a source at another commit',       'check.passed-at-revision', [[`${value}/source/commit_id`, other]],                           `${value}/source/commit_id`],
  ['a candidate of its own',           'check.passed-at-revision', [[`${value}/candidate/commit_id`, other]],                        `${value}/candidate/commit_id`],
  ['a candidate with another parent',  'check.passed-at-revision', [[`${value}/candidate/parent_commit_id`, other]],                 `${value}/candidate/parent_commit_id`],
  ['a candidate with another tree',    'check.passed-at-revision', [[`${value}/candidate/tree_id`, other]],                          `${value}/candidate/tree_id`],
  ['trees too long for sha1',          'check.passed-at-revision', [[`${value}/candidate/tree_id`, '5e'.repeat(32)], [`${value}/source/tree_id`, '5e'.repeat(32)]], `${value}/candidate/tree_id`],
  ['a match that is none',             'check.failed-at-revision', [['/body/check/execution/value/matches_expected', true]],         '/body/check/execution/value/matches_expected'],
  ['a mismatch that is none',          'check.passed-at-revision', [['/body/check/execution/value/matches_expected', false]],        '/body/check/execution/value/matches_expected'],
  ['a digest for a check by name',     'check.passed-at-revision', [['/body/check/failing_check', { kind: 'named-check', check_id: 'check.taste' }]], '/body/check/execution'],
  ['reproduced, though it passed',     'check.passed-at-revision', [['/body/outcome', 'reproduced']],                                '/body/outcome'],
  ['no change, though it failed',      'check.failed-at-revision', [['/body/outcome', 'no-change']],                                 '/body/outcome'],
  ['passed without an evaluation',     'check.passed-at-revision', [[evaluation, { state: 'absent', reason_id: 'environment.unlisted' }]], evaluation],
  ['refused, but materialized',        'materialization.refused',  [['/body/reason_id', 'check.unreadable']],                        '/body/materialization'],
  ['unreadable, but never tried',      'check.unreadable',         [['/body/check/execution/reason_id', 'check.not-attempted']],     '/body/check/execution'],
  ['two reasons for no evaluation',    'environment.unlisted',     [[`${evaluation}/reason_id`, 'environment.evaluation-refused']],  `${evaluation}/reason_id`],
  ['a digest that cannot be taken',    'check.not-runnable',       [['/body/check/failing_check', { kind: 'file-digest', path: 'a', expected_sha256: digest('a') }]], '/body/reason_id'],
];

describe('rules of a record', () => {
  test.each(rules)('%s', (_what, reason, edits, place) => {
    const bent = reproductionRecordKind.parse(bytesOf(edited<unknown>(concluded(reason).record.content, edits)));
    expect(bent.ok ? 'admitted' : `${bent.refusal.code} ${bent.refusal.at}`).toBe(`E_RELATION ${place}`);
  });
});
