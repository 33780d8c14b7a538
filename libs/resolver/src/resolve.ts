// Request and repository map in, resolved profile out. The refusals are ranked, and the ranking is the order of the steps
// below: nothing is read from a repository before the request and the map are good, no payload before the documents are.
import { accept, encodeCanonical, type Json, type Refusal } from '#canonical';
import { type GitObject, type ResolvedProfile, validateProfileSet } from '#contract';
import { boundObjects, readObjects } from './bound-objects.ts';
import { type Documents, readDocuments } from './document-sources.ts';
import { mismatchedManifest } from './manifest-match.ts';
import { type ResolverRefusal, type ResolverResult, refuseFor } from './refusals.ts';
import { parseRepositoryMap, type RepositoryMap } from './repository-map.ts';
import { locatorsOf, parseResolverRequest, type ResolverRequest } from './request.ts';
import { buildResolvedProfile } from './resolved-profile.ts';
import { all, open, type Plan } from './steps.ts';

export type Resolved = { readonly profile: ResolvedProfile; readonly bytes: Uint8Array; readonly documents: Documents };

/**
 * Plans the resolution of one request. The driver answers for exactly the repositories that the map names.
 * Refuses, first broken rule first: the request (E_LIMIT, E_PARSE, E_CANONICAL, E_INPUT), the map (the same), a locator
 * whose repository is not mapped and what is wrong with those that are (E_REPOSITORY), the documents (E_OBJECT or a core
 * token), manifests that are ambiguous, missing or spare (E_RELATION), a repository that is not mapped or mapped without
 * need (E_REPOSITORY), the other repositories and objects (E_REPOSITORY, E_OBJECT, E_LIMIT), the profile set (core token).
 */
export function* resolveProfile(requestBytes: Uint8Array, mapBytes: Uint8Array): Plan<ResolverResult<Resolved>> {
  const request = parseResolverRequest(requestBytes);
  if (!request.ok) return request;
  const map = parseRepositoryMap(mapBytes);
  if (!map.ok) return map;

  const opened = yield* openLocated(request.value, map.value);
  if (!opened.ok) return opened;
  const documents = yield* readDocuments(request.value);
  if (!documents.ok) return documents;
  const mismatch = mismatchedManifest(documents.value);
  if (mismatch !== undefined) return { ok: false, refusal: mismatch };

  const refs = boundObjects(documents.value.profile.content, request.value);
  const unmapped = mapMismatch(request.value, refs, map.value);
  if (unmapped !== undefined) return { ok: false, refusal: unmapped };
  const rest = yield* openRest(refs, opened.value);
  if (!rest.ok) return rest;
  const values = yield* readObjects(refs);
  if (!values.ok) return values;

  const profile = buildResolvedProfile(request.value, documents.value, values.value);
  const bytes = encodeCanonical(profile as unknown as Json);
  const { profile: source, manifests } = documents.value;
  const set = validateProfileSet(
    source.bytes,
    bytes,
    manifests.map((manifest) => manifest.bytes),
  );
  return set.ok
    ? accept({ profile, bytes, documents: documents.value })
    : { ok: false, refusal: nameInput(set.refusal, request.value) };
}

/** The contract counts the documents it was handed; people know them by path. */
function nameInput(refusal: Refusal, request: ResolverRequest): ResolverRefusal {
  if (refusal.input === undefined) return refusal;
  const [profile, ...manifests] = locatorsOf(request).map(([, { path }]) => path);
  return { ...refusal, input: [profile, 'resolved profile', ...manifests][Number(refusal.input)] ?? refusal.input };
}

type Algorithms = ReadonlyMap<string, string>;

function* openLocated(request: ResolverRequest, map: RepositoryMap): Plan<ResolverResult<Algorithms>> {
  const mapped = new Set(map.repositories.map(({ repository_id }) => repository_id));
  for (const [at, { repository_id }] of locatorsOf(request)) {
    if (!mapped.has(repository_id)) {
      const expected = `\`${repository_id}\` in the map`;
      return refuseFor('locator-map-missing', { code: 'E_REPOSITORY', input: 'request', at, expected });
    }
  }
  const named = locatorsOf(request).map(
    ([, { repository_id, hash_algorithm }]) => [repository_id, hash_algorithm] as const,
  );
  return yield* openAll(named, new Map());
}

function* openRest(refs: readonly GitObject[], opened: Algorithms): Plan<ResolverResult<Algorithms>> {
  const named = refs.map(({ revision }) => [revision.repository_id, revision.hash_algorithm] as const);
  return yield* openAll(named, opened);
}

/** Opens what is not open yet, and holds every reference to the one hash algorithm its repository has. */
function* openAll(
  named: readonly (readonly [repositoryId: string, algorithm: string])[],
  opened: Algorithms,
): Plan<ResolverResult<Algorithms>> {
  const ids = [...new Set(named.map(([id]) => id))].filter((id) => !opened.has(id));
  const answers = all(yield* open(ids));
  if (!answers.ok) return answers;
  const algorithms = new Map(opened);
  for (const [index, id] of ids.entries()) algorithms.set(id, answers.value[index]?.hashAlgorithm ?? '');
  const wrong = named.find(([id, algorithm]) => algorithms.get(id) !== algorithm);
  if (wrong === undefined) return accept(algorithms);
  const expected = `${algorithms.get(wrong[0])} ids, as repository \`${wrong[0]}\` has, not ${wrong[1]}`;
  return refuseFor('hash-algorithm', { code: 'E_REPOSITORY', at: wrong[0], expected });
}

/** The map must name exactly the repositories of the objects in the result. */
function mapMismatch(
  request: ResolverRequest,
  refs: readonly GitObject[],
  map: RepositoryMap,
): ResolverRefusal | undefined {
  const needed = new Set([
    ...locatorsOf(request).map(([, { repository_id }]) => repository_id),
    ...refs.map(({ revision }) => revision.repository_id),
  ]);
  const mapped = new Set(map.repositories.map(({ repository_id }) => repository_id));
  const missing = [...needed].find((id) => !mapped.has(id));
  if (missing !== undefined) {
    const expected = `\`${missing}\` in the map, which the profile binds`;
    return refuseFor('map-missing', { code: 'E_REPOSITORY', input: 'map', at: missing, expected }).refusal;
  }
  const extra = [...mapped].find((id) => !needed.has(id));
  if (extra === undefined) return undefined;
  const expected = 'only repositories that the profile binds';
  return refuseFor('map-extra', { code: 'E_REPOSITORY', input: 'map', at: extra, expected }).refusal;
}
