// Observes a GitHub pull request from a snapshot and the trust context that says which one was meant. Pure: the snapshot is
// the caller's, nothing is asked of GitHub, and no provider text has a say. GitHub counts a merged change as closed.
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
import { keyOf, oneOf, record } from '../shared/shape.ts';

export const name = 'github-forge';

/** Bounds of an input document: 256 files with the longest paths, and ample provider metadata. */
export const inputBounds: Bounds = { bytesMax: 4_194_304, depthMax: 32, entriesMax: 1024, stringBytesMax: 65_536 };

/** The refusals, in the order in which they are decided. */
export const errorCodes = [
  'github-forge.invalid-envelope',
  'github-forge.invalid-trust-context',
  'github-forge.invalid-snapshot',
] as const;

type ErrorCode = (typeof errorCodes)[number];

const trustContext = record(
  {
    expected_repository_id: providerId,
    expected_change_request_id: providerId,
    expected_github_app_id: providerId,
    ...expectedRevisions,
    instruction_ref: contentRef,
    config_ref: contentRef,
    observation_time: time,
  },
  [expectedInOneRepository],
);

// biome-ignore format: a table
const marks = {
  //         closed merged closed_at merged_at
  OPEN:     [false, false, false,    false],
  CLOSED:   [true,  false, true,     false],
  MERGED:   [true,  true,  true,     true],
  UNKNOWN:  [false, false, false,    false],
} as const;

const snapshot = record(
  {
    repository_id: providerId,
    change_request_id: providerId,
    github_app_id: providerId,
    ...observedRevisions,
    ...changeMembers,
    state: keyOf(marks),
    mergeability: oneOf('MERGEABLE', 'CONFLICTING', 'UNKNOWN'),
  },
  [
    observedInOneRepository,
    ...changeFacts,
    ['closed and merged marks that go with `state`', (change) => bearsMarks(change, marks[change.state])],
    [
      '`mergeability` `UNKNOWN` unless `state` is `OPEN`',
      ({ state, mergeability }) => state === 'OPEN' || mergeability === 'UNKNOWN',
    ],
  ],
);

const contract = { subject: 'snapshot', trustContext, observed: snapshot, codes: errorCodes } as const;

// biome-ignore format: tables
const judgement: Judgement<Fitted<typeof trustContext>, Fitted<typeof snapshot>> = {
  bindings: [
    ['app',              (trust) => trust.expected_github_app_id,     (change) => change.github_app_id],
    ['base',             (trust) => trust.expected_base,              (change) => change.base],
    ['change-request',   (trust) => trust.expected_change_request_id, (change) => change.change_request_id],
    ['head',             (trust) => trust.expected_head,              (change) => change.head],
    ['observation-time', (trust) => trust.observation_time,           (change) => change.observed_at],
    ['repository',       (trust) => trust.expected_repository_id,     (change) => change.repository_id],
  ],
  staleReason: 'github.binding-stale',
  states: [
    ['inconclusive',    'github.snapshot-incomplete',             (change) => !change.complete],
    ['inconclusive',    'github.state-unknown',                   (change) => change.state === 'UNKNOWN'],
    ['merged',          'github.change-request-merged',           (change) => change.state === 'MERGED'],
    ['closed-unmerged', 'github.change-request-closed-unmerged',  (change) => change.state === 'CLOSED'],
    ['open-ready',      'github.change-request-open-ready',       (change) => change.mergeability === 'MERGEABLE'],
    ['open-blocked',    'github.change-request-open-blocked',     (change) => change.mergeability === 'CONFLICTING'],
  ],
  otherwise: ['inconclusive', 'github.mergeability-unknown'],
};

/**
 * Observes one pull request. Input: `{snapshot, trust_context}`; output: an `adapter_observation` that carries both as they
 * came. Refuses with the first of the envelope's, the trust context's and the snapshot's token; never throws.
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
