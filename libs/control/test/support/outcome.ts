// What an evaluator said, short enough for a table.
import type { Refusal, Result } from '#canonical';
import type { Admitted } from '#contract';

type Evaluation = { readonly body: { readonly verdict: string; readonly reason_ids: readonly string[] } };

/** `violated: a.b, c.d`, or the token of a refusal. */
export const saidOf = (result: Result<Admitted<Evaluation>>): string =>
  result.ok ? decisionText(result.value.content.body) : result.refusal.code;

export const decisionText = ({ verdict, reason_ids }: Evaluation['body']): string =>
  `${verdict}: ${reason_ids.join(', ')}`;

/** `TOKEN input place`, or `none`. */
export const refusalText = (refusal: Refusal | undefined): string =>
  refusal === undefined ? 'none' : [refusal.code, refusal.input ?? '', refusal.at ?? ''].join(' ').trimEnd();
