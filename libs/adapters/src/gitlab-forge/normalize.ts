// Observes a GitLab merge request from a snapshot and the trust context that says which one was meant. Pure: the snapshot
// is the caller's, nothing is asked of GitLab, and no provider text has a say. GitLab, unlike GitHub, does not count a
// merged change as closed, and says by one detailed status why a change cannot be merged.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept } from '#canonical';
import { bearsMarks, changeFacts, changeMembers } from '../shared/change.ts';
import type { Judgement } from '../shared/decide.ts';
import { decide } from '../shared/decide.ts';
import { admitEvidence } from '../shared/evidence.ts';
import { buildObservation, inactiveAdapter } from '../shared/observation.ts';
import {
  expectedInOneRepository,
  expectedRevisions,
  observedInOneRepository,
  observedRevisions,
} from '../shared/revisions.ts';
import { contentRef, providerId, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { keyOf, record } from '../shared/shape.ts';
import { mergeStatuses } from './merge-statuses.ts';

export const name = 'gitlab-forge';

/** Bounds of an input document: 256 files with the longest paths, and ample provider metadata. */
export const inputBounds: Bounds = { bytesMax: 4_194_304, depthMax: 32, entriesMax: 1024, stringBytesMax: 65_536 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = [
  'gitlab-forge.invalid-envelope',
  'gitlab-forge.invalid-trust-context',
  'gitlab-forge.invalid-snapshot',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const trustContext = record(
  {
    expected_project_id: providerId,
    expected_merge_request_iid: providerId,
    expected_bot_user_id: providerId,
    ...expectedRevisions,
    instruction_ref: contentRef,
    config_ref: contentRef,
    observation_time: time,
  },
  [expectedInOneRepository],
);

// biome-ignore format: a table
const marks = {
  //        closed merged closed_at merged_at
  opened:  [false, false, false,    false],
  closed:  [true,  false, true,     false],
  merged:  [false, true,  false,    true],
  locked:  [false, false, false,    false],
  unknown: [false, false, false,    false],
} as const;

const snapshot = record(
  {
    project_id: providerId,
    merge_request_iid: providerId,
    bot_user_id: providerId,
    ...observedRevisions,
    ...changeMembers,
    state: keyOf(marks),
    detailed_merge_status: keyOf(mergeStatuses),
  },
  [
    observedInOneRepository,
    ...changeFacts,
    ['closed and merged marks that go with `state`', (change) => bearsMarks(change, marks[change.state])],
    [
      '`detailed_merge_status` `not_open` exactly when `state` is `closed` or `merged`',
      ({ state, detailed_merge_status }) =>
        (detailed_merge_status === 'not_open') === (state === 'closed' || state === 'merged'),
    ],
  ],
);

const contract = { subject: 'snapshot', trustContext, observed: snapshot, codes: errorCodes } as const;

type Snapshot = Fitted<typeof snapshot>;

const readiness = (change: Snapshot) => mergeStatuses[change.detailed_merge_status];

// biome-ignore format: tables
const judgement: Judgement<Fitted<typeof trustContext>, Snapshot> = {
  bindings: [
    ['base',             (trust) => trust.expected_base,              (change) => change.base],
    ['bot-user',         (trust) => trust.expected_bot_user_id,       (change) => change.bot_user_id],
    ['head',             (trust) => trust.expected_head,              (change) => change.head],
    ['merge-request',    (trust) => trust.expected_merge_request_iid, (change) => change.merge_request_iid],
    ['observation-time', (trust) => trust.observation_time,           (change) => change.observed_at],
    ['project',          (trust) => trust.expected_project_id,        (change) => change.project_id],
  ],
  staleReason: 'gitlab.binding-stale',
  states: [
    ['inconclusive',    'gitlab.snapshot-incomplete',           (change) => !change.complete],
    ['inconclusive',    'gitlab.state-unknown',                 (change) => change.state === 'unknown'],
    ['merged',          'gitlab.merge-request-merged',          (change) => change.state === 'merged'],
    ['closed-unmerged', 'gitlab.merge-request-closed-unmerged', (change) => change.state === 'closed'],
    ['inconclusive',    'gitlab.merge-request-locked',          (change) => change.state === 'locked'],
    ['open-ready',      'gitlab.merge-request-open-ready',      (change) => readiness(change) === 'ready'],
    ['open-blocked',    'gitlab.merge-request-open-blocked',    (change) => readiness(change) === 'blocking'],
  ],
  otherwise: ['inconclusive', 'gitlab.merge-status-unsettled'],
};

/**
 * Observes one merge request. Input: `{snapshot, trust_context}`; output: an `adapter_observation` that carries both as
 * they came. Refuses with the first of the envelope's, the trust context's and the snapshot's token; never throws.
 */
export function normalize(input: Json): Result<JsonObject, ErrorCode> {
  const evidence = admitEvidence(contract, input);
  if (!evidence.ok) return evidence;
  const { trust, observed } = evidence.value;
  return accept(
    buildObservation(inactiveAdapter(name), {
      ...decide(judgement, trust, observed),
      trust_context: trust,
      observation: observed,
    }),
  );
}
