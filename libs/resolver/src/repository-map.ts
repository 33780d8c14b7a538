// Which clone stands for which repository id. The map is outside data of the machine it is used on; nothing of it enters
// a resolved profile.
import { accept, parseCanonical } from '#canonical';
import type { ResolverMap } from './generated/resolver-map.d.ts';
import { validate as isMap } from './generated/resolver-map.js';
import { type ResolverResult, refuseFor } from './refusals.ts';
import { resolverBounds } from './request.ts';

export type RepositoryMap = ResolverMap;

const rootBytesMax = 4096;

/** Reads a map. Refuses with E_LIMIT, E_PARSE, E_CANONICAL, then E_INPUT map-shape and map-duplicate. */
export function parseRepositoryMap(bytes: Uint8Array): ResolverResult<RepositoryMap> {
  const parsed = parseCanonical(bytes, resolverBounds);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: 'map' } };
  const value = parsed.value;
  if (!isMap(value) || value.repositories.some(({ root }) => Buffer.byteLength(root) > rootBytesMax)) {
    return refuseFor('map-shape', {
      code: 'E_INPUT',
      input: 'map',
      expected: `1 to 1024 repositories, each with a repository_id and an absolute root of at most ${rootBytesMax} bytes`,
    });
  }
  const ids = value.repositories.map(({ repository_id }) => repository_id);
  const first = new Map(ids.map((id, index) => [id, index] as const).toReversed());
  const twice = ids.find((id, index) => first.get(id) !== index);
  if (twice !== undefined) {
    return refuseFor('map-duplicate', {
      code: 'E_INPUT',
      input: 'map',
      at: twice,
      expected: 'each repository id once',
    });
  }
  return accept(value);
}
