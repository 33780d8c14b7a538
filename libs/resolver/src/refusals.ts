// What the resolver refuses with. The token says whose fault it is; where one token has several causes, a detail tells
// them apart, for programs and in the line `rule` that people read.
import type { Accepted, Refusal } from '#canonical';

/**
 * E_INPUT: the request or the map. E_REPOSITORY: a repository that is not mapped, or cannot be trusted as it lies.
 * E_OBJECT: an object that is not where a reference says. E_PROFILE: a profile folder that does not keep the conventions.
 * E_PIN: a pin that no longer holds.
 */
export type ResolverCode = 'E_INPUT' | 'E_REPOSITORY' | 'E_OBJECT' | 'E_RELATION' | 'E_PROFILE' | 'E_PIN';

export type ResolverDetail =
  | 'manifest-count'
  | 'request-shape'
  | 'locator-shape'
  | 'locator-duplicate'
  | 'map-shape'
  | 'map-duplicate'
  | 'locator-map-missing'
  | 'map-missing'
  | 'map-extra'
  | 'hash-algorithm'
  | 'object-missing'
  | 'object-differs'
  | 'manifest-source-ambiguous'
  | 'manifest-source-missing'
  | 'manifest-source-extra';

/** Tokens of the core, of canonical reading and of the repository pass through as they are, with their own details. */
export type ResolverRefusal = Refusal & { readonly detail?: string };
export type ResolverResult<T> = Accepted<T> | { readonly ok: false; readonly refusal: ResolverRefusal };

/** A refusal with its detail. */
export const refuseFor = (
  detail: ResolverDetail,
  refusal: Refusal<ResolverCode>,
): { readonly ok: false; readonly refusal: ResolverRefusal } => ({
  ok: false,
  refusal: { ...refusal, detail },
});
