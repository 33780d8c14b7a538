// The form of the materializer's input: an attempt, the profile set and request it is made under, and two payloads, each
// beside the copy that the caller verified.
import type { Bounds } from '#canonical';
import { compareCodePoints } from '#canonical';
import { isMediaType } from '#contract';
import { pair } from '../shared/documents.ts';
import { id, sha256, textOrEmpty, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { integer, list, oneOf, record, scalar, sortedList } from '../shared/shape.ts';
import { inOrder } from '../shared/times.ts';

const attemptNumberMax = 2_147_483_647;
const manifestsMax = 8;
const payloadBytesMax = 2_097_152;

/** Bounds of an input document: ten core documents at most, and two payloads of at most 2 MiB, each twice. */
export const inputBounds: Bounds = {
  bytesMax: 8_388_608,
  depthMax: 36,
  entriesMax: 256,
  stringBytesMax: payloadBytesMax,
};

const attempt = record(
  {
    attempt_id: id,
    attempt_number: integer(1, attemptNumberMax),
    result_id: id,
    started_at: time,
    finished_at: time,
    recorded_at: time,
  },
  [
    [
      'times in the order started, finished, recorded',
      ({ started_at, finished_at, recorded_at }) => inOrder(started_at, finished_at, recorded_at),
    ],
  ],
);

const content = { data: textOrEmpty(payloadBytesMax), media_type: scalar<string>('a media type', isMediaType) };
const byInputId = (left: { readonly input_id: string }, right: { readonly input_id: string }): number =>
  compareCodePoints(left.input_id, right.input_id);

const payload = record({ input_id: id, ...content });
const verifiedPayload = record({ input_id: id, content: record(content), sha256 });

/** The input as it comes. */
export const inputShape = record({
  schema_version: oneOf(1),
  kind: oneOf('local_git_materialization_input'),
  attempt,
  profile: pair,
  resolved_profile: pair,
  manifests: list(pair, 1, manifestsMax),
  stage_request: pair,
  payloads: sortedList(payload, 2, 2, byInputId),
  trust_context: record({ verified_payloads: sortedList(verifiedPayload, 2, 2, byInputId) }),
});

export type InputDocument = Fitted<typeof inputShape>;
export type Attempt = Fitted<typeof attempt>;
export type Payload = Fitted<typeof payload>;
export type VerifiedPayload = Fitted<typeof verifiedPayload>;
