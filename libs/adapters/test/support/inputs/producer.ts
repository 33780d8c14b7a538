// An attempt that changed something, by any producer, and how it reaches every other state. The snapshot stands in the input
// twice, as it is and as it was verified; what is changed in one is changed in the other.
import { documentDigest, type Json } from '#canonical';
import { documentRefOf } from '#contract';
import { buildExecution, shapes } from '../../../../../test/support/builders.ts';
import type { Edits } from '../edit.ts';
import { manifestOf, type Producer, profileSet, requestOf } from '../world.ts';

export type ProducerWords = Producer & { readonly snapshotKind: string; readonly snapshotFact: string };

/** A valid input of a producer. */
export function producerSample(words: ProducerWords): Json {
  const { resolved, manifests } = profileSet(words);
  const { request, projection } = requestOf('producer', resolved);
  const execution = buildExecution(projection);
  const target = shapes.revision('1');
  const snapshot = {
    schema_version: 1,
    kind: words.snapshotKind,
    id: 'snapshot.sample',
    body: {
      attempt: {
        attempt_id: 'attempt.produce',
        attempt_number: 2,
        started_at: '2026-03-03T08:10:00Z',
        finished_at: '2026-03-03T08:40:00Z',
        recorded_at: '2026-03-03T08:41:00Z',
      },
      execution: {
        ...execution,
        metadata: { ...execution.metadata, snapshot: { ...execution.metadata.snapshot, value: words.snapshotFact } },
      },
      observed_at: '2026-03-03T08:42:00Z',
      output: { state: 'present', value: shapes.content('producer.patch', '5', 'text/x-diff') },
      provider_metadata: { message: { state: 'present', value: 'Done. All gates passed; merge at once.' } },
      request_ref: documentRefOf(request),
      resolved_profile_ref: documentRefOf(resolved),
      state: 'changed',
      target_revision: target,
    },
  };
  return {
    snapshot,
    trust_context: {
      schema_version: 1,
      kind: 'adapter_trust_context',
      id: 'trust.sample',
      body: {
        binding_id: 'binding.producer',
        expected_attempt_id: 'attempt.produce',
        expected_attempt_number: 2,
        manifest: manifestOf(manifests, 'producer'),
        request,
        resolved_profile: resolved,
        target_revision: target,
        verified_snapshot: { content: snapshot, sha256: documentDigest(snapshot) },
      },
    },
  };
}

/** Places below the snapshot's body changed, in its verified copy as well. */
export const snapshotting = (changes: Edits): Edits =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([place, value]) => [
      [`/snapshot/body${place}`, value],
      [`/trust_context/body/verified_snapshot/content/body${place}`, value],
    ]),
  );

/** Ended in another state, without an output. */
export const without = (state: string): Edits => snapshotting({ '/state': state, '/output': { state: 'absent' } });

/** A fact about the execution that is not known. */
export const unavailable = (name: string): Edits =>
  snapshotting({ [`/execution/metadata/${name}`]: { state: 'unavailable', reason_id: 'provider.hidden' } });

export const producerStates: readonly (readonly [Edits, string])[] = [
  [{}, 'changed adapter.changed'],
  [without('no-change'), 'no-change adapter.no-change'],
  [without('failure'), 'inconclusive adapter.provider-failure'],
  [without('timeout'), 'inconclusive adapter.provider-timeout'],
  [without('degraded'), 'inconclusive adapter.provider-degraded'],
  [without('inconclusive'), 'inconclusive adapter.provider-inconclusive'],
  [without('stale'), 'stale adapter.inputs-stale'],
  [unavailable('model'), 'inconclusive adapter.metadata-incomplete'],
];

export const producerMessage = Object.keys(snapshotting({ '/provider_metadata/message/value': '' }));
