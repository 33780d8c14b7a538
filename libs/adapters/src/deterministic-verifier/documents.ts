// What the verifier's normalizer is given: the stage result of a verification as it was reported, and the trust context that
// holds the request, the profile it was made under, and snapshot and result as they were verified.
import { documentShape, pair } from '../shared/documents.ts';
import { id, time } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { integer, record } from '../shared/shape.ts';

const attemptNumberMax = 2_147_483_647;

const snapshot = documentShape('deterministic_verifier_snapshot', record({ observed_at: time, result: pair }));

const trustContext = documentShape(
  'adapter_trust_context',
  record({
    binding_id: id,
    expected_attempt_id: id,
    expected_attempt_number: integer(1, attemptNumberMax),
    manifest: pair,
    request: pair,
    resolved_profile: pair,
    verified_result: pair,
    verified_snapshot: pair,
  }),
);

export const verifierInput = record({ snapshot, trust_context: trustContext });

export type VerifierInput = Fitted<typeof verifierInput>;
export type TrustContextBody = VerifierInput['trust_context']['body'];
