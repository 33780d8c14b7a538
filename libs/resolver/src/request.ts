// The resolver's request, read in the order its refusals are ranked: bytes, then how many manifests, then the shape of
// the whole, then each locator, then locators that repeat. A request that is wrong in several ways has one answer.
import { accept, type Json, type JsonObject, parseCanonical } from '#canonical';
import type { ScopeRef } from '#contract';
import { validate as isLocator } from './generated/resolver-locator.js';
import { validate as isRequest } from './generated/resolver-request.js';
import { type Locator, locatorKey } from './locator.ts';
import { type ResolverResult, refuseFor } from './refusals.ts';

export const manifestCountMax = 8;

export type ResolverRequest = {
  readonly manifest_sources: readonly Locator[];
  readonly profile_source: Locator;
  readonly repository_context_ref: ScopeRef;
  readonly selection_ref: ScopeRef;
  readonly version: 1;
};

/** Bounds of the two flat documents that the resolver is started with. */
export const resolverBounds = { bytesMax: 1_048_576, depthMax: 32, stringBytesMax: 8192, integers: 'int32' } as const;

/**
 * Reads a request. Refuses with E_LIMIT, E_PARSE, E_CANONICAL, then E_INPUT for, in this order: manifest-count (0 or more
 * than 8 manifest sources, whatever they look like), request-shape, locator-shape, locator-duplicate.
 */
export function parseResolverRequest(bytes: Uint8Array): ResolverResult<ResolverRequest> {
  const parsed = parseCanonical(bytes, resolverBounds);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: 'request' } };
  const count = manifestCount(parsed.value);
  if (count === 0 || (count !== undefined && count > manifestCountMax)) {
    return refuseFor('manifest-count', {
      code: 'E_INPUT',
      input: 'request',
      at: '/manifest_sources',
      expected: `1 to ${manifestCountMax} manifest sources, not ${count}`,
    });
  }
  if (!isRequest(parsed.value)) {
    return refuseFor('request-shape', {
      code: 'E_INPUT',
      input: 'request',
      expected: 'manifest_sources, profile_source, repository_context_ref, selection_ref and version 1',
    });
  }
  return checkLocators(parsed.value as unknown as ResolverRequest);
}

function manifestCount(value: Json): number | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const sources = (value as JsonObject).manifest_sources;
  return Array.isArray(sources) ? sources.length : undefined;
}

function checkLocators(request: ResolverRequest): ResolverResult<ResolverRequest> {
  const located = locatorsOf(request);
  for (const [at, locator] of located) {
    if (!isLocator(locator)) {
      return refuseFor('locator-shape', {
        code: 'E_INPUT',
        input: 'request',
        at,
        expected:
          'commit_id, hash_algorithm, object_id, path and repository_id, ids as long as the hash algorithm says',
      });
    }
  }
  const seen = new Set<string>();
  for (const [at, locator] of located) {
    if (seen.has(locatorKey(locator))) {
      return refuseFor('locator-duplicate', { code: 'E_INPUT', input: 'request', at, expected: 'each locator once' });
    }
    seen.add(locatorKey(locator));
  }
  return accept(request);
}

/** Every locator of a request with its place in it: the profile's first. */
export const locatorsOf = (request: ResolverRequest): readonly (readonly [at: string, Locator])[] => [
  ['/profile_source', request.profile_source],
  ...request.manifest_sources.map((locator, index) => [`/manifest_sources/${index}`, locator] as const),
];
