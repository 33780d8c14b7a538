// The claim that a change was decided upon and may be published, and the trust context that says which claim was meant and
// what its bytes were when they were verified.
import { opaqueObject } from '../shared/opaque.ts';
import { id, sha256, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { any, boolean, oneOf, orNull, record } from '../shared/shape.ts';
import { inOrder } from '../shared/times.ts';
import { expectedMembers, expectedSubject, subjectFacts, subjectMembers } from './subject.ts';

const int32Min = -2_147_483_648;
const int32Max = 2_147_483_647;

/**
 * Metadata of at most depth 8 below the object itself, 64 entries in one container, keys of 256 and strings of 8192 bytes,
 * numbers that are 32-bit integers. Nothing bounds it as a whole but the input's own bytes.
 */
const metadata = opaqueObject({
  limits: { depthMax: 9, depthOf: 'leaves', entriesMax: 64, keyBytesMax: 256, stringBytesMax: 8192 },
  numbers: [
    '32-bit integers',
    (value) => Number.isInteger(value) && value >= int32Min && value <= int32Max && !Object.is(value, -0),
  ],
});

export const claim = record(
  {
    ...subjectMembers,
    execution_boundary_id: id,
    decision: oneOf('permit', 'deny', 'inconclusive'),
    complete: boolean,
    started_at: time,
    terminal_at: orNull(time),
    observed_at: time,
    provider_metadata: metadata,
  },
  [
    ...subjectFacts,
    [
      'no end and no decision while incomplete',
      ({ complete, terminal_at, decision }) => complete || (terminal_at === null && decision === 'inconclusive'),
    ],
    [
      'times in the order started, terminal, observed',
      ({ started_at, terminal_at, observed_at }) => inOrder(started_at, terminal_at, observed_at),
    ],
  ],
);

export const trustContext = record(
  {
    ...expectedMembers,
    observation_time: time,
    execution_boundary_id: id,
    verified_claim: record({ content: any, sha256 }),
  },
  subjectFacts.map(([expected, holds]) => [expected, (trust) => holds(expectedSubject(trust))]),
);

export type Claim = Fitted<typeof claim>;
export type TrustContext = Fitted<typeof trustContext>;
