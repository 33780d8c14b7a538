// How an adapter that watches a provider reads its input: an envelope of exactly two members, then the trust context, then
// what was observed, each refused under a token of its own and in this order.
import type { Json, Result } from '#canonical';
import { accept } from '#canonical';
import type { Shape } from './shape.ts';
import { admit, any, record } from './shape.ts';

export type EvidenceContract<Trust, Observed, Code extends string> = {
  /** The envelope's member that holds what was observed. */
  readonly subject: 'snapshot' | 'claim';
  readonly trustContext: Shape<Trust>;
  readonly observed: Shape<Observed>;
  /** The tokens of the three, in the order in which they are decided. */
  readonly codes: readonly [envelope: Code, trustContext: Code, observed: Code];
};

export type Evidence<Trust, Observed> = { readonly trust: Trust; readonly observed: Observed };

/** The input's two members in their shapes, or the first refusal. Pure; linear in the input. */
export function admitEvidence<Trust, Observed, Code extends string>(
  contract: EvidenceContract<Trust, Observed, Code>,
  input: Json,
): Result<Evidence<Trust, Observed>, Code> {
  const { subject, codes } = contract;
  const envelope = admit(record({ trust_context: any, [subject]: any }), input, codes[0], '');
  if (!envelope.ok) return envelope;
  const trust = admit(contract.trustContext, envelope.value.trust_context, codes[1], '/trust_context');
  if (!trust.ok) return trust;
  const observed = admit(contract.observed, envelope.value[subject] as Json, codes[2], `/${subject}`);
  return observed.ok ? accept({ trust: trust.value, observed: observed.value }) : observed;
}
