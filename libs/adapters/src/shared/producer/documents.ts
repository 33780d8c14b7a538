// What a producer's normalizer is given: the snapshot of an attempt as the provider's harness left it, and the trust context
// that holds the request, the profile it was made under and the snapshot as it was verified.
import { coreRef, documentShape, optional, pair } from '../documents.ts';
import { execution } from '../execution.ts';
import { contentRef, gitRevision, id, text, time } from '../scalars.ts';
import type { Fitted } from '../shape.ts';
import { integer, keyOf, record } from '../shape.ts';
import { inOrder } from '../times.ts';
import { sourceStates } from './states.ts';

const attemptNumber = integer(1, 2_147_483_647);
const messageBytesMax = 1024;

const attempt = record(
  { attempt_id: id, attempt_number: attemptNumber, started_at: time, finished_at: time, recorded_at: time },
  [
    [
      'times in the order started, finished, recorded',
      ({ started_at, finished_at, recorded_at }) => inOrder(started_at, finished_at, recorded_at),
    ],
  ],
);

const snapshotBody = record(
  {
    attempt,
    execution,
    observed_at: time,
    output: optional(contentRef),
    // Text of the provider's: carried, never looked at.
    provider_metadata: record({ message: optional(text(messageBytesMax)) }),
    request_ref: coreRef('stage_request'),
    resolved_profile_ref: coreRef('resolved_profile'),
    state: keyOf(sourceStates),
    target_revision: gitRevision,
  },
  [
    [
      'an observation after the record',
      ({ attempt: { recorded_at }, observed_at }) => inOrder(recorded_at, observed_at),
    ],
    [
      'an output exactly when something changed',
      ({ output, state }) => (output.state === 'present') === (state === 'changed'),
    ],
  ],
);

const trustContextBody = record({
  binding_id: id,
  expected_attempt_id: id,
  expected_attempt_number: attemptNumber,
  manifest: pair,
  request: pair,
  resolved_profile: pair,
  target_revision: gitRevision,
  verified_snapshot: pair,
});

/** The input of a producer whose snapshots are of `snapshotKind`. */
export const producerInput = <const Kind extends string>(snapshotKind: Kind) =>
  record({
    snapshot: documentShape(snapshotKind, snapshotBody),
    trust_context: documentShape('adapter_trust_context', trustContextBody),
  });

export type TrustContextBody = Fitted<typeof trustContextBody>;
export type ProducerInput = Fitted<ReturnType<typeof producerInput>>;
