// What a claim of publication is about: one attempt to squash one change, the commits and paths it covers, and the evidence
// behind it. A claim states it; a trust context expects it, member by member, under names with `expected_` before them.
import { compareCodePoints, equalJson } from '#canonical';
import { attemptNumber, contentRef, gitRevision, id, path, rootTree, sha256 } from '../shared/scalars.ts';
import type { Fact, Fitted, Shape } from '../shared/shape.ts';
import { holding, oneOf, sortedList } from '../shared/shape.ts';

const pathsMax = 64;

// In any letter case: some file systems do not tell `.GIT` from `.git`.
const gitFolder = /(?:^|\/)\.git(?:\/|$)/i;

const publishablePath = holding(path, [['a path outside `.git`', (value) => !gitFolder.test(value)]]);

/** The members of a subject as a claim names them. */
export const subjectMembers = {
  repository_id: id,
  change_request_id: id,
  attempt_id: id,
  attempt_number: attemptNumber,
  idempotency_key_sha256: sha256,
  head: gitRevision,
  base: gitRevision,
  head_tree: rootTree,
  action: oneOf('squash-change-request'),
  allowed_paths: sortedList(publishablePath, 1, pathsMax, compareCodePoints),
  ci_evidence_ref: contentRef,
  review_evidence_ref: contentRef,
  decision_record_ref: contentRef,
};

type Members = typeof subjectMembers;
export type Subject = { readonly [K in keyof Members]: Fitted<Members[K]> };

/** The facts that hold within a subject, claimed or expected. */
export const subjectFacts: readonly Fact<Subject>[] = [
  ['`head` and `base` that differ', ({ head, base }) => !equalJson(head, base)],
  [
    '`head` and `base` in the repository',
    ({ repository_id, head, base }) => head.repository_id === repository_id && base.repository_id === repository_id,
  ],
  ['the root tree of `head`', ({ head, head_tree }) => equalJson(head_tree.revision, head)],
  [
    'three content references that differ',
    ({ ci_evidence_ref, review_evidence_ref, decision_record_ref }) =>
      !equalJson(ci_evidence_ref, review_evidence_ref) &&
      !equalJson(ci_evidence_ref, decision_record_ref) &&
      !equalJson(review_evidence_ref, decision_record_ref),
  ],
];

type ExpectedMembers = { readonly [K in keyof Members as `expected_${K}`]: Members[K] };
type ExpectedSubject = { readonly [K in keyof Members as `expected_${K}`]: Fitted<Members[K]> };

const names = Object.keys(subjectMembers) as (keyof Members)[];

/** The members of a subject as a trust context names them. */
export const expectedMembers = Object.fromEntries(
  names.map((name) => [`expected_${name}`, subjectMembers[name] as Shape<unknown>]),
) as ExpectedMembers;

/** The subject that a trust context expects, under the names of a claim. */
export const expectedSubject = (trust: ExpectedSubject): Subject =>
  Object.fromEntries(names.map((name) => [name, trust[`expected_${name}`]])) as Subject;
