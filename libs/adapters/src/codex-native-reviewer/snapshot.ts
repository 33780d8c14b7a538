// The review a snapshot shows and the facts that hold within it. The reviewer runs where nobody can see, so model, effort,
// tools and cost are always unavailable: a snapshot that claims to know one of them is refused.
import { observedInOneRepository, observedRevisions } from '../shared/revisions.ts';
import { id, providerId, reportedCount, time } from '../shared/scalars.ts';
import type { Fact, Fitted } from '../shared/shape.ts';
import { boolean, keyOf, oneOf, orNull, record } from '../shared/shape.ts';
import { inOrder } from '../shared/times.ts';
import { inlineFindings, topLevelFindings } from './findings.ts';
import { metadata } from './metadata.ts';

// biome-ignore format: a table
const marks = {
  //            terminal_at dismissed_at
  COMPLETED:   [true,       false],
  TIMED_OUT:   [true,       false],
  FAILED:      [true,       false],
  DISMISSED:   [true,       true],
  IN_PROGRESS: [false,      false],
  UNKNOWN:     [false,      false],
} as const;

const unavailable = record({ state: oneOf('unavailable'), reason_id: id });

const reviewMembers = {
  repository_id: providerId,
  change_request_id: providerId,
  review_id: providerId,
  github_app_id: providerId,
  ...observedRevisions,
  observed_at: time,
  status: keyOf(marks),
  complete: boolean,
  started_at: time,
  updated_at: time,
  terminal_at: orNull(time),
  dismissed_at: orNull(time),
  reported_top_level_count: reportedCount,
  reported_inline_count: reportedCount,
  top_level_findings: topLevelFindings,
  inline_findings: inlineFindings,
  hidden_execution: record({ model: unavailable, effort: unavailable, tools: unavailable, cost: unavailable }),
  provider_metadata: metadata,
};

type Members = { readonly [K in keyof typeof reviewMembers]: Fitted<(typeof reviewMembers)[K]> };

const facts: readonly Fact<Members>[] = [
  [
    'a terminal and a dismissal time that go with `status`',
    ({ status, terminal_at, dismissed_at }) => {
      const [terminal, dismissed] = marks[status];
      return (terminal_at !== null) === terminal && (dismissed_at !== null) === dismissed;
    },
  ],
  [
    'times in the order started, terminal, dismissed, updated, observed',
    (review) =>
      inOrder(review.started_at, review.terminal_at, review.dismissed_at, review.updated_at, review.observed_at),
  ],
  [
    'as many findings as reported when complete, and never more',
    (review) =>
      isCount(review, review.top_level_findings, review.reported_top_level_count) &&
      isCount(review, review.inline_findings, review.reported_inline_count),
  ],
  [
    'inline findings at the head commit',
    ({ head, inline_findings }) => inline_findings.every(({ commit_id }) => commit_id === head.commit_id),
  ],
  [
    'no finding id twice',
    ({ top_level_findings, inline_findings }) => {
      const ids = [...top_level_findings, ...inline_findings].map(({ finding_id }) => finding_id);
      return new Set(ids).size === ids.length;
    },
  ],
];

const isCount = ({ complete }: Members, found: readonly unknown[], reported: number): boolean =>
  complete ? found.length === reported : found.length <= reported;

export const snapshot = record(reviewMembers, [observedInOneRepository, ...facts]);

export type Review = Fitted<typeof snapshot>;
