// The producer's snapshot and the normalizer's input, from what the caller knows and what the log tells. Everything that
// identifies the attempt (its ids and times, its execution, the documents it worked by, its output) is the caller's. The
// log gives the ending and a text for people, and it can take one fact away: the model, when it names another.
import { documentDigest, type Json, type JsonObject } from '#canonical';
import { type CaptureContext, type ObserverMembers, ownId } from '../context.ts';
import type { Place } from '../place.ts';
import { isSeen, stateOf } from './ending.ts';
import type { Told } from './told.ts';

/** What the caller says about an attempt. */
export const producerObserver: ObserverMembers = {
  required: [
    'attempt',
    'ended',
    'execution',
    'observed_at',
    'output',
    'request_ref',
    'resolved_profile_ref',
    'snapshot_id',
    'target_revision',
  ],
  optional: ['provider_models'],
};

/** Provider models of one attempt that a caller may name. */
const providerModelsMax = 16;

const absent = { state: 'absent' } as const;
const unconfirmed = { state: 'unavailable', reason_id: 'capture.model-unconfirmed' } as const;

/**
 * Builds `{snapshot, trust_context}`. The trust context goes on as it came; where it has no `verified_snapshot`, the
 * snapshot that is made here becomes it, with its digest. Ends the capture for an observer that is out of form; what the
 * normalizer checks of the caller's documents is left to it.
 */
export function buildProducerInput(
  snapshotKind: string,
  { observer, trustContext }: CaptureContext,
  told: Told,
): JsonObject {
  const ended = observer.get('ended');
  const seen = ended.text();
  if (!isSeen(seen)) return ended.wrong('how the process ended, in a known word');
  const output = outputOf(observer.get('output'));
  const state = stateOf(seen, told.ending, output !== undefined);
  const snapshot = {
    schema_version: 1,
    kind: snapshotKind,
    id: ownId(observer.get('snapshot_id')),
    body: {
      attempt: json(observer, 'attempt'),
      execution: executionOf(observer, told),
      observed_at: json(observer, 'observed_at'),
      output: state === 'changed' && output !== undefined ? { state: 'present', value: output } : absent,
      provider_metadata: {
        message: told.message === undefined ? absent : { state: 'present', value: told.message },
      },
      request_ref: json(observer, 'request_ref'),
      resolved_profile_ref: json(observer, 'resolved_profile_ref'),
      state,
      target_revision: json(observer, 'target_revision'),
    },
  };
  return { snapshot, trust_context: trusting(trustContext, snapshot) };
}

// A context is our own JSON, so its values are.
const json = (place: Place, name: string): Json => place.get(name).value as Json;

function outputOf(place: Place): Json | undefined {
  const state = place.get('state').text();
  if (state === 'absent') return undefined;
  return state === 'present' ? (place.get('value').object().value as Json) : place.wrong('an output present or absent');
}

function executionOf(observer: Place, told: Told): Json {
  const execution = observer.get('execution').object();
  const models = observer.get('provider_models');
  if (models.value === undefined) return execution.value as Json;
  const expected = new Set(models.items().map((model) => model.text()));
  if (expected.size === 0 || expected.size > providerModelsMax) {
    return models.wrong(`1 to ${providerModelsMax} models as the provider names them`);
  }
  const isConfirmed = told.models.length > 0 && told.models.every((model) => expected.has(model));
  if (isConfirmed) return execution.value as Json;
  const metadata = execution.get('metadata').object().value as JsonObject;
  return { ...(execution.value as JsonObject), metadata: { ...metadata, model: unconfirmed } };
}

function trusting(trustContext: JsonObject, snapshot: JsonObject): JsonObject {
  const { body } = trustContext;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return trustContext;
  const trusted = body as JsonObject;
  if (Object.hasOwn(trusted, 'verified_snapshot')) return trustContext;
  const verified_snapshot = { content: snapshot, sha256: documentDigest(snapshot) };
  return { ...trustContext, body: { ...trusted, verified_snapshot } };
}
