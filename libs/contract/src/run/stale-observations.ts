// A stale result must show what moved: for each thing it observed, something the request named, and found to be other than
// the request says. What it found must still be of the same repository, profile or environment, or it is not staleness.
import { equalJson, type Json, type Refusal } from '#canonical';
import type { Artifact, DocumentRef, Environment, GitRevision } from '../generated/common.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import type { StageResult, StaleObservation, StaleSelector } from '../generated/stage-result.d.ts';
import { firstAmong, type Place, unrelated } from '../refusals.ts';

/** Refuses (E_RELATION) an observation of nothing the request named, of nothing new, or of something unconnected. */
export const checkStaleObservations = (request: StageRequest, { body }: StageResult): Refusal | undefined =>
  firstAmong(body.stale_observations ?? [], (observation, index) => {
    const place = ['body', 'stale_observations', index];
    const expected = expectedOf(request, observation.selector);
    if (expected === undefined) return unrelated([...place, 'selector'], 'exactly one thing that the request names');
    if (equalJson(expected, observation.observed)) {
      return unrelated([...place, 'observed'], 'something other than what the request says');
    }
    return checkConnection(request, observation, [...place, 'observed', 'value']);
  });

const present = (value: Json): Json => ({ state: 'present', value });

// A qualification that the request does not have cannot have gone stale: nothing relied on it.
function expectedOf({ body }: StageRequest, selector: StaleSelector): Json | undefined {
  switch (selector.kind) {
    case 'target':
      return body.target_revision;
    case 'source':
      return body.source;
    case 'base':
      return body.base;
    case 'resolved-profile':
      return present(body.resolved_profile_ref);
    case 'environment':
      return present(body.environment_ref);
    case 'qualification':
      return body.qualification_ref === undefined ? undefined : present(body.qualification_ref);
    case 'input':
      return onlyOne(body.inputs.filter(({ input_id }) => input_id === selector.input_id).map(({ value }) => value));
    case 'gate-decision':
      return onlyOne(body.gate_decision_refs.filter(({ scope_sha256 }) => scope_sha256 === selector.scope_sha256));
  }
}

const onlyOne = (values: readonly Json[]): Json | undefined =>
  values.length === 1 ? present(values[0] as Json) : undefined;

function checkConnection(
  { body }: StageRequest,
  { selector, observed }: StaleObservation,
  place: Place,
): Refusal | undefined {
  if (observed.state === 'absent') return undefined;
  const same = (found: string, wanted: string, at: readonly string[]) =>
    found === wanted ? undefined : unrelated([...place, ...at], `\`${wanted}\`, as in the request`);
  switch (selector.kind) {
    case 'target':
      return same((observed.value as GitRevision).repository_id, body.target_repository_id, ['repository_id']);
    case 'base': {
      const { repository_id, hash_algorithm } = observed.value as GitRevision;
      const wanted = body.base.state === 'present' ? body.base.value.hash_algorithm : hash_algorithm;
      return (
        same(repository_id, body.target_repository_id, ['repository_id']) ??
        same(hash_algorithm, wanted, ['hash_algorithm'])
      );
    }
    case 'source': {
      const artifact = observed.value as Artifact;
      if (artifact.type !== 'git-object') return undefined;
      return same(artifact.value.revision.repository_id, body.target_repository_id, [
        'value',
        'revision',
        'repository_id',
      ]);
    }
    case 'resolved-profile':
      return same((observed.value as DocumentRef).id, body.resolved_profile_ref.id, ['id']);
    case 'environment':
      return same((observed.value as Environment).environment_id, body.environment_ref.environment_id, [
        'environment_id',
      ]);
    case 'qualification':
    case 'input':
    case 'gate-decision':
      return undefined;
  }
}
