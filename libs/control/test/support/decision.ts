// What an evaluation came to, in the few words that tables of cases compare: the verdict, then the reasons.
import type { Refusal, Result } from '#canonical';

type Said = { readonly verdict: string; readonly reason_ids: readonly string[] };

export const told = ({ verdict, reason_ids }: Said): string => [verdict, ...reason_ids].join(' ');

/** The same of an evaluation, or the token and the input of a refusal. */
export const outcomeOf = (result: Result<{ readonly content: { readonly body: Said } }>): string =>
  result.ok ? told(result.value.content.body) : refusalOf(result.refusal);

export const refusalOf = ({ code, input }: Refusal): string => (input === undefined ? code : `${code} ${input}`);
