// What a case expects, in the words of its source. Rows of a table call these, so that a line says one thing.
import type { Json } from '#canonical';

export type Expectation = { readonly disposition: string; readonly [member: string]: Json };

/** The source refuses the input with this token. */
export const rejected = (error_token: string): Expectation => ({ disposition: 'rejected', error_token });

/** The stage run is valid, and its result has this status. */
export const accepted = (status: string): Expectation => ({ disposition: 'accepted', status });

/** How the scanner classifies the one item of the snapshot. */
export const observed = (cls: string, action: string, reason_id: string): Expectation => ({
  disposition: 'observed',
  class: cls,
  action,
  reason_id,
});

/** A verdict with all of its reasons, sorted. */
export const evaluated = (verdict: string, ...reason_ids: readonly string[]): Expectation => ({
  disposition: 'evaluated',
  verdict,
  reason_ids,
});

/** What an adapter observes, with the bindings that no longer hold. */
export const normalized = (state: string, reason_id: string, ...stale_bindings: readonly string[]): Expectation => ({
  disposition: 'normalized',
  state,
  reason_id,
  stale_bindings,
});

/** The content gate lets the file through. */
export const admitted: Expectation = { disposition: 'admitted' };

/** The content gate refuses the file. */
export const denied = (error_token: string, detail: string): Expectation => ({
  disposition: 'rejected',
  error_token,
  detail,
});
