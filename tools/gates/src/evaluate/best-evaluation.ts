// What an evaluation of a clean stage must come to: the best answer that its policy can give, and not one reason more.
import { type Refusal, type Result, refuse } from '#canonical';

export type Best = {
  readonly verdict: string;
  /** The only reasons allowed; missing, the verdict says enough. */
  readonly reasonIds?: readonly string[];
};

export const satisfied: Best = { verdict: 'satisfied' };

/** Where a claim of credentials comes from is nothing that the policy can know, and it must have nothing else to say. */
export const unqualified: Best = { verdict: 'inconclusive', reasonIds: ['claim.provenance-unqualified'] };

type Evaluated = {
  readonly content: { readonly body: { readonly verdict: string; readonly reason_ids: readonly string[] } };
};

/** The evaluation itself when it is the best; E_EVALUATION, with the policy as its place, for a worse one and for none. */
export function held<T extends Evaluated>(policy: string, best: Best, judged: Result<T>): Result<T> {
  if (!judged.ok) {
    const { code, at, expected } = judged.refusal;
    return refuse(worse(policy, `an evaluation, not \`${code}\`: ${at === undefined ? '' : `${at}, `}${expected}`));
  }
  const { verdict, reason_ids } = judged.value.content.body;
  if (verdict === best.verdict && isOnly(reason_ids, best.reasonIds)) return judged;
  const wanted = best.reasonIds === undefined ? '' : ` by nothing but ${listed(best.reasonIds)}`;
  return refuse(worse(policy, `\`${best.verdict}\`${wanted}, not \`${verdict}\` by ${listed(reason_ids)}`));
}

const isOnly = (found: readonly string[], wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || (found.length === wanted.length && wanted.every((reason) => found.includes(reason)));

const listed = (reasons: readonly string[]): string => reasons.map((reason) => `\`${reason}\``).join(', ');

const worse = (policy: string, expected: string): Refusal => ({
  code: 'E_EVALUATION',
  at: policy,
  expected,
  mend: 'change what the reasons name in the profile, pin it again, and commit',
});
