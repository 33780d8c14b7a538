// What a normalizer answered, as one line that a table can hold.
import type { Json, Result } from '#canonical';
import { at } from './edit.ts';

export type Normalize = (input: Json) => Result<Json>;

/** `state reason` with the stale bindings behind it when there are any, or the refusal's token. */
export function outcomeOf(normalize: Normalize, input: Json): string {
  const result = normalize(input);
  if (!result.ok) return result.refusal.code;
  const stale = staleOf(result.value);
  return [at(result.value, '/state'), at(result.value, '/reason_id'), ...stale].join(' ');
}

/** The stale bindings of an observation; the producers' and verifier's have no such member. */
export const staleOf = (observation: Json): readonly string[] => {
  const stale = (observation as { readonly stale_bindings?: readonly string[] }).stale_bindings;
  return stale ?? [];
};
