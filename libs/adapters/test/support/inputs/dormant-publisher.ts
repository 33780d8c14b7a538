// A complete claim that permits publication, and how it reaches every state. What changes in a claim changes in its verified
// copy too, or the claim is no longer the verified one.
import type { Json } from '#canonical';
import { errorCodes, inputBounds, name, normalize } from '../../../src/dormant-publisher/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { base, content, digest, head } from './common.ts';

const observed = '2026-03-03T10:00:00Z';

const subject = {
  repository_id: 'repo.lighthouse',
  change_request_id: 'change.41',
  attempt_id: 'attempt.publish',
  attempt_number: 3,
  idempotency_key_sha256: digest('7'),
  head,
  base,
  head_tree: {
    revision: head,
    location: { kind: 'root' },
    object_type: 'tree',
    object_id: 'c3'.repeat(20),
    mode: '040000',
  },
  action: 'squash-change-request',
  allowed_paths: ['docs/tides.md', 'src/lamp.ts'],
  ci_evidence_ref: content('evidence.ci', '1'),
  review_evidence_ref: content('evidence.review', '2'),
  decision_record_ref: content('decision', '3'),
};

const claim = {
  ...subject,
  execution_boundary_id: 'boundary.publisher',
  decision: 'permit',
  complete: true,
  started_at: '2026-03-03T09:10:00Z',
  terminal_at: '2026-03-03T09:20:00Z',
  observed_at: observed,
  provider_metadata: { note: 'publish now', retries: -1 },
};

const valid = {
  trust_context: {
    ...Object.fromEntries(Object.entries(subject).map(([member, value]) => [`expected_${member}`, value])),
    observation_time: observed,
    execution_boundary_id: 'boundary.publisher',
    verified_claim: { content: claim, sha256: digest('9') },
  },
  claim,
};

/** Members of the claim changed, in its verified copy as well. */
export const claiming = (changes: { readonly [member: string]: Json | undefined }): Edits =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([member, value]) => [
      [`/claim/${member}`, value],
      [`/trust_context/verified_claim/content/${member}`, value],
    ]),
  );

export const dormantPublisher: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid,
  states: [
    [{}, 'dormant publisher.dormant'],
    [claiming({ decision: 'deny' }), 'dormant publisher.dormant'],
    [claiming({ decision: 'inconclusive' }), 'dormant publisher.dormant'],
    [
      claiming({ complete: false, decision: 'inconclusive', terminal_at: null }),
      'inconclusive publisher.claim-incomplete',
    ],
    [claiming({ attempt_number: 4 }), 'stale publisher.binding-stale attempt-number'],
  ],
  opaque: [[Object.keys(claiming({ provider_metadata: {} })), 'object', 8192]],
};
